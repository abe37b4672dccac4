"""A game in progress: the state, its history, and how far each seat may take moves back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gospoda.core.game import Game
from gospoda.core.messages import Message, Ref, SeatRef, Value
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import Event, State

UNDO_STATE_EVERY = 8  # moves between two kept states; they make undo quick in long games


class CannotUndo(Exception):
    """Raised if there is nothing to take back, or something was revealed since; `reason` is a message id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class PlayedMove(Struct, frozen=True):
    """A move of the history, its events, and whether it revealed anything."""

    seat: int
    move: int
    revealed: bool
    events: list[Event]


class Match:
    """A running or finished game with its history."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any] | None = None, seed: int | str = 0) -> None:
        self._begin(game.start(seats, options, seed), seed)
        self.dealt = True

    @classmethod
    def from_state(cls, state: State, seed: int | str = 0) -> Match:
        """Returns a match that begins with a set-up position."""
        match = cls.__new__(cls)
        match._begin(state, seed)
        return match

    def _begin(self, state: State, seed: int | str) -> None:
        self.game = state.game
        self.dealt = False  # but was set up as a position
        self.seed = seed
        self.state = state
        self.steps: list[PlayedMove] = []
        self.lifted: list[tuple[int, int]] = []  # undos beyond the line: (moves kept, moves dropped)
        self._kept: list[State] = [state.clone()]  # after 0, UNDO_STATE_EVERY, 2 * UNDO_STATE_EVERY ... moves

    # ---- playing

    def act(self, seat: int, move: int) -> PlayedMove:
        """Carries out a move and records its events; raises and changes nothing if the move is illegal."""
        step = carry_out(self.state, seat, move)
        self._record(step)
        return step

    def _record(self, step: PlayedMove) -> None:
        self.steps.append(step)
        if len(self.steps) % UNDO_STATE_EVERY == 0:
            self._kept.append(self.state.clone())

    def act_text(self, seat: int, text: str) -> PlayedMove:
        """Carries out a move given in notation."""
        return self.act(seat, self.game.moves.parse(text))

    # ---- taking back

    def undo_line(self, seat: int) -> int:
        """Returns how many moves remain if this seat takes back all it may: its own moves since the last reveal."""
        kept = len(self.steps)
        while kept > 0 and self.steps[kept - 1].seat == seat and not self.steps[kept - 1].revealed:
            kept -= 1
        return kept

    def can_undo(self, seat: int) -> bool:
        """Returns whether this seat may take its last move back."""
        return self.state.can_withdraw(seat) or self.undo_line(seat) < len(self.steps)

    def undo(self, seat: int) -> None:
        """Takes back the last move of this seat, or withdraws its secret choice from an open simultaneous step."""
        if self.state.can_withdraw(seat):
            last = max(i for i, step in enumerate(self.steps) if step.seat == seat)
            self._rewind(last, self.steps[last + 1 :])
        elif self.undo_line(seat) < len(self.steps):
            self._rewind(len(self.steps) - 1, [])
        else:
            raise CannotUndo("undo-nothing" if not self.steps else "undo-revealed")

    def undo_to(self, seat: int, kept: int) -> None:
        """Goes back to the state after `kept` moves, if this seat may."""
        if not self.undo_line(seat) <= kept <= len(self.steps):
            raise CannotUndo("undo-revealed")
        self._rewind(kept, [])

    def rewind(self, kept: int) -> None:
        """Goes back across the undo line, as solo and hot-seat tables may; the record keeps a note of it."""
        if not 0 <= kept <= len(self.steps):
            raise CannotUndo("undo-nothing")
        self.lifted.append((kept, len(self.steps) - kept))
        self._rewind(kept, [])

    def _rewind(self, kept: int, again: list[PlayedMove]) -> None:
        self.state = self.state_at(kept)
        self.steps = self.steps[:kept]
        del self._kept[kept // UNDO_STATE_EVERY + 1 :]
        for step in again:
            self.act(step.seat, step.move)

    def state_at(self, kept: int) -> State:
        """Returns the state after `kept` moves."""
        nearest = min(kept // UNDO_STATE_EVERY, len(self._kept) - 1)
        state = self._kept[nearest].clone()
        for step in self.steps[nearest * UNDO_STATE_EVERY : kept]:
            state.advance(step.seat, step.move)
        return state

    def is_spared(self, place: int) -> bool:
        """Returns whether the step at this index answers a question that people are not asked (`Game.spared`)."""
        step = self.steps[place]
        return int(self.game.spared(self.state_at(place), step.seat)) == step.move

    # ---- reporting

    def opening(self, seat: int = SPECTATOR) -> list[Message]:
        """Returns the events of the deal, before the first decision, as this seat may see them."""
        if not self.dealt:
            return []
        events = self.game.opening(int(self.state.seats), self.state.options, self.seed)
        return [event_message(self.game, event, seat) for event in events]

    def log(self, seat: int = SPECTATOR, since: int = 0) -> list[list[Message]]:
        """Returns the events of each move since then, as this seat may see them."""
        return [told(self.game, step.events, seat) for step in self.steps[since:]]


def carry_out(state: State, seat: int, move: int) -> PlayedMove:
    """Carries out a move and returns its events; raises and changes nothing if the move is illegal."""
    before = state.reveals
    events: list[Event] = []
    state.events = events
    try:
        state.apply(seat, move)
    finally:
        state.events = None
    return PlayedMove(seat, move, state.reveals != before, events)


def told(game: Game, events: list[Event], viewer: int) -> list[Message]:
    """Returns the messages a viewer gets for these events."""
    return [event_message(game, event, viewer) for event in events if heard(game, event, viewer)]


def heard(game: Game, event: Event, viewer: int) -> bool:
    """Returns whether a viewer learns of an event at all; only the audience of a whispered one does."""
    return not game.events[event.kind].whispered or bool(event.audience >> viewer & 1)


def event_message(game: Game, event: Event, viewer: int) -> Message:
    """Returns an event in words for one viewer; only its audience sees secret arguments.

    An argument that does not apply, such as the tile under a vassal in the city, refers to nothing.
    """
    kind = game.events[event.kind]
    args: dict[str, Value] = {}
    if event.seat >= 0:
        args["seat"] = SeatRef(event.seat)
    for param, arg in zip(kind.params, event.args, strict=True):
        hidden = param.secret and not event.audience >> viewer & 1
        if arg < 0 and not param.secret:
            args[param.name] = Ref("none", param.domain.name)
        else:
            args[param.name] = argument(param.domain.name, param.domain.ids, -1 if hidden else arg)
    return Message(f"event-{event.kind}", args)


def move_message(game: Game, move: int) -> Message:
    """Returns a move in words."""
    kind = game.moves.kind_of(move)
    args = {
        param.name: argument(param.domain.name, param.domain.ids, arg)
        for param, arg in zip(kind.params, kind.args(move), strict=True)
    }
    return Message(f"move-{kind.name}", args)


def argument(domain: str, ids: list[str], value: int) -> Value:
    """Returns one argument of a message: a number for numeric domains, otherwise a reference."""
    if not 0 <= value < len(ids):
        return Ref("hidden", domain)
    if domain == "player":  # by convention this domain lists the seats in order; people go by their names
        return SeatRef(value)
    return int(ids[value]) if ids[value].lstrip("-").isdigit() else Ref(domain, ids[value])
