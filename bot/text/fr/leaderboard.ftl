### /leaderboard, and ratings at the end of a game.

leaderboard-season = Saison { $number }, { $year }
leaderboard-page = page { $number } sur { $pages }
leaderboard-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
leaderboard-wins = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}
leaderboard-victories = { $n ->
    [one] { $n } jeton Victoire
   *[other] { $n } jetons Victoire
}
leaderboard-accuracy = { $n ->
    [one] { $share } sur { $n } annonce
   *[other] { $share } sur { $n } annonces
}
leaderboard-own = { $name } : place { $rank } sur { $people }

leaderboard-no-game = { $name } n’est pas encore sur cette liste : il faut une partie jouée jusqu’au bout.
leaderboard-not-rated = { $name } n’est pas encore sur cette liste : il faut une partie classée, sans IA.
leaderboard-few-calls = { $name } n’est pas encore sur cette liste : { $n } des { $least } annonces qu’il faut.
leaderboard-not-shown = { $name } n’est pas sur cette liste : pour y être visible partout, il faut l’accepter dans /{ name-privacy }.

leaderboard-nobody = Aucune partie de { $game } n’a encore été finie ici : /{ name-play } ouvre une table.
leaderboard-nobody-then = Aucune partie de { $game } n’a été finie ici pendant cette période : /{ name-play } ouvre une table.
leaderboard-nobody-rated = Cette liste est vide : il faut une partie de { $game } classée, sans IA.
leaderboard-nobody-calls = Cette liste est vide : il faut { $least } annonces.
leaderboard-nobody-everywhere = Cette liste est vide : personne n’a encore accepté d’être visible partout, ce qui se fait dans /{ name-privacy }.

button-next = Suivant
button-own-place = Ma place

refused-order = { $game } ne compte pas cela : choisis un autre critère.

choice-by-rating = Cote
choice-by-wins = Victoires
choice-by-victories = Jetons Victoire
choice-by-accuracy = Annonces justes
choice-scope-here = Ce serveur
choice-scope-everywhere = Partout
choice-period-month = Ce mois-ci
choice-period-season = Cette saison
choice-period-all = Depuis toujours

rating-provisional = provisoire
rating-change = Cote { $points } ({ $change })
lobby-rated = Partie classée
lobby-rated-cpu = Non classée : une IA joue
lobby-unrated = Partie non classée
