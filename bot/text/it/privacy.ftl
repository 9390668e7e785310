### /privacy: what is stored about somebody, and what they may do about it.

privacy-title = Che cosa è salvato su di te
privacy-games = { $n ->
    [one] il tuo posto a { $n } tavolo, con il tuo nome e le tue mosse
   *[other] i tuoi posti a { $n } tavoli, con il tuo nome e le tue mosse
}
privacy-results = { $n ->
    [one] { $n } risultato, e la classifica che ne deriva
   *[other] { $n } risultati, e le classifiche che ne derivano
}
privacy-ratings = { $n ->
    [one] il tuo rating in { $n } gioco
   *[other] i tuoi rating in { $n } giochi
}
privacy-lessons = { $n ->
    [one] i tuoi progressi in { $n } tutorial
   *[other] i tuoi progressi in { $n } tutorial
}
privacy-changes = { $n ->
    [one] { $n } impostazione di server che hai cambiato
   *[other] { $n } impostazioni di server che hai cambiato
}
privacy-nothing = Niente.
privacy-everywhere-yes = Tutti i server ti vedono nelle classifiche “{ choice-scope-everywhere }”.
privacy-everywhere-no = Solo questo server e gli altri in cui giochi ti vedono nelle classifiche.
privacy-profile-yes = Chiunque può vedere il tuo /{ name-profile }.
privacy-profile-no = Nessun altro può vedere il tuo /{ name-profile }.

privacy-question = Eliminare tutto?
privacy-will-be-gone = Per sempre: i tuoi risultati e i tuoi rating in tutti i server. Nelle vecchie partite il tuo nome diventa “{ forgotten }”. Lasci i tavoli a cui giochi. I messaggi che sono nei canali sono di Discord, e restano.
privacy-gone = Eliminato
privacy-was = Eliminato, o non più a tuo nome:
privacy-left = { $n ->
    [one] Hai lasciato { $n } tavolo.
   *[other] Hai lasciato { $n } tavoli.
}
privacy-file = Tutto ciò che è salvato su di te:

button-export = Esporta
button-everywhere-on = Mostrami ovunque
button-everywhere-off = Nascondimi ovunque
button-profile-on = Mostra il profilo
button-profile-off = Nascondi il profilo
button-delete = Elimina…
button-delete-yes = Elimina tutto
button-keep = Tieni tutto
