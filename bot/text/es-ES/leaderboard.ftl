### /leaderboard, and ratings at the end of a game.

leaderboard-season = Temporada { $number }, { $year }
leaderboard-page = página { $number } de { $pages }
leaderboard-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
leaderboard-wins = { $n ->
    [one] { $n } victoria
   *[other] { $n } victorias
}
leaderboard-victories = { $n ->
    [one] { $n } ficha de victoria
   *[other] { $n } fichas de victoria
}
leaderboard-accuracy = { $n ->
    [one] { $share } en { $n } canto
   *[other] { $share } en { $n } cantos
}
leaderboard-own = { $name }: puesto { $rank } de { $people }

leaderboard-no-game = { $name } todavía no está en esta lista: hace falta una partida jugada hasta el final.
leaderboard-not-rated = { $name } todavía no está en esta lista: hace falta una partida clasificatoria, sin CPU.
leaderboard-few-calls = { $name } todavía no está en esta lista: { $n } de los { $least } cantos que hacen falta.
leaderboard-not-shown = { $name } no está en esta lista: para mostrarse en todas partes hay que aceptarlo en /{ name-privacy }.

leaderboard-nobody = Aquí nadie ha terminado todavía una partida de { $game }: /{ name-play } abre una mesa.
leaderboard-nobody-then = Aquí nadie terminó una partida de { $game } en este periodo: /{ name-play } abre una mesa.
leaderboard-nobody-rated = No hay nadie en esta lista: hace falta una partida clasificatoria de { $game }, sin CPU.
leaderboard-nobody-calls = No hay nadie en esta lista: hacen falta { $least } cantos.
leaderboard-nobody-everywhere = No hay nadie en esta lista: para mostrarse en todas partes hay que aceptarlo en /{ name-privacy }.

button-next = Siguiente
button-own-place = Mi puesto

refused-order = { $game } no cuenta eso: elige otro criterio.

choice-by-rating = Clasificación
choice-by-wins = Victorias
choice-by-victories = Fichas de victoria
choice-by-accuracy = Aciertos al cantar
choice-scope-here = Este servidor
choice-scope-everywhere = En todas partes
choice-period-month = Este mes
choice-period-season = Esta temporada
choice-period-all = Desde siempre

rating-provisional = provisional
rating-change = Clasificación { $points } ({ $change })
lobby-rated = Partida clasificatoria
lobby-rated-cpu = No clasificatoria: juega una CPU
lobby-unrated = Partida no clasificatoria
