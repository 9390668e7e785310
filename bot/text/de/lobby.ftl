lobby-title = { $game }: Wer spielt mit?
lobby-seats = Plätze: { $taken } von { $most }
lobby-seat-free = frei
lobby-seat-kept = Platz reserviert
lobby-seat-heir = Platz reserviert, danach wieder Host
lobby-kept = „{ button-join }“ nimmt den Platz, der für dich reserviert ist; wer beim Start nicht gedrückt hat, ist nicht dabei.
lobby-host = Host
lobby-pace = Tempo: { $turn } pro Zug, { $react } zum Reagieren
lobby-single = Eine Runde
lobby-match = Match bis 100 Punkte
lobby-need = { $n ->
    [one] Noch eine Person, dann kann es losgehen.
   *[other] Noch { $n } Personen, dann kann es losgehen.
}
lobby-ready = Bereit: Der Host kann starten.
lobby-closes = Schließt { $when }, wenn nichts passiert.
lobby-fair = Fairness: Der Seed war versiegelt, bevor jemand dazukam, sha256 { $commit }

lobby-levels = Wie gut soll die CPU spielen?
lobby-levels-more = { $name } setzt sich. Noch eine?
lobby-levels-full = { $name } setzt sich, und der Tisch ist voll.

lobby-moved = Hier geht es weiter: { $channel }.
lobby-you-host = Du bist Host an diesem Tisch ({ $game }): Drück auf „{ button-start }“, wenn alle da sind.
lobby-you-are-in = Du spielst { $game }. Sobald der Host startet, erscheinen deine Karten und Knöpfe hier.

button-join = Mitspielen
button-leave = Verlassen
button-add-cpu = CPU dazu
button-start = Starten
button-cancel = Abbrechen
