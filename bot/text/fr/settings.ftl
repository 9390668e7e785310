### /settings: the panel, its form, and what is said about changes.

# How this language calls itself.
language-name = Français

settings-title = Réglages de ce serveur
settings-hint = Ils valent pour les nouvelles tables ; une table ouverte garde les siens.
settings-times = { $turn } par tour, { $react } pour réagir, { $grace } de grâce
settings-changes = Derniers changements
settings-no-changes = Rien n’a encore été changé.
settings-somebody = quelqu’un
settings-as-the-pace = selon le rythme

setting-language = Langue
setting-pace = Rythme
setting-turn-seconds = Tour
setting-react-seconds = Réaction
setting-grace-seconds = Délai de grâce
setting-board = Plateau
setting-board-after = Messages avant que le plateau redescende
setting-threads = Fils
setting-channels = Salons
setting-rated = Cotes
setting-lobby-minutes = Fermeture des tables sans activité
setting-leavers = Quand on quitte une partie

setting-language-auto = Celle du serveur
setting-board-picture = Images
setting-board-emoji = Émojis
setting-board-text = Texte
setting-threads-ask = Proposer un fil à chaque table
setting-threads-always = Toujours un fil par table
setting-threads-never = Pas de fils
setting-channels-all = partout
setting-channels-gone = nulle part : les salons choisis n’existent plus
setting-rated-yes = Parties classées
setting-rated-no = Parties non classées
setting-leavers-last = On prend la dernière place
setting-leavers-none = La partie ne compte pas

button-times = Durées…
button-reset = Réinitialiser

form-times = Durées du rythme
form-times-hint = Secondes, de { $low } à { $high } ; vide : { $usual }, selon le rythme.
