"""Magpies: a small invented game that shows how a game is written. Its rulebook:

1.1 Shuffle the cards 1 to 15 and deal three to each player. The jewels, worth 1 to 5, come in order. 2.1 All
choose a card in secret and turn it up together. 2.2 The highest takes the jewel. The cards are shuffled into
the deck. 3.1 Who took the jewel buries a card of the hand face down. 4.1 All draw up to three cards. 4.2 All
pass the hand to the left (house ruling `passing`: or keep it). 5.1 After the last jewel most worth wins.
"""

from typing import Any

from msgspec import Struct

from gospoda.core.agenda import Frame, Heading, between
from gospoda.core.chance import seeded
from gospoda.core.codec import SEAT, Many
from gospoda.core.decisions import Chapter, Step
from gospoda.core.display import Display
from gospoda.core.fields import coded, families, rows_of_cards
from gospoda.core.game import Game, Option
from gospoda.core.messages import Message, ScoreLine, ScoreSheet
from gospoda.core.moves import Domain, Kind, MoveTable, Param, numbers
from gospoda.core.piles import EVERYONE, Pile, bit, face_down
from gospoda.core.plain import PlainFrame, PlainState, plain_heading
from gospoda.core.state import State
from gospoda.core.words import Words

NAMES = {"amber": ["bursztyn", "jantar"], "jade": ["nefryt", "nefrit"], "opal": ["opal", "opál"]}
NAMES |= {"pearl": ["perła", "perla"], "ruby": ["rubin", "rubín"]}
CARD, JEWEL = numbers("card", 1, 15), Domain("jewel", list(NAMES))
CARDS = families(CARDS=CARD)[0]  # what can lie face down
PASSING = Option("passing", [True, False], "4.2")
PLAY, BURY = Kind("play", Param("card", CARD)), Kind("bury", Param("card", CARD))
EVENTS = [Kind("took", Param("jewel", JEWEL)), Kind("buried", Param("card", CARD, secret=True))]
DECK, BURIED, HAND = 0, 1, 2  # piles; HAND + n is the hand of seat n
BIDDING, BURYING = Heading("bidding"), Heading("burying")
DRAWING = plain_heading("drawing", played=between(0, len(NAMES)))  # rounds


class Table(PlainState):
    cards: list[Pile]
    owners: list[int]  # who took the first jewel, the second ...
    fields = (rows_of_cards("cards", CARDS), coded("owners", "list[int]", "[]", Many(SEAT)))

    def put(self, i: int, pile: Pile) -> None:
        self.cards = [*self.cards[:i], pile, *self.cards[i + 1 :]]  # lists are replaced, never changed

    def move(self, card: int, i: int, j: int, seats: int) -> None:
        pile, place = self.cards[i], self.cards[i].place_of(card)  # from pile i under pile j, shown to seats
        self.put(i, pile.without(place))
        self.put(j, self.cards[j].plus(self.reveal(pile.only(place), seats)))


class Bidding(Chapter[Table, Frame]):
    heading, simultaneous = BIDDING, True

    def legal(self, state: Table, seat: int) -> list[int]:
        """2.1: any card of the hand; the choices wait in `state.committed`."""
        return [PLAY.number([card]) for card in state.cards[HAND + seat].cards]

    def resolve(self, state: Table) -> None:
        """2.2: when all have chosen, the highest card takes the jewel."""
        cards = [PLAY.args(moves[0])[0] for moves in state.committed]
        for seat, card in enumerate(cards):
            state.move(card, HAND + seat, DECK, EVERYONE)
        state.put(DECK, state.shuffle(state.cards[DECK]))
        best = cards.index(max(cards))
        state.note("took", best, len(state.owners))
        state.owners = [*state.owners, best]
        state.later(DRAWING.frame(played=len(state.owners)))  # on top of the bidding, which is asked again afterwards
        state.ask_next(Frame(BURYING), best)  # and this on top


class Burying(Chapter[Table, Frame]):
    heading = BURYING

    def legal(self, state: Table, seat: int) -> list[int]:
        return [BURY.number([card]) for card in state.cards[HAND + seat].cards]

    def apply(self, state: Table, seat: int, move: int) -> None:
        """3.1: who has seen this hand loses track of the buried card: `mingle`."""
        card = BURY.args(move)[0]
        state.put(HAND + seat, state.mingle(state.cards[HAND + seat], bit(seat)))
        state.move(card, HAND + seat, BURIED, bit(seat))
        state.note("buried", seat, card, audience=bit(seat))
        self.settle(state)


class Drawing(Step[Table, PlainFrame]):
    heading = DRAWING

    def run(self, state: Table, frame: PlainFrame) -> None:
        """1.1, 4.1: all draw up to three cards. 4.2: after a round they pass their hands. 5.1: the end."""
        for seat in range(state.seats):
            for card in state.cards[DECK].cards[: 3 - len(state.cards[HAND + seat])]:
                state.move(card, DECK, HAND + seat, bit(seat))
        if frame.played and state.options["passing"]:
            for i, hand in enumerate([state.cards[-1], *state.cards[HAND:-1]]):
                state.put(HAND + i, state.reveal(hand, bit(i)))
        if frame.played == len(NAMES):
            state.finish()


class View(Struct):
    seat: int
    piles: list[list[int]]  # HIDDEN (-1) for a card that the seat does not know
    points: list[int]


class Magpies(Game):
    id, title = "magpies", "Magpies"

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> Table:
        state = Table(self, seats, seeded(seed))
        state.options = options
        state.cards = [face_down(CARDS.number, [])] * (HAND + seats)
        state.put(DECK, state.shuffle(face_down(CARDS.number, list(range(len(CARD.ids))))))
        state.ask_only(BIDDING, bit(seats) - 1)
        state.later(DRAWING.frame(played=0))
        return state

    def blank(self, seats: int) -> Table:
        return Table(self, seats, seeded(0))

    def layout(self) -> dict[str, Any]:
        return Table.layout()

    def scores(self, state: State) -> list[ScoreSheet]:
        assert isinstance(state, Table)
        won = [[n for n, owner in enumerate(state.owners, 1) if owner == seat] for seat in range(state.seats)]
        lines = [[ScoreLine("jewels", n, Message("score-jewel", {"n": n})) for n in mine] for mine in won]
        return [ScoreSheet(seat, lines[seat]) for seat in range(state.seats)]

    def folder(self) -> str:
        return __file__.removesuffix("game.py")


class MagpiesDisplay(Display):
    def view(self, state: State, seat: int) -> View:
        return View(seat, [pile.seen_by(seat) for pile in state.piles()], state.points())

    def text(self, view: View, words: Words) -> str:
        cards = [" ".join(CARD.ids[c] if c >= 0 else "?" for c in pile) for pile in view.piles[HAND:]]
        own_first = sorted(range(len(cards)), key=lambda s: s != view.seat)
        return "\n".join(f"{words.seat(s)}: {cards[s]}, {view.points[s]}" for s in own_first)

    def explain(self, state: State, move: int, words: Words) -> str:
        assert isinstance(state, Table)
        is_bid = state.game.moves.kind_of(move) is PLAY
        return words.text("effect-play", n=len(state.owners) + 1) if is_bid else words.text("effect-bury")

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        return {"jewel": {key: {"pl": pl, "cs": cs} for key, (pl, cs) in NAMES.items()}}


CHAPTERS: list[Any] = [Bidding(), Burying(), Drawing()]
GAME = Magpies(2, 4, [PASSING], MoveTable(PLAY, BURY), EVENTS, CHAPTERS, display=MagpiesDisplay())
