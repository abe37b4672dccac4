# gospoda: compiled
"""4, 10 and 11: setting up the table."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.bits import how_many
from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE, bit, face_down
from gospoda.games.rollplayer.bag import draw_colour, put_back, roll_face, rolled, take_out
from gospoda.games.rollplayer.choices import Choice
from gospoda.games.rollplayer.constants import BEGIN_ROUND, GOLD_DICE
from gospoda.games.rollplayer.dice import (
    EMPTY,
    NO_DICE,
    die_number,
    free_space,
    nth_open_row,
    numbered_die,
    open_rows,
    with_die,
)
from gospoda.games.rollplayer.displays import deal_market, put_coins
from gospoda.games.rollplayer.frames import (
    CLASS_CHOICE,
    RACE_CHOICE,
    START_DICE_CHOICE,
    ClassFrame,
    PhaseFrame,
    RaceFrame,
)
from gospoda.games.rollplayer.gold import gain, placed_gold
from gospoda.games.rollplayer.lookups import (
    ALIGNMENT,
    BACKSTORY,
    CLASS_CARD,
    CLASS_COLOUR,
    DICE,
    DISCARDED,
    DOTS,
    FIXED_GOLD_DICE,
    FULL_ROW,
    INITIATIVE_CARDS,
    MORE_START_DICE,
    N_CARDS,
    N_CLASSES,
    N_ROWS,
    RACE,
    SPACES,
    START_DICE,
    START_GOLD,
    removed_cards,
)
from gospoda.games.rollplayer.move_codes import (
    class_move,
    class_of,
    put_die,
    put_move,
    put_row,
    race_move,
    race_of,
    race_picture,
)
from gospoda.games.rollplayer.state import MARKET, NOBODY, RollPlayerState

ANY_COLOUR: Final = -1
N_RACES: Final[i64] = len(RACE.ids)


def set_up(game: Game, seats: i64, options: dict[str, Any], seed: int | str) -> RollPlayerState:
    """4, 11: everything before the first choice."""
    state = RollPlayerState(game, seats, seeded(seed))
    state.options = options
    state.friendly = options["friendly_market"]
    state.race_in_traits = options["trait_scores"] == "with-race"
    state.weapons_in_goal_traits = options["goal_traits"] == "with-weapons"
    state.thief_swaps = options["swapped_gold"] == "as-placed"
    state.bag = DICE.copy()
    state.committed = [[] for _ in range(seats)]
    state.deck = face_down(MARKET, list(range(N_CARDS)))  # cards in the box, until step 7
    n = INITIATIVE_CARDS[seats - 1]
    state.pool = [0] * n
    state.holders = [NOBODY] * n
    state.coins = [0] * n
    if seats == 1:  # 11.3: the enemy die never enters the bag
        take_out(state, GOLD_DICE)
        state.enemy = 1
    state.rounds = SPACES - start_dice(state)
    choose_start_player(state)
    state.ask_next(RaceFrame(0), state.first)
    return state


def start_dice(state: RollPlayerState) -> i64:
    """4.11, 10: the number of start dice; shorter games have more."""
    dice: i64 = START_DICE[state.seats - 1]
    return dice + MORE_START_DICE if state.options["shorter_game"] else dice


def choose_start_player(state: RollPlayerState) -> None:
    """4.1, HR-3: the highest roll; ties roll again. Option `start_player`: the first seat."""
    rolling = list(range(state.seats))
    if state.options["start_player"] == "first-seat":
        rolling = [0]
    while len(rolling) > 1:
        best: i64 = 0
        highest: list[int] = []
        for seat in rolling:
            face = roll_face(state)
            state.note("start-roll", seat, face - 1)
            if face > best:
                best = face
                highest = [seat]
            elif face == best:
                highest.append(seat)
        rolling = highest
    state.first = rolling[0]
    state.start = state.first
    state.active = state.first
    state.note("start-player", state.first)


def seat_at(state: RollPlayerState, place: i64) -> i64:
    """4.1: places are counted clockwise from the Start Player."""
    return (state.first + place) % state.seats


class RaceChoice(Choice[RaceFrame]):
    """4.2, D1: an available race, and a picture."""

    heading = RACE_CHOICE

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D1: any unchosen race, both pictures."""
        taken: i64 = 0
        for player in state.players:
            if player.race >= 0:
                taken |= bit(player.race)
        moves: list[int] = []
        for race in range(N_RACES):
            if taken >> race & 1 == 0:
                add(moves, race_move(race, 0))
                add(moves, race_move(race, 1))
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Takes the sheet; the next player chooses, and after the last one the gold is dealt out."""
        place = self.settle(state).place
        player = state.players[seat]
        player.race = race_of(move)
        player.picture = race_picture(move)
        state.note("race", seat, player.race)
        if place + 1 < state.seats:
            state.ask_next(RaceFrame(place + 1), seat_at(state, place + 1))
        else:
            deal_gold(state)
            begin_classes(state)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks for a race."""
        return Message("ask-race")


