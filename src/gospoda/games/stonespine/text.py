"""The table as text for the terminal and the text table; colours only repeat what the letters say."""

from __future__ import annotations

from textwrap import shorten

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gospoda.core.words import Words
from gospoda.games.stonespine.captions import challenge_effect, goal_effect, goal_rewards, jael_action, jael_condition
from gospoda.games.stonespine.lookups import CARDS, CHALLENGE, CHAMBER, GOAL, JAEL_CARD
from gospoda.games.stonespine.shown import PlayerView, SetView, TableView
from gospoda.games.stonespine.text_dungeon import (
    TYPE_STYLE,
    WIDTH,
    cut_names,
    dungeon_text,
    narrow_dungeon,
    narrow_legend,
)
from gospoda.render.text_layout import FRAME, ROOMY, ForWidth, Hanging, either, framed, hanging, indented, listing

HAND = ("board-card", "board-type", "board-doors", "board-elements", "board-gold", "board-rune")
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def table(view: TableView, words: Words) -> ForWidth:
    """The whole table: the year, the shared displays, the viewer's dungeon and hand, then the rivals."""
    return ForWidth(lambda width: laid(view, words, width))


def laid(view: TableView, words: Words, width: int) -> Group:
    """The table for a width; if narrow, nothing is side by side."""
    parts: list[RenderableType] = [header(view, words), displays(view, words)]
    if view.challenges:
        parts.append(either(challenge_table(view, words), challenge_list(view, words), width))
    if view.bought:
        parts.append(Text(f"{words.text('board-bought')}: {elements_text(view.bought, words)}", style="bold"))
    parts += dungeons(view, words, width)
    if view.jael is not None:
        parts.append(jael_panel(view, words))
    parts.append(Text(words.text("board-key"), style="dim"))
    return Group(*parts)


def dungeons(view: TableView, words: Words, width: int) -> list[RenderableType]:
    """The viewer's dungeon and hand, then those of the others."""
    parts: list[RenderableType] = []
    narrow = width < ROOMY
    for player in view.players:
        if player.seat == view.seat:
            parts.append(narrow_player(view, player, words, width) if narrow else player_panel(view, player, words))
            if player.hand:
                parts.append(hand_list(player, words) if narrow else hand_table(player, words))
    others = [player for player in view.players if player.seat != view.seat]
    if narrow:
        parts += [narrow_player(view, player, words, width) for player in others]
    elif others:
        parts.append(Columns([player_panel(view, player, words) for player in others], padding=(0, 1)))
    return parts


# ---- the shared displays


def header(view: TableView, words: Words) -> Text:
    """Year, phase and the direction in which hands will pass."""
    text = words.text("board-year", year=view.year, chapter=words.text(f"chapter-{view.chapter}"))
    if len(view.players) > 2 and not view.over:
        text += f" ({words.text('board-pass-left' if view.pass_left else 'board-pass-right')})"
    return Text(text, style="bold")


def displays(view: TableView, words: Words) -> Columns:
    """The market, and the goal with its standings."""
    market = Table(title=words.text("board-market"), show_header=False, box=None, title_justify="left")
    for i, stall in enumerate(view.stalls, 1):
        market.add_row(f"{i}", words.name("half", "top"), set_text(stall.top, words))
        market.add_row("", words.name("half", "bottom"), set_text(stall.bottom, words))
    card = CARDS.goals[GOAL.index[view.goal.card]]
    goal = Table(box=None, show_header=False)
    goal.add_column(overflow="fold")
    for seat, value in enumerate(view.goal.values):
        place = f"{view.goal.order.index(seat) + 1}." if seat in view.goal.order and len(view.players) > 1 else ""
        goal.add_row(words.seat(seat), str(value), place)
    if view.jael is not None:
        goal.add_row(words.text("rival"), str(view.jael.goal), "")
    name = Text(f"{words.text('board-goal')}: {words.name('goal', card.id)}", style="italic")
    lines = [Text(words.say(goal_effect(card))), Text(words.say(goal_rewards(card)), style="dim")]
    return Columns([market, Group(name, *lines, goal)] if view.stalls else [Group(name, *lines, goal)], padding=(0, 3))


def challenge_table(view: TableView, words: Words) -> Table:
    """The challenges on display, what they count, and what they would earn each player now."""
    shown = Table(title=words.text("board-challenges"), box=None, title_justify="left")
    several = len(view.players) > 1
    shown.show_header = several
    shown.add_column(justify="right", style="bold")
    shown.add_column(no_wrap=True)
    shown.add_column()
    for player in view.players:
        shown.add_column(shorten(words.seat(player.seat), 10, placeholder="…"), justify="right", no_wrap=True)
    for entry in view.challenges:
        card = CARDS.challenges[CHALLENGE.index[entry.card]]
        points = [f"{points} ★" for points in entry.points]
        effect = words.say(challenge_effect(card))
        shown.add_row(str(card.number), words.name("challenge", card.id), effect, *points)
    return shown


def challenge_list(view: TableView, words: Words) -> Group:
    """The challenges one below the other, with what each counts and would earn."""
    parts: list[RenderableType] = [Text(words.text("board-challenges"), style="italic")]
    several = len(view.players) > 1
    for entry in view.challenges:
        card = CARDS.challenges[CHALLENGE.index[entry.card]]
        parts.append(Text(f"{card.number:>2} {words.name('challenge', card.id)}", style="bold"))
        points = [f"{words.seat(seat)} {points} ★" for seat, points in enumerate(entry.points)]
        scored = listing(points if several else [f"{points} ★" for points in entry.points])
        parts += [indented(Text(words.say(challenge_effect(card))), 3), indented(scored, 3)]
    return Group(*parts)


