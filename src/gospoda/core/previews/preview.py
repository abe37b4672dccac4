# gospoda: compiled
"""The result of a move by the rules alone: it is tried in several futures, and what they agree on is certain.

Nothing here guesses. A seat learns no more than it can know, because every future is dealt from its
knowledge.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.game import Game
from gospoda.core.messages import Prompt, Ref
from gospoda.core.previews.preview_result import Cause, Change, Next, PreviewResult
from gospoda.core.previews.sampled_worlds import FEW, SampledWorlds, carry_on, turn_up
from gospoda.core.state import IllegalMove, State

VIEWS: Final = 6  # views to compare if chance is involved
SHEETS: Final = 8  # score sheets to compare if the sum is the same in all futures


class Span:
    """The bounds of some numbers over all futures tried so far."""

    def __init__(self) -> None:
        self.least: list[int] = []
        self.most: list[int] = []

    def add(self, numbers: list[int]) -> None:
        """Adds the numbers of one more future."""
        if len(self.least) == 0:
            self.least = numbers
            self.most = numbers
            return
        if numbers != self.least or numbers != self.most:
            self.least = [min(a, b) for a, b in zip(self.least, numbers, strict=True)]
            self.most = [max(a, b) for a, b in zip(self.most, numbers, strict=True)]

    def change(self, at: i64, sure: bool) -> Change:
        """Returns one number as a change; `sure`: certain if it is the same in all these futures."""
        return Change(self.least[at], self.most[at], sure and self.least[at] == self.most[at])


class Trial:
    """Some moves made in one future: the state before and after, and what influenced the result."""

    def __init__(self, future: State, seat: i64, moves: list[int], chance: Chance) -> None:
        self.before = future
        state = future.clone()
        self.made: i64 = carry_on(state, seat, moves)
        self.reason = "" if self.made == len(moves) else state.refusal(seat, moves[self.made])
        self.asked = state.prompt(seat)
        self.legal = state.legal(seat)
        self.players: bool = turn_up(state, seat, chance) or is_secret(future)
        self.chance: bool = state.chance.uses != future.chance.uses
        self.cards: bool = state.shown != future.shown
        self.after = state

    def is_open(self) -> bool:
        """Returns whether the result depends on something the seat cannot know."""
        return self.players or self.chance or self.cards

    def numbers(self, seat: i64) -> list[int]:
        """Returns the changes of the points and of all other amounts that the seat has."""
        return changes(self.before, self.after, seat)


def is_secret(state: State) -> bool:
    """Returns whether everybody chooses in secret at the same time."""
    return state.top is not None and state.chapter().simultaneous


def changes(before: State, after: State, seat: i64) -> list[int]:
    """Returns the points, then the title's amounts, as differences between after and before."""
    game = before.game
    found = [after.points()[seat] - before.points()[seat]]
    for old, new in zip(game.display.amounts(before, seat), game.display.amounts(after, seat), strict=True):
        found.append(new - old)
    return found


def named(span: Span, game: Game, sure: bool, secret: bool) -> dict[str, Change]:
    """Returns the amounts that change or may change, by name; `secret`: the others are choosing too."""
    names = game.display.amount_names()
    found: dict[str, Change] = {}
    for i in range(len(names)):
        if span.least[i + 1] or span.most[i + 1]:
            found[names[i]] = span.change(i + 1, sure and (not secret or names[i] in game.display.own_alone()))
    return found


def causes(trials: list[Trial]) -> list[Cause]:
    """Returns everything that influenced at least one future."""
    found: list[Cause] = []
    if any(trial.chance for trial in trials):
        found.append("chance")
    if any(trial.cards for trial in trials):
        found.append("cards")
    if any(trial.players for trial in trials):
        found.append("players")
    return found


def preview_of(state: State, seat: i64, moves: list[int], chance: Chance) -> PreviewResult:
    """Returns the result of these moves.

    Raises `IllegalMove` if they cannot be made, or if that depends on something the seat cannot know.
    """
    futures = SampledWorlds(state, seat, chance)
    trials = [tried(futures, number, moves) for number in range(FEW)]
    views = [view_after(trial, seat) for trial in trials]
    open_ended = any(trial.is_open() for trial in trials) or not all_equal(views)
    if open_ended:
        trials.extend([tried(futures, number, moves) for number in range(FEW, futures.enough)])
        views.extend([view_after(trial, seat) for trial in trials[FEW:VIEWS]])
    span = Span()
    for trial in trials:
        span.add(trial.numbers(seat))
    depends = causes(trials)
    if open_ended and len(depends) == 0:
        depends.append("cards")
    secret = "players" in depends
    return PreviewResult(
        points=span.change(0, not secret),
        gains=gains(trials, seat, span.least[0] == span.most[0], secret),
        amounts=named(span, state.game, True, secret),
        gained=common_things(trials, seat, False),
        lost=common_things(trials, seat, True),
        depends=depends,
        certain=not open_ended,
        view=overlaid(state.game.display.view(state, seat), views) if open_ended else views[0],
        next=next_question(trials),
    )


