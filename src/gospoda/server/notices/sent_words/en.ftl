# Texts sent outside: e-mails, pushes, webhooks, shared pictures. All languages have the same ids and variables.

notice-one = It is your turn at { $table }.
notice-many = It is your turn at { $count ->
    [one] one table
   *[other] { $count } tables
}.
notice-invited = { $name } is keeping a seat for you at { $table }.
notice-test = This is what a notification from the inn looks like.
notice-table-named = { $table } ({ $game })
mail-subject-one = Gospoda: your turn at { $table }
mail-subject-many = Gospoda: your turn at { $count ->
    [one] one table
   *[other] { $count } tables
}
mail-subject-invited = Gospoda: { $name } is keeping a seat for you at { $table }
mail-subject-test = Gospoda: a test notification
mail-hello = Hello { $name },
mail-since = { $table }, since { $since }
mail-go = To the table:
mail-end = You get this e-mail because you asked for it. You can change or stop it under Notifications in the inn.
mail-code-subject = Gospoda: your code is { $code }
mail-code = Somebody, probably you, wants turn notifications for board games at this address. If it was you, enter this code there:
mail-code-valid = It is valid for an hour. If it was not you, do nothing. No more e-mails will come.
mail-code-go = The page to enter it:
share-won = { $game }: { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
share-somebody = Somebody
share-replay = Watch the game move by move
stop-ask = Stop all e-mails from Gospoda to this address?
stop-do = Stop the e-mails
stop-done = We will send no more e-mails to this address. You can turn them on again under Notifications.
share-guest = { $name } (guest)
share-nobody = { $game }: nobody wins
