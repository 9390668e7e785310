# Cards. Numbers say their value on the front; open ones on the back, too.
card-closed = { $value } (fermé)
card-open = { $value } (ouvert)
card-reverse = Changement de sens
card-trash = Poubelle
card-x2 = x2
card-trap = Piège

seventeen-empty-row = La rangée est encore vide.
seventeen-showing = Total visible : { $total }
seventeen-open = Total : { $total } (visible : { $shown })
seventeen-unknown = { $n ->
    [one] { $n } dos vierge
   *[other] { $n } dos vierges
}
seventeen-legend = { $front } face visible, { $back } face cachée
seventeen-clockwise = sens horaire
seventeen-counterclockwise = sens antihoraire
seventeen-pile = Pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
seventeen-pile-top = { $card } au-dessus

seventeen-turn = { $name } joue une carte
seventeen-turn-two = { $name } joue deux cartes (x2)
seventeen-turn-second = { $name } joue une deuxième carte (x2)
seventeen-turn-must-call = { $name } n’a plus de carte et doit annoncer 17
seventeen-grace = 17 annoncé par { $name } ! Encore à temps, et en priorité : { $sooner }.
seventeen-may-call = Tout le monde sauf { $last } peut annoncer 17.
seventeen-nobody-calls = Personne ne peut annoncer 17 pour le moment.

seventeen-last-dealt = Les cartes sont distribuées.
seventeen-last-up = { $name } a joué { $card }.
seventeen-last-down = { $name } a joué { $card } face cachée.
seventeen-last-reverse = { $name } a joué { $card } : maintenant { $direction }.
seventeen-last-trash = { $name } a joué { $card } : le bout de la rangée disparaît.
seventeen-last-x2 = { $name } a joué { $card } : deux cartes au prochain tour.
seventeen-last-called = { $name } a annoncé 17.
seventeen-last-right = { $name } a annoncé 17, avec raison : { $total }.
seventeen-last-wrong = { $name } a annoncé 17, à tort : { $total }.

button-call = 17 !
button-hand = Ma main
button-face-up = Visible · { $card }
button-face-down = Cachée · { $card }

panel-title = Ta main
panel-play = À toi : joue une carte
panel-play-first = À toi, x2 : choisis la première des deux cartes
panel-play-second = x2 : choisis maintenant la deuxième carte
panel-must-call = Tu n’as plus de carte : annonce 17
panel-may-also-call = Ou annonce 17, si tu penses que la rangée y est.
panel-wait = Pas encore ton tour : ces boutons s’activeront quand il viendra. Pour annoncer 17, utilise le plateau.
panel-tokens = Tes jetons : { $tokens }
panel-no-tokens = aucun
panel-row = La rangée montre { $total }.
panel-row-known = La rangée montre { $total } ; { $known } avec tes propres cartes cachées.

result-title = { $name } a annoncé 17
result-right = juste !
result-wrong = faux !
result-turned = Retournées : { $cards }
result-nothing-turned = Aucune carte n’était face cachée.
result-penalty-trap = { $name } : un jeton Pénalité pour un Piège posé par { $owner }
result-penalty-own-trap = { $name } : un jeton Pénalité pour son propre Piège
result-penalty-wrong = { $name } : un jeton Pénalité pour l’annonce fausse
result-penalty-last = { $name } : un jeton Pénalité pour la dernière carte
result-returned = { $name } : deux jetons Pénalité, rendus tous les deux
result-returned-victory = { $name } : deux jetons Pénalité, rendus avec un jeton Victoire
result-victory-right = { $name } : un jeton Victoire pour l’annonce juste
result-victory-last = { $name } : un jeton Victoire, l’annonce était fausse
result-victory-trap = { $name } : un jeton Victoire pour un Piège
result-starts = { $name } commence la manche { $round }.

# The description of a picture, for those who do not see it. "blank back": nobody knows what is behind it.
card-blank = dos vierge
panel-alt = Tes cartes : { $cards }.
seventeen-alt-row = La rangée :
seventeen-alt-by = { $card } par { $name }
seventeen-alt-down = { $card } face cachée
seventeen-alt-direction = On joue en { $direction }.
seventeen-alt-discard = Défausse : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, { $card } au-dessus.
seventeen-alt-player = { $name } : { $tokens } ; en main : { $cards }.
seventeen-alt-to-move = { $name }, dont c’est le tour : { $tokens } ; en main : { $cards }.
seventeen-alt-none = aucune carte
seventeen-alt-tokens = { $victories ->
    [0] aucun jeton Victoire
    [one] { $victories } jeton Victoire
   *[other] { $victories } jetons Victoire
}, { $penalties ->
    [0] aucun jeton Pénalité
    [one] { $penalties } jeton Pénalité
   *[other] { $penalties } jetons Pénalité
}
seventeen-alt-right = Total { $total } : l’annonce était juste.
seventeen-alt-wrong = Total { $total } : l’annonce était fausse.
