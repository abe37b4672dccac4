"""Previews that were wrong when an opponent's heuristic made them: they now show the move's own effect only."""

from __future__ import annotations

from gospoda.core.chance import seeded
from gospoda.core.messages import Ref
from gospoda.core.previews.preview import preview_of
from gospoda.core.previews.preview_result import Change, PreviewResult
from gospoda.core.state import State
from tests.games.guilds.language import Table as Guilds
from tests.games.rollplayer.language import Play, Setting
from tests.games.simurgh.language import Table as Simurgh


def told(state: State, seat: int, *moves: str) -> PreviewResult:
    return preview_of(state, seat, [state.game.moves.parse(move) for move in moves], seeded("told"))


def table(seats: int = 2) -> Setting:
    return Setting(seats, {}, 1).hero(0, "human", "monk")


def window() -> Play:
    """The player's Market turn, before the purchase."""
    setting = table().owns(0, "open-lock acrobatics concentrate").gold(13, 5).sheet(0, str="red-1 blue-2")
    return setting.market("weak loyal proud").shop(0, 1)


def test_an_unseen_card_has_no_worth() -> None:
    """Roll Player, `open`: 3 gold are paid; it used to predict 4 gold, as if the card could be sold."""
    preview = told(window().do(0, "use open-lock step").state, 0, "open")
    assert preview.amounts["gold"] == Change(-3, -3, True)
    assert not preview.certain
    assert "cards" in preview.depends
    assert preview.gained == []


def test_a_roll_is_not_taken_for_granted() -> None:
    """Roll Player, `reroll`: the roll comes first, then the choice; alone it changes neither goal nor die."""
    setting = table().sheet(0, int="green-3 blue-3", str="red-1")
    preview = told(setting.action("int", 0, "red-3").state, 0, "reroll str1")
    assert preview.points == Change(0, 0, True)
    assert preview.gains == {}
    assert preview.depends == ["chance"]
    assert not preview.certain
    assert preview.next is None


def test_a_skill_in_any_window_costs_itself_and_its_step() -> None:
    """Roll Player, `use`: in others' turns it used to show all skills as spent and the token as unmoved."""
    setting = table().owns(0, "acrobatics concentrate").sheet(0, str="red-1 blue-2").market("weak loyal proud")
    play = setting.shop(1, 0)  # the other player shops first
    assert play.asked == 0
    before = play.state.game.display.view(play.state, 0).players[0]
    preview = told(play.state, 0, "use acrobatics step")
    after = preview.view.players[0]
    assert preview.certain
    assert {card.card: card.ready for card in after.cards} == {"acrobatics": False, "concentrate": True}
    assert after.alignment.token != before.alignment.token
    assert preview.next is not None
    assert preview.next.prompt.chapter == "action"


def test_the_first_of_two_dice_is_not_exchanged_yet() -> None:
    """Roll Player, `swap` used to show the best exchange; the second die completes the chain."""
    state = window().do(0, "use acrobatics step").state
    preview = told(state, 0, "swap str1")
    row = preview.view.players[0].rows[0]
    assert [space.die for space in row.spaces] == ["red-1", "blue-2", None]
    assert preview.next is not None
    assert [state.game.moves.notation(move) for move in preview.next.moves] == ["with str2"]
    both = told(state, 0, "swap str1", "with str2").view.players[0].rows[0]
    assert [space.die for space in both.spaces] == ["blue-2", "red-1", None]


def test_a_taken_die_lies_in_the_hand() -> None:
    """Roll Player, `take` used to show the die in the best row; placing is the chain's next move."""
    state = table().pool("red-1 gold-4 purple-6").dice(0).state
    preview = told(state, 0, "take 2")
    assert preview.view.players[0].hand == ["gold-4"]
    assert preview.amounts == {}
    assert preview.gained == [Ref("die", "gold-4")]
    assert preview.next is not None
    assert preview.next.prompt.chapter == "placement"
    placed = told(state, 0, "take 2", "place str")
    assert placed.amounts["gold"] == Change(3, 3, True)  # the card's coin, and 2 for a gold die


def test_a_turned_up_card_brings_all_or_nothing() -> None:
    """Guilds, `use gambler`: 3 florins or none, never half of them."""
    state = Guilds(2).guild(0, "gambler").florins(10, 0).round_start().state
    preview = told(state, 0, "use gambler")
    florins = preview.amounts["florins"]
    assert (florins.least, florins.most, florins.certain) == (0, 3, False)
    assert "cards" in preview.depends


def test_a_vassal_at_the_monument_only_looks() -> None:
    """Simurgh, `place` used to promise points for unknown cards; now it says that cards decide."""
    table = Simurgh(3).purse(0, wisdom=2, stone=2)
    preview = told(table.state, 0, "place rider monument")
    assert preview.points == Change(0, 0, True)
    assert "cards" in preview.depends
    assert not preview.certain
