lobby-title = { $game }: wie doet er mee?
lobby-seats = Plekken: { $taken } van { $most }
lobby-seat-free = vrij
lobby-seat-kept = plek gereserveerd
lobby-seat-heir = plek gereserveerd, daarna weer host
lobby-kept = ‘{ button-join }’ neemt de plek die voor jou gereserveerd is; wie bij de start niet gedrukt heeft, doet niet mee.
lobby-host = host
lobby-pace = Tempo: { $turn } per beurt, { $react } om te reageren
lobby-single = Eén ronde
lobby-match = Match tot 100 punten
lobby-need = { $n ->
    [one] Nog één speler en het kan beginnen.
   *[other] Nog { $n } spelers en het kan beginnen.
}
lobby-ready = Klaar: de host kan starten.
lobby-closes = Sluit { $when } als er niets gebeurt.
lobby-fair = Eerlijk spel: de seed was verzegeld voordat er iemand aanschoof, sha256 { $commit }

lobby-levels = Hoe goed moet de CPU spelen?
lobby-levels-more = { $name } schuift aan. Nog een?
lobby-levels-full = { $name } schuift aan, en de tafel is vol.

lobby-moved = Het gaat verder in { $channel }.
lobby-you-host = Je bent host van deze tafel ({ $game }): druk op ‘{ button-start }’ als iedereen er is.
lobby-you-are-in = Je speelt { $game }. Zodra de host start, verschijnen hier je kaarten en knoppen.

button-join = Meedoen
button-leave = Verlaten
button-add-cpu = CPU erbij
button-start = Starten
button-cancel = Annuleren
