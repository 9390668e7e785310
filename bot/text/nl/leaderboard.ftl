### /leaderboard, and ratings at the end of a game.

leaderboard-season = Seizoen { $number } van { $year }
leaderboard-page = pagina { $number } van { $pages }
leaderboard-games = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}
leaderboard-wins = { $n ->
    [one] 1 keer gewonnen
   *[other] { $n } keer gewonnen
}
leaderboard-victories = { $n ->
    [one] 1 overwinningsfiche
   *[other] { $n } overwinningsfiches
}
leaderboard-accuracy = { $n ->
    [one] 1 keer 17 geroepen, { $share } terecht
   *[other] { $n } keer 17 geroepen, { $share } terecht
}
leaderboard-own = { $name }: plaats { $rank } van { $people }

leaderboard-no-game = { $name } staat nog niet op deze lijst: daarvoor is een spel nodig dat tot het einde is gespeeld.
leaderboard-not-rated = { $name } staat nog niet op deze lijst: daarvoor is een spel nodig dat telt voor de rating, met alleen mensen.
leaderboard-few-calls = { $name } staat nog niet op deze lijst: nog maar { $n } van de benodigde { $least } keer 17 geroepen.
leaderboard-not-shown = { $name } staat niet op deze lijst: met /{ name-privacy } geef je toestemming om overal getoond te worden.

leaderboard-nobody = Hier heeft nog niemand een spel { $game } uitgespeeld: /{ name-play } opent een tafel.
leaderboard-nobody-then = Hier heeft in deze periode niemand een spel { $game } uitgespeeld: /{ name-play } opent een tafel.
leaderboard-nobody-rated = Er staat niemand op deze lijst: daarvoor is een spel { $game } nodig dat telt voor de rating, met alleen mensen.
leaderboard-nobody-calls = Er staat niemand op deze lijst: daarvoor moet je { $least } keer 17 roepen.
leaderboard-nobody-everywhere = Er staat niemand op deze lijst die overal getoond wil worden: toestemming geef je met /{ name-privacy }.

button-next = Verder
button-own-place = Mijn plaats

refused-order = { $game } telt dat niet: kies een andere volgorde.

choice-by-rating = Rating
choice-by-wins = Gewonnen
choice-by-victories = Overwinningsfiches
choice-by-accuracy = Trefzekerheid
choice-scope-here = Deze server
choice-scope-everywhere = Overal
choice-period-month = Deze maand
choice-period-season = Dit seizoen
choice-period-all = Totaal

rating-provisional = voorlopig
rating-change = Rating { $points } ({ $change })
lobby-rated = Telt voor de rating
lobby-rated-cpu = Telt niet voor de rating: er speelt een CPU mee
lobby-unrated = Telt niet voor de rating
