"""Why not? One reason with its numbers, in positions that random play rarely reaches."""

from __future__ import annotations

from gospoda.core.state import State
from gospoda.core.words import LANGUAGES, Words
from tests.games.guilds.language import Table as Guilds
from tests.games.simurgh.language import Table as Simurgh


def why(state: State, move: str, seat: int = 0, language: str = "en") -> str:
    """Returns the answer to a player who asks about a move."""
    return Words(state.game, language).refusal(state, seat, state.game.moves.parse(move))


def test_scouts_quarters_tell_the_price_of_the_nearest_tile() -> None:
    """9.1: the answer used to say only that no tile could be paid for."""
    table = Simurgh(3).vassals(0, 1, 0).purse(0)
    said = why(table.state, "place spearman scouts-quarters")
    assert said.startswith("You could not pay for any tile in the Scouts’ Quarters. The nearest one needs ")
    assert said.endswith(", you would have 0.")
    for language, start in (("pl", "Nie stać cię na żadną płytkę"), ("cs", "V Ležení zvědů nemůžeš zaplatit")):
        assert why(table.state, "place spearman scouts-quarters", language=language).startswith(start)


def test_a_tile_whose_spaces_cost_a_vassal_says_so() -> None:
    """10.2: the answer used to say only that no effect of the tile could be carried out."""
    state = Simurgh(3).vassals(0, 1, 0).rich(0).hand(0, "power-34").state
    assert why(state, "lay power-34 area-1") == "This needs 1 dragonrider to spend, and you can spend 0."


def test_a_vassal_that_is_not_there_is_told_with_its_place() -> None:
    """M4: the answer once named “Area 6 a” and no tile."""
    state = Simurgh(3).vassals(0, 1, 0).tile("area-1", "research-15").tile("area-2", "exploration-41").state
    assert [why(state, "recall spearman area-1-a", language=language) for language in LANGUAGES] == [
        "You have no spearman at Research 15 (space a).",
        "Nie masz włócznika na płytce Badania 15 (pole a).",
        "Nemáš kopiníka na destičce Výzkum 15 (pole a).",
    ]
    assert [why(state, "recall rider library", language=language) for language in LANGUAGES] == [
        "You have no dragonrider at the Library.",
        "Nie masz jeźdźca smoków na polu Biblioteka.",
        "Nemáš dračího jezdce na poli Knihovna.",
    ]
    assert why(state, "recall spearman area-6-a") == "You have no spearman at Area 6 (space a)."
    assert why(state, "explore area-2") == "You have no dragonrider on Exploration 41."


def test_an_enchantress_says_what_a_tent_lacks() -> None:
    """10: a tent without florins, and one's own tent."""
    table = Guilds(3).zones("carpenter", "prince", "paladin").tents([0, 2, 0], [0, 0, 1], [0, 0, 0])
    state = table.guild(0, "enchantress").florins(5, 5, 5).auction(0).state
    assert why(state, "use-at enchantress z1 p3") == "Player 3 has no florins in zone 1."
    assert why(state, "use-at enchantress z1 p1") == "Choose another player, not yourself."
    assert why(state, "use-at enchantress z1 p3", language="pl") == "Gracz 3 nie ma florenów w tym miejscu (strefa 1)."
