### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-random = Au hasard

# What CPU players are called: short and friendly first names of this language, all different.
cpu-1 = Léa
cpu-2 = Hugo
cpu-3 = Manon
cpu-4 = Jules
cpu-5 = Chloé
cpu-6 = Louis
# In old games: somebody who had everything deleted that was stored about them.
forgotten = quelqu’un

seat-away = pas là
somebody = quelqu’un d’autre
soon = dans un instant
# Such as "Wins: 3".
labelled = { $label } : { $what }
round = Manche { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Joueur { $number }

panel-over = La partie est finie.
button-rematch = Revanche
button-first = Début
button-back = Précédent
button-last = Fin
end-title = La partie est finie
end-won = { $names } gagne la partie !
end-shared = { $names } se partagent la victoire !
aborted-title = La table est fermée
aborted-cancelled = La partie a été annulée avant de commencer.
aborted-idle = Il ne se passait plus rien : la table s’est fermée toute seule. /{ name-play } en ouvre une autre.
aborted-ended = La partie a été arrêtée avant la fin et ne compte pas dans les résultats.
aborted-nobody-left = Il n’y a plus personne pour jouer.
aborted-channel-gone = Son salon n’existe plus.
aborted-rules-changed = Les règles ont changé depuis : cette partie ne peut pas continuer.
