### What all screens share. Markup and signs stand in the code: here are the words.

game-17 = 17
game-switch = Switch

# A list of names: "Anna, Ben" and "Cleo".
and = { $first } et { $last }

level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-random = Au hasard

seat-away = pas là
somebody = quelqu’un d’autre
soon = dans un instant
round = Manche { $number }
# In a picture, for a name of which no letter can be drawn.
picture-player = Joueur { $number }

panel-over = La partie est finie.
button-rematch = Revanche
button-first = Début
button-back = Retour
button-last = Fin
end-title = La partie est finie
end-won = Victoire : { $names } !
end-shared = { $names } se partagent la victoire !
aborted-title = La table est fermée
aborted-cancelled = La partie a été annulée avant de commencer.
aborted-idle = Il ne se passait plus rien : la table s’est fermée toute seule. /{ name-play } en ouvre une autre.
aborted-ended = La partie a été arrêtée avant la fin et ne compte pas dans les résultats.
aborted-nobody-left = Il n’y a plus personne pour jouer.
aborted-channel-gone = Son salon n’existe plus.
aborted-rules-changed = Les règles ont changé depuis : cette partie ne peut pas continuer.
