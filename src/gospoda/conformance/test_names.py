"""Point 10: a move's number, notation and JSON form all name that move and no other."""

from __future__ import annotations

import pytest

from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.match import move_message
from gospoda.core.messages import Ref
from gospoda.core.moves import NotAMove

WHOLE_TABLE = 200_000


def move_numbers(title: Game) -> list[int]:
    """Returns all moves, or a large sample that includes the first and last of every kind."""
    size = title.moves.size
    if size <= WHOLE_TABLE:
        return list(range(size))
    chance = seeded("moves")
    borders = [kind.base + offset for kind in title.moves.kinds for offset in (0, kind.size - 1)]
    return sorted({*borders, *[chance.below(size) for _ in range(WHOLE_TABLE // 10)]})


def test_notation_parses_back(title: Game) -> None:
    texts = set()
    numbers = move_numbers(title)
    for number in numbers:
        text = title.moves.notation(number)
        assert title.moves.parse(text) == number
        texts.add(text)
    assert len(texts) == len(numbers), "two moves have the same notation"


def test_json_form_reads_back(title: Game) -> None:
    for number in move_numbers(title):
        data = title.moves.to_json(number)
        assert title.moves.from_json(data) == number


def test_numbers_are_dense(title: Game) -> None:
    size = 0
    for kind in title.moves.kinds:
        assert kind.base == size
        size += kind.size
        for number in (kind.base, kind.base + kind.size - 1):
            assert title.moves.kind_of(number) is kind
            assert kind.number(kind.args(number)) == number
    assert size == title.moves.size


def test_names_are_single_words(title: Game) -> None:
    """A notation has no spaces, because that is where a line of notations is split."""
    kinds = [*title.moves.kinds, *title.events.values()]
    for kind in kinds:
        assert kind.name.split() == [kind.name]
        names = [param.name for param in kind.params]
        assert len({*names, "kind", "seat"}) == len(names) + 2, f"{kind.name}: a parameter has a name that is taken"
        for param in kind.params:
            assert all(key.split() == [key] for key in param.domain.ids)


def test_things_have_names_of_their_domain(title: Game) -> None:
    """Whatever a move's message refers to by name is an id of a domain that the title knows."""
    domains = {param.domain.name: param.domain for kind in title.moves.kinds for param in kind.params}
    for number in move_numbers(title)[::17]:
        for value in move_message(title, number).args.values():
            if isinstance(value, Ref):
                assert value.id in domains[value.domain].index


@pytest.mark.parametrize("text", ["", "   ", "no-such-kind", "1", "\x00"])
def test_nonsense_is_no_move(title: Game, text: str) -> None:
    with pytest.raises(NotAMove):
        title.moves.parse(text)
    with pytest.raises(NotAMove):
        title.moves.from_json({"kind": text})


def test_missing_and_extra_words_are_no_move(title: Game) -> None:
    for kind in title.moves.kinds:
        text = title.moves.notation(kind.base)
        with pytest.raises(NotAMove):
            title.moves.parse(f"{text} extra")
        with pytest.raises(NotAMove):
            title.moves.from_json({**title.moves.to_json(kind.base), "extra": "1"})
        if kind.params:
            with pytest.raises(NotAMove):
                title.moves.parse(kind.name)
