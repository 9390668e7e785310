### Answers to commands and presses.
lobby-opened = La table est ouverte dans { $channel }.
left-lobby = Tu as quitté la table.
left-game = Tu as quitté la partie : une IA joue désormais à ta place.
table-ended = La table est fermée.
something-went-wrong = Un problème est survenu et rien n’a changé : réessaie, s’il te plaît.
restarting = Tavolo redémarre. La partie reprend dans un instant.
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
button-thread = Ouvrir un fil
thread-name = { $game } avec { $host }
about = **Tavolo** { $version } : des jeux de table dans tes salons. /{ name-play } ouvre une table.
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } sur { $servers ->
        [one] { $servers } serveur
       *[other] { $servers } serveurs
    } · latence : { $latency } ms
about-invite = Ajouter Tavolo à ton serveur
