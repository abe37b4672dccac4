friends = Friends and others
friends-about = Send somebody a link. Once they open it and agree, you are friends. You can invite friends to your tables with one tap.
friends-link = Make a link
friends-copy = Copy the link
friends-none = No friends yet.
friends-end = Remove friend
friends-asks = { $name } would like to be your friend.
friends-agree = Agree
friends-now = You are friends now.
met = People you have met
met-about = People you block cannot join your tables or write to you there, and we do not tell them why. Reports go to the people who run this inn.
block = Block
block-end = Unblock
blocked = Blocked
blocked-now = Blocked.
report = Report
report-what = What has { $name } done?
report-about = We send along what this person last said at the table.
report-send = Send the report
reported = The report is sent. Thank you.
report-not = Nothing was sent.
anyone = Anyone for a game?
anyone-about = We seat people who look for the same game at one table. If nobody comes, bots can take the free seats.
anyone-fill = Bots take free seats
anyone-never = never
anyone-minutes = { $count ->
    [one] after a minute
   *[other] after { $count } minutes
}
anyone-ask = Look for players
seek-game = Game
seek-seats = Players
seek-free = with a free seat
seek-none = No open table fits.
seek-filters = Filter
