# Words of the browser client. All languages have the same ids and variables.
# The words of the core, of the table and of each game come from their own files.

## Everywhere

skip = Skip to the content
nav = Main menu
language = Language
settings = Settings
credits = Credits
nav-me = { $name }, your account
nav-sign-in = Sign in
nav-inn = More of the inn
nav-ladder = Ladder
nav-friends = Friends
nav-history = Games played
nav-daily = Daily deals
new-table = New table
close = Close
send = Send
save = Save
cancel = Cancel
confirm = Confirm
undo = Undo
undo-tip = Undo your last move
undo-far-tip = Undo past a reveal (noted in the log)
undo-here = Undo to before move { $move }
start-over = Start my turn over
go-home = Back to the inn
guest = Guest
not-affiliated = Gospoda is a private project for enthusiasts. It is not affiliated with the designers and publishers of the games, and it shows none of their artwork. If you like a game here, buy it: the real thing on a table is worth it.
problem-offline = The server cannot be reached. Please check your connection.
problem-server = Something went wrong on the server (error { $status }).
lost-title = There is nothing here
lost-text = There is no page at this address. Perhaps the link is incomplete.

## The inn

home-title = Come in and take a seat
play-now = Play now
pick-opponents = Pick your opponents
players-range = { $fewest } to { $most } players
play-solo = Solo
play-friends = With friends
rules = Rules
gallery = Components
home-intro = Four modern board games, against bots or friends. No account.
play = Play
learn = Learn
versus = vs
level = Level of the bots
minutes = { $minutes } min
weight-1 = light
weight-2 = medium light
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
weight-of = Weight { $weight } of 5
weight-tip = Rules complexity: one dot takes five minutes to learn, five take an evening.
go-on = Continue
take-back = Take it back
look-back = Look back
look-in = Look in
sit-down = Sit down
open = Open
open-short = Open
open-none = No table is open right now.
open-make = Set one up
mine-none = Your tables will appear here.
all-tables = all
jumps = Parts of this page
ticket = Your turn at { $game }
turns-waiting = { $count ->
    [one] your turn at 1 table
   *[other] your turn at { $count } tables
}
row-bot = a bot holds your seat
row-thinks = { $who } to move
row-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
chairs = { $taken } of { $all } seats taken
real-table = At a real table
real-short = Real table
real-pad = Score pad
real-pad-text = add up a printed game, all four titles
real-import = A saved game
real-import-text = continue a game from a file
import-title = Open a saved game
import-text = A file exported here, or saved by the terminal program, becomes a table of yours. We check it move by move before we show anything.
import-choose = Choose a file, or drop it here
import-busy = Checking the game …
import-broken = This file is not a saved game: it is not valid JSON.
import-too-large = This file is too large to be a saved game.
my-tables = My tables
open-tables = Open tables
your-turn = Your turn
status-lobby = waiting for players
status-running = in play
status-finished = finished
status-frozen = old rules

## A new table

game = Game
your-name = Your name
seats-count = Players
where-play = Where do you play?
mode-online = Online, everybody at their own screen
mode-hotseat = Together at this screen
who-plays = Who plays?
seat-kind = Who sits in seat { $number }
seat-name = Name of the person in seat { $number }
bot-level = Bot in seat { $number }
kind-open = Free seat
kind-person = Person
kind-bot = Bot
options = Options
option-rule = Rules, paragraph { $rule }
try-again = Try again
options-official = Options of the rulebook
options-house = House rulings and more
table-title = Name of the table
seed = Seed (the same deal again)
access = Who may join
access-invite = only with a link
access-open = everybody
make-table = Set up the table

## At the door and in the lobby

door-title = Welcome. What is your name?
door-invited = You are invited to a table. What is your name?
door-invited-to = { $host } invites you to a game of { $game }. What is your name?
door-open-at = { $host } has set up a table of { $game }. What is your name?
door-enter = Come in
door-sit = Sit down
table-gone = This table cannot be opened
replay-gone = This game cannot be shown
lobby-taken = { $taken } of { $all } seats are taken.
lobby-intro = The game begins when every seat is taken. Send a link or add bots.
lobby-bots-in = Bots take the free seats in { $time }.
lobby-bots-now = Bots are about to take the free seats.
invite-link = Invitation link
watch-link = Link for spectators
link-renew = New link (the old one stops working)
link-withdraw = Withdraw the link (it stops working)
share-link = Link to the finished game
copied = Copied
qr-alt = The link as a QR code
add-bot = Bot
open-seat = Free the seat
begin = Begin
offline = not connected

## At the table

