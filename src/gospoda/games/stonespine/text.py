"""The table as text for the terminal and the text table; colours only repeat what letters say."""

from __future__ import annotations

from textwrap import shorten, wrap

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gospoda.core.house import SIGN
from gospoda.core.words import Words
from gospoda.games.stonespine.captions import challenge_effect, goal_effect, goal_rewards, jael_action, jael_condition
from gospoda.games.stonespine.shown import CellView, DungeonView, PlayerView, SetView, TableView
from gospoda.games.stonespine.tables import CARDS, CHALLENGE, CHAMBER, GOAL, JAEL_CARD

WIDTH = 17  # of a chamber; a dungeon in its panel then fits 80 columns
TYPE_STYLE = {"cave": "yellow", "stone": "cyan"}
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def table(view: TableView, words: Words) -> Group:
    """The whole table: the year, the shared displays, the own dungeon and hand; rivals come after."""
    parts: list[RenderableType] = [header(view, words), displays(view, words)]
    if view.challenges:
        parts.append(challenge_table(view, words))
    if view.bought:
        parts.append(Text(f"{words.text('board-bought')}: {elements_text(view.bought, words)}", style="bold"))
    if 0 <= view.seat < len(view.players):
        parts += own_area(view, view.players[view.seat], words)
    others = [player for player in view.players if player.seat != view.seat]
    if others:
        parts.append(Columns([player_panel(view, player, words) for player in others], padding=(0, 1)))
    if view.jael is not None:
        parts.append(jael_panel(view, words))
    parts.append(Text(words.text("board-key"), style="dim"))
    return Group(*parts)


def own_area(view: TableView, player: PlayerView, words: Words) -> list[RenderableType]:
    """The own dungeon and the hand."""
    parts: list[RenderableType] = [player_panel(view, player, words)]
    if player.hand:
        parts.append(hand_table(player, words))
    return parts


# ---- the shared displays


def header(view: TableView, words: Words) -> Text:
    """Year, phase and the direction in which hands will be passed."""
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
    for seat, value in enumerate(view.goal.values):
        place = f"{view.goal.order.index(seat) + 1}." if seat in view.goal.order and len(view.players) > 1 else ""
        goal.add_row(words.seat(seat), str(value), place)
    if view.jael is not None:
        goal.add_row(words.text("rival"), str(view.jael.goal), "")
    name = Text(f"{words.text('board-goal')}: {words.name('goal', card.id)}", style="italic")
    lines = [Text(words.say(goal_effect(card))), Text(words.say(goal_rewards(card)), style="dim")]
    return Columns([market, Group(name, *lines, goal)] if view.stalls else [Group(name, *lines, goal)], padding=(0, 3))


def challenge_table(view: TableView, words: Words) -> Table:
    """The challenges on display, what they count, and what they would bring each player as things stand."""
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


def set_text(half: SetView, words: Words) -> Text:
    """A set with its price, or that it is gone."""
    if not half.tokens:
        return Text(words.text("board-sold"), style="dim")
    return Text(f"{half.cost:>2} ● {elements_text(half.tokens, words)}")


def elements_text(elements: list[str], words: Words) -> str:
    """Elements and tokens by letters and name; the name of a star says its value already."""
    named = []
    for element in elements:
        name = words.name("element", element)
        letter = words.name("letter", element)
        named.append(name if name.endswith(letter) else f"{letter} {name}")
    return ", ".join(named)


# ---- a dungeon


def player_panel(view: TableView, player: PlayerView, words: Words) -> Panel:
    """One dungeon with gold, priority and challenges; the own challenges with what they count."""
    mark = "▶ " if player.seat in view.waiting else ""
    facts = [f"{mark}{words.seat(player.seat)}", words.text("board-gold-now", gold=player.gold)]
    if len(view.players) > 1:
        facts.append(words.text("board-place", place=player.place))
    if player.passed:
        facts.append(words.text("board-passed"))
    cells = player.dungeon.cells
    blueprint = words.name("blueprint", player.blueprint)
    below = [
        words.text("board-blueprint", blueprint=blueprint, met=sum(cell.met for cell in cells)),
        words.text("board-paths", entrance=sum(cell.entrance for cell in cells), exit=sum(cell.exit for cell in cells)),
    ]
    whole = [Text(f"… {name}", style="dim") for name in cut_names(player.dungeon, words)]
    body = Group(dungeon_text(player.dungeon, words), *whole, taken_text(view, player, words))
    return Panel(
        body,
        title=Text(" · ".join(facts)),
        subtitle=Text(" · ".join(below)),
        expand=False,
        width=4 * WIDTH + 11,
        border_style="bold" if mark else "dim",
    )


def taken_text(view: TableView, player: PlayerView, words: Words) -> Text:
    """The challenges that a player has taken."""
    text = Text(f"{words.text('board-taken')}: ")
    if player.seat != view.seat:
        return text.append(", ".join(words.name("challenge", card) for card in player.challenges) or "–")
    for card in player.challenges:
        effect = words.say(challenge_effect(CARDS.challenges[CHALLENGE.index[card]]))
        text.append(f"\n{words.name('challenge', card)}", style="bold").append(f": {effect}")
    return text if player.challenges else text.append("–")


def dungeon_text(dungeon: DungeonView, words: Words) -> Text:
    """Sixteen chambers with corridors: `║` and `═` join, a door against a wall is half of that, `≈` is a passage."""
    text = Text("  ", no_wrap=True)
    for column in range(4):
        text.append(f" {column + 1:^{WIDTH}}", style="dim")
    text.append("\n")
    for row in range(5):
        border(text, dungeon, row)
        if row < 4:
            for line in range(3):
                chamber_line(text, dungeon, row, line, words)
    return text


