"""What a seat observes as numbers: everything it sees, nothing it cannot know, all within bounds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from gospoda.conformance.cases import CASES, TITLES, Case, played
from gospoda.conformance.observed import FIELDS, FOLLOWS, by_field, tidy
from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.observing.observation import observer_of
from gospoda.core.state import State
from gospoda.core.words import LANGUAGES, Words
from gospoda.research import observe


def observes(title: Game) -> bool:
    """Whether a title defines what a seat observes; a title that renders its own display needn't."""
    try:
        observer_of(title, title.min_seats)
    except NotImplementedError:
        return False
    return True


OBSERVING = [title for title in TITLES if observes(title)]
REDEALS = 3
SIBLINGS = 6  # moves tried at each moment


# Every title × seats × mode with observations.
SIGHTS = [case for case in CASES if case.game in OBSERVING]
NAMED = [case for case in SIGHTS if case.title in FIELDS]  # those with a table of the fields of their views
every_sight = pytest.mark.parametrize("sight", SIGHTS, ids=[case.name for case in SIGHTS])


def has_meaning(words: Words, part: str) -> bool:
    """Whether a part has words, either its own or those of the field it derives from."""
    return words.has(f"observed-{part}") or words.has(f"field-{part}")


def row_of(state: State, seat: int) -> bytes:
    return observe(state, seat).tobytes()


@every_sight
def test_nothing_hidden_is_observed(sight: Case) -> None:
    """Dealing everything the seat cannot know anew changes not a single byte of its observation."""
    for number, moment in enumerate(played(sight, 1).sample(8)):
        for seat in range(sight.seats):
            truth = row_of(moment.state, seat)
            for draw in range(REDEALS):
                other = moment.state.redeal(seat, seeded(f"observed {number} {seat} {draw}"))
                assert row_of(other, seat) == truth, f"the observation of seat {seat} depends on what it cannot know"


def positions(case: Case) -> Iterator[State]:
    """Returns moments of a game and the results of several moves in each; they differ only slightly."""
    for number, moment in enumerate(played(case, 1).sample(8)):
        yield moment.state
        moves = seeded(f"siblings {number}").shuffled(moment.state.legal(moment.seat))
        for move in moves[:SIBLINGS]:
            child = moment.state.clone()
            child.advance(moment.seat, move)
            yield child
    yield played(case, 1).end


def shown(state: State, seat: int) -> dict[str, object]:
    """What a seat sees, is asked and may do."""
    return {
        "view": tidy(state.game.id, state.game.display.view(state, seat)),
        "asked": msgspec.to_builtins(state.prompt(seat)),
        "legal": sorted(state.legal(seat)),
    }


@every_sight
def test_positions_that_look_different_are_observed_differently(sight: Case) -> None:
    """Positions with the same observation show the seat the same table, the same questions and the same moves."""
    alike: dict[tuple[int, bytes], list[State]] = {}
    for state in positions(sight):
        for seat in range(sight.seats):
            alike.setdefault((seat, row_of(state, seat)), []).append(state)
    for (seat, _), states in alike.items():
        first, *others = states
        for other in others:
            assert shown(other, seat) == shown(first, seat)


@pytest.mark.parametrize("sight", NAMED, ids=[case.name for case in NAMED])
def test_every_field_of_the_view_has_its_part(sight: Case) -> None:
    """When a field of the view changes, so does one of the parts that the table lists for it."""
    table = FIELDS[sight.title]
    scheme = observer_of(sight.game, sight.seats).scheme
    places = {part.name: slice(part.first, part.first + part.size) for part in scheme.parts()}
    states = list(positions(sight))
    for seat in range(sight.seats):
        before: tuple[dict[str, list[object]], np.ndarray] | None = None
        for state in states:
            fields, row = by_field(sight.title, state.game.display.view(state, seat)), observe(state, seat)
            unknown = sorted(path for path in fields if path not in table and any(fields[path]))
            assert unknown == [], "a field of the view is not in the table of fields"
            if before is not None:
                for path, parts in table.items():
                    if fields.get(path, []) != before[0].get(path, []) and parts != FOLLOWS:
                        changed = [name for name in parts if (row[places[name]] != before[1][places[name]]).any()]
                        assert changed, f"{path} changed, but none of {', '.join(parts)}"
            before = fields, row


@every_sight
def test_values_are_in_their_bounds(sight: Case) -> None:
    observer = observer_of(sight.game, sight.seats)
    for moment in played(sight, 1).sample(30):
        for seat in range(sight.seats):
            note = observer.observe(moment.state, seat)
            assert len(set(note.active)) == len(note.active), "a feature is written down twice"
            assert all(0 <= feature < observer.scheme.width for feature in note.active)
            assert len(note.numbers) == observer.scheme.numbers
            assert all(0.0 <= number <= 1.0 for number in note.numbers)
            row = observe(moment.state, seat)
            assert row.shape == (observer.scheme.size,)
            assert row.dtype == np.float32


@pytest.mark.parametrize("observed", OBSERVING, ids=[title.id for title in OBSERVING])
def test_parts_have_names_labels_and_words(observed: Game) -> None:
    title = observed
    for seats in title.seat_counts():
        scheme = observer_of(title, seats).scheme
        parts = scheme.parts()
        assert len({part.name for part in parts}) == len(parts)
        assert [part.first for part in parts] == [sum(p.size for p in parts[:i]) for i in range(len(parts))]
        assert sum(part.size for part in parts) == scheme.size
        for part in parts:
            assert len({part.label(place) for place in range(part.size)}) == part.size
            for language in LANGUAGES:
                assert has_meaning(Words(title, language), part.name), part.name
