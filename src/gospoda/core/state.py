# gospoda: compiled
"""A running game: plain data that can be cloned, written to JSON and read back at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Agenda, Frame
from gospoda.core.chance import Chance
from gospoda.core.decisions import Chapter, Event, IllegalMove, class_text
from gospoda.core.messages import Prompt, ScoreSheet
from gospoda.core.piles import EVERYONE, Pile, bit, exact, outsiders_know, within
from gospoda.core.piles import mix as mix_of

if TYPE_CHECKING:
    from gospoda.core.game import Game

__all__ = ["Chapter", "Event", "IllegalMove", "State", "class_text"]

NO_SEAT: Final = -1
SHUFFLES: Final = 1 << 20  # offset of the shuffles' places in `chance`, one per family of cards
# shared; lists of a state are replaced, never changed
NO_MOVES: Final[list[int]] = []
NOTHING: Final[list[list[list[int]]]] = [[NO_MOVES] * seats for seats in range(9)]
ONE_MOVE: Final[list[list[int]]] = [[move] for move in range(1024)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """What every running game has. A game adds its own fields and copies them in `clone`.

    Lists of a state are replaced, never changed in place, so clones may share them.
    """

    def __init__(self, game: Game, seats: i64, chance: Chance) -> None:
        super().__init__(seats)
        self.game = game
        self.chance = chance
        self.asking: Chapter[Any, Any] | None = None  # the chapter of the open question
        self.committed: list[list[int]] = []  # secret moves of a simultaneous decision, by seat
        self.shown: i64 = 0  # how often someone has learned a card
        self.mixes: list[int] = [0]  # for each mix, the one it was merged into (itself: not merged)
        self.options: dict[str, Any] = {}
        self.events: list[Event] | None = game.telling  # None: events are not recorded

    def copy_core(self, twin: State) -> None:
        """Copies the fields of this class to a clone."""
        twin.top = self.top
        twin.asking = self.asking
        twin.waiting = self.waiting
        twin.committed = self.committed
        twin.shown = self.shown
        twin.mixes = self.mixes
        twin.options = self.options

    # ---- what a game provides

    def clone(self) -> State:
        """Returns an independent copy that doesn't record events."""
        raise NotImplementedError

    def piles(self) -> list[Pile]:
        """Returns all piles that may hold something hidden, in a fixed order."""
        return []

    def put_piles(self, piles: list[Pile]) -> None:
        """Replaces the piles of `piles()` with these, in the same order."""

    def back(self, family: i64, card: i64) -> i64:
        """Returns what a card's back reveals, 0 to 15."""
        return 0

    def points(self) -> list[int]:
        """Returns every seat's current score, quickly; equals the totals of `scores`."""
        return self.game.points(self)

    def scores(self) -> list[ScoreSheet]:
        """Returns a score sheet for every seat, with reasons; during play too, from public information."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """Returns the winning seats of a finished game, tie breakers applied; none if an automated opponent won."""
        return self.game.winners(self)

    def census(self) -> list[str]:
        """Returns every component of the game, once for each place it is in; never changes during a game."""
        raise NotImplementedError

    # ---- deciding

    def to_act(self) -> i64:
        """The seats that owe a decision, as a mask; 0 when the game is over."""
        return self.waiting

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting == 0

    def everybody(self) -> i64:
        """The mask of all seats."""
        return bit(self.seats) - 1

    def next_seat(self) -> i64:
        """Returns the first seat that owes a decision, -1 when the game is over."""
        mask = self.waiting
        if mask == 0:
            return NO_SEAT
        seat: i64 = 0
        while mask & 1 == 0:
            mask >>= 1
            seat += 1
        return seat

    def chapter(self) -> Chapter[Any, Any]:
        """The chapter that is asking now."""
        assert self.asking is not None, "the game is over"
        return self.asking

    def legal(self, seat: i64) -> list[int]:
        """Returns the complete list of a seat's legal moves; empty if it owes no decision."""
        chapter = self.asking
        if seat < 0 or chapter is None or self.waiting >> seat & 1 == 0:
            return []
        return chapter.legal(self, seat)

    def any_move(self, seat: i64, chance: Chance) -> i64:
        """Returns a random legal move of a seat that owes a decision, all equally likely; faster than using `legal`."""
        chapter = self.asking
        assert chapter is not None, "the game is over"
        return chapter.any_move(self, seat, chance)

    def refusal(self, seat: i64, move: i64) -> str:
        """Returns why this move isn't legal, as a message id; empty if it is."""
        if self.top is None:
            return "refused-game-over"
        if not 0 <= seat < self.seats:
            return "refused-no-such-seat"
        if self.waiting & bit(seat) == 0:
            return "refused-not-your-turn"
        chapter = self.chapter()
        for legal in chapter.legal(self, seat):
            if legal == move:
                return ""
        if not 0 <= move < self.game.moves.size:
            return "refused-no-such-move"
        return chapter.refusal(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        """Carries out a move, or raises `IllegalMove` and changes nothing."""
        reason = self.refusal(seat, move)
        if reason:
            size = self.game.moves.size
            raise IllegalMove(reason, self.game.moves.notation(move) if 0 <= move < size else str(move))
        self.advance(seat, move)

    def advance(self, seat: i64, move: i64) -> i64:
        """Carries out a move from `legal` without checking it again; returns the next seat to act, -1 at the end."""
        chapter = self.asking
        assert chapter is not None, "the game is over"
        if chapter.simultaneous:
            self.commit(chapter, seat, move)
        else:
            chapter.apply(self, seat, move)
        if self.waiting == 0 or chapter.obvious:
            self.waiting = 0
            self.proceed()
        return self.next_seat()

    def commit(self, chapter: Chapter[Any, Any], seat: i64, move: i64) -> None:
        """Stores a secret choice; the last one reveals them all."""
        committed = self.committed.copy()
        before = committed[seat]
        if len(before) > 0:
            committed[seat] = [*before, move]
        else:
            committed[seat] = ONE_MOVE[move] if move < len(ONE_MOVE) else [move]
        self.committed = committed
        if chapter.complete(self, seat):
            self.waiting &= ~bit(seat)
            if self.waiting == 0:
                chapter.resolve(self)
            elif self.events is not None:
                self.note("ready", seat)

    # ---- the agenda

    def change(self, old: Frame, new: Frame) -> None:
        """Replaces a frame further down, such as an announced ability that a response has changed.

        Clones share the frames on the agenda, so those above it are copied.
        """
        above: list[Frame] = []
        frame = self.top
        while frame is not None and frame is not old:
            above.append(frame)
            frame = frame.below
        new.seats = old.seats
        new.below = old.below
        self.top = new
        for frame in reversed(above):
            twin = self.game.chapters[frame.chapter].heading.copy(frame)
            twin.below = self.top
            self.top = twin

    def finish(self) -> None:
        """Ends the game."""
        self.strike_all()
        self.asking = None

    def proceed(self) -> None:
        """Runs everything that happens by itself until somebody is asked or nothing is left."""
        while self.waiting == 0:
            top = self.top
            if top is None:
                self.asking = None
                return
            chapter = self.game.chapters[top.chapter]
            if top.seats == 0:
                self.top = top.below
                chapter.run(self, top)
                continue
            self.asking = chapter
            self.waiting = top.seats
            if chapter.simultaneous:
                self.committed = NOTHING[self.seats]
            elif chapter.obvious:
                self.answer_obvious(chapter)

    def answer_obvious(self, chapter: Chapter[Any, Any]) -> None:
        """Makes the only legal move if there is just one."""
        seat = self.next_seat()
        moves = chapter.legal(self, seat)
        if len(moves) == 1:
            self.waiting = 0
            chapter.apply(self, seat, moves[0])

    def restore(self, top: Frame | None) -> None:
        """Restores a saved agenda."""
        self.top = top
        self.asking = None if top is None else self.game.chapters[top.chapter]

    # ---- secret choices

    def can_withdraw(self, seat: i64) -> bool:
        """Whether the seat has committed something in a simultaneous decision that is still open."""
        if self.top is None or not self.chapter().simultaneous or not 0 <= seat < self.seats:
            return False
        return len(self.committed[seat]) > 0

    def prompt(self, seat: i64) -> Prompt | None:
        """Returns what the seat is asked; None if it owes nothing."""
        if self.waiting & bit(seat) == 0:
            return None
        chapter = self.chapter()
        return Prompt(chapter.name, chapter.prompt(self, seat))

    # ---- what is known

    @property
    def reveals(self) -> int:
        """Counts what has been rolled, drawn and shown; a seat may not undo across a change of this number."""
        return self.chance.uses + self.shown

    def turned_up(self) -> None:
        """Counts a card turned up for all; in a solo game nobody learns anything from it."""
        if self.seats > 1:
            self.shown += 1

    def reveal(self, pile: Pile, seats: i64) -> Pile:
        """Shows all cards of a pile to these seats; counts as a reveal if any player learns something."""
        if pile.news_for(seats & self.everybody()):
            self.shown += 1
        return pile.show(seats)

    def shuffle(self, pile: Pile) -> Pile:
        """Shuffles a pile; whoever knew a card still knows that it is in there."""
        self.chance.at(SHUFFLES + pile.family)
        if not outsiders_know(pile, 0):
            return Pile(pile.family, self.chance.shuffled(pile.cards), pile.known, pile.same)
        order = self.chance.order(len(pile.cards))
        cards = [pile.cards[i] for i in order]
        known = [pile.known[i] for i in order]
        return self.mingle(Pile(pile.family, cards, known), 0)

    def mingle(self, pile: Pile, owner: i64) -> Pile:
        """Prepares for the owner (a mask) to move a card of the pile secretly: the others lose track of the places.

        Mixes that meet become one, so nobody may end up knowing more than before.
        """
        if not outsiders_know(pile, owner):
            return pile
        number: i64 = len(self.mixes)
        mixes = [*self.mixes, number]
        for k in pile.known:
            old = self.mix_root(mix_of(k))
            if old and (within(k) or self.bound_to(old) & ~exact(k)):
                mixes[old] = number
        self.mixes = mixes
        return pile.mixed(owner, number)

    def bound_to(self, number: i64) -> i64:
        """Returns the seats that know of some card only that it is in this mix."""
        seats: i64 = 0
        for pile in self.piles():
            for k in pile.known:
                if within(k) and self.mix_root(mix_of(k)) == number:
                    seats |= within(k)
        return seats

    def mix_root(self, number: i64) -> i64:
        """Returns the mix that this one has become part of."""
        while self.mixes[number] != number:
            number = self.mixes[number]
        return number

    def redeal(self, seat: i64, chance: Chance) -> State:
        """Returns a clone with everything that this seat can't know dealt anew, the future included."""
        from gospoda.core.redeal import futures

        return futures(self, seat, 1, chance)[0]

    def recommit(self, seat: i64, chance: Chance) -> None:
        """Replaces the other seats' secret choices with random ones from their new hands."""
        if self.top is None or not self.chapter().simultaneous:
            return
        chapter = self.chapter()
        for other in range(self.seats):
            steps = len(self.committed[other])
            if other == seat or steps == 0:
                continue
            self.put_commitment(other, [])
            for _ in range(steps):
                move = chance.choice(chapter.legal(self, other))
                self.put_commitment(other, [*self.committed[other], move])

    def put_commitment(self, seat: i64, moves: list[int]) -> None:
        """Stores these secret moves for a seat."""
        committed = self.committed.copy()
        committed[seat] = moves
        self.committed = committed

    # ---- recording

    def note(
        self, kind: str, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        """Records an event with up to five arguments if anyone is listening; otherwise it costs nothing."""
        if self.events is not None:
            args: list[int] = [a, b, c, d, e]
            self.events.append(Event(kind, seat, args[: len(self.game.events[kind].params)], audience))

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from gospoda.core.codec import state_from_json, state_to_json

        return state_from_json, (self.game, state_to_json(self))
