### /leaderboard, and ratings at the end of a game.

leaderboard-season = Saison { $number }/{ $year }
leaderboard-page = Seite { $number } von { $pages }
leaderboard-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
leaderboard-wins = { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
}
leaderboard-victories = { $n ->
    [one] 1 Siegplättchen
   *[other] { $n } Siegplättchen
}
leaderboard-accuracy = { $n ->
    [one] { $share } von 1 Ansage richtig
   *[other] { $share } von { $n } Ansagen richtig
}
leaderboard-own = { $name }: Platz { $rank } von { $people }

leaderboard-no-game = { $name } steht noch nicht auf dieser Liste: Dazu braucht es ein zu Ende gespieltes Spiel.
leaderboard-not-rated = { $name } steht noch nicht auf dieser Liste: Dazu braucht es ein gewertetes Spiel, nur unter Menschen.
leaderboard-few-calls = { $name } steht noch nicht auf dieser Liste: erst { $n } von { $least } nötigen Ansagen.
leaderboard-not-shown = { $name } steht nicht auf dieser Liste: Mit /{ name-privacy } kann man zustimmen, überall gezeigt zu werden.

leaderboard-nobody = Hier hat noch niemand ein Spiel { $game } beendet: /{ name-play } eröffnet einen Tisch.
leaderboard-nobody-then = Hier hat in dieser Zeit niemand ein Spiel { $game } beendet: /{ name-play } eröffnet einen Tisch.
leaderboard-nobody-rated = Auf dieser Liste steht niemand: Dazu braucht es ein gewertetes Spiel { $game }, nur unter Menschen.
leaderboard-nobody-calls = Auf dieser Liste steht niemand: Dazu braucht es { $least } Ansagen.
leaderboard-nobody-everywhere = Auf dieser Liste steht niemand, der überall gezeigt werden will: Zustimmen kann man mit /{ name-privacy }.

button-next = Weiter
button-own-place = Mein Platz

refused-order = Das wird bei { $game } nicht gezählt: Wähle eine andere Rangfolge.

choice-by-rating = Wertung
choice-by-wins = Siege
choice-by-victories = Siegplättchen
choice-by-accuracy = Trefferquote
choice-scope-here = Dieser Server
choice-scope-everywhere = Überall
choice-period-month = Dieser Monat
choice-period-season = Diese Saison
choice-period-all = Gesamt

rating-provisional = vorläufig
rating-change = Wertung { $points } ({ $change })
lobby-rated = Gewertet
lobby-rated-cpu = Ungewertet: Eine CPU spielt mit
lobby-unrated = Ungewertet
