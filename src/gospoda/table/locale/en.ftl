# Words of the table. The same ids and variables stand in all languages.

## The log

table-start = The game begins.
table-join = { $seat } sits down.
table-leave = { $seat }: the seat is free again.
table-open = { $seat }: the seat is free again.
table-invite = { $seat } is asked to come: { $name }.
table-put-out = { $seat }: the host has freed the seat.
table-hand-over = { $seat }: now played by the bot { $bot }.
table-take-back = { $seat } plays again.
table-clock-late = { $seat }: the time is up.
table-clock-bot = { $seat }: the time is up; the bot { $bot } plays on until the player is back.
table-clock-out = { $seat }: the time is up and the seat is out; the bot { $bot } plays to the end.
table-vote-bot = { $seat } is gone: by vote of the others the bot { $bot } plays on.
table-vote-late = { $seat }: the time was up; by vote of the others the bot { $bot } plays on.
table-undo = { $seat } takes back: { $count ->
    [one] one move
   *[other] { $count } moves
}.
table-undo-lifted = { $seat } takes back in spite of what was revealed: { $count ->
    [one] one move
   *[other] { $count } moves
}.
table-rematch = The next game is laid out.

## Refusals

refused-no-such-table = There is no such table, or it is not open to you.
refused-no-such-game = There is no such game here.
refused-no-such-bot = There is no such bot.
refused-no-such-position = The game has no such move.
refused-not-found = There is nothing here.
refused-not-your-seat = That is not your seat.
refused-not-host = Only the host can do that, and only before the game begins.
refused-not-begun = The game has not begun yet.
refused-begun-already = The game has begun already.
refused-seats-open = Some seats are still free.
refused-open-seat = At a shared screen every seat is taken by somebody or by a bot.
refused-seat-count = This game is for { $fewest } to { $most } players.
refused-bad-option = The game does not have this option or value.
refused-seed = A chosen seed is possible only where nobody else plays.
refused-rated = A rated game is played online by two or more, without hints and from a deal that nobody knows.
refused-seat-taken = This seat is taken.
refused-sitting-already = You are sitting there already.
refused-table-full = All seats are taken.
refused-no-invitation = This needs an invitation.
refused-stale = The table has changed in the meantime. Please look again.
refused-revealed = Something has come up that could not be known before. Please look again.
refused-no-lifting = Here nothing can be taken back in spite of what was revealed.
refused-old-rules = This game was played with other rules; it can be viewed but not continued.
refused-damaged = The record of this table is damaged, so it cannot be opened.
refused-no-hints = At this table there are no hints.
refused-derived = This position comes from a game that still runs and allows no hints: after the game.
refused-not-over = That is possible only after the game.
refused-not-yours-to-share = The link belongs to those who played, and to the host; an open table needs none.
refused-analyses-full = Too many analyses are waiting already. Please try again later.
refused-export-running = The file tells all secrets, so it is given out only after the game.
refused-bad-file = This file is no saved game, or it is damaged.
refused-empty = The message is empty.
refused-name = A name has 1 to 24 characters.
refused-no-guest = Please enter your name first.
refused-no-hello = It is not clear which table is meant.
refused-muted = The host has asked you to be silent at this table.
refused-put-out = The host has closed this table to you.
refused-only-host = Only the host can do that.
refused-no-such-person = Nobody of that kind is at this table.
refused-plays-here = Players can be put out only before the game begins; later their seat can be handed to a bot.
refused-name-mixed = A name is written in one script only.
refused-switched-off = This house does not offer that.
refused-owner = Only who runs the inn can put values right, by the link that the program prints at its start.
refused-no-pack = This inn has no content pack: it has to be started with one (gospoda --content DIR serve).
refused-no-such-pack = This table cannot be set up with this version of the components: the content pack has changed, or is not here. Please choose again.
refused-content = This value cannot be: { $problem }
refused-host-name = This server does not go by that name.
refused-origin = This request comes from another site.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-large = That is too large.
refused-broken = This request cannot be understood.
refused-busy = The table is busy. Please try again.
refused-storage = It could not be written down, so it has not happened. Please try again later.
refused-fault = Something went wrong on our side; nothing has changed.

## Members

refused-no-member = Keep your name first; guests have no account.
refused-passkey = This passkey does not fit. Please try again.
refused-unknown-passkey = This passkey does not belong to anybody here any more.
refused-too-many-passkeys = You have as many passkeys as one can have. Remove one first.
refused-no-passkeys-here = Browsers make passkeys only for an address with a name, and with https.
refused-too-late = That took too long, or was done already. Please begin again.
refused-last-way = This is the last way back to your name. Make recovery codes or another passkey first.
refused-code = No member has this recovery code, or it was used already.
refused-link = This link is not valid any more. On your other device a new one can be made.
refused-this-device = To leave this device, sign out.
refused-signed-out = This device was signed out.
refused-other-name = That is not your name, so nothing was deleted.
refused-openid = The other house does not answer as it should. Please try again later.
refused-openid-denied = The other house did not let you through.
somebody = somebody
refused-banned = This house has closed its door to you.
refused-read-only = The inn is being looked after: for a while you can look, but change nothing. Please try again later.

## Deals

refused-deal-early = This deal has not begun yet.
refused-deal-late = This deal has ended; in a while, when all results are shown, it can be played for practice.
refused-deal-runs = This is a try of a deal that still runs: nobody else may see it until the results are shown.
refused-deal-seat = In a try of a deal everybody plays just the own seat.
refused-no-deal = This game began from a position, not with a deal, so nobody can be challenged to it.

## Notices

refused-zone = This time zone is not known here.
refused-webhook = Notices go only to public addresses that begin with https.
refused-push = Your browser’s subscription cannot be understood.
refused-channel-known = You are told by this way already.
refused-too-many-channels = You have as many ways of being told as one can have. Remove one first.
refused-mail-address = This is no mail address.
refused-mail-code = This code does not fit, or it is too old. Ask for a new mail if need be.
refused-mail-failed = The mail could not be sent. Please try again later.
refused-notice-failed = The notice did not arrive: nobody answers there as one should.

## Clocks and absent players

refused-clock = A clock needs at least two seats.
refused-seat-out = The time of this seat has run out for good: a bot plays to the end.
refused-no-vote = There is nothing to vote on: the seat has to be played by another person.
refused-voted = You have said so already.
refused-player-here = The player is there, or owes no decision.
refused-still-time = The player still has time; you can vote when it has run out.
refused-not-gone-long = The player has been gone for less than { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
refused-no-such-zone = There is no such time zone.
refused-no-such-day = There is no such day in the calendar.
refused-long-night = A night has at most { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
refused-holiday-begun = A holiday begins tomorrow at the earliest.
refused-no-such-country = The holidays of this country are not known here.
refused-many-holidays = In a year your clock stands still on at most { $count ->
    [one] one day of holidays
   *[other] { $count } days of holidays
}.

## Company

refused-blocked = Somebody at this table does not want your company.
refused-friend-link = This link is not valid any more. Ask for a new one.
refused-own-link = This is your own link: it is for somebody else.
refused-no-friend = Only friends can be asked to a table like this.
refused-invited-already = There is a seat for this person already.
