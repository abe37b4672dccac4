# Words that leave the house: mails, pushes, webhooks, shared pictures. The same ids and variables stand in all languages.

notice-one = It is your turn at { $table }.
notice-many = It is your turn at { $count ->
    [one] one table
   *[other] { $count } tables
}.
notice-invited = { $name } keeps a seat for you at { $table }.
notice-test = This is how the inn tells you that it is your turn.
notice-table-named = { $table } ({ $game })
mail-subject-one = Your turn: { $table }
mail-subject-many = Your turn at { $count ->
    [one] one table
   *[other] { $count } tables
}
mail-subject-invited = { $name } keeps a seat for you: { $table }
mail-subject-test = A trial notice
mail-hello = Hello { $name },
mail-since = { $table }, since { $since }
mail-go = To the table:
mail-end = You get this mail because you asked for it. Under Notices in the inn you can change or stop it.
mail-code-subject = Your code: { $code }
mail-code = somebody, probably you, wants to be told at this address when it is your turn in a board game. If so, enter this code there:
mail-code-valid = It is valid for an hour. If it was not you, do nothing: no further mail will come.
mail-code-go = The page to enter it:
share-won = { $game }: { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
share-somebody = somebody
share-replay = Look at the game move by move
