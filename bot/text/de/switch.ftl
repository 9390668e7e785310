switch-match = Match bis 100
switch-top = oben { $card }
switch-blocked = blockiert
switch-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
switch-pot = Vorrat: { $tokens }
switch-pot-empty = leer

die-green = Grün
die-red = Rot

switch-allows = reicht für { $cards }
switch-allows-no-more = reicht für keine weitere Karte

switch-start = { $name }: { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} für Karte { $card } oder der Switch-Würfel
switch-start-blocked = { $name } ist blockiert: nur der Switch-Würfel
switch-start-unblock = { $name } ist blockiert: „{ button-unblock }“ oder der Switch-Würfel
switch-discard = { $name }: { $card } ablegen
switch-discard-or-stop = { $name }: { $card } ablegen, aufhören oder weiterwürfeln
switch-stop-or-roll = { $name }: aufhören oder für { $card } weiterwürfeln
switch-miss = Ein Fehlwurf führt zurück zu Karte { $card }.
switch-miss-stays = Auch nach einem Fehlwurf bleibt es bei Karte { $card }.
switch-discarding = { $name } legt { $card } ab. Eine Blockade würde das jetzt verhindern!
switch-blocking = { $by } blockiert { $name }. { $name } darf kontern!
switch-swap-green = { $name }: Wähle einen Stapel zum Tauschen, oder behalte deinen
switch-swap-red = { $name } muss mit einem der niedrigsten Stapel tauschen: mit welchem?
switch-swap-window = { $name } tauscht mit { $other }. Ein Plättchen würde das jetzt stoppen!

switch-last-opening = { $name } hat am höchsten gewürfelt ({ $throws }) und beginnt.
switch-last-rolled = { $name } hat { $dice } gewürfelt.
switch-last-discarding = { $name } will { $card } ablegen.
switch-last-discarded = { $name } hat { $card } abgelegt.
switch-last-die = { $name } hat den Switch-Würfel geworfen.
switch-last-swap = { $name } will mit { $other } tauschen.
switch-last-block = { $name } blockiert { $other }.
switch-last-blocked = { $name } hat { $other } blockiert.
switch-last-counter = { $name } hat die Blockade gekontert.
switch-last-unblock = { $name } hat den eigenen Stapel befreit.

ended-won = { $name } hat die 16 abgelegt und die Runde gewonnen!
ended-missed = { $name } hat { $dice } gewürfelt: keine { $was }.
ended-bust = { $name } hat { $dice } gewürfelt: keine { $was }, also zurück auf { $top }.
ended-stopped = { $name } hat bei Karte { $top } aufgehört.
ended-blocked = { $other } hat { $name } blockiert: Der Zug ist vorbei.
ended-blank = { $name } hat die leere Seite gewürfelt.
ended-swapped = { $name } hat mit { $other } getauscht: { $was } gegen { $top }.
ended-declined = { $name } hat Grün gewürfelt und den Stapel behalten.
ended-cancelled = { $other } hat den Tausch von { $name } gestoppt.
ended-nobody-lower = { $name } hat Rot gewürfelt: Kein Stapel ist niedriger.
ended-token = { $name } hat ein Blockplättchen bekommen.
ended-pot-empty = { $name } hat Block gewürfelt, aber der Vorrat ist leer.

button-roll = Würfeln
button-die = Switch-Würfel
button-discard = Ablegen
button-stop = Aufhören
button-unblock = Befreien
button-block = Blockieren
button-counter = Kontern
button-cancel-swap = Tausch stoppen
button-swap-with = Tausch mit { $name } · { $card }
button-decline = Stapel behalten
button-block-whom = { $name } blockieren

blocks-title = Deine Blockplättchen
blocks-tokens = Du hast { $n ->
    [0] kein Blockplättchen
    [one] 1 Blockplättchen
   *[other] { $n } Blockplättchen
}.
blocks-choose = Wen blockierst du?
blocks-get-one = Der Switch-Würfel bringt eins.
blocks-not-now = Gerade kann niemand blockiert werden.

round-won = { $name } hat die Runde gewonnen
round-gained = { $name } +{ $points } = { $score }
switch-came-to = { $card ->
    [0] keine Karte abgelegt
   *[other] bis { $card } abgelegt
}

# The description of a picture, for those who do not see it.
switch-alt-die = Der Switch-Würfel zeigt { $face }.
switch-alt-dice = Würfel: { $dice }
switch-alt-pile = { $name }: { $pile }.
switch-alt-to-move = { $name }, am Zug: { $pile }.
switch-alt-done = alle 16 abgelegt
switch-alt-tokens = { $n ->
    [one] 1 Blockplättchen
   *[other] { $n } Blockplättchen
}
switch-alt-pot = Im Vorrat: { $n ->
    [0] kein Blockplättchen
    [one] 1 Blockplättchen
   *[other] { $n } Blockplättchen
}.