def border(text: Text, dungeon: DungeonView, row: int) -> None:
    """A horizontal line with its doors; entrance and exit are marked above and below."""
    first, inner, last = "┌┬┐" if row == 0 else "└┴┘" if row == 4 else "├┼┤"
    side = (WIDTH - 1) // 2
    text.append("  ")
    for column in range(4):
        text.append(inner if column else first)
        sign = horizontal_sign(dungeon, row, column)
        gate = (row == 0 and column + 1 == dungeon.entrance) or (row == 4 and column + 1 == dungeon.exit)
        text.append("─" * (side - 1) + ("▼" if gate else "─"))
        text.append(sign, style="bold green" if sign in "║≈" else "")
        text.append(("▼" if gate else "─") + "─" * (WIDTH - 2 - side))
    text.append(f"{last}\n")


def horizontal_sign(dungeon: DungeonView, row: int, column: int) -> str:
    """What is seen on the edge above this row."""
    name = f"r{row + 1}c{column + 1}-n" if row < 4 else f"r4c{column + 1}-s"
    if name in dungeon.passages:
        return "≈"
    if name in dungeon.links:
        return "║"
    above = row > 0 and has_door(dungeon.cells[4 * row - 4 + column], "S")
    below = row < 4 and has_door(dungeon.cells[4 * row + column], "N")
    return "╨" if above else "╥" if below else "─"


def vertical_sign(dungeon: DungeonView, row: int, column: int) -> str:
    """What is seen on the edge left of this column."""
    name = f"r{row + 1}c{column + 1}-w" if column < 4 else f"r{row + 1}c4-e"
    if name in dungeon.passages:
        return "≈"
    if name in dungeon.links:
        return "═"
    left = column > 0 and has_door(dungeon.cells[4 * row + column - 1], "E")
    right = column < 4 and has_door(dungeon.cells[4 * row + column], "W")
    return "╡" if left else "╞" if right else "│"


def has_door(cell: CellView, side: str) -> bool:
    """Whether the chamber in a cell has a printed door on a side."""
    return cell.card is not None and side in CARDS.chambers[CHAMBER.index[cell.card]].doors


def chamber_line(text: Text, dungeon: DungeonView, row: int, line: int, words: Words) -> None:
    """One of the three lines of a row of chambers: name, elements, what it is good for."""
    text.append(f"{row + 1} " if line == 1 else "  ", style="dim")
    for column in range(5):
        sign = vertical_sign(dungeon, row, column) if line == 1 else "│"
        text.append(sign, style="bold green" if sign in "═≈" else "")
        if column < 4:
            cell = dungeon.cells[4 * row + column]
            content, style = chamber_text(cell, line, words)
            text.append(f" {content:<{WIDTH - 1}}"[:WIDTH], style=style)
    text.append("\n")


def chamber_text(cell: CellView, line: int, words: Words) -> tuple[str, str]:
    """The text of one line of a chamber and its style."""
    if cell.card is None:
        wish = wrap(requirement(cell, words), WIDTH - 2)
        return (wish[line - 1] if 0 < line <= len(wish) else ""), "dim"
    chamber = CARDS.chambers[CHAMBER.index[cell.card]]
    style = TYPE_STYLE[chamber.type]
    if line == 0:
        return short_name(words.name("chamber", cell.card)), f"bold {style}"
    if line == 1:
        printed = [words.name("letter", element) for element in chamber.elements.elements()]
        return " ".join([*printed, *[f"{words.name('letter', token)}*" for token in cell.tokens]]), style
    kind = words.name("chamber_type", chamber.type)
    reach = ("▲" if cell.entrance else "") + ("▼" if cell.exit else "")
    wish_sign = "" if cell.required == "." else "✓" if cell.met else "✗"
    return f"{kind} {chamber.gold}● {reach}{wish_sign}", style


def short_name(name: str) -> str:
    """A name that fits into a chamber; where it is cut, the sign of a value of ours stays."""
    if len(name) < WIDTH:
        return name
    sign = SIGN if name.endswith(SIGN) else ""
    return f"{name[: WIDTH - 2 - len(sign)].rstrip()}…{sign}"


def cut_names(dungeon: DungeonView, words: Words) -> list[str]:
    """The names that do not fit into their chambers, to be read below the dungeon."""
    names = [words.name("chamber", cell.card) for cell in dungeon.cells if cell.card is not None]
    return [name for name in names if short_name(name) != name]


def requirement(cell: CellView, words: Words) -> str:
    """What the blueprint asks for here, in words."""
    if cell.required == ".":
        return ""
    return words.name("chamber_type" if cell.required in TYPE_STYLE else "class", cell.required)


# ---- the own hand, and Jael


def hand_table(player: PlayerView, words: Words) -> Table:
    """The own hand: doors, elements and gold of each card."""
    hand = Table(title=words.text("board-hand"), box=None, title_justify="left")
    for head in ("board-card", "board-type", "board-doors", "board-elements", "board-gold", "board-rune"):
        hand.add_column(words.text(head))
    for card in player.hand:
        if card is None:
            continue
        chamber = CARDS.chambers[CHAMBER.index[card]]
        elements = elements_text(chamber.elements.elements(), words) or "–"
        doors = "".join(ARROWS[door] for door in chamber.doors)
        style = TYPE_STYLE[chamber.type]
        kind = words.name("chamber_type", chamber.type)
        rune = words.name("rune", chamber.rune)
        hand.add_row(words.name("chamber", card), kind, doors, elements, str(chamber.gold), rune, style=style)
    return hand


def jael_panel(view: TableView, words: Words) -> Panel:
    """What Jael shows and has collected."""
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
