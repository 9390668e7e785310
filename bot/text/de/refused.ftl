### Answers to a press that changed nothing: why, and what to do.
### Known wherever there is a table: $name (whose turn it is), $last (a sentence: what happened
### last), $when (when the window closes). In a lobby: $host, $missing (how many players).

# Any game
refused-unknown-action = Dieser Knopf ist veraltet: Nimm das neueste Spielfeld (/{ name-board } zeigt es).
refused-not-seated = Du spielst an diesem Tisch nicht mit: /{ name-play } eröffnet einen eigenen.
refused-game-over = Das Spiel ist vorbei: /{ name-play } oder „{ button-rematch }“ startet das nächste.
refused-not-your-turn = Du bist nicht dran: Warte auf { $name }.
refused-window-open = Noch nicht: Die anderen dürfen noch reagieren, weiter geht es { $when }.
refused-no-window = Es gibt nichts mehr, worauf du reagieren könntest: { $name } ist am Zug.
refused-too-fast = Etwas langsamer, bitte: Nicht alles, was du gedrückt hast, hat gezählt.
refused-stray = Das geht nicht mehr, und nichts hat sich geändert: Ruf den Befehl noch einmal auf.

# 17
refused-call-pending = Zu spät für eine Karte: 17 ist angesagt.
refused-card-not-held = Diese Karte hast du nicht mehr: „{ button-hand }“ zeigt, was du auf der Hand hast.
refused-nothing-played = Vor der ersten Karte einer Runde kann niemand 17 ansagen.
refused-played-last = Die letzte Karte kam von dir, deshalb kannst du nicht ansagen: Warte auf die nächste.
refused-between-two-cards = Warte auf die zweite Karte: Zwischen den beiden Karten eines x2-Zugs kann niemand 17 ansagen.
refused-no-priority = 17 ist schon angesagt, von dir oder von jemandem mit Vorrang: Warte auf das Ergebnis.

# Switch
refused-not-rolled = Erst würfeln.
refused-already-rolled = Du hast schon gewürfelt: Spiel mit diesen Würfeln weiter.
refused-discard-first = Leg erst eine Karte ab: Dieser Wurf erlaubt es.
refused-dice-do-not-make-it = Diese Würfel ergeben deine oberste Karte nicht: Hör auf oder würfle noch einmal.
refused-swap-first = Wähle erst, mit wem du tauschst.
refused-no-swap = Gerade gibt es keinen Tausch zu entscheiden.
refused-no-such-partner = Mit diesem Stapel kannst du nicht tauschen: Wähle einen der Knöpfe.
refused-no-token = Du hast kein Blockplättchen: Der Switch-Würfel bringt eins.
refused-no-such-target = Diesen Stapel kannst du nicht blockieren: Wähle jemand anders.
refused-already-blocked = Dieser Stapel ist schon blockiert: Wähle einen anderen.
refused-you-are-blocked = Dein Stapel ist blockiert: Befreie ihn oder würfle mit dem Switch-Würfel.
refused-not-blocked = Dein Stapel ist nicht blockiert: Würfle einfach.
refused-not-the-target = Diese Blockade gilt nicht dir: Nur wer getroffen ist, kann kontern.
refused-own-swap = Das ist dein eigener Tausch: Nur die anderen können ihn stoppen.

# Tables and lobbies
refused-no-table = Hier gibt es keinen Tisch: /{ name-play } eröffnet einen.
refused-table-here = Hier gibt es schon einen Tisch: Spiel dort mit, oder spiel in einem Thread oder einem anderen Kanal.
refused-not-in-game = Du bist in diesem Spiel nicht dabei: Warte auf das nächste oder eröffne ein eigenes mit /{ name-play }.
refused-not-in-lobby = Du bist nicht in dieser Lobby: „{ button-join }“ gibt dir einen Platz.
refused-already-seated = Du hast schon einen Platz: Warte einfach auf den Start.
refused-full = Alle Plätze sind besetzt: Warte auf das nächste Spiel oder eröffne einen eigenen Tisch mit /{ name-play }.
refused-kept = Die Plätze sind für die reserviert, die gerade gespielt haben: Warte auf das nächste Spiel oder eröffne einen eigenen Tisch mit /{ name-play }.
refused-too-few = { $missing ->
    [0] Es fehlen noch Leute
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $missing } Personen
}: Lade jemanden ein oder nimm eine CPU dazu.
refused-not-host = Das kann nur der Host: Frag { $host }.
refused-not-host-or-moderator = Das können nur der Host und die Moderation: Frag { $host }.
refused-already-started = Das Spiel hat schon begonnen: Schau zu oder eröffne ein eigenes mit /{ name-play }.
refused-too-late = Zu spät, der Tisch ist schon weiter. { $last }
refused-not-stored = Das ließ sich nicht speichern, geändert hat sich nichts: Bitte drück noch einmal.
refused-not-started = Das Spiel hat noch nicht begonnen: Der Host drückt auf „{ button-start }“.
refused-unknown-level = So eine CPU gibt es nicht: Wähle { level-easy }, { level-normal } oder { level-hard }.
refused-seats = { $game } ist für { $fewest } bis { $most } Personen.
refused-option = Bei { $game } gibt es keine Matches: Lass diese Option weg.
refused-permissions = Hier kann ich keinen Tisch führen. Wer diesen Kanal verwaltet, muss mir Folgendes erlauben: { $missing }.

# Settings
refused-not-manager = Die Einstellungen kann nur ändern, wer diesen Server verwalten darf.
refused-turn-seconds = Ein Zug dauert zwischen 5 und 86400 Sekunden, also höchstens einen Tag: Es bleibt, wie es war.
refused-react-seconds = Die Zeit zum Reagieren liegt zwischen 1 und 600 Sekunden: Es bleibt, wie es war.
refused-grace-seconds = Die Nachfrist liegt zwischen 0,5 und 60 Sekunden: Es bleibt, wie es war.
refused-setting = Das lässt sich nicht mehr wählen: /{ name-settings } zeigt, was geht.
refused-channel = Gespielt wird hier in { $channels }: Eröffne dort einen Tisch.
refused-channels-gone = Die Kanäle zum Spielen sind weg: Wer diesen Server verwaltet, kann mit /{ name-settings } andere wählen.
