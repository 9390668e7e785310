### Games that are over: looked at again, analysed, proved. Chances such as { $odds } come with their percent sign.

button-replay = Terugkijken
button-verify = Controleren
button-forward = Vooruit
button-next-17 = Volgende 17!
button-next-switch = Volgende keuze
button-analysis = Analyse
button-board = Naar het bord
button-previous-page = Vorige pagina
button-next-page = Volgende pagina
button-turn = Stap { $step }

replay-step = Tafel { $table } teruggekeken · stap { $step } van { $steps }
# An item in a list of choices, without markup.
replay-choice = Tafel { $table } · { $game } · { $names } · { $ago }

analysis-title = Analyse
analysis-turns = Keerpunten, naar winstkans
analysis-turn = { $what } { $name } { $before } → { $after }
analysis-no-turns = Die waren er niet: niemands winstkans is ooit veranderd.
analysis-decisions-17 = 17 geroepen
analysis-decisions-switch = Keuzes
analysis-none-17 = Niemand heeft geroepen.
analysis-none-switch = Er viel niets te kiezen.
analysis-score = { $name }: { $best } van { $all } optimaal
analysis-page = pagina { $page } van { $pages }
analysis-how-17 = De percentages tellen alles wat bij het roepen nog achter de achterkanten kon liggen als even waarschijnlijk. Wat het beste was, is de mening van de CPU ‘{ level-hard }’, die zich ook afvraagt waarom een kaart zo is neergelegd.
analysis-how-switch = De percentages zijn de kansen van de dobbelstenen. Wat het beste was voor de ronde, is de mening van de CPU ‘{ level-hard }’.

verdict = { $name } { $did }: { $verdict }.
verdict-good-lucky = goede keuze
verdict-good-unlucky = goede keuze, pech gehad
verdict-good-none = goede keuze
verdict-dared-lucky = het risico waard, en het pakte goed uit
verdict-dared-unlucky = het risico waard, pech gehad
verdict-dared-none = het risico waard
verdict-bad-lucky = geluk gehad, { $better } was beter geweest ({ $promise } winstkans in plaats van { $chance })
verdict-bad-unlucky = { $better } was beter geweest ({ $promise } winstkans in plaats van { $chance })
verdict-bad-none = { $better } was beter geweest ({ $promise } winstkans in plaats van { $chance })
verdict-forced-lucky = er zat niets anders op, en het liep goed af
verdict-forced-unlucky = er zat niets anders op
verdict-forced-none = er zat niets anders op
better-wait = wachten

seventeen-did-right = riep bij { $odds }
seventeen-did-wrong = riep bij { $odds }
seventeen-did-trapped = riep bij { $odds }, recht in een Valstrik
seventeen-did-overtaken = riep bij { $odds }, maar iemand ging voor
seventeen-better-up = { $card } open spelen
seventeen-better-down = { $card } dicht spelen

switch-did-made = gooide door bij { $odds }
switch-did-bust = gooide door bij { $odds }
switch-did-stopped = stopte, met { $odds } kans op een misworp
switch-did-swapped = ruilde met { $what }
switch-did-cancelled = wilde de stapel van { $what }
switch-did-kept = hield de eigen stapel
switch-did-landed = blokkeerde { $what }
switch-did-countered = blokkeerde { $what }, en dat werd afgeweerd
switch-did-held = gaf een fiche uit tegen { $what }
switch-a-block = de blokkade
switch-a-swap = de ruil
switch-better-roll = doorgooien
switch-better-stop = stoppen
switch-better-discard = afleggen
switch-better-keep = de eigen stapel houden
switch-better-swap = de stapel van { $name }
switch-better-block = { $name } blokkeren

proof-title = Gecontroleerd
proof-title-failed = Zo is er niet gespeeld
proof-table = Tafel { $table }: { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}, gewonnen door { $names }.
proof-holds = De seed past bij het zegel dat de lobby toonde voordat er iemand aanschoof. Alle zetten, met seed en salt opnieuw gespeeld, gaven hetzelfde spel met hetzelfde einde. De bot noch iemand anders kon dus beïnvloeden wat er werd gedeeld en gegooid.
proof-holds-unsealed = Alle zetten, met seed en salt opnieuw gespeeld, gaven hetzelfde spel met hetzelfde einde. Wat deze lobby toonde, is niet genoteerd: als dat het zegel hieronder was, kon niemand beïnvloeden wat er werd gedeeld en gegooid.
proof-commit = Zegel: { $commit }
proof-seed = Seed: { $seed }
proof-salt = Salt: { $salt }
proof-file = Controleer het zelf: bewaar het bestand en voer { $command } uit
proof-fault-seed = De bewaarde seed is niet die waarmee de lobby verzegeld was: zijn zegel is { $commit }, en de lobby toonde { $sealed }.
proof-fault-start = Dit spel kan niet eens beginnen: de opties of spelers horen niet bij een spel.
proof-fault-move = Stap { $step } is onmogelijk in het spel dat deze seed en salt opleveren.
proof-fault-end = Het bewaarde einde is niet het einde waar de zetten toe leiden.
proof-means = Iemand heeft veranderd wat er bewaard is, of de regels zijn intussen veranderd. Dit spel bewijst dus niets meer: vraag het aan wie de bot beheert.

refused-no-such-game = Zo’n spel is hier niet: kies er een van jou uit de lijst, of speel er een met /{ name-play }.
refused-no-games = Er is hier nog geen spel uitgespeeld: /{ name-play } opent een tafel.
refused-still-lobby = Tafel { $table } is nog maar een lobby: er valt pas iets te zien als het spel is afgelopen.
refused-still-running = Aan tafel { $table } wordt nog gespeeld; de seed en de kaarten blijven geheim tot het einde.
refused-never-began = Tafel { $table } is nooit begonnen: de lobby werd gesloten.
refused-was-aborted = Tafel { $table } is voortijdig beëindigd: alleen uitgespeelde spellen kun je terugkijken en controleren.
refused-broken-log = Tafel { $table } is niet terug te kijken: het verslag is niet het gespeelde spel, en ‘{ button-verify }’ zegt waarom.
refused-not-read = Dat kon nu niet gelezen worden: probeer het nog eens.
