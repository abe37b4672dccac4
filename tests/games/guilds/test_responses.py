"""16.3: example C, responses on a stack; kill and sacrifice; section 10."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from gospoda.core.words import Words
from gospoda.games.guilds.abilities import announced
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.text import CAPTIONS, said
from gospoda.games.guilds.text import table as text_table
from tests.games.guilds.language import Table

P, Q, THIRD = 0, 1, 2


def example(*more: str) -> Table:
    """P owns the Assassin, Q the Alchemist and the Guard Dog; P announces the kill and pays."""
    table = Table(3).zones("carpenter", "prince", "paladin").guild(P, "assassin").guild(Q, "alchemist", "guard-dog")
    if more:
        table.guild(THIRD, *more)
    return table.florins(5, 5, 5).gold(2, 0, 0).auction(P).do(P, "use-on assassin alchemist")


def test_c1_the_victim_answers() -> None:
    """C1, D6: stack: Alchemist, Assassin; the ability takes effect, then the Alchemist is discarded."""
    table = example()
    assert table.treasure() == [0, 0, 0]
    assert table.asked == Q
    table.do(Q, "use alchemist")
    assert table.chapter == "response", "the dog could still answer"
    table.do(Q, "decline")
    assert table.treasure()[Q] == 1
    assert table.stock()[Q] == 2
    assert "alchemist" in table.guild_of(Q), "a new window opens for the kill"
    table.do(Q, "decline")
    assert "alchemist" in table.discarded()
    assert (table.chapter, table.asked) == ("auction", P)


def test_who_answers_reads_both_texts() -> None:
    """10.4: the board explains the announced ability, and the list of moves the player's own."""
    table, words, page = example(), Words(GAME, "en", ["P", "Q", "R"]), StringIO()
    Console(file=page, width=400).print(text_table(GAME.display.view(table.state, Q), words))
    shown = page.getvalue().partition(words.text("board-stack"))[2]
    assert said(CAPTIONS["character"]["assassin"], words) in shown
    own = GAME.display.explain(table.state, GAME.moves.parse("use alchemist"), words)
    assert own == said(CAPTIONS["character"]["alchemist"], words).rstrip(".")


def test_c2_the_dog_answers() -> None:
    """C2, H-25, H-41: the dog is sacrificed, the kill finds no victim, the price is lost."""
    table = example().do(Q, "use-on guard-dog assassin")
    assert table.discarded() == {"guard-dog"}
    table.do(Q, "decline")
    assert table.guild_of(Q) == {"alchemist"}
    assert table.treasure() == [0, 0, 0]
    assert "use-on assassin alchemist" not in table.legal(P)


def test_c3_nothing_follows_a_prevented_kill() -> None:
    """C3: an after-kill effect does not happen, because nobody was killed (H-41)."""
    table = example("necromancer").do(Q, "use-on guard-dog assassin").decline()
    assert (table.chapter, table.asked) == ("auction", P)
    assert table.guild_of(THIRD) == {"necromancer"}


def test_c4_both_answers() -> None:
    """C4: first the dog, then the Alchemist on top: ability, protection, kill without effect."""
    table = example().do(Q, "use-on guard-dog assassin")
    assert table.discarded() == {"guard-dog"}
    assert [item.prevented for item in announced(table.state)] == [False, False]
    table.do(Q, "use alchemist")
    assert table.treasure()[Q] == 1
    assert table.guild_of(Q) == {"alchemist"}
    assert announced(table.state) == []


def test_c5_a_used_ability_cannot_answer() -> None:
    """C5: the once-per-round ability is used up; only the dog may answer."""
    table = Table(3).zones("carpenter", "prince", "paladin").guild(P, "assassin").guild(Q, "alchemist", "guard-dog")
    table.florins(5, 9, 5).gold(2, 0, 0).auction(Q).do(Q, "use alchemist")
    table.decline().auction(P).do(P, "use-on assassin alchemist")
    assert table.legal(Q) == ["use-on guard-dog assassin", "decline"]


def test_10_6_after_a_real_kill() -> None:
    """10.6: the Necromancer is offered the victim before anything else resolves."""
    table = example("necromancer").do(Q, "decline")
    assert (table.chapter, table.asked) == ("aftermath", THIRD)
    table.do(THIRD, "use necromancer")
    assert table.guild_of(THIRD) == {"necromancer", "alchemist"}
    assert table.stock()[THIRD] == 3
    assert "alchemist" not in table.discarded()


