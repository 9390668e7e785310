### /privacy: what is stored about somebody, and what they may do about it.

privacy-title = What is stored about you
privacy-games = { $n ->
    [one] your seat at 1 table, with your name and your moves
   *[other] your seats at { $n } tables, with your name and your moves
}
privacy-results = { $n ->
    [one] 1 result, and the standings that follow from it
   *[other] { $n } results, and the standings that follow from them
}
privacy-ratings = { $n ->
    [one] your rating in 1 game
   *[other] your ratings in { $n } games
}
privacy-changes = { $n ->
    [one] 1 setting of a server that you changed
   *[other] { $n } settings of servers that you changed
}
privacy-lessons = { $n ->
    [one] how far you have come in 1 tutorial
   *[other] how far you have come in { $n } tutorials
}
privacy-nothing = Nothing.
privacy-everywhere-yes = People of all servers see you on the leaderboards for everywhere.
privacy-everywhere-no = Only this server and others you play in see you on leaderboards.
privacy-profile-yes = Everybody can look at your /{ name-profile }.
privacy-profile-no = Nobody else can look at your /{ name-profile }.

privacy-question = Delete all of it?
privacy-will-be-gone = For good: your standings and ratings on every server. In old games your seats are renamed to "{ forgotten }". You leave the tables at which you sit. Messages that stand in channels are Discord's, and stay.
privacy-gone = It is gone
privacy-was = Deleted, or no longer yours:
privacy-left = { $n ->
    [one] You have left 1 table.
   *[other] You have left { $n } tables.
}
privacy-file = Everything that is stored about you:

button-export = Export
button-everywhere-on = Show me everywhere
button-everywhere-off = Hide me everywhere
button-profile-on = Show my profile
button-profile-off = Hide my profile
button-delete = Delete…
button-delete-yes = Delete everything
button-keep = Keep everything
