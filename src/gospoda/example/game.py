"""Magpies: a small invented game that shows how a game is written. Its rulebook:

1.1 Shuffle the cards 1 to 15 and deal three to each player. The jewels, worth 1 to 5, come in order. 2.1 All
choose a card in secret and turn it up together. 2.2 The highest takes the jewel. The cards are shuffled into
the deck. 3.1 Who took the jewel buries a card of the hand face down. 4.1 All draw up to three cards. 4.2 All
pass the hand to the left (house ruling `passing`: or keep it). 5.1 After the last jewel most worth wins.
"""

from typing import Any

from gospoda.core.agenda import Frame, Heading, between
from gospoda.core.chance import seeded
from gospoda.core.codec import SEAT, Many
from gospoda.core.decisions import Chapter, Step
from gospoda.core.derived.display import DeclaredDisplay
from gospoda.core.fields import Record, by_seat, cards, coded, families, rows_of_cards
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
CARDS = families(CARDS=CARD)[0]  # what can be face down
PASSING = Option("passing", [True, False], "4.2")
PLAY, BURY = Kind("play", Param("card", CARD)), Kind("bury", Param("card", CARD))
EVENTS = [Kind("took", Param("jewel", JEWEL)), Kind("buried", Param("card", CARD, secret=True))]
BIDDING, BURYING = Heading("bidding"), Heading("burying")
DRAWING = plain_heading("drawing", played=between(0, len(NAMES)))  # rounds


class Table(PlainState):
    deck: Pile
    buried: Pile
    hands: list[Pile]
    owners: list[int]  # winners of the first jewel, the second ...
    fields = (
        cards("deck", CARDS),
        cards("buried", CARDS),
        by_seat(rows_of_cards("hands", CARDS)),
        coded("owners", "list[int]", "[]", Many(SEAT, len(NAMES))),
    )

    def put_hand(self, seat: int, hand: Pile) -> None:
        self.hands = [*self.hands[:seat], hand, *self.hands[seat + 1 :]]  # lists are replaced, never changed

    def give_up(self, seat: int, card: int, seats: int) -> Pile:
        hand = self.hands[seat]  # loses a card, which these seats see
        place = hand.place_of(card)
        self.put_hand(seat, hand.without(place))
        return self.reveal(hand.only(place), seats)


class Bidding(Chapter[Table, Frame]):
    heading, simultaneous = BIDDING, True

    def legal(self, state: Table, seat: int) -> list[int]:
        """2.1: any card of the hand; the choices wait in `state.committed`."""
        return [PLAY.number([card]) for card in state.hands[seat].cards]

    def resolve(self, state: Table) -> None:
        """2.2: when all have chosen, the highest card takes the jewel."""
        cards = [PLAY.args(moves[0])[0] for moves in state.committed]
        for seat, card in enumerate(cards):
            state.deck = state.deck.plus(state.give_up(seat, card, EVERYONE))
        state.deck = state.shuffle(state.deck)
        best = cards.index(max(cards))
        state.note("took", best, len(state.owners))
        state.owners = [*state.owners, best]
        state.later(DRAWING.frame(played=len(state.owners)))  # on top of the bidding, which is asked again afterwards
        state.ask_next(Frame(BURYING), best)  # and this on top


class Burying(Chapter[Table, Frame]):
    heading = BURYING

    def legal(self, state: Table, seat: int) -> list[int]:
        return [BURY.number([card]) for card in state.hands[seat].cards]

    def apply(self, state: Table, seat: int, move: int) -> None:
        """3.1: whoever has seen this hand loses track of the buried card: `mingle`."""
        card = BURY.args(move)[0]
        state.put_hand(seat, state.mingle(state.hands[seat], bit(seat)))
        state.buried = state.buried.plus(state.give_up(seat, card, bit(seat)))
        state.note("buried", seat, card, audience=bit(seat))
        self.settle(state)


class Drawing(Step[Table, PlainFrame]):
    heading = DRAWING

    def run(self, state: Table, frame: PlainFrame) -> None:
        """1.1, 4.1: all draw up to three cards. 4.2: after a round they pass their hands. 5.1: the end."""
        for seat, hand in enumerate(state.hands):
            drawn = state.deck.take(3 - len(hand))
            state.deck = state.deck.drop(len(drawn))
            state.put_hand(seat, hand.plus(state.reveal(drawn, bit(seat))))
        if frame.played and state.options["passing"]:
            for seat, hand in enumerate([state.hands[-1], *state.hands[:-1]]):
                state.put_hand(seat, state.reveal(hand, bit(seat)))
        if frame.played == len(NAMES):
            state.finish()


class Magpies(Game):
    id, title = "magpies", "Magpies"

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> Table:
        state = Table(self, seats, seeded(seed))
        state.options = options
        state.hands = [face_down(CARDS.number, [])] * seats
        state.deck = state.shuffle(face_down(CARDS.number, list(range(len(CARD.ids)))))
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


class MagpiesDisplay(DeclaredDisplay):
    def explain(self, state: State, move: int, words: Words) -> str:
        assert isinstance(state, Table)
        is_bid = state.game.moves.kind_of(move) is PLAY
        return words.text("effect-play", n=len(state.owners) + 1) if is_bid else words.text("effect-bury")


JEWELS = {key: {"pl": pl, "cs": cs} for key, (pl, cs) in NAMES.items()}
DISPLAY = MagpiesDisplay(Record("Table", "", *Table.fields), {"jewel": JEWELS})
CHAPTERS: list[Any] = [Bidding(), Burying(), Drawing()]
GAME = Magpies(2, 4, [PASSING], MoveTable(PLAY, BURY), EVENTS, CHAPTERS, display=DISPLAY)
