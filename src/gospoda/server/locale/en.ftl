# Words of the table. All languages have the same ids and variables.

## The log

table-start = The game begins.
table-join = { $seat } sits down.
table-leave = { $seat } leaves. The seat is free again.
table-open = { $seat } has to free the seat.
table-invite = { $name } is invited to the seat of { $seat }.
table-put-out = The host frees the seat of { $seat }.
table-hand-over = The bot { $bot } now plays for { $seat }.
table-take-back = { $seat } plays again.
table-renamed = { $seat } is now called { $name }, because a member has the old name.
table-resign = { $seat } resigns; the bot { $bot } plays on.
table-end-resigned = { $seat } resigns. The game is over.
table-end-agreed = Everybody agrees to end the game.
table-won-early = { $seat } wins.
table-end-no-winner = Nobody wins.
table-propose-end = { $seat } proposes to end the game.
table-decline-end = { $seat } wants to play on.
table-clock-late = { $seat } has run out of time.
table-clock-bot = { $seat } has run out of time. The bot { $bot } plays until the player returns.
table-clock-out = { $seat } has run out of time and is out. The bot { $bot } plays to the end.
table-vote-bot = { $seat } is gone. The others voted for the bot { $bot } to play on.
table-vote-late = { $seat } has run out of time. The others voted for the bot { $bot } to play on.
table-undo = { $count ->
    [one] { $seat } takes back one move.
   *[other] { $seat } takes back { $count } moves.
}
table-undo-lifted = { $count ->
    [one] { $seat } takes back one move past a reveal.
   *[other] { $seat } takes back { $count } moves past a reveal.
}
table-rematch = A rematch has been set up.

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
refused-open-seat = At a shared screen every seat needs a person or a bot.
refused-seat-count = This game is for { $fewest } to { $most } players.
refused-bad-option = This game has no such option or value.
refused-seed = You can choose a seed only when nobody else plays.
refused-rated = A rated game needs at least two players online, no hints and an unknown deal.
refused-seat-taken = This seat is taken.
refused-sitting-already = You are already sitting there.
refused-table-full = All seats are taken.
refused-no-invitation = You need an invitation for this.
refused-stale = The table has changed in the meantime. Please look again.
refused-revealed = Something new has been revealed. Please look again.
refused-no-lifting = You cannot undo past a reveal at this table.
refused-old-rules = This game was played with older rules. You can watch it but not continue it.
refused-damaged = The record of this table is damaged, so it cannot be opened.
refused-no-hints = This table has no hints.
refused-derived = This position comes from a game that is still running without hints. Try again after the game.
refused-not-over = You can do that after the game.
refused-not-yours-to-share = Only the players and the host can share this game. An open table needs no link.
refused-analyses-full = Too many analyses are waiting. Please try again later.
refused-export-running = The file contains all secrets. You can download it after the game.
refused-bad-file = This file is not a saved game, or it is damaged.
refused-empty = The message is empty.
refused-name = A name has 1 to 24 characters.
refused-no-guest = Please enter your name first.
refused-no-hello = No table was named.
refused-muted = The host has muted you at this table.
refused-put-out = The host has removed you from this table.
refused-only-host = Only the host can do that.
refused-no-such-person = There is no such person at this table.
refused-plays-here = You can remove players only before the game begins. Later you can hand their seat to a bot.
refused-rated-seat = In a rated game nobody can lend or take a seat. You can resign.
refused-declined = { $moves ->
    [one] Your proposal was declined. You can propose it again after { $moves } more move.
   *[other] Your proposal was declined. You can propose it again after { $moves } more moves.
}
refused-no-proposal = Nobody proposes to end the game.
refused-name-mixed = Please write a name in one script.
refused-name-member = A member has this name, or one that looks like it. If it is yours, sign in; otherwise choose another.
refused-name-official = This name is reserved: it looks as if the inn itself or a bot were speaking.
refused-switched-off = This inn does not offer that.
refused-owner = Only whoever runs the inn can correct values, with the link that the program prints when it starts.
refused-no-pack = This inn has no content pack. Start it with one (gospoda --content DIR serve).
refused-no-such-pack = This table cannot use this version of the components: the content pack has changed or is missing. Please choose again.
refused-content = This value is not possible: { $problem }
refused-host-name = This server does not answer to that name.
refused-origin = This request comes from another site.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-large = That is too large.
refused-broken = The server does not understand this request.
refused-busy = The table is busy. Please try again.
refused-storage = Your move could not be saved, so it was not made. Please try again later.
refused-fault = Something went wrong on the server. Nothing has changed.

