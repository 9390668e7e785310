### Names and descriptions of commands and of their options, and the names of choices: at most 100 characters.

# Names of commands and of their options, as people type them: 1 to 32 characters, lower case, no spaces.
# No two commands of a language, and no two options of a command, may have the same. Texts call a command by
# reference, "/{ name-play }": whatever it is called here is what people read there.
name-play = spelen
name-play-game = spel
name-play-seats = plekken
name-play-match = match
name-play-pace = tempo
name-play-rated = rating
name-hand = kaarten
name-board = bord
name-leave = verlaten
name-end = beëindigen
name-tutorial = leren
name-tutorial-game = spel
name-settings = instellingen
name-privacy = privacy
name-leaderboard = ranglijst
name-leaderboard-game = spel
name-leaderboard-scope = waar
name-leaderboard-period = periode
name-leaderboard-by = op
name-profile = profiel
name-profile-member = lid
name-replay = terugkijken
name-replay-table = tafel
name-verify = controleren
name-verify-table = tafel
name-rules = regels
name-rules-game = spel
name-about = info

command-play = Open hier een tafel: meedoen gaat met een knop
command-play-game = Welk spel
command-play-seats = Hoeveel mensen mogen meedoen
command-play-match = Switch: een match tot 100 punten in plaats van één ronde
command-play-pace = Hoelang een beurt mag duren
command-play-rated = Of het telt voor de rating, als er alleen mensen spelen
command-hand = Toon je kaarten nog eens, alleen aan jou
command-board = Toon het bord nog eens, helemaal onderaan
command-leave = Verlaat je tafel; een CPU speelt voor je verder
command-end = Beëindig de tafel hier, zonder dat het spel meetelt
command-tutorial = Leer een spel: een begeleid eerste potje tegen CPU’s, alleen voor jou
command-tutorial-game = Welk spel; noem je niets, dan kun je kiezen
command-settings = Hoe er op deze server gespeeld wordt: taal, tempo, kanalen, rating
command-privacy = Exporteer, verberg of verwijder wat over jou bewaard wordt
command-leaderboard = Wie het best speelt, hier of overal
command-leaderboard-game = Welk spel
command-leaderboard-scope = Deze server of alle servers
command-leaderboard-period = Sinds wanneer
command-leaderboard-by = Wat telt
command-profile = Hoe iemand speelt: rating, gewonnen spellen, fiches, 17 roepen en manier van verliezen
command-profile-member = Van wie; van jezelf als je niemand noemt
command-replay = Bekijk een gespeeld spel stap voor stap, met analyse en verslag, alleen voor jou
command-replay-table = Welk: kies uit je laatste spellen, of typ het nummer van een tafel
command-verify = Bewijs dat er in een gespeeld spel eerlijk is gedeeld en gegooid
command-verify-table = Welk: kies uit je laatste spellen, of typ het nummer van een tafel
command-rules = De regels met plaatjes, in jouw taal, alleen voor jou
command-rules-game = Welk spel
command-about = Versie, vertraging, tafels die bezig zijn

choice-pace-quick = Snel
choice-pace-normal = Normaal
choice-pace-relaxed = Rustig
