### /settings: the panel, its form, and what is said about changes.

# How this language calls itself.
language-name = English

settings-title = Settings of this server
settings-hint = New tables follow them; a table that is open keeps what it has.
settings-times = { $turn } a turn, { $react } to react, { $grace } of grace
settings-changes = Last changes
settings-no-changes = Nothing has been changed yet.
settings-somebody = somebody
settings-as-the-pace = that of the pace

setting-language = Language
setting-pace = Pace
setting-turn-seconds = Turn
setting-react-seconds = Reaction
setting-grace-seconds = Grace
setting-board = Board
setting-board-after = Messages before the board moves down
setting-threads = Threads
setting-channels = Channels
setting-rated = Ratings
setting-lobby-minutes = Idle lobbies close after
setting-leavers = Whoever leaves a game

setting-language-auto = That of the server
setting-board-picture = Pictures
setting-board-emoji = Emojis
setting-board-text = Text
setting-threads-ask = Offer a thread in every lobby
setting-threads-always = Always a thread of its own
setting-threads-never = No threads
setting-channels-all = everywhere
setting-channels-gone = nowhere: the chosen channels are gone
setting-rated-yes = Rated
setting-rated-no = Not rated
setting-leavers-last = Counts as last
setting-leavers-none = Does not count

button-times = Times…
button-reset = Reset

form-times = Times of the pace
form-times-hint = Seconds, { $low } to { $high }; empty: { $usual }, as the pace has it.
