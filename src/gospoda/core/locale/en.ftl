# Words of the core and of the terminal. All languages have the same ids and variables.
# A game may give an id of its own words; they take precedence.

## People

seat-number = Player { $number }
you = Player { $number } (you)
rival = Automated opponent
yes = yes
no = no
bot-random = random
bot-greedy = greedy
bot-novice = novice
bot-journeyman = journeyman
bot-expert = expert
bot-master = master

## Refusals

refused-not-now = That is not what is asked now.
refused-game-over = The game is over.
refused-no-such-seat = There is no such seat at this table.
refused-not-your-turn = It is not your turn.
refused-no-such-move = There is no such move in this game.
refused-depends = Nobody can know yet whether this will be possible.

## Taking back

undo-nothing = There is nothing to take back.
undo-revealed = Something was revealed or somebody else has moved since, so you cannot take this back.
undo-far-possible = Type u! to take it back anyway.
undo-lifted = The move is taken back past a reveal. The record says so.

## Events

event-ready = { $seat } is ready.

## Scores

score = Score
total = Total
round = Round { $number }
winner = Winner
winners = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
}
nobody-wins = Nobody wins this time.
game-over = The game is over

## At the keyboard

your-move = Your move (capital letter, amount or notation, ? for help):
not-understood = “{ $text }” is not a move here. Type a capital letter from the list, an amount or a move in notation, or ? for help.
curtain = Please pass the keyboard to { $name }.
curtain-ready = Press Enter when nobody else is looking:
save-as = File to save to (Enter: keep the automatic copy only):
saved = Saved in { $file }.
kept =
    The game is saved in { $file }.
    { $command }

hint-gain = Change
hint-score = Score then
hint-move = Move, the most promising first

key-number = A, B, C …
help-number = make the move with this letter; type an amount as a number; press Enter alone if there is only one move
key-notation = notation
help-notation = make the move written in grey; one line can hold several steps (bid z2 2 z3 2)
key-undo = u
help-undo = take the last move back, as far as nothing new was revealed
key-undo-far = u!
help-undo-far = take back the last decision of a person even past a reveal
key-hints = h
help-hints = show what each move would score
key-save = s FILE
help-save = save the game
key-board = b
help-board = show the board again
key-moves = m
help-moves = show the moves again
key-sheet = p
help-sheet = show the score sheets
key-log = l
help-log = show everything that has happened
key-rules = r
help-rules = show how the game is played
key-quit = q
help-quit = leave; the game is saved

# The whole screen of a terminal
screen-type = Choose with the arrows and Enter, a number or the mouse. Type to search.
screen-typed = Search: { $text }
screen-nothing-fits = Search: { $text } – nothing fits. Enter tries it as a move in notation.
screen-wait = One moment …
screen-hinted = The brackets show what each move adds to your score.
screen-close = Esc or Enter: back to the game
screen-leave = Esc or Enter: leave the game
screen-help = Help
screen-hints = Hints
screen-advice = Advice
screen-sheet = Score
screen-rules = Rules
screen-save = Save
screen-undo = Undo
screen-quit = Quit
screen-quit-as = Leave the game? It is saved. Enter leaves; a file name saves a copy first. Esc stays.
key-screen-choose = ↑ ↓ Enter, 1 2 3 …
help-screen-choose = make a move; a click works too
key-screen-filter = letters
help-screen-filter = show only the moves with these letters; Backspace and Esc clear them
key-screen-notation = notation, Enter
key-screen-undo = Esc
key-screen-undo-far = u!, Enter
key-screen-hints = F2
key-screen-advice = F3
key-screen-sheet = F4
key-screen-rules = F5
key-screen-save = F6
key-screen-look = PgUp, PgDn, wheel
help-screen-look = scroll the board; Tab goes to the board or the log, where the arrows scroll
key-screen-quit = q, Ctrl+Q

## Replay

replay-move = Move { $number } of { $last }
replay-keys = Enter next, b back, number jumps, p score, l log, q leaves:
replay-range = The moves go from 0 to { $last }.
replay-diverges = This game was played with other rules, so only its last saved position is shown: { $report }
replay-key-next = Enter, n
replay-help-next = one move forward
replay-key-back = b
replay-help-back = one move back
replay-key-jump = 0, 1, 2 …
replay-help-jump = jump to the position after that many moves
replay-key-sheet = p
replay-help-sheet = show the score sheets
replay-key-log = l
replay-help-log = list the moves so far
replay-key-quit = q
replay-help-quit = leave

