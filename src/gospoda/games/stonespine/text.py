"""The table as text for the terminal and the text table; colours only repeat what letters say."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gospoda.core.words import Words
from gospoda.games.stonespine.tables import CARDS, CHAMBER, ELEMENTS, LETTERS
from gospoda.games.stonespine.view import CellView, DungeonView, PlayerView, SetView, TableView

WIDTH = 15  # of a chamber
TYPE_STYLE = {"cave": "yellow", "stone": "cyan"}


def table(view: TableView, words: Words) -> Group:
    """The whole table: the year, the shared displays, every dungeon, and the own hand."""
    parts: list[object] = [header(view, words), displays(view, words)]
    parts.append(Columns([player_panel(view, player, words) for player in view.players], padding=(0, 1)))
    if view.jael is not None:
        parts.append(jael_panel(view, words))
    if view.bought:
        parts.append(Text(f"{words.text('board-bought')}: {tokens_text(view.bought, words)}", style="bold"))
    if 0 <= view.seat < len(view.players) and view.players[view.seat].hand:
        parts.append(hand_table(view.players[view.seat], words))
    return Group(*[part for part in parts if part is not None])  # type: ignore[arg-type]


def header(view: TableView, words: Words) -> Text:
    """Year, phase and the direction in which hands will be passed."""
    way = words.text("board-pass-left" if view.pass_left else "board-pass-right")
    text = words.text("board-year", year=view.year, chapter=words.text(f"chapter-{view.chapter}"))
    return Text(f"{text}   {way if len(view.players) > 2 else ''}".rstrip(), style="bold")


def displays(view: TableView, words: Words) -> Columns:
    """The market, the challenges with what they would score, and the goal with its standings."""
    market = Table(title=words.text("board-market"), show_header=False, box=None)
    for i, stall in enumerate(view.stalls, 1):
        market.add_row(f"{i}", words.name("half", "top"), set_text(stall.top, words))
        market.add_row("", words.name("half", "bottom"), set_text(stall.bottom, words))
    challenges = Table(title=words.text("board-challenges"), show_header=False, box=None)
    numbers = {card.id: card.number for card in CARDS.challenges}
    for shown in view.challenges:
        now = " ".join(str(points) for points in shown.points)
        challenges.add_row(str(numbers[shown.card]), words.name("challenge", shown.card), f"{now} ★")
    goal = Table(title=words.text("board-goal"), show_header=False, box=None)
    goal.add_row(words.name("goal", view.goal.card), "")
    for seat, value in enumerate(view.goal.values):
        place = f"{view.goal.order.index(seat) + 1}." if seat in view.goal.order else "–"
        goal.add_row(words.seat(seat), f"{value}  {place}")
    return Columns([market, challenges, goal], padding=(0, 3))


def set_text(half: SetView, words: Words) -> Text:
    """A set with its price, or that it is gone."""
    if not half.tokens:
        return Text(words.text("board-sold"), style="dim")
    return Text(f"{half.cost:>2} ● {tokens_text(half.tokens, words)}")


def tokens_text(tokens: list[str], words: Words) -> str:
    """Tokens by letter and name."""
    return ", ".join(f"{letter(token)} {words.name('token', token)}" for token in tokens)


def letter(element: str) -> str:
    """The letters of an element on the text board."""
    return LETTERS[ELEMENTS.index(element)]


def player_panel(view: TableView, player: PlayerView, words: Words) -> Panel:
    """One dungeon with gold, priority and challenges."""
    mark = "▶ " if player.seat in view.waiting else ""
    passed = f"  ({words.text('board-passed')})" if player.passed else ""
    title = f"{mark}{words.seat(player.seat)}  {player.gold} ●  {player.place}.{passed}"
    cards = ", ".join(words.name("challenge", card) for card in player.challenges) or "–"
    body = Group(dungeon_text(player.dungeon, words), Text(f"{words.text('board-taken')}: {cards}", style="dim"))
    return Panel(body, title=title, expand=False, border_style="bold" if mark else "dim")


def dungeon_text(dungeon: DungeonView, words: Words) -> Text:
    """Sixteen chambers with corridors: `║` and `═` join, a door against a wall is half of that, `≈` is a passage."""
    text = Text(no_wrap=True)
    for row in range(5):
        border(text, dungeon, row)
        if row < 4:
            for line in range(3):
                chamber_line(text, dungeon, row, line, words)
    return text


def border(text: Text, dungeon: DungeonView, row: int) -> None:
    """A horizontal line with its doors; entrance and exit are marked above and below."""
    for column in range(4):
        text.append("+" if column else "┌" if row == 0 else "└" if row == 4 else "├")
        sign = horizontal_sign(dungeon, row, column)
        side = (WIDTH - 1) // 2
        gate = (row == 0 and column + 1 == dungeon.entrance) or (row == 4 and column + 1 == dungeon.exit)
        text.append("─" * (side - 1) + ("▼" if gate else "─"))
        text.append(sign, style="bold green" if sign in "║≈" else "")
        text.append(("▼" if gate else "─") + "─" * (WIDTH - 2 - side))
    text.append("┐\n" if row == 0 else "┘\n" if row == 4 else "┤\n")


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
    required = requirement(cell, words)
    if cell.card is None:
        return (required if line == 1 else ""), "dim"
    chamber = CARDS.chambers[CHAMBER.index[cell.card]]
    style = TYPE_STYLE[chamber.type]
    if line == 0:
        return words.name("chamber", cell.card)[: WIDTH - 2], f"bold {style}"
    if line == 1:
        printed = [letter(element) for element in chamber.elements.elements()]
        return " ".join([*printed, *[f"{letter(token)}*" for token in cell.tokens]]), style
    kind = words.name("chamber_type", chamber.type)[:6]
    reach = ("▲" if cell.entrance else "") + ("▼" if cell.exit else "")
    wish = "" if not required else "✓" if cell.met else "✗"
    return f"{kind} {chamber.gold}● {reach}{wish}", style


def requirement(cell: CellView, words: Words) -> str:
    """What the blueprint asks for here, in words."""
    if cell.required == ".":
        return ""
    domain = "chamber_type" if cell.required in TYPE_STYLE else "class"
    return words.name(domain, cell.required)[: WIDTH - 2]


def hand_table(player: PlayerView, words: Words) -> Table:
    """The own hand: doors, elements and gold of each card."""
    hand = Table(title=words.text("board-hand"), box=None, title_justify="left")
    for head in ("board-card", "board-type", "board-doors", "board-elements", "board-gold", "board-rune"):
        hand.add_column(words.text(head))
    for card in player.hand:
        if card is None:
            continue
        chamber = CARDS.chambers[CHAMBER.index[card]]
        elements = ", ".join(f"{letter(e)} {words.name('element', e)}" for e in chamber.elements.elements())
        style = TYPE_STYLE[chamber.type]
        kind = words.name("chamber_type", chamber.type)
        rune = words.name("rune", chamber.rune)
        hand.add_row(words.name("chamber", card), kind, chamber.doors, elements, str(chamber.gold), rune, style=style)
    return hand


def jael_panel(view: TableView, words: Words) -> Panel:
    """What Jael shows and has collected."""
    assert view.jael is not None
    jael = view.jael
    card = next(card for card in CARDS.jael if card.id == jael.cards[-1])
    runes = ", ".join(words.name("rune", rune) for rune in card.runes)
    body = words.text(
        "board-jael",
        gold=jael.gold,
        runes=runes,
        chambers=len(jael.chambers),
        tokens=len(jael.tokens),
        points=jael.points,
    )
    acted = words.text("board-jael-acted") if jael.acted else words.text("board-jael-waits")
    return Panel(Text(f"{body}\n{acted}"), title=words.name("jael_card", jael.cards[-1]), expand=False)
