### Names and descriptions of commands and of their options, and the names of choices: at most 100 characters.

# Names of commands and of their options, as people type them: 1 to 32 characters, lower case, no spaces.
# No two commands of a language, and no two options of a command, may have the same. Texts call a command by
# reference, "/{ name-play }": whatever it is called here is what people read there.
name-play = spielen
name-play-game = spiel
name-play-seats = plätze
name-play-match = match
name-play-pace = tempo
name-play-rated = gewertet
name-hand = karten
name-board = spielfeld
name-leave = verlassen
name-end = beenden
name-tutorial = lernen
name-tutorial-game = spiel
name-settings = einstellungen
name-privacy = datenschutz
name-leaderboard = rangliste
name-leaderboard-game = spiel
name-leaderboard-scope = bereich
name-leaderboard-period = zeitraum
name-leaderboard-by = nach
name-profile = profil
name-profile-member = mitglied
name-replay = wiederholung
name-replay-table = tisch
name-verify = prüfen
name-verify-table = tisch
name-rules = regeln
name-rules-game = spiel
name-about = info

command-play = Hier einen Tisch eröffnen: Mitspielen geht per Knopf
command-play-game = Welches Spiel
command-play-seats = Wie viele mitspielen dürfen
command-play-match = Switch: ein Match bis 100 Punkte statt einer Runde
command-play-pace = Wie lange ein Zug dauern darf
command-play-rated = Ob es für die Wertung zählt, wenn nur Menschen spielen
command-hand = Deine Karten noch einmal zeigen, nur dir
command-board = Das Spielfeld noch einmal zeigen, ganz unten
command-leave = Deinen Tisch verlassen; eine CPU spielt für dich weiter
command-end = Den Tisch hier beenden, ohne Wertung
command-tutorial = Ein Spiel lernen: eine geführte erste Partie gegen CPUs, nur für dich
command-tutorial-game = Welches Spiel; ohne Angabe kannst du wählen
command-settings = Wie auf diesem Server gespielt wird: Sprache, Tempo, Kanäle, Wertung
command-privacy = Was über dich gespeichert ist: exportieren, verbergen oder löschen
command-leaderboard = Wer am besten spielt, hier oder überall
command-leaderboard-game = Welches Spiel
command-leaderboard-scope = Dieser Server oder alle Server
command-leaderboard-period = Seit wann
command-leaderboard-by = Was zählt
command-profile = Wie jemand spielt: Wertung, Siege, Plättchen, Ansagen und die Art zu verlieren
command-profile-member = Wessen Profil; ohne Angabe dein eigenes
command-replay = Ein beendetes Spiel Schritt für Schritt ansehen, mit Analyse und Protokoll, nur für dich
command-replay-table = Welches: eins deiner letzten Spiele oder die Nummer eines Tisches
command-verify = Beweisen, dass in einem beendeten Spiel fair gegeben und gewürfelt wurde
command-verify-table = Welches: eins deiner letzten Spiele oder die Nummer eines Tisches
command-rules = Die Regeln mit Bildern, in deiner Sprache, nur für dich
command-rules-game = Welches Spiel
command-about = Version, Latenz, laufende Tische

choice-pace-quick = Schnell
choice-pace-normal = Normal
choice-pace-relaxed = Gemütlich