def tried(futures: SampledWorlds, number: i64, moves: list[int]) -> Trial:
    """Returns the moves tried in one of the futures."""
    trial = Trial(futures.get(number), futures.seat, moves, futures.chance)
    if trial.made < len(moves):
        first = trial.made == 0 or not trial.is_open()
        raise IllegalMove(trial.reason if first else "refused-depends")
    return trial


def view_after(trial: Trial, seat: i64) -> Any:
    """Returns what the seat would see afterwards."""
    return trial.after.game.display.view(trial.after, seat)


def all_equal(things: list[Any]) -> bool:
    """Returns whether all items are equal."""
    return all(thing == things[0] for thing in things)


def next_question(trials: list[Trial]) -> Next | None:
    """Returns what the seat is asked next, if that is certain."""
    first = trials[0]
    asked: Prompt | None = first.asked
    if asked is None:
        return None
    for trial in trials:
        if trial.asked != asked or trial.legal != first.legal:
            return None
    return Next(asked, first.legal)


def gains(trials: list[Trial], seat: i64, same_sum: bool, secret: bool) -> dict[str, Change]:
    """Returns the points by category. If the sum is the same in all futures, a few sheets suffice.

    The secret choices of others may be anything: in that case only what depends on nobody else is certain.
    """
    own = trials[0].before.game.display.own_alone()
    sheets = [by_category(trial, seat) for trial in (trials[:SHEETS] if same_sum else trials)]
    names: dict[str, None] = {}
    for sheet in sheets:
        for name in sheet:
            names[name] = None
    found: dict[str, Change] = {}
    for name in names:
        numbers = [sheet.get(name, 0) for sheet in sheets]
        least, most = min(numbers), max(numbers)
        if least or most:
            found[name] = Change(least, most, least == most and (not secret or name in own))
    return found


def by_category(trial: Trial, seat: i64) -> dict[str, int]:
    """Returns the change of a seat's score by category."""
    points: dict[str, int] = {}
    for state, sign in ((trial.before, -1), (trial.after, 1)):
        for sheet in state.scores():
            if sheet.seat == seat:
                for line in sheet.lines:
                    points[line.category] = points.get(line.category, 0) + sign * line.points
    return points


def common_things(trials: list[Trial], seat: i64, lost: bool) -> list[Ref]:
    """Returns the things gained (or lost) in all futures alike."""
    common: dict[tuple[str, str], int] = {}
    for number in range(len(trials)):
        trial = trials[number]
        game = trial.before.game
        more, less = game.display.things(trial.after, seat), game.display.things(trial.before, seat)
        found = surplus(less, more) if lost else surplus(more, less)
        if number == 0:
            common = found
        else:
            common = {thing: min(count, found.get(thing, 0)) for thing, count in common.items()}
    return [Ref(thing[0], thing[1]) for thing, count in common.items() for _ in range(count)]


def surplus(more: list[tuple[str, str]], less: list[tuple[str, str]]) -> dict[tuple[str, str], int]:
    """Returns how many of each thing the first list has beyond the second."""
    counts: dict[tuple[str, str], int] = {}
    for thing in more:
        counts[thing] = counts.get(thing, 0) + 1
    for thing in less:
        counts[thing] = counts.get(thing, 0) - 1
    return {thing: count for thing, count in counts.items() if count > 0}


def overlaid(now: Any, views: list[Any]) -> Any:
    """Returns the current view, overlaid with everything that all views agree on."""
    from msgspec import to_builtins

    return agreed(to_builtins(now), [to_builtins(view) for view in views])


def agreed(now: Any, later: list[Any]) -> Any:
    """Returns what all agree on; parts that differ keep their current values."""
    first = later[0]
    if all_equal(later):
        return first
    if isinstance(now, dict) and all(isinstance(one, dict) and one.keys() == now.keys() for one in later):
        return {key: agreed(now[key], [one[key] for one in later]) for key in now}
    if isinstance(now, list) and all(isinstance(one, list) and len(one) == len(now) for one in later):
        return [agreed(now[i], [one[i] for one in later]) for i in range(len(now))]
    return now
