### /profile.

profile-scope = La clasificación es la misma en todos los servidores; lo demás es de este.
profile-somebody = Jugador
profile-unrated = Sin clasificación todavía: hace falta una partida clasificatoria, sin CPU
profile-no-game = Aquí todavía no hay ninguna partida de { $game } terminada
profile-between = entre { $lowest } y { $highest }
profile-of-games = { $n ->
    [one] { $wins } de { $n } partida ({ $share })
   *[other] { $wins } de { $n } partidas ({ $share })
}
profile-shared = { $n ->
    [one] { $n } de ellas compartida
   *[other] { $n } de ellas compartidas
}
profile-tokens = Fichas recibidas
profile-balance = balance { $balance }
profile-no-calls = ningún canto todavía
profile-losing = Forma favorita de perder
profile-never-lost = aún sin derrotas
profile-times = { $n ->
    [one] { $n } derrota
   *[other] { $times } de { $n } derrotas
}

losing-left = irse antes de tiempo
losing-trapped = caer en una Trampa
losing-wrong = cantar muy pronto
losing-caught = una carta de más
losing-quiet = cantar poco
losing-bust = una tirada de más
losing-slow = falta de velocidad

counter-traps = { $n ->
    [one] { $n } Trampa con éxito
   *[other] { $n } Trampas con éxito
}
counter-trapped = { $n ->
    [one] cayó en { $n }
   *[other] cayó en { $n }
}
counter-discards = { $n ->
    [one] { $n } carta descartada
   *[other] { $n } cartas descartadas
}
counter-busts = { $n ->
    [one] { $n } tirada fallida
   *[other] { $n } tiradas fallidas
}
counter-swaps = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
}
counter-blocks = { $n ->
    [one] { $n } Bloqueo
   *[other] { $n } Bloqueos
}
counter-points = { $n ->
    [one] { $n } punto en partidas a 100
   *[other] { $n } puntos en partidas a 100
}

refused-profile-own = Todavía no has terminado ninguna partida aquí: /{ name-play } abre una mesa.
refused-profile-none = { $name } todavía no ha terminado ninguna partida aquí.
refused-profile-hidden = { $name } no muestra su perfil.
refused-profile-bot = { $name } es un bot, y solo las personas tienen perfil.
refused-profile-left = { $name } no está en este servidor: no hay perfil que mostrar.
refused-profile-gone = Ese perfil ya no existe.
refused-profile-closed = Ese perfil ya no se muestra a los demás.
