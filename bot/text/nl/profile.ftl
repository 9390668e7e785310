### /profile.

profile-scope = De rating geldt op alle servers, de rest alleen op deze.
profile-somebody = Speler
profile-unrated = Nog geen rating: daarvoor is een spel nodig dat telt voor de rating, met alleen mensen
profile-no-game = Hier is nog geen spel { $game } uitgespeeld
profile-between = tussen { $lowest } en { $highest }
profile-of-games = { $n ->
    [one] { $wins } van 1 spel ({ $share })
   *[other] { $wins } van { $n } spellen ({ $share })
}
profile-shared = { $n ->
    [one] waarvan 1 gedeeld
   *[other] waarvan { $n } gedeeld
}
profile-tokens = Gekregen fiches
profile-balance = saldo { $balance }
profile-no-calls = nog nooit 17 geroepen
profile-losing = Favoriete nederlaag
profile-never-lost = nog nooit verloren
profile-times = { $n ->
    [one] 1 verloren spel
   *[other] { $times } van { $n } verloren spellen
}

losing-left = te vroeg weggegaan
losing-trapped = in een Valstrik gelopen
losing-wrong = te vroeg geroepen
losing-caught = één kaart te veel
losing-quiet = te weinig geroepen
losing-bust = één worp te veel
losing-slow = te langzaam

counter-traps = { $n ->
    [0] geen Valstrik klapte dicht
    [one] 1 Valstrik klapte dicht
   *[other] { $n } Valstrikken klapten dicht
}
counter-trapped = { $n ->
    [0] in geen getrapt
    [one] in 1 getrapt
   *[other] in { $n } getrapt
}
counter-discards = { $n ->
    [one] 1 kaart afgelegd
   *[other] { $n } kaarten afgelegd
}
counter-busts = { $n ->
    [one] 1 misworp
   *[other] { $n } misworpen
}
counter-swaps = { $n ->
    [one] 1 keer geruild
   *[other] { $n } keer geruild
}
counter-blocks = { $n ->
    [one] 1 blokkade
   *[other] { $n } blokkades
}
counter-points = { $n ->
    [one] 1 matchpunt
   *[other] { $n } matchpunten
}

refused-profile-own = Je hebt hier nog geen spel uitgespeeld: /{ name-play } opent een tafel.
refused-profile-none = { $name } heeft hier nog geen spel uitgespeeld.
refused-profile-hidden = { $name } laat het eigen profiel liever niet zien.
refused-profile-bot = { $name } is een bot, en alleen mensen hebben een profiel.
refused-profile-left = { $name } zit niet op deze server, dus is er geen profiel om te tonen.
refused-profile-gone = Dat profiel is er niet meer.
refused-profile-closed = Dat profiel wordt niet meer aan anderen getoond.
