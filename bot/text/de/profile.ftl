### /profile.

profile-scope = Die Wertung gilt auf allen Servern, der Rest nur auf diesem.
profile-somebody = Mitglied
profile-unrated = Noch keine Wertung: Dazu braucht es ein gewertetes Spiel, nur unter Menschen
profile-no-game = Hier wurde noch kein Spiel { $game } beendet
profile-between = zwischen { $lowest } und { $highest }
profile-of-games = { $n ->
    [one] { $wins } von 1 Spiel ({ $share })
   *[other] { $wins } von { $n } Spielen ({ $share })
}
profile-shared = { $n ->
    [one] davon 1 geteilt
   *[other] davon { $n } geteilt
}
profile-tokens = Erhaltene Plättchen
profile-balance = Bilanz { $balance }
profile-no-calls = noch keine Ansage
profile-losing = Lieblingsart zu verlieren
profile-never-lost = noch nie verloren
profile-times = { $n ->
    [one] 1 verlorenes Spiel
   *[other] { $times } von { $n } verlorenen Spielen
}

losing-left = zu früh gegangen
losing-trapped = in die Falle getappt
losing-wrong = zu früh angesagt
losing-caught = eine Karte zu viel
losing-quiet = zu selten angesagt
losing-bust = ein Wurf zu viel
losing-slow = zu langsam

counter-traps = { $n ->
    [0] keine Falle schnappte zu
    [one] 1 Falle schnappte zu
   *[other] { $n } Fallen schnappten zu
}
counter-trapped = { $n ->
    [0] in keine getappt
    [one] in 1 getappt
   *[other] in { $n } getappt
}
counter-discards = { $n ->
    [one] 1 Karte abgelegt
   *[other] { $n } Karten abgelegt
}
counter-busts = { $n ->
    [one] 1 Fehlwurf
   *[other] { $n } Fehlwürfe
}
counter-swaps = { $n ->
    [one] 1-mal getauscht
   *[other] { $n }-mal getauscht
}
counter-blocks = { $n ->
    [one] 1 Blockade
   *[other] { $n } Blockaden
}
counter-points = { $n ->
    [one] 1 Matchpunkt
   *[other] { $n } Matchpunkte
}

refused-profile-own = Du hast hier noch kein Spiel beendet: /{ name-play } eröffnet einen Tisch.
refused-profile-none = { $name } hat hier noch kein Spiel beendet.
refused-profile-hidden = { $name } möchte das eigene Profil nicht zeigen.
refused-profile-bot = { $name } ist ein Bot, und nur Menschen haben Profile.
refused-profile-left = { $name } ist nicht auf diesem Server, deshalb gibt es kein Profil zu zeigen.
refused-profile-gone = Dieses Profil gibt es nicht mehr.
refused-profile-closed = Dieses Profil wird anderen nicht mehr gezeigt.
