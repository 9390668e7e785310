### Answers to a press that changed nothing: why, and what to do.
### Known wherever there is a table: $name (whose turn it is), $last (a sentence: what happened
### last), $when (when the window closes). In a lobby: $host, $missing (how many players).

# Any game
refused-unknown-action = Deze knop is verouderd: gebruik het nieuwste bord (/{ name-board } toont het).
refused-not-seated = Je speelt niet mee aan deze tafel: /{ name-play } opent er zelf een.
refused-game-over = Het spel is afgelopen: /{ name-play } of ‘{ button-rematch }’ begint een nieuw.
refused-not-your-turn = Je bent niet aan de beurt: wacht op { $name }.
refused-window-open = Nog niet: de anderen mogen nog reageren, het gaat { $when } verder.
refused-no-window = Er is niets meer om op te reageren: { $name } is aan de beurt.
refused-too-fast = Iets rustiger aan: niet alles waarop je drukte, heeft geteld.
refused-stray = Dat werkt niet meer, en er is niets veranderd: gebruik het commando opnieuw.

# 17
refused-call-pending = Te laat voor een kaart: er is 17 geroepen.
refused-card-not-held = Die kaart heb je niet meer: ‘{ button-hand }’ toont wat je in je hand hebt.
refused-nothing-played = Vóór de eerste kaart van een ronde kan niemand 17 roepen.
refused-played-last = Jij speelde de laatste kaart, dus je kunt nu niet roepen: wacht op de volgende.
refused-between-two-cards = Wacht op de tweede kaart: tussen de twee kaarten van een x2-beurt kan niemand 17 roepen.
refused-no-priority = Er is al 17 geroepen, door jou of door iemand die voorgaat: wacht op de uitslag.

# Switch
refused-not-rolled = Gooi eerst de dobbelstenen.
refused-already-rolled = Je hebt al gegooid: ga verder met deze dobbelstenen.
refused-discard-first = Leg eerst een kaart af: deze worp laat het toe.
refused-dice-do-not-make-it = Deze dobbelstenen maken je bovenste kaart niet: stop, of gooi nog eens.
refused-swap-first = Kies eerst met wie je ruilt.
refused-no-swap = Er is nu geen ruil om over te beslissen.
refused-no-such-partner = Met die stapel kun je niet ruilen: kies een van de knoppen.
refused-no-token = Je hebt geen blokfiche: de Switch-dobbelsteen levert er een op.
refused-no-such-target = Die stapel kun je niet blokkeren: kies iemand anders.
refused-already-blocked = Die stapel is al geblokkeerd: kies een andere.
refused-you-are-blocked = Je stapel is geblokkeerd: bevrijd hem, of gooi de Switch-dobbelsteen.
refused-not-blocked = Je stapel is niet geblokkeerd: gooi gewoon.
refused-not-the-target = Deze blokkade is niet voor jou bedoeld: alleen wie geraakt wordt, kan haar afweren.
refused-own-swap = Dit is je eigen ruil: alleen de anderen kunnen hem stoppen.

# Tables and lobbies
refused-no-table = Er is hier geen tafel: /{ name-play } opent er een.
refused-table-here = Er is hier al een tafel: doe daar mee, of speel in een thread of een ander kanaal.
refused-not-in-game = Je doet niet mee aan dit spel: wacht op het volgende, of open er zelf een met /{ name-play }.
refused-not-in-lobby = Je zit niet in deze lobby: met ‘{ button-join }’ krijg je een plek.
refused-already-seated = Je hebt al een plek: wacht gewoon op de start.
refused-full = Alle plekken zijn bezet: wacht op het volgende spel, of open zelf een tafel met /{ name-play }.
refused-kept = De plekken zijn gereserveerd voor wie net gespeeld heeft: wacht op het volgende spel, of open zelf een tafel met /{ name-play }.
refused-too-few = { $missing ->
    [0] Er zijn nog niet genoeg spelers
    [one] Er is nog één speler nodig
   *[other] Er zijn nog { $missing } spelers nodig
}: nodig iemand uit, of zet er een CPU bij.
refused-not-host = Dat kan alleen de host: vraag het aan { $host }.
refused-not-host-or-moderator = Dat kan alleen de host of een moderator: vraag het aan { $host }.
refused-already-started = Het spel is al begonnen: kijk mee, of open er zelf een met /{ name-play }.
refused-too-late = Te laat, de tafel is al verder. { $last }
refused-not-stored = Dat kon niet worden opgeslagen, dus er is niets veranderd: druk nog eens.
refused-not-started = Het spel is nog niet begonnen: de host drukt op ‘{ button-start }’.
refused-unknown-level = Zo’n CPU is er niet: kies { level-easy }, { level-normal } of { level-hard }.
refused-seats = { $game } is voor { $fewest } tot { $most } spelers.
refused-option = { $game } heeft geen matches: laat die optie weg.
refused-permissions = Ik kan hier geen tafel leiden. Wie dit kanaal beheert, moet me het volgende toestaan: { $missing }.

# Settings
refused-not-manager = Alleen wie deze server mag beheren, kan de instellingen wijzigen.
refused-turn-seconds = Een beurt duurt 5 tot 86400 seconden, dus hooguit een dag: er is niets veranderd.
refused-react-seconds = De tijd om te reageren is 1 tot 600 seconden: er is niets veranderd.
refused-grace-seconds = Het respijt is 0,5 tot 60 seconden: er is niets veranderd.
refused-setting = Dat kan niet meer gekozen worden: /{ name-settings } toont wat wel kan.
refused-channel = Hier wordt gespeeld in { $channels }: open daar een tafel.
refused-channels-gone = De kanalen om te spelen zijn weg: wie deze server beheert, kan met /{ name-settings } andere kiezen.
