friends = Friends and others
friends-about = Friends are made by a link: whoever opens it and agrees is your friend, and you are theirs. You can ask friends to your tables with one tap.
friends-link = Make a link
friends-copy = Copy the link
friends-none = No friends yet.
friends-end = End the friendship
friends-asks = { $name } would like to be your friend.
friends-agree = Agree
friends-now = You are friends now.
met = People you have met
met-about = Whoever you block cannot sit down where you play or write to you there, and is not told why. A report goes to the people who run this inn.
block = Block
block-end = Unblock
blocked = Blocked
blocked-now = Blocked.
report = Report
report-what = What has { $name } done?
report-about = What this person has said last at the table is sent along.
report-send = Send the report
reported = The report is sent. Thank you.
report-not = Nothing was sent.
anyone = Anyone for a game?
anyone-about = Whoever asks for the same is seated at the same table. If nobody comes, bots can take the free seats.
anyone-fill = Bots take free seats
anyone-never = never
anyone-minutes = { $count ->
    [one] after a minute
   *[other] after { $count } minutes
}
anyone-ask = Look for company
company-game = Game
company-seats = Players
company-free = with a free seat
company-none = No open table fits.
company-filters = Choose among them
