### /privacy: what is stored about somebody, and what they may do about it.

privacy-title = Wat over jou bewaard wordt
privacy-games = { $n ->
    [one] je plek aan 1 tafel, met je naam en je zetten
   *[other] je plekken aan { $n } tafels, met je naam en je zetten
}
privacy-results = { $n ->
    [one] 1 uitslag, en de standen die eruit volgen
   *[other] { $n } uitslagen, en de standen die eruit volgen
}
privacy-ratings = { $n ->
    [one] je rating in 1 spel
   *[other] je ratings in { $n } spellen
}
privacy-changes = { $n ->
    [one] 1 serverinstelling die je hebt gewijzigd
   *[other] { $n } serverinstellingen die je hebt gewijzigd
}
privacy-lessons = { $n ->
    [one] hoever je bent in 1 les
   *[other] hoever je bent in { $n } lessen
}
privacy-nothing = Niets.
privacy-everywhere-yes = Op de ranglijsten voor ‘{ choice-scope-everywhere }’ zien mensen van alle servers jou.
privacy-everywhere-no = Op ranglijsten zien alleen deze server en andere servers waar je speelt jou.
privacy-profile-yes = Iedereen kan je /{ name-profile } bekijken.
privacy-profile-no = Niemand anders kan je /{ name-profile } bekijken.

privacy-question = Alles verwijderen?
privacy-will-be-gone = Voorgoed: je standen en ratings op alle servers. In oude spellen staat in plaats van je naam ‘{ forgotten }’. Je verlaat de tafels waaraan je zit. Berichten in kanalen zijn van Discord en blijven staan.
privacy-gone = Het is weg
privacy-was = Verwijderd, of niet meer van jou:
privacy-left = { $n ->
    [one] Je hebt 1 tafel verlaten.
   *[other] Je hebt { $n } tafels verlaten.
}
privacy-file = Alles wat over jou bewaard wordt:

button-export = Exporteren
button-everywhere-on = Overal tonen
button-everywhere-off = Overal verbergen
button-profile-on = Profiel tonen
button-profile-off = Profiel verbergen
button-delete = Verwijderen…
button-delete-yes = Alles verwijderen
button-keep = Alles houden
