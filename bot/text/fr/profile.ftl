### /profile.

profile-scope = La cote est la même sur tous les serveurs, le reste vaut pour celui-ci.
profile-somebody = Joueur
profile-unrated = Pas encore de cote : il faut une partie classée, sans IA
profile-no-game = Aucune partie de { $game } n’a encore été finie ici
profile-between = entre { $lowest } et { $highest }
profile-of-games = { $n ->
    [one] { $wins } sur { $n } partie ({ $share })
   *[other] { $wins } sur { $n } parties ({ $share })
}
profile-shared = { $n ->
    [one] dont { $n } partagée
   *[other] dont { $n } partagées
}
profile-tokens = Jetons reçus
profile-balance = bilan { $balance }
profile-no-calls = pas encore d’annonce
profile-losing = Façon préférée de perdre
profile-never-lost = jamais de défaite
profile-times = { $n ->
    [one] { $n } défaite
   *[other] { $times } défaites sur { $n }
}

losing-left = partir trop tôt
losing-trapped = tomber dans un Piège
losing-wrong = annoncer trop tôt
losing-caught = une carte de trop
losing-quiet = trop peu d’annonces
losing-bust = un lancer de trop
losing-slow = manquer de vitesse

counter-traps = { $n ->
    [one] { $n } Piège réussi
   *[other] { $n } Pièges réussis
}
counter-trapped = { $n ->
    [one] { $n } subi
   *[other] { $n } subis
}
counter-discards = { $n ->
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
}
counter-busts = { $n ->
    [one] { $n } lancer raté
   *[other] { $n } lancers ratés
}
counter-swaps = { $n ->
    [one] { $n } échange
   *[other] { $n } échanges
}
counter-blocks = { $n ->
    [one] { $n } Blocage
   *[other] { $n } Blocages
}
counter-points = { $n ->
    [one] { $n } point en match
   *[other] { $n } points en match
}

refused-profile-own = Tu n’as pas encore fini de partie ici : /{ name-play } ouvre une table.
refused-profile-none = { $name } n’a pas encore fini de partie ici.
refused-profile-hidden = { $name } ne montre pas son profil.
refused-profile-bot = { $name } est un bot, et seules les personnes ont un profil.
refused-profile-left = { $name } n’est pas sur ce serveur : il n’y a pas de profil à montrer.
refused-profile-gone = Ce profil n’existe plus.
refused-profile-closed = Ce profil n’est plus visible par les autres.