## Simulation

sim-games = Games
sim-seat = Seat
sim-mean = Mean
sim-least = Lowest
sim-most = Highest
sim-wins = Wins
sim-played = { $games ->
    [one] { $games } game, { $decisions } decisions
   *[other] { $games } games, { $decisions } decisions
}
sim-speed = { $decisions } decisions/s, { $games } games/s, { $seconds } s
sim-bot-wins = Wins of { $bot }: { $wins }
sim-interrupted = Interrupted. These are the results so far.

## Games, content, rules, doctor

games-seats = Players: { $fewest } to { $most }
games-version = rules version { $version }
games-option = Option
games-values = Values, the default first
games-rule = Rule
games-official = rulebook
games-house = house ruling

content-good = { $title }: the content in { $folder } is in order.
new-game-ready = { $folder } is ready. Its README explains the next steps.

rules-paragraph = Paragraph
rules-rule = Rule
rules-code = Code
rules-tests = Tests
rules-below = Further below: { $paragraphs }
rules-summary = Paragraphs: { $paragraphs }. In the code but without a test: { $untested }
rules-summary-no-tests = Paragraphs: { $paragraphs }. The tests are not at hand; a clone of the program names them too (--tests).

doctor-version = Gospoda
doctor-engine = Engine
doctor-compiled = compiled
doctor-uncompiled = not compiled (works, slower)
doctor-python = Python
doctor-data = Data
doctor-content = Content pack
doctor-own-content = none, the games’ own content
doctor-no-folder = no such folder
doctor-part = Part { $part }
doctor-missing = missing: { $modules }
doctor-game = Game { $game }
doctor-setting = Setting
doctor-value = Value
doctor-from = From
doctor-variable = Variable
doctor-from-flag = flag
doctor-from-environment = environment
doctor-from-file = file
doctor-from-default = default
doctor-database = The database can be used
doctor-key = The key for secrets exists

key-advice = hint
help-advice = think, and show the forecast for the best moves: expected score and chance to win

advice-score = Expected final score
advice-horizon = Score a few decisions ahead
advice-win = Wins
advice-even = { $count } of these moves are about equal. The search cannot tell their chances to win apart.
advice-lead = Lead
advice-visits = Tried

analyse-moves = Moves
analyse-loss = Loss
analyse-win-loss = Chance lost
analyse-played = Played
analyse-best = Best found
analyse-costliest = The costliest moments
analyse-total = { $name } lost { $loss } points of expected lead in all

tournament-summary = { $games } of { $wanted } games with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }
tournament-meetings = Who met whom
tournament-ratings = Ratings
tournament-seats = Wins by seat
tournament-unfinished = Games that could not be finished
tournament-pair = Bots
tournament-bot = Bot
tournament-games = Games
tournament-wins = Wins of the first (95 % interval)
tournament-share = Wins (95 % interval)
tournament-points = Mean score
tournament-lead = Mean lead
tournament-rating = Rating
tournament-win-axis = Wins of the first bot in per cent, with the 95 % interval
tournament-score-axis = Score
tournament-written = Journal, results and page are in { $folder }.

## House values

house-file = File
house-entry = Entry
house-field = Field
house-value = Value
house-meaning = House value: we do not know the printed one.
house-table = This game uses house values where we do not know the printed ones.
house-count = There are { $count } of them.
content-set = { $file }: { $entry }, { $field } is written and checked.
content-imported = { $pack } now has the values for { $title } with the digest { $digest }.
content-pack = Played with the content pack { $pack } (digest { $digest }).
owner-open = Correct printed values here: { $url }
already-running = Gospoda is already running at { $url }
port-taken = Another program is using port { $port }. Gospoda uses port { $other }.
dev-ready = Develop at { $url }. Page and server reload when you edit them. Ctrl-C stops both.
dev-again = { $file } has changed. The server restarts.
dev-ended = The server has stopped. It restarts when you edit its source.
