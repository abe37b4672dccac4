# Words of the browser client. The same ids and variables stand in all languages.
# The words of the core, of the table and of each game come from their own files.

## Everywhere

skip = Skip to the content
nav = Main menu
language = Language
settings = Settings
credits = Credits
new-table = New table
close = Close
send = Send
save = Save
cancel = Cancel
confirm = Confirm
undo = Undo
undo-tip = Take your last move back
undo-far-tip = Take back in spite of what was revealed; the log says so
undo-here = Take back to before move { $move }
start-over = Start my turn over
go-home = Back to the inn
guest = Guest
not-affiliated = Gospoda is a private project for enthusiasts. It is not affiliated with the designers and publishers of the games, and it shows none of their artwork. If you like a game here, buy it: the real thing on a table is worth it.
problem-offline = The server cannot be reached. Please check the connection.
problem-server = The server could not do that (error { $status }).
lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps the link is incomplete.

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
weight-tip = How heavy the rules are: one dot is learned in five minutes, five take an evening of reading.
go-on = Continue
take-back = Take it back
look-back = Look back
look-in = Look in
sit-down = Sit down
open = Open
open-short = Open
open-none = No table is open right now.
open-make = Set one up
mine-none = Your tables will stand here.
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
real-import-text = go on with a file from here or the terminal
import-title = Open a saved game
import-text = A file that was exported here, or saved by the terminal program, becomes a table of yours. It is checked move by move before anything is shown.
import-choose = Choose a file, or drop it here
import-busy = The game is checked …
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
door-enter = Come in
door-sit = Sit down
table-gone = This table cannot be opened
lobby-taken = { $taken } of { $all } seats are taken.
lobby-intro = The game begins as soon as every seat is taken. Send a link, or let bots sit down.
invite-link = Invitation link
watch-link = Link for spectators
link-renew = New link; the old one stops working
link-withdraw = Take the link back: it opens nothing any more
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
    [0] No move was made for you yet
    [one] One move was made for you
   *[other] { $count } moves were made for you
}
winners-points = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] Shared victory with { $points } points: { $names }.
}
next-try = next try in { $seconds } s
try-now = Try now
try-short = Try now
staged-kept = kept until it can be sent
staged-queued = will be sent by itself
sending = Being sent …
title-lost = Not connected
title-bot = A bot plays for you
not-your-turn = It is not your turn.
watching = You are watching.
take-back-seat = Take it back
show-moves = Show them
change-mind = Change my mind
passed = has passed
strip = What is chosen
seats = Seats
talk = Talk
talk-new = new
drawer = Log, talk and seats
mark-log = new lines
mark-talk = unread: { $count }
mark-seats = somebody is not connected
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
status-choose-where = { $what }: choose where
preview-nothing = points stay as they are
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
news-skip = Skip
news-away = While you were away:
chat-say = Say something
chat-empty = Nobody has said anything yet.
hand-to-bot = Hand to a bot
people = People at this table
person-mute = Mute
person-unmute = Let speak
person-put-out = Put out
person-let-in = Let in again
person-away = not here now
person-none = Nobody else has come yet.
seat-asked = invited
decline = No, thank you
more-tables = More tables
watchers = Spectators: { $count }
table-frozen = The rules have changed since this game was played. It can be viewed but not continued.
table-frozen-brief = Old rules: view only
table-frozen-unseen = The rules have changed since this game was played, and its board can no longer be shown.
table-text = Text table
type-move = Move in notation
export = Save as a file
curtain-pass = Pass the screen to { $name }
curtain-look = Nobody else should be looking now.
curtain-go = I am { $name }

## The generic table