jump = Jump to
status-moment = One moment …
status-lost = Not connected.
status-lost-kept = Not connected. Your move is kept.
status-lost-queued = Not connected. Your move will be sent.
status-bot = A bot plays your seat.
status-bot-since = since { $time }
bot-moves = { $count ->
    [0] The bot has not moved for you yet
    [one] The bot made one move for you
   *[other] The bot made { $count } moves for you
}
winners-points = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
next-try = next try in { $seconds } s
try-now = Try now
try-short = Try now
staged-kept = kept until you are connected
staged-queued = will be sent automatically
sending = Sending …
title-lost = Not connected
title-bot = A bot plays for you
not-your-turn = It is not your turn.
watching = You are watching.
take-back-seat = Take it back
show-moves = Show them
change-mind = Change my mind
passed = has passed
strip = Chosen move
seats = Seats
talk = Talk
talk-new = new
drawer = Log, talk and seats
mark-log = new lines
mark-talk = unread: { $count }
mark-seats = a player is offline
more = More
less = less
worth = worth
problem-title = Something is missing
problem-load = A part of the table could not be loaded.
rematch = Rematch
rematch-keeps = Rematch keeps seats, level and options
share = Share
challenge = Challenge
deal-results = Results
end-wins = { $name } wins
end-why = { $winner } to { $other }: { $source } made the difference, { $mine } to { $theirs }.
end-tied = Tied at { $points }.
end-curve = How it went
end-curve-tip = points after each move; tap to see the board
end-where = Where the difference lies: { $points }
end-against = { $one } against { $other }
that-is-you = you
look-board = The board
frame-end = End of the table
status-waiting = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for: { $names }
}
status-choose-where = Choose where to put the { $what }
preview-nothing = no change in points
depends-chance = depends on chance
depends-cards = depends on unknown cards
depends-players = depends on the others
possible-target = possible here
waiting = deciding
ready = has decided
log = Log
log-round = Round { $round }
log-taken-back = taken back
last-round = Show the last round again
last-round-brief = Last round
news-away = While you were away:
chat-say = Say something
chat-empty = Nobody has said anything yet.
chat-not-sent = Your message was not sent.
hand-to-bot = Hand to a bot
people = People at this table
person-mute = Mute
person-unmute = Unmute
person-put-out = Remove
person-let-in = Let back in
person-away = not here now
person-none = Nobody else is here yet.
seat-asked = invited
decline = No, thank you
more-tables = More tables
watchers = Spectators: { $count }
table-frozen = The rules have changed since this game was played. You can watch it but not continue it.
table-frozen-brief = Old rules: view only
table-frozen-unseen = The rules have changed since this game was played. Its board can no longer be shown.
table-text = Text table
type-move = Move in notation
export = Save as a file
curtain-pass = Pass the screen to { $name }
curtain-look = Nobody else should be looking now.
curtain-go = I am { $name }

## The generic table

moves-possible = { $count ->
    [one] 1 possible move
   *[other] { $count } possible moves
}
moves-kind = Kind of move
moves-all = All
moves-any = any
moves-filter = Search
moves-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}

## Keys

keys = Keyboard
key-name-tab = Tab
key-does-tab = to the next card, board or button
key-name-arrows = Arrows
key-does-arrows = move on a board
key-name-numbers = 1 – 9
key-does-numbers = choose the card, die or tile with this number
key-name-enter = Enter
key-does-enter = choose, place, confirm
key-name-esc = Esc
key-does-esc = cancel
key-does-u = undo
key-does-h = a hint
key-does-i = explain what has the focus
key-does-l = the log
key-does-t = the talk
key-does-s = the seats
key-does-x = the table as text
key-does-question = this list

## Replay

replay = Replay
replay-first = To the beginning
replay-back = One move back
replay-next = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-look = Seen by
replay-spectator = everybody
replay-link = Link to this move
replay-link-short = Link
play-on = Play on from here
back-to-table = To the table
speed = Speed

## Hints and analysis

hint = Hint
hint-tip = What are the best moves?
hint-thinking = Thinking …
hints = Hints
hints-choice = Hints allowed (everybody at the table sees this)
rated-choice = Rated: the result counts on the ladder. There are no hints, and nobody can undo past a reveal.
rated = Rating
rated-yes = the result counts
games-played = Games played, statistics, ladder
friends-link-word = Friends and people met
ask-friend = Ask a friend
ask-friend-none = No friends yet. Send somebody a link
home-daily = The day's deal: everybody starts with the same cards
hints-yes = allowed
hints-no = not allowed
hint-promise = Expected final score, chance to win
hint-horizon = Score a few decisions ahead, chance to win
hint-figures = { NUMBER($score, maximumFractionDigits: 1) } · { $win } %
hint-even = These moves are about equal: the chance to win is about { $win } %.
hint-even-score = { NUMBER($score, maximumFractionDigits: 1) }
analyse = Analyse
analysis = Analysis
analysis-waiting = { $place ->
    [0] The analysis begins soon …
    [1] The analysis is next.
   *[other] The analysis is number { $place } in the queue.
}
analysis-running = Analysed: { $done } of { $total } moves
analysis-failed = The analysis has failed. Please try again.
analysis-costliest = The costliest moments
analysis-moment = Move { $number }
analysis-loss = −{ NUMBER($loss, maximumFractionDigits: 1, minimumFractionDigits: 1) } points
analysis-better = Better: { $best }
analysis-best = The best move
analysis-no-choice = There was no choice.
analysis-totals = What each player's decisions cost
analysis-strip = What each move cost, from first to last
sheet-title = Score pad
pad-never-opened = There is no connection, and this score pad has never been opened on this device. Open it once while you are online; after that it works offline.
sheet-missing = { $who }, { $what }: { $have } of { $needed }
sheet-unwritten = { $who }, { $what }: not written down yet
sheet-twice = { $what }: { $number } is written down for { $first } and for { $second }
sheet-new = New sheet
sheet-share = Share
sheet-kept = Sheets on this device
sheet-add-card = Add { $what }
sheet-drop = Remove { $what }
sheet-less = Decrease { $what }
sheet-more = Increase { $what }
sheet-rank = Rank: { $rank }