def deal_gold(state: RollPlayerState) -> None:
    """4.3, 10: 5 gold, 6 for the third place, 7 for the fourth; in a shorter game 5 for everybody."""
    for place in range(state.seats):
        amount = START_GOLD[0] if state.options["shorter_game"] else START_GOLD[place]
        state.players[seat_at(state, place)].gold = amount


# ---- classes


def begin_classes(state: RollPlayerState) -> None:
    """4.4: draw for classes in order, or pick them in reverse order."""
    if state.options["class_choice"] == "pick":
        state.ask_next(ClassFrame(state.seats - 1, ANY_COLOUR), seat_at(state, state.seats - 1))
    else:
        ask_drawn_class(state, 0)


def ask_drawn_class(state: RollPlayerState, place: i64) -> None:
    """4.4: draws dice until one has a class colour that nobody has yet; the sides of that card are on offer."""
    seat = seat_at(state, place)
    while True:
        colour = draw_colour(state)
        state.drawn = [*state.drawn, colour]
        state.note("class-die", seat, colour)
        if colour != GOLD_DICE and not colour_taken(state, colour):
            state.ask_next(ClassFrame(place, colour), seat)
            return


def colour_taken(state: RollPlayerState, colour: i64) -> bool:
    """Whether somebody has a class of this colour."""
    for player in state.players:
        if player.hero >= 0 and CLASS_COLOUR[player.hero] == colour:
            return True
    return False


class ClassChoice(Choice[ClassFrame]):
    """4.4, D2, D2': one side of the drawn class card; or any free card and side."""

    heading = CLASS_CHOICE

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D2: both sides of the drawn colour; D2': all classes of the free cards."""
        drawn = self.frame(state).colour
        moves: list[int] = []
        for hero in range(N_CLASSES):
            if (drawn == ANY_COLOUR or CLASS_COLOUR[hero] == drawn) and not card_taken(state, hero):
                add(moves, class_move(hero))
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Takes the card; the next player follows, and after the last one the set-up goes on."""
        frame = self.settle(state)
        state.players[seat].hero = class_of(move)
        state.note("class", seat, class_of(move))
        if frame.colour == ANY_COLOUR and frame.place > 0:
            state.ask_next(ClassFrame(frame.place - 1, ANY_COLOUR), seat_at(state, frame.place - 1))
        elif frame.colour != ANY_COLOUR and frame.place + 1 < state.seats:
            ask_drawn_class(state, frame.place + 1)
        else:
            set_up_table(state)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks for a class."""
        return Message("ask-class")


def card_taken(state: RollPlayerState, hero: i64) -> bool:
    """Whether somebody has a class of the same card."""
    for player in state.players:
        if player.hero >= 0 and CLASS_CARD[player.hero] == CLASS_CARD[hero]:
            return True
    return False


# ---- cards, Market and dice


def set_up_table(state: RollPlayerState) -> None:
    """4.5 to 4.12: cards for the heroes, the Market, the Initiative row and the start dice."""
    for colour in state.drawn:  # 4.4: all drawn dice return to the bag
        put_back(state, colour)
    state.drawn = NO_DICE
    deal_hero_cards(state)
    build_deck(state)
    deal_market(state)
    if state.seats == 1:  # 11.4: the top card of the deck starts the trash
        state.trash = state.reveal(state.deck.take(1), EVERYONE).cards
        state.deck = state.deck.drop(1)
    put_coins(state)
    draw_start_dice(state)
    state.later(PhaseFrame(BEGIN_ROUND))
    for place in range(state.seats - 1, -1, -1):  # HR-4: seat order
        state.ask_next(Frame(START_DICE_CHOICE), seat_at(state, place))


