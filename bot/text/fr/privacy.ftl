### /privacy: what is stored about somebody, and what they may do about it.

privacy-title = Ce qui est enregistré sur toi
privacy-games = { $n ->
    [one] ta place à { $n } table, avec ton nom et tes coups
   *[other] tes places à { $n } tables, avec ton nom et tes coups
}
privacy-results = { $n ->
    [one] { $n } résultat, et le classement qui en découle
   *[other] { $n } résultats, et les classements qui en découlent
}
privacy-ratings = { $n ->
    [one] ta cote dans { $n } jeu
   *[other] tes cotes dans { $n } jeux
}
privacy-lessons = { $n ->
    [one] ta progression dans { $n } tutoriel
   *[other] ta progression dans { $n } tutoriels
}
privacy-changes = { $n ->
    [one] { $n } réglage de serveur que tu as modifié
   *[other] { $n } réglages de serveur que tu as modifiés
}
privacy-nothing = Rien.
privacy-everywhere-yes = Tous les serveurs te voient dans les classements « { choice-scope-everywhere } ».
privacy-everywhere-no = Seuls ce serveur et ceux où tu joues te voient dans les classements.
privacy-profile-yes = Tout le monde peut voir ton /{ name-profile }.
privacy-profile-no = Personne d’autre ne peut voir ton /{ name-profile }.

privacy-question = Tout supprimer ?
privacy-will-be-gone = C’est définitif : tes résultats et tes cotes disparaissent de tous les serveurs. Dans les anciennes parties, ton nom devient « { forgotten } ». Tu quittes les tables où tu joues. Les messages déjà publiés dans les salons appartiennent à Discord et restent.
privacy-gone = C’est supprimé
privacy-was = Supprimé, ou plus à ton nom :
privacy-left = { $n ->
    [one] Tu as quitté { $n } table.
   *[other] Tu as quitté { $n } tables.
}
privacy-file = Tout ce qui est enregistré sur toi :

button-export = Exporter
button-everywhere-on = Visible partout
button-everywhere-off = Masquer partout
button-profile-on = Montrer mon profil
button-profile-off = Masquer mon profil
button-delete = Supprimer…
button-delete-yes = Tout supprimer
button-keep = Tout garder