## Help, gallery, credits

help-none = There is no rules help for this game yet.
credits-games = The games
credits-icons = Icons
credits-icons-licence = Pictures from game-icons.net, recoloured, under the Creative Commons BY 3.0 licence (creativecommons.org/licenses/by/3.0).
credits-made-by = Icons made by { $author }
credits-lucide = Icons of buttons: Lucide, ISC licence.
credits-fonts = Typefaces
credits-software = Software
credits-software-text = The client is made with Svelte, Vite and Fluent. These are the notices of all included software:

## Settings

set-colours = Colours
theme-auto = same as the system
theme-light = light
theme-dark = dark
set-contrast = stronger contrast
set-seats = Each seat has a colour, a shape and a letter:
set-speed = Speed of animations
speed-off = none
set-confirm = Confirm moves
confirm-on = always
confirm-off = never
confirm-timed = automatically after four seconds
set-signals = When it is my turn
set-sound = sound
set-notify = notification
set-notices = by push, e-mail or webhook
notices = Notifications
next-table = { $count ->
    [one] Another table is waiting for you. Go there
   *[other] { $count } other tables are waiting for you. Go to the one that has waited longest
}
saved-name = Saved.

# House values
house-check = Check this card
house-check-all = Check your box
house-no-pack = This inn runs without a content pack, so nothing can be saved. Start it with gospoda --content DIR serve.
table-pack = Content pack
table-pack-name = { $pack } (digest { $digest })
pack-choice = Components
pack-choice-tip = Which component values this table uses. A content pack has values copied from the printed components. They stay the same for the whole game.
pack-none = Without a pack
account = Account
announcements = Announcements
status-title = Status

## Clocks and absent players

clock = Clock
clock-kind = Time to think
clock-kind-none = no limit
clock-kind-live = Live: total time per player
clock-kind-turns = Correspondence: time per turn
clock-bank = Time per player
clock-increment = Extra time per decision
clock-turn = Time per turn
clock-turn-hint = Nights, days off and holidays do not count, in each player's time zone.
clock-late-choice = When time runs out
clock-late-mark-short = the player is only marked
clock-late-bot-short = a bot plays until the player returns
clock-late-out-short = the seat is out
clock-late-mark = If you run out of time, you are marked and play on.
clock-late-bot = If you run out of time, a bot plays until you return.
clock-late-out = If you run out of time, you are out: a bot plays to the end, and in a rated game you count as last.
clock-rule-live = { $time } each, plus { $seconds } s per decision.
clock-rule-plain = { $time } each.
clock-rule-turns = { $time } per turn.
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-hours = { $hours } h
clock-hours-minutes = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-days-hours = { $days } d { $hours } h
clock-until = until { $time }
clock-late = time is up
clock-of = { $name }’s clock: { $time }
seat-out = resigned or out of time
guest-mark = guest
guest-tip = A guest without an account
guest-named = { $name } (guest)
new-name = Another member was called { $formerly } before you, so your name is { $name } now. Your games, ratings and friends are all here.
new-name-change = Choose another name
new-name-read = All right
resign = Resign
resign-title = Resign?
resign-ask = The game counts as lost for you. If others still play, a bot takes your seat, and you cannot come back.
resign-rated = The game counts as lost for you, in the ratings too. You cannot come back.
resign-alone = The game ends here, and it counts as lost.
keep-playing = Play on
end-propose = Propose to end
end-now = End the game
end-title-ask = End the game?
end-ask = The game ends as soon as everybody agrees. Nobody wins, and in a rated game it counts as a draw.
end-ask-bots = The game ends here. Against bots, a rated game that you end counts as lost.
end-ask-alone = The game ends here, and nobody wins.
end-proposed = You have proposed to end the game. The others have not all answered yet.
end-take-back = Withdraw the proposal
end-proposal = { $name } proposes to end the game. It ends if everybody agrees.
end-agree = Agree
ended-resigned = { $name } resigned.
ended-agreed = The players agreed to end the game.
ended-wins = { $name } wins!
vote = Let a bot play on
vote-back = Withdraw my vote
vote-for = Vote for a bot to play on for { $name }
vote-back-for = Withdraw my vote about { $name }
votes = { $count } of { $needed } votes
hours-title = When my clock runs
invitations = Invitations
invitation = { $name } invites you to { $game }.
seek-language = Language
seek-level = Experience
seek-level-new = beginners
seek-level-steady = some games
seek-level-strong = many games
seek-any = any
seek-sought = Looking for players
