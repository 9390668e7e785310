### Answers to a press that changed nothing: why, and what to do.
### Known wherever there is a table: $name (whose turn it is), $last (a sentence: what happened
### last), $when (when the window closes). In a lobby: $host, $missing (how many players).

# Any game
refused-unknown-action = Ce bouton n’est plus à jour : utilise le dernier plateau (/{ name-board } l’affiche).
refused-not-seated = Tu ne joues pas à cette table : /{ name-play } ouvre la tienne.
refused-game-over = La partie est finie : /{ name-play } ou « { button-rematch } » en lance une autre.
refused-not-your-turn = Ce n’est pas ton tour : attends { $name }.
refused-window-open = Pas encore : les autres peuvent réagir, ça reprend { $when }.
refused-no-window = Il n’y a plus rien à quoi réagir : c’est à { $name } de jouer.
refused-too-fast = Un peu moins vite : tous tes appuis n’ont pas compté.
refused-stray = Cela ne fonctionne plus, et rien n’a changé : relance la commande.

# 17
refused-call-pending = Trop tard pour une carte : 17 est annoncé.
refused-card-not-held = Tu n’as plus cette carte : « { button-hand } » montre les tiennes.
refused-nothing-played = Personne ne peut annoncer 17 avant la première carte d’une manche.
refused-played-last = Tu as joué la dernière carte, tu ne peux donc pas annoncer : attends la suivante.
refused-between-two-cards = Attends la deuxième carte : on n’annonce pas 17 entre les deux d’un tour x2.
refused-no-priority = 17 est déjà annoncé, par toi ou par quelqu’un de prioritaire : attends le résultat.

# Switch
refused-not-rolled = Lance d’abord les dés.
refused-already-rolled = Tu as déjà lancé : continue avec ces dés.
refused-discard-first = Défausse d’abord une carte : ce lancer en permet une.
refused-dice-do-not-make-it = Ces dés ne font pas ta carte du dessus : arrête, ou relance.
refused-swap-first = Choisis d’abord avec qui tu échanges.
refused-no-swap = Il n’y a pas d’échange à décider pour le moment.
refused-no-such-partner = Tu ne peux pas échanger avec cette pile : choisis l’un des boutons.
refused-no-token = Tu n’as pas de jeton Blocage : le dé Switch en donne.
refused-no-such-target = Tu ne peux pas bloquer cette pile : choisis celle d’un adversaire.
refused-already-blocked = Cette pile est déjà bloquée : choisis-en une autre.
refused-you-are-blocked = Ta pile est bloquée : débloque-la, ou lance le dé Switch.
refused-not-blocked = Ta pile n’est pas bloquée : lance, tout simplement.
refused-not-the-target = Ce Blocage ne te vise pas : seule sa cible peut le contrer.
refused-own-swap = C’est ton propre échange : seuls les autres peuvent l’annuler.

# Tables and lobbies
refused-no-table = Il n’y a pas de table ici : /{ name-play } en ouvre une.
refused-table-here = Il y a déjà une table ici : rejoins-la, ou joue dans un fil ou un autre salon.
refused-not-in-game = Tu n’es pas dans cette partie : attends la prochaine, ou ouvre une table avec /{ name-play }.
refused-not-in-lobby = Tu n’es pas à cette table : « { button-join } » te donne une place.
refused-already-seated = Tu as déjà une place : il ne reste qu’à attendre le départ.
refused-full = Toutes les places sont prises : attends la prochaine partie, ou ouvre une autre table avec /{ name-play }.
refused-kept = Les places sont gardées pour la revanche : attends la prochaine partie, ou ouvre une autre table avec /{ name-play }.
refused-too-few = { $missing ->
    [0] Il manque encore du monde
    [one] Il manque une personne
   *[other] Il manque { $missing } personnes
} : invite quelqu’un ou ajoute une IA.
refused-not-host = C’est à l’hôte de le faire : demande à { $host }.
refused-not-host-or-moderator = C’est à l’hôte ou à la modération de le faire : demande à { $host }.
refused-already-started = La partie a déjà commencé : regarde-la, ou ouvre une autre table avec /{ name-play }.
refused-too-late = Trop tard, la partie a avancé. { $last }
refused-not-stored = Impossible d’enregistrer, rien n’a donc changé : appuie encore une fois.
refused-not-started = La partie n’a pas encore commencé : l’hôte doit appuyer sur « { button-start } ».
refused-unknown-level = Cette IA n’existe pas : choisis { level-easy }, { level-normal } ou { level-hard }.
refused-seats = { $game } se joue de { $fewest } à { $most }.
refused-option = { $game } n’a pas de match : retire cette option.
refused-permissions = Je ne peux pas tenir de table ici. Une personne qui gère ce salon doit m’autoriser à : { $missing }.

# Settings
refused-not-manager = Il faut pouvoir gérer ce serveur pour changer ses réglages.
refused-turn-seconds = Un tour dure de 5 à 86400 secondes, soit un jour : rien n’a changé.
refused-react-seconds = Le temps de réaction va de 1 à 600 secondes : rien n’a changé.
refused-grace-seconds = Le délai de grâce va de 0,5 à 60 secondes : rien n’a changé.
refused-setting = Ce choix n’existe plus : /{ name-settings } montre ceux qui restent.
refused-channel = Ici, on joue dans { $channels } : ouvre une table là-bas.
refused-channels-gone = Les salons de jeu n’existent plus : une personne qui gère ce serveur peut en choisir d’autres avec /{ name-settings }.