moves-possible = { $count ->
    [one] 1 possible move
   *[other] Possible moves: { $count }
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
key-does-arrows = move on a board; in a replay one move back or on
key-name-numbers = 1 – 9
key-does-numbers = choose from the tray
key-name-enter = Enter
key-does-enter = choose, place, confirm
key-name-esc = Esc
key-does-esc = cancel
key-name-u = U
key-does-u = take back
key-name-h = H
key-does-h = a hint, where the table allows it
key-name-i = I
key-does-i = explain what has the focus
key-name-l = L
key-does-l = the log
key-name-t = T
key-does-t = the talk
key-name-s = S
key-does-s = the seats
key-name-x = X
key-does-x = the table as text
key-name-question = ?
key-does-question = this list

## Replay

replay = Replay
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
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
rated-choice = Rated: the result counts on the ladder, there are no hints and nothing can be taken back once it is revealed
rated = Rating
rated-yes = the result counts
games-played = Games played, statistics, ladder
friends-link-word = Friends and people met
ask-friend = Ask a friend
ask-friend-none = No friends yet: make some by a link
home-daily = The day's deal: everybody plays from the same start
hints-yes = allowed
hints-no = not allowed
hint-promise = Expected final score, chance to win
hint-horizon = Score a few decisions on, chance to win
hint-figures = { NUMBER($score, maximumFractionDigits: 1) } · { $win } %
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
analysis-totals = What the decisions of each player have cost
analysis-strip = What each move has cost, from the first to the last
sheet-title = Score pad
sheet-missing = { $who }, { $what }: { $have } of { $needed }
sheet-unwritten = { $who }, { $what }: not written down yet
sheet-twice = { $what }: { $number } is written down for { $first } and for { $second }
sheet-new = New sheet
sheet-share = Share
sheet-kept = Sheets on this device
sheet-add-card = Add: { $what }
sheet-drop = Remove: { $what }
sheet-less = Less: { $what }
sheet-more = More: { $what }
sheet-rank = Rank: { $rank }

## Help, gallery, credits

help-none = There is no rules help for this game yet.
credits-games = The games
credits-icons = Icons
credits-icons-licence = Pictures from game-icons.net under the licence Creative Commons BY 3.0 (creativecommons.org/licenses/by/3.0), recoloured.
credits-made-by = Icons made by { $author }
credits-lucide = Icons of buttons: Lucide, ISC licence.
credits-fonts = Typefaces
credits-software = Software
credits-software-text = The client is made with Svelte, Vite and Fluent; the notices of everything that is included:

## Settings

set-colours = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
set-contrast = stronger contrast
set-seats = A seat is a colour, a shape and a letter:
set-speed = Speed of animations
speed-off = none
set-confirm = Confirm moves
confirm-on = always
confirm-off = never
confirm-timed = by itself after four seconds
set-signals = When it is my turn
set-sound = sound
set-notify = notification
set-notices = by push, e-mail or webhook
notices = Notices
next-table = { $count ->
    [one] Another table waits for you: go there
   *[other] { $count } other tables wait for you: go to the one that waits longest
}
saved-name = Saved.

# values that are ours
house-list = All of them
house-printed = On the printed component
house-printed-of = Printed value of { $entry }, { $field }
house-write = Write
house-written = { $entry }, { $field }: written to the content pack and checked. New tables can be set up with it.
house-owner = You run this inn: type what is printed on your components, and it is written to the content pack. New tables can be set up with it at once; games that have begun go on with the values they were begun with.
house-put-right = Put right
house-no-pack = This inn was started without a content pack, so nothing can be written: start it with gospoda --content DIR serve.
table-pack = Content pack
table-pack-name = { $pack } (digest { $digest })
pack-choice = Components
pack-choice-tip = The values of the components; the content pack has those that were read on printed ones. A table keeps what it was begun with.
pack-none = Without a pack
account = Account
announcements = Announcements
status-title = How the inn is

## Clocks and absent players

clock = Clock
clock-kind = Time to think
clock-kind-none = as long as you like
clock-kind-live = live: so much for the game
clock-kind-turns = turn by turn: so long for each turn
clock-bank = For the game, each player
clock-increment = More for each decision
clock-turn = For each turn
clock-turn-hint = Nights, days off and holidays do not count, for each player by the own time zone.
clock-late-choice = When the time is up
clock-late-mark-short = only a mark
clock-late-bot-short = a bot plays on until the player is back
clock-late-out-short = the seat is out
clock-late-mark = Who runs out of time is marked and plays on.
clock-late-bot = For who runs out of time a bot plays on until the player is back.
clock-late-out = Who runs out of time is out: a bot plays to the end, and in a rated game the seat counts as last.
clock-rule-live = { $time } each, { $seconds } s more for each decision.
clock-rule-plain = { $time } each.
clock-rule-turns = { $time } for each turn.
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
clock-of = { $name }, clock: { $time }
seat-out = out of time
vote = Let a bot play on
vote-back = Take my vote back
vote-for = Vote that a bot plays on for { $name }
vote-back-for = Take back my vote on { $name }
votes = { $count } of { $needed } votes
hours-title = When my time counts
invitations = Invitations
invitation = { $name } keeps a seat for you.
company-language = Language
company-level = Experience
company-level-new = beginners
company-level-steady = some games
company-level-strong = many games
company-any = any
company-sought = Company sought
