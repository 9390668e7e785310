switch-match = match en 100 points
switch-top = carte { $card }
switch-blocked = pile bloquée
switch-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
switch-pot = Réserve : { $tokens }
switch-pot-empty = vide

die-green = Vert
die-red = Rouge

switch-allows = cartes possibles : { $cards }
switch-allows-no-more = plus aucune carte possible

switch-start = { $name } : lance { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} pour la carte { $card }, ou le dé Switch
switch-start-blocked = { $name }, pile bloquée : lance le dé Switch
switch-start-unblock = { $name }, pile bloquée : débloque-la, ou lance le dé Switch
switch-discard = { $name } : défausse la carte { $card }
switch-discard-or-stop = { $name } : défausse la carte { $card }, arrête ou relance
switch-stop-or-roll = { $name } : arrête, ou relance pour la carte { $card }
switch-miss = Un lancer raté ramène à la carte { $card }.
switch-miss-stays = Un lancer raté ne coûte rien : la carte { $card } reste.
switch-discarding = { $name } défausse la carte { $card }. Un Blocage peut encore l’empêcher !
switch-blocking = { $by } bloque { $name }. { $name } peut contrer !
switch-swap-green = { $name } : choisis avec qui échanger, ou garde ta pile
switch-swap-red = { $name } doit échanger avec l’une des piles les plus basses, au choix
switch-swap-window = { $name } échange avec { $other }. Un jeton peut encore l’annuler !

switch-last-opening = { $name } a fait le plus haut ({ $throws }) et commence.
switch-last-rolled = { $name } a lancé { $dice }.
switch-last-discarding = { $name } met de côté la carte { $card }.
switch-last-discarded = { $name } a défaussé la carte { $card }.
switch-last-die = { $name } a lancé le dé Switch.
switch-last-swap = { $name } veut échanger avec { $other }.
switch-last-block = { $name } bloque { $other }.
switch-last-blocked = { $name } a bloqué { $other }.
switch-last-counter = { $name } a contré le Blocage.
switch-last-unblock = { $name } a retiré le Blocage.

ended-won = { $name } a défaussé la carte 16 et gagne la manche !
ended-missed = { $name } a lancé { $dice } : pas de carte { $was }.
ended-bust = { $name } a lancé { $dice } : pas de carte { $was }, retour à la { $top }.
ended-stopped = { $name } s’arrête à la carte { $top }.
ended-blocked = { $other } a bloqué { $name } : le tour est fini.
ended-blank = { $name } a obtenu la face vide.
ended-swapped = { $name } a échangé sa pile avec { $other } : { $was } contre { $top }.
ended-declined = { $name } a obtenu Vert et garde sa pile.
ended-cancelled = { $other } a annulé l’échange voulu par { $name }.
ended-nobody-lower = { $name } a obtenu Rouge : personne n’est plus bas.
ended-token = { $name } a pris un jeton Blocage.
ended-pot-empty = { $name } a obtenu Blocage, mais la réserve est vide.

button-roll = Lancer
button-die = Dé Switch
button-discard = Défausser
button-stop = Arrêter
button-unblock = Débloquer
button-block = Bloquer
button-counter = Contrer
button-cancel-swap = Annuler l’échange
button-swap-with = Échanger avec { $name } · { $card }
button-decline = Garder ma pile
button-block-whom = Bloquer { $name }

blocks-title = Tes Blocages
blocks-tokens = { $n ->
    [0] Tu n’as pas de jeton Blocage.
    [one] Tu as { $n } jeton Blocage.
   *[other] Tu as { $n } jetons Blocage.
}
blocks-choose = Qui veux-tu bloquer ?
blocks-get-one = Le dé Switch en donne.
blocks-not-now = Personne ne peut être bloqué pour le moment.

round-won = { $name } gagne la manche
round-gained = { $name } +{ $points } = { $score }
switch-came-to = { $card ->
    [0] aucune carte défaussée
   *[other] a défaussé jusqu’à la carte { $card }
}

# The description of a picture, for those who do not see it.
switch-alt-die = Le dé Switch montre { $face }.
switch-alt-dice = Dés : { $dice }
switch-alt-pile = { $name } : { $pile }.
switch-alt-to-move = { $name }, dont c’est le tour : { $pile }.
switch-alt-done = les 16 cartes défaussées
switch-alt-tokens = { $n ->
    [one] { $n } jeton Blocage
   *[other] { $n } jetons Blocage
}
switch-alt-pot = Dans la réserve : { $n ->
    [0] aucun jeton Blocage
    [one] { $n } jeton Blocage
   *[other] { $n } jetons Blocage
}.
