### /leaderboard, and ratings at the end of a game.

leaderboard-season = Stagione { $number }, { $year }
leaderboard-page = pagina { $number } di { $pages }
leaderboard-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
leaderboard-wins = { $n ->
    [one] { $n } vittoria
   *[other] { $n } vittorie
}
leaderboard-victories = { $n ->
    [one] { $n } gettone Vittoria
   *[other] { $n } gettoni Vittoria
}
leaderboard-accuracy = { $n ->
    [one] { $share } su { $n } chiamata
   *[other] { $share } su { $n } chiamate
}
leaderboard-own = { $name }: posto { $rank } di { $people }

leaderboard-no-game = { $name } non è ancora in questa lista: serve una partita giocata fino in fondo.
leaderboard-not-rated = { $name } non è ancora in questa lista: serve una partita classificata, senza CPU.
leaderboard-few-calls = { $name } non è ancora in questa lista: { $n } delle { $least } chiamate che servono.
leaderboard-not-shown = { $name } non è in questa lista: per comparire dappertutto bisogna accettarlo in /{ name-privacy }.

leaderboard-nobody = Qui nessuno ha ancora finito una partita a { $game }: /{ name-play } apre un tavolo.
leaderboard-nobody-then = Qui nessuno ha finito una partita a { $game } in questo periodo: /{ name-play } apre un tavolo.
leaderboard-nobody-rated = Questa lista è vuota: serve una partita classificata a { $game }, senza CPU.
leaderboard-nobody-calls = Questa lista è vuota: servono { $least } chiamate.
leaderboard-nobody-everywhere = Questa lista è vuota: per comparire dappertutto bisogna accettarlo in /{ name-privacy }.

button-next = Avanti
button-own-place = Il mio posto

refused-order = { $game } non conta questo: scegli un altro criterio.

choice-by-rating = Rating
choice-by-wins = Vittorie
choice-by-victories = Gettoni Vittoria
choice-by-accuracy = Chiamate giuste
choice-scope-here = Questo server
choice-scope-everywhere = Dappertutto
choice-period-month = Questo mese
choice-period-season = Questa stagione
choice-period-all = Da sempre

rating-provisional = provvisorio
rating-change = Rating { $points } ({ $change })
lobby-rated = Partita classificata
lobby-rated-cpu = Non classificata: gioca una CPU
lobby-unrated = Partita non classificata