def set_text(half: SetView, words: Words) -> Text:
    """A set with its price, or a note that it is gone."""
    if not half.tokens:
        return Text(words.text("board-sold"), style="dim")
    return Text(f"{half.cost:>2} ● {elements_text(half.tokens, words)}")


def elements_text(elements: list[str], words: Words) -> str:
    """Elements and tokens by letter and name; a star's name already includes its value."""
    named = []
    for element in elements:
        name = words.name("element", element)
        letter = words.name("letter", element)
        named.append(name if name.endswith(letter) else f"{letter} {name}")
    return ", ".join(named)


# ---- a dungeon


def player_panel(view: TableView, player: PlayerView, words: Words) -> Panel:
    """One dungeon with gold, priority and challenges; the viewer's own challenges with what they count."""
    whole = [Text(f"… {name}", style="dim") for name in cut_names(player.dungeon, words)]
    body = Group(dungeon_text(player.dungeon, words), *whole, taken_text(view, player, words))
    return Panel(
        body,
        title=Text(" · ".join(player_facts(view, player, words))),
        subtitle=Text(" · ".join(blueprint_facts(player, words))),
        expand=False,
        width=4 * WIDTH + 11,
        border_style=player_style(view, player),
    )


def narrow_player(view: TableView, player: PlayerView, words: Words, width: int) -> Panel:
    """The same with chamber names below the dungeon."""
    body = Group(
        narrow_dungeon(player.dungeon, words, width - FRAME),
        *map(Hanging, narrow_legend(player.dungeon, words, width - FRAME)),
        hanging(taken_text(view, player, words).plain.splitlines()),
        *map(Text, blueprint_facts(player, words)),
    )
    return framed(body, player_facts(view, player, words), width, style=player_style(view, player))


def player_facts(view: TableView, player: PlayerView, words: Words) -> list[str]:
    """The dungeon's owner, gold and priority, and whether they have passed."""
    mark = "▶ " if player.seat in view.waiting else ""
    facts = [f"{mark}{words.seat(player.seat)}", words.text("board-gold-now", gold=player.gold)]
    if len(view.players) > 1:
        facts.append(words.text("board-place", place=player.place))
    return [*facts, words.text("board-passed")] if player.passed else facts


def blueprint_facts(player: PlayerView, words: Words) -> list[str]:
    """How much of the blueprint is met, and how many chambers are reached."""
    cells = player.dungeon.cells
    blueprint = words.name("blueprint", player.blueprint)
    return [
        words.text("board-blueprint", blueprint=blueprint, met=sum(cell.met for cell in cells)),
        words.text("board-paths", entrance=sum(cell.entrance for cell in cells), exit=sum(cell.exit for cell in cells)),
    ]


def player_style(view: TableView, player: PlayerView) -> str:
    """The frame of a dungeon: strong if its player has to decide."""
    return "bold" if player.seat in view.waiting else "dim"


def taken_text(view: TableView, player: PlayerView, words: Words) -> Text:
    """The challenges that a player has taken."""
    text = Text(f"{words.text('board-taken')}: ")
    if player.seat != view.seat:
        return text.append(", ".join(words.name("challenge", card) for card in player.challenges) or "–")
    for card in player.challenges:
        effect = words.say(challenge_effect(CARDS.challenges[CHALLENGE.index[card]]))
        text.append(f"\n{words.name('challenge', card)}", style="bold").append(f": {effect}")
    return text if player.challenges else text.append("–")


# ---- the viewer's hand, and Jael


def hand_table(player: PlayerView, words: Words) -> Table:
    """The viewer's hand: doors, elements and gold of each card."""
    hand = Table(title=words.text("board-hand"), box=None, title_justify="left")
    for head in HAND:
        hand.add_column(words.text(head))
    for card in player.hand:
        if card is not None:
            hand.add_row(*hand_cells(card, words), style=TYPE_STYLE[CARDS.chambers[CHAMBER.index[card]].type])
    return hand


def hand_list(player: PlayerView, words: Words) -> Group:
    """The viewer's hand, one card per line; the first line labels the columns."""
    heads = " · ".join(words.text(head) for head in HAND)
    parts: list[RenderableType] = [Hanging(Text(f"{words.text('board-hand')}: {heads}", style="italic"))]
    for card in player.hand:
        if card is not None:
            style = TYPE_STYLE[CARDS.chambers[CHAMBER.index[card]].type]
            parts.append(Hanging(Text(" · ".join(hand_cells(card, words)), style=style)))
    return Group(*parts)


def hand_cells(card: str, words: Words) -> list[str]:
    """The columns of a hand card, in the order of `HAND`."""
    chamber = CARDS.chambers[CHAMBER.index[card]]
    return [
        words.name("chamber", card),
        words.name("chamber_type", chamber.type),
        "".join(ARROWS[door] for door in chamber.doors),
        elements_text(chamber.elements.elements(), words) or "–",
        str(chamber.gold),
        words.name("rune", chamber.rune),
    ]


def jael_panel(view: TableView, words: Words) -> Panel:
    """Jael's current card and collection."""
    assert view.jael is not None
    jael = view.jael
    card = CARDS.jael[JAEL_CARD.index[jael.cards[-1]]]
    runes = ", ".join(words.name("rune", rune) for rune in card.runes)
    body = words.text(
        "board-jael",
        gold=jael.gold,
        runes=runes,
        chambers=len(jael.chambers),
        tokens=len(jael.tokens),
        points=jael.points,
    )
    acted = words.text("board-jael-acted") if jael.acted else words.say(jael_action(card))
    lines = [body, words.say(jael_condition(card)), acted]
    return Panel(Text("\n".join(lines)), title=words.name("jael_card", card.id), expand=False)
