### /privacy: what is stored about somebody, and what they may do about it.

privacy-title = Lo que se guarda sobre ti
privacy-games = { $n ->
    [one] tu asiento en { $n } mesa, con tu nombre y tus jugadas
   *[other] tus asientos en { $n } mesas, con tu nombre y tus jugadas
}
privacy-results = { $n ->
    [one] { $n } resultado, y el ranking que sale de él
   *[other] { $n } resultados, y los rankings que salen de ellos
}
privacy-ratings = { $n ->
    [one] tu clasificación en { $n } juego
   *[other] tus clasificaciones en { $n } juegos
}
privacy-lessons = { $n ->
    [one] tu avance en { $n } tutorial
   *[other] tu avance en { $n } tutoriales
}
privacy-changes = { $n ->
    [one] { $n } ajuste de servidor que cambiaste
   *[other] { $n } ajustes de servidor que cambiaste
}
privacy-nothing = Nada.
privacy-everywhere-yes = Todos los servidores te ven en los rankings “{ choice-scope-everywhere }”.
privacy-everywhere-no = Solo te ven en los rankings este servidor y los otros en los que juegas.
privacy-profile-yes = Cualquiera puede ver tu /{ name-profile }.
privacy-profile-no = Nadie más puede ver tu /{ name-profile }.

privacy-question = ¿Borrarlo todo?
privacy-will-be-gone = Para siempre: tus resultados y tus clasificaciones en todos los servidores. En las partidas antiguas tu nombre pasa a ser “{ forgotten }”. Sales de las mesas en las que juegas. Los mensajes que están en los canales son de Discord, y se quedan.
privacy-gone = Ya está borrado
privacy-was = Se borró, o ya no está a tu nombre:
privacy-left = { $n ->
    [one] Saliste de { $n } mesa.
   *[other] Saliste de { $n } mesas.
}
privacy-file = Todo lo que se guarda sobre ti:

button-export = Exportar
button-everywhere-on = Mostrarme en todo
button-everywhere-off = Ocultarme en todo
button-profile-on = Mostrar mi perfil
button-profile-off = Ocultar mi perfil
button-delete = Borrar…
button-delete-yes = Borrarlo todo
button-keep = Conservarlo todo