## Members

refused-no-member = Create an account first. Guests have none.
refused-passkey = This passkey was not accepted. Please try again.
refused-unknown-passkey = Nobody here uses this passkey any more.
refused-too-many-passkeys = You cannot have more passkeys. Remove one first.
refused-no-passkeys-here = Browsers create passkeys only on https addresses with a host name.
refused-too-late = That took too long or was already done. Please start again.
refused-last-way = This is your last way to sign in. Create recovery codes or another passkey first.
refused-code = This recovery code is wrong or already used.
refused-link = This link is no longer valid. Create a new one on your other device.
refused-this-device = To leave this device, sign out.
refused-signed-out = This device was signed out.
refused-other-name = That is not your name, so nothing was deleted.
refused-openid = The sign-in service is not answering correctly. Please try again later.
refused-openid-denied = The sign-in service refused you.
somebody = Somebody
refused-banned = This inn has banned you.
refused-read-only = Maintenance: read-only for now. Please try again later.

## Deals

refused-deal-early = This deal has not begun yet.
refused-deal-late = This deal has ended. You can practise it once all results are shown.
refused-deal-runs = This deal is still running. Nobody else may watch until the results are shown.
refused-deal-seat = In a deal everybody plays only their own seat.
refused-no-deal = This game began from a set-up position, so there is no deal to challenge anybody to.

## Notices

refused-zone = We do not know this time zone.
refused-webhook = Webhooks need a public https address.
refused-push = We do not understand your browser’s subscription.
refused-channel-known = You already get notifications there.
refused-too-many-channels = You cannot have more channels. Remove one first.
refused-mail-address = This is not an e-mail address.
refused-mail-code = This code is wrong or too old. You can ask for a new one.
refused-mail-failed = The e-mail could not be sent. Please try again later.
refused-notice-failed = The notification did not arrive. The receiving service did not answer correctly.

## Clocks and absent players

refused-clock = A clock needs at least two seats.
refused-seat-out = This seat is out of time for good. A bot plays to the end.
refused-no-vote = There is nothing to vote on. You can vote only about seats of other people.
refused-voted = You have already voted.
refused-player-here = The player is here, or has nothing to decide.
refused-still-time = The player still has time. You can vote when it is up.
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
refused-no-such-country = We do not know the holidays of this country.
refused-many-holidays = { $count ->
    [one] Your clock stops on at most one day of holidays a year.
   *[other] Your clock stops on at most { $count } days of holidays a year.
}

## Company

refused-blocked = You cannot join: somebody at this table has blocked you, or you have blocked them.
refused-not-sent = Your message was not sent: somebody at this table takes no messages from you.
refused-friend-link = This link is no longer valid. Ask for a new one.
refused-own-link = This is your own link. Send it to somebody else.
refused-no-friend = You can invite only friends this way.
refused-invited-already = This person already has a seat.

## Alarms

alarm-bot = A bot gave no answer. Another bot may have moved for it.
alarm-worker = A worker process was restarted.
alarm-answer = The server gave up on a preview or another answer for a player.
alarm-hint = A hint could not be computed.
alarm-analysis = The analysis of a finished game failed.
alarm-request = A request failed.
alarm-news = An update reached a player late.
alarm-table = A table could not be read.
alarm-clock = The clock of a table could not be checked.
alarm-notice = A notification could not be sent.
alarm-task = A background task of the server ended.
alarm-process = A process of the server died and was replaced.
alarm-because-error = The log names the error.
alarm-because-timeout = It took too long.
alarm-because-died = The process died.
alarm-because-memory = It ran out of memory.
alarm-because-illegal = It wanted an illegal move.