def deal_hero_cards(state: RollPlayerState) -> None:
    """4.5: a backstory and an alignment card for each player; the rest go back unseen."""
    stories = state.chance.order(len(BACKSTORY.ids))
    alignments = state.chance.order(len(ALIGNMENT.ids))
    for place in range(state.seats):
        seat = seat_at(state, place)
        state.players[seat].backstory = stories[place]
        state.players[seat].alignment = alignments[place]
        state.note("dealt", seat, stories[place], alignments[place])


def build_deck(state: RollPlayerState) -> None:
    """4.7, 11.2: one-dot cards on two-dot cards, less the set-up discards; HR-13: or all of them mixed."""
    state.removed = removed_cards(state.seats)
    cards = [card for card in range(N_CARDS) if card not in state.removed]
    discarded = DISCARDED[state.seats - 1]
    if state.options["random_market_deck"]:
        mixed = state.chance.shuffled(cards)
        state.discards = mixed[: 2 * discarded]
        state.deck = face_down(MARKET, mixed[2 * discarded :])
        return
    upper = state.chance.shuffled([card for card in cards if DOTS[card] == 1])
    lower = state.chance.shuffled([card for card in cards if DOTS[card] == 2])
    state.discards = upper[:discarded] + lower[:discarded]
    state.deck = face_down(MARKET, upper[discarded:] + lower[discarded:])
    state.sorted = True


def draw_start_dice(state: RollPlayerState) -> None:
    """4.11, 10, HR-14: blind draws, or fixed dice first and then blind draws; all draws before all rolls."""
    wanted = start_dice(state)
    hands: list[list[int]] = []
    for _ in range(state.seats):
        hand: list[int] = []
        if state.options["less_random_setup"]:
            hand = list(range(GOLD_DICE)) + [GOLD_DICE] * FIXED_GOLD_DICE[state.seats - 1]
            for colour in hand:
                take_out(state, colour)
        hands.append(hand)
    for place in range(state.seats):
        while len(hands[place]) < wanted:
            hands[place].append(draw_colour(state))
    for place in range(state.seats):
        seat = seat_at(state, place)
        state.players[seat].hand = rolled(state, hands[place])
        for die in state.players[seat].hand:
            state.note("start-die", seat, die_number(die))


class StartDiceChoice(Choice[Frame]):
    """4.12, D3: the start dice, one at a time, into any rows."""

    heading = START_DICE_CHOICE

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D3: every die left, in every row with a space."""
        player = state.players[seat]
        sheet = player.sheet
        moves: list[int] = []
        done: i64 = 0
        for die in player.hand:
            if done >> die & 1:
                continue
            done |= bit(die)
            number = die_number(die)
            for row in range(N_ROWS):
                if sheet[3 * row + 2] == EMPTY:
                    add(moves, put_move(number, row))
        return moves

    def answers(self, state: RollPlayerState, seat: i64) -> i64:
        """D3: counts the different dice, each in every row with a space."""
        player = state.players[seat]
        different: i64 = 0
        for die in player.hand:
            different |= bit(die)
        return how_many(different) * open_rows(player.sheet)

    def nth_answer(self, state: RollPlayerState, seat: i64, n: i64) -> i64:
        """Returns the n-th answer, row by row, die by die."""
        player = state.players[seat]
        rows = open_rows(player.sheet)
        skipped = n // rows
        done: i64 = 0
        for die in player.hand:
            if done >> die & 1:
                continue
            if skipped == 0:
                return put_move(die_number(die), nth_open_row(player.sheet, n % rows))
            skipped -= 1
            done |= bit(die)
        raise AssertionError("there are not so many dice")

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """4.12: gold for a gold die and for each row it fills; no attribute action."""
        player = state.players[seat]
        die = numbered_die(put_die(move))
        row = put_row(move)
        space = free_space(player.sheet, row)
        player.sheet = with_die(player.sheet, space, die)
        hand = player.hand.copy()
        hand.remove(die)
        player.hand = hand if len(hand) > 0 else NO_DICE
        state.note("place", seat, die_number(die), space)
        gold = placed_gold(state, seat, die)
        if space % 3 == 2:
            gold += FULL_ROW
        gain(state, seat, gold)
        if len(hand) == 0:
            self.settle(state)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks to place a start die."""
        return Message("ask-start-dice", {"count": len(state.players[seat].hand)})