def test_h_42_a_claimed_ability_is_fresh() -> None:
    """H-42: the once-per-round ability of a character that arrives by an effect is fresh."""
    table = example("necromancer").do(Q, "use alchemist").decline().do(THIRD, "use necromancer")
    assert "use alchemist" not in table.legal(P)
    assert table.auction(THIRD).florins(5, 5, 5).legal(THIRD).count("use alchemist") == 1


def test_h_40_an_announced_ability_outlives_its_card() -> None:
    """H-40: the killed character's ability on the stack still resolves."""
    table = Table(3).zones("carpenter", "prince", "paladin").guild(P, "alchemist").guild(Q, "assassin")
    table.florins(5, 5, 5).gold(0, 2, 0).auction(P).do(P, "use alchemist")
    table.do(Q, "use-on assassin alchemist")
    assert table.guild_of(P) == set()
    assert table.treasure() == [1, 0, 0]


def test_10_4_last_in_first_out() -> None:
    """10.4: two kills that answer each other: the later one comes first, the earlier one still resolves."""
    table = Table(3).zones("carpenter", "prince", "paladin").guild(P, "assassin", "prince", "duchess")
    table.guild(Q, "executioner", "princess").florins(5, 5, 5).gold(2, 1, 0).auction(P)
    table.do(P, "use-on assassin princess").do(Q, "use-on executioner prince")
    assert table.discarded() == {"executioner", "prince", "princess"}


def test_10_a_victim_that_left_is_no_victim() -> None:
    """10: if the target no longer exists, nothing happens; a kill cannot be prevented twice."""
    table = Table(3).zones("carpenter", "prince", "paladin").guild(P, "assassin").guild(Q, "prince", "healer")
    table.guild(THIRD, "executioner").florins(5, 5, 5).gold(2, 0, 1).auction(P)
    table.do(P, "use-on assassin prince").do(Q, "decline").do(THIRD, "use-on executioner prince")
    table.do(Q, "decline")
    assert table.discarded() == {"executioner", "prince"}
    assert table.decline().guild_of(Q) == {"healer"}
    assert announced(table.state) == []


def test_10_not_asked_without_a_usable_ability() -> None:
    """H-26, D5: players without a usable ability aren't asked."""
    table = Table(3).zones("carpenter", "prince", "paladin").guild(P, "alchemist").guild(Q, "healer")
    table.florins(5, 5, 5).auction(P).do(P, "use alchemist")
    assert (table.chapter, table.asked) == ("auction", P)
    assert table.treasure() == [1, 0, 0]


def test_10_5_a_sacrifice_is_not_a_kill() -> None:
    """10.5: nothing is offered after a sacrifice."""
    table = Table(2).zones("dragon-whelp", "prince").tents([1, 0], [0, 0]).guild(0, "monk").guild(1, "necromancer")
    table.florins(5, 5).auction(0).do(0, "take dragon-whelp")
    assert table.discarded() == {"monk"}
    assert (table.chapter, table.asked) == ("auction", 1)


def test_windows_are_written_and_read() -> None:
    """10: a position in the middle of a response can be saved."""
    import json

    from gospoda.core.codec import state_from_json, state_to_json
    from gospoda.games.guilds.game import GAME

    table = example("necromancer").do(Q, "use-on guard-dog assassin")
    text = json.dumps(state_to_json(table.state))
    assert json.dumps(state_to_json(state_from_json(GAME, json.loads(text)))) == text


def test_10_not_asked_when_the_last_target_is_gone() -> None:
    """H-26: the Inquisitor's only target is killed by another ability of the taker: the question is dropped."""
    table = Table(2).zones("inquisitor", "carpenter").tents([1, 0], [0, 0]).florins(5, 5).gold(2, 0)
    table.guild(0, "assassin").guild(1, "enchantress").auction(0)
    table.do(0, "take inquisitor")
    kills = [move for move in table.legal(0) if move.startswith("use-on")]
    assert (table.chapter, kills) == ("taking", ["use-on inquisitor enchantress", "use-on assassin enchantress"])
    table.do(0, "use-on assassin enchantress")
    assert table.guild_of(1) == set()
    assert (table.chapter, table.asked) == ("auction", 1)
