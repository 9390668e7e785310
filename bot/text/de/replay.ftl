### Games that are over: looked at again, analysed, proved. Chances such as { $odds } come with their percent sign.

button-replay = Wiederholung
button-verify = Prüfen
button-forward = Vor
button-next-17 = Nächste Ansage
button-next-switch = Nächste Wahl
button-analysis = Analyse
button-board = Zum Spielfeld
button-previous-page = Vorige Seite
button-next-page = Nächste Seite
button-turn = Schritt { $step }

replay-step = Wiederholung von Tisch { $table } · Schritt { $step } von { $steps }
# An item in a list of choices, without markup.
replay-choice = Tisch { $table } · { $game } · { $names } · { $ago }

analysis-title = Analyse
analysis-turns = Wendepunkte, nach Siegchance
analysis-turn = { $what } { $name } { $before } → { $after }
analysis-no-turns = Es gab keine: Die Siegchancen haben sich nie geändert.
analysis-decisions-17 = Ansagen
analysis-decisions-switch = Entscheidungen
analysis-none-17 = Niemand hat angesagt.
analysis-none-switch = Es gab nichts zu entscheiden.
analysis-score = { $name }: { $best } von { $all } optimal
analysis-page = Seite { $page } von { $pages }
analysis-how-17 = Die Prozente zählen alles, was bei der Ansage noch hinter den Rückseiten liegen konnte, als gleich wahrscheinlich. Was am besten war, ist die Einschätzung der CPU „{ level-hard }“; sie überlegt auch, warum eine Karte so gelegt wurde.
analysis-how-switch = Die Prozente sind die Chancen der Würfel. Was für die Runde am besten war, ist die Einschätzung der CPU „{ level-hard }“.

verdict = { $name } { $did }: { $verdict }.
verdict-good-lucky = richtig entschieden
verdict-good-unlucky = richtig entschieden, Pech gehabt
verdict-good-none = richtig entschieden
verdict-dared-lucky = das Risiko war es wert und hat sich gelohnt
verdict-dared-unlucky = das Risiko war es wert, Pech gehabt
verdict-dared-none = das Risiko war es wert
verdict-bad-lucky = Glück gehabt, { $better } wäre besser gewesen ({ $promise } Siegchance statt { $chance })
verdict-bad-unlucky = { $better } wäre besser gewesen ({ $promise } Siegchance statt { $chance })
verdict-bad-none = { $better } wäre besser gewesen ({ $promise } Siegchance statt { $chance })
verdict-forced-lucky = es ging nicht anders, und es ging gut
verdict-forced-unlucky = es ging nicht anders
verdict-forced-none = es ging nicht anders
better-wait = Abwarten

seventeen-did-right = hat bei { $odds } angesagt
seventeen-did-wrong = hat bei { $odds } angesagt
seventeen-did-trapped = hat bei { $odds } angesagt, direkt in eine Falle
seventeen-did-overtaken = hat bei { $odds } angesagt, aber jemand hatte Vorrang
seventeen-better-up = { $card } offen
seventeen-better-down = { $card } verdeckt

switch-did-made = hat bei { $odds } weitergewürfelt
switch-did-bust = hat bei { $odds } weitergewürfelt
switch-did-stopped = hat bei { $odds } Fehlwurf-Risiko aufgehört
switch-did-swapped = hat mit { $what } getauscht
switch-did-cancelled = wollte den Stapel von { $what }
switch-did-kept = hat den Stapel behalten
switch-did-landed = hat { $what } blockiert
switch-did-countered = hat { $what } blockiert und wurde gekontert
switch-did-held = hat ein Plättchen gegen { $what } ausgegeben
switch-a-block = die Blockade
switch-a-swap = den Tausch
switch-better-roll = Weiterwürfeln
switch-better-stop = Aufhören
switch-better-discard = Ablegen
switch-better-keep = den Stapel zu behalten
switch-better-swap = der Stapel von { $name }
switch-better-block = { $name } zu blockieren

proof-title = Geprüft
proof-title-failed = So wurde nicht gespielt
proof-table = Tisch { $table }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, gewonnen von { $names }.
proof-holds = Der Seed passt zum Siegel, das die Lobby zeigte, bevor jemand dazukam. Alle Aktionen, mit Seed und Salt noch einmal gespielt, ergaben dasselbe Spiel mit demselben Ende. Also konnte weder der Bot noch sonst jemand beeinflussen, was gegeben und gewürfelt wurde.
proof-holds-unsealed = Alle Aktionen, mit Seed und Salt noch einmal gespielt, ergaben dasselbe Spiel mit demselben Ende. Was die Lobby damals zeigte, wurde nicht notiert: War es das Siegel unten, dann konnte niemand beeinflussen, was gegeben und gewürfelt wurde.
proof-commit = Siegel: { $commit }
proof-seed = Seed: { $seed }
proof-salt = Salt: { $salt }
proof-file = Prüf es selbst: Speichere die Datei und führe { $command } aus
proof-fault-seed = Der gespeicherte Seed ist nicht der, mit dem die Lobby versiegelt wurde: Sein Siegel ist { $commit }, die Lobby zeigte { $sealed }.
proof-fault-start = Dieses Spiel kann gar nicht erst beginnen: Die Optionen oder Plätze passen zu keinem Spiel.
proof-fault-move = Schritt { $step } ist in dem Spiel, das sich aus diesem Seed und Salt ergibt, unmöglich.
proof-fault-end = Das gespeicherte Ende ist nicht das, zu dem die Aktionen führen.
proof-means = Jemand hat verändert, was gespeichert ist, oder die Regeln haben sich seitdem geändert. Dieses Spiel beweist also nichts mehr: Wende dich an die Leute, die den Bot betreiben.

refused-no-such-game = So ein Spiel gibt es hier nicht: Wähle eins von deinen aus der Liste, oder spiel eins mit /{ name-play }.
refused-no-games = Hier wurde noch kein Spiel beendet: /{ name-play } eröffnet einen Tisch.
refused-still-lobby = Tisch { $table } ist erst eine Lobby: Zu sehen gibt es etwas, wenn das Spiel vorbei ist.
refused-still-running = An Tisch { $table } wird noch gespielt, Seed und Karten bleiben bis zum Ende geheim.
refused-never-began = An Tisch { $table } wurde nie gespielt: Die Lobby wurde geschlossen.
refused-was-aborted = Tisch { $table } wurde vorzeitig beendet: Nur zu Ende gespielte Spiele lassen sich ansehen und prüfen.
refused-broken-log = Tisch { $table } lässt sich nicht ansehen: Das Protokoll ist nicht das gespielte Spiel, „{ button-verify }“ sagt warum.
refused-not-read = Das ließ sich gerade nicht lesen: Bitte versuch es noch einmal.
