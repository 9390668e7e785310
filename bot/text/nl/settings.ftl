### /settings: the panel, its form, and what is said about changes.

# How this language calls itself.
language-name = Nederlands

settings-title = Instellingen van deze server
settings-hint = Ze gelden voor nieuwe tafels; een open tafel houdt wat ze heeft.
settings-times = { $turn } per beurt, { $react } om te reageren, { $grace } respijt
settings-changes = Laatste wijzigingen
settings-no-changes = Er is nog niets gewijzigd.
settings-somebody = iemand
settings-as-the-pace = volgens het tempo

setting-language = Taal
setting-pace = Tempo
setting-turn-seconds = Beurt
setting-react-seconds = Reactie
setting-grace-seconds = Respijt
setting-board = Bord
setting-board-after = Berichten voordat het bord opschuift
setting-threads = Threads
setting-channels = Kanalen
setting-rated = Rating
setting-lobby-minutes = Stille lobby’s sluiten na
setting-leavers = Wie een spel verlaat

setting-language-auto = Die van de server
setting-board-picture = Afbeeldingen
setting-board-emoji = Emoji’s
setting-board-text = Tekst
setting-threads-ask = In elke lobby een thread aanbieden
setting-threads-always = Altijd een eigen thread
setting-threads-never = Geen threads
setting-channels-all = overal
setting-channels-gone = nergens: de gekozen kanalen zijn weg
setting-rated-yes = Telt mee
setting-rated-no = Telt niet mee
setting-leavers-last = Eindigt als laatste
setting-leavers-none = Telt niet mee

button-times = Tijden…
button-reset = Resetten

form-times = Tijden van het tempo
form-times-hint = Seconden, { $low } tot { $high }; leeg: { $usual }, volgens het tempo.
