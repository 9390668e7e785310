### /privacy: what is stored about somebody, and what they may do about it.

privacy-title = Was über dich gespeichert ist
privacy-games = { $n ->
    [one] dein Platz an 1 Tisch, mit deinem Namen und deinen Zügen
   *[other] deine Plätze an { $n } Tischen, mit deinem Namen und deinen Zügen
}
privacy-results = { $n ->
    [one] 1 Ergebnis und die Ranglisten, die daraus folgen
   *[other] { $n } Ergebnisse und die Ranglisten, die daraus folgen
}
privacy-ratings = { $n ->
    [one] deine Wertung in 1 Spiel
   *[other] deine Wertungen in { $n } Spielen
}
privacy-changes = { $n ->
    [one] 1 Server-Einstellung, die du geändert hast
   *[other] { $n } Server-Einstellungen, die du geändert hast
}
privacy-lessons = { $n ->
    [one] wie weit du in 1 Einführung gekommen bist
   *[other] wie weit du in { $n } Einführungen gekommen bist
}
privacy-nothing = Nichts.
privacy-everywhere-yes = Auf den Ranglisten für „Überall“ sehen dich die Leute aller Server.
privacy-everywhere-no = Auf Ranglisten sehen dich nur dieser Server und andere, auf denen du spielst.
privacy-profile-yes = Alle können dein /{ name-profile } ansehen.
privacy-profile-no = Niemand sonst kann dein /{ name-profile } ansehen.

privacy-question = Alles löschen?
privacy-will-be-gone = Endgültig: deine Ranglistenplätze und Wertungen auf allen Servern. In alten Spielen steht statt deines Namens „{ forgotten }“. Du verlässt die Tische, an denen du sitzt. Nachrichten in Kanälen gehören Discord und bleiben stehen.
privacy-gone = Alles ist weg
privacy-was = Gelöscht oder nicht mehr deins:
privacy-left = { $n ->
    [one] Du hast 1 Tisch verlassen.
   *[other] Du hast { $n } Tische verlassen.
}
privacy-file = Alles, was über dich gespeichert ist:

button-export = Exportieren
button-everywhere-on = Überall zeigen
button-everywhere-off = Überall verbergen
button-profile-on = Profil zeigen
button-profile-off = Profil verbergen
button-delete = Löschen …
button-delete-yes = Alles löschen
button-keep = Alles behalten
