### Names and descriptions of commands and of their options, and the names of choices: at most 100 characters.

# Names of commands and of their options, as people type them: 1 to 32 characters, lower case, no spaces.
name-play = jouer
name-play-game = jeu
name-play-seats = places
name-play-match = match
name-play-pace = rythme
name-play-rated = classée
name-hand = main
name-board = plateau
name-leave = quitter
name-end = terminer
name-settings = réglages
name-privacy = confidentialité
name-leaderboard = classement
name-leaderboard-game = jeu
name-leaderboard-scope = où
name-leaderboard-period = période
name-leaderboard-by = critère
name-profile = profil
name-profile-member = membre
name-replay = revoir
name-replay-table = table
name-verify = vérifier
name-verify-table = table
name-about = à-propos

command-play = Ouvrir une table ici : les autres rejoignent avec un bouton
command-play-game = Quel jeu
command-play-seats = Combien de places
command-play-match = Switch : un match en 100 points au lieu d’une seule manche
command-play-pace = Combien de temps un tour peut durer
command-play-rated = Si la partie compte pour la cote, quand il n’y a pas d’IA
command-hand = Revoir ta main ; personne d’autre ne la voit
command-board = Réafficher le plateau, tout en bas
command-leave = Quitter ta table ; une IA joue à ta place
command-end = Fermer la table d’ici, sans résultat
command-settings = Les parties sur ce serveur : langue, rythme, salons, cotes
command-privacy = Exporter, masquer ou supprimer ce qui est enregistré sur toi
command-leaderboard = Qui joue le mieux, ici ou partout
command-leaderboard-game = Quel jeu
command-leaderboard-scope = Ce serveur, ou tous les serveurs
command-leaderboard-period = Depuis quand
command-leaderboard-by = Ce qui compte
command-profile = Le jeu de quelqu’un : cote, victoires, jetons, annonces, et façon de perdre
command-profile-member = De qui ; le tien si tu ne nommes personne
command-replay = Revoir une partie finie pas à pas, avec analyse et transcription (visible de toi seulement)
command-replay-table = Laquelle : choisis parmi tes parties récentes, ou tape le numéro d’une table
command-verify = Prouver que le hasard d’une partie finie était honnête
command-verify-table = Laquelle : choisis parmi tes parties récentes, ou tape le numéro d’une table
command-about = Version, latence, tables en cours

choice-pace-quick = Rapide
choice-pace-normal = Normal
choice-pace-relaxed = Tranquille
