"""The table as text for the terminal and the text table; colours only repeat what signs say."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gospoda.core.messages import Message
from gospoda.core.words import Words
from gospoda.games.guilds.captions import captions
from gospoda.games.guilds.cards import Room
from gospoda.games.guilds.tables import CARDS
from gospoda.games.guilds.view import CellView, ObjectiveView, PlayerView, PlotView, TableView, ZoneView

WIDTH = 9  # of a cell of the plot
CHARACTERS = {card.id: card for card in CARDS.characters}
ROOMS = {room.id: room for room in CARDS.rooms}
CAPTIONS = captions()
SEXES = {"male": " ♂", "female": " ♀", "none": ""}
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def table(view: TableView, words: Words) -> Group:
    """The whole table: the round, the market square, the offer, the objectives, every guild."""
    parts: list[object] = [header(view, words)]
    if view.zones:
        parts.append(square(view, words))
    parts += [offer(view, words), objectives(view, words)]
    own_first = sorted(view.players, key=lambda player: player.seat != view.seat)
    parts.append(Columns([guild(view, player, words) for player in own_first], padding=(0, 1)))
    if view.stack:
        parts.append(Text(stack_text(view, words), style="bold"))
    return Group(*parts)  # type: ignore[arg-type]


def header(view: TableView, words: Words) -> Text:
    """Round, phase, first player and the piles."""
    chapter = words.text(f"chapter-{view.phase}")
    head = words.text("board-round", round=view.round, rounds=view.rounds, chapter=chapter)
    piles = words.text("board-piles", characters=view.deck, small=view.small_rooms, large=view.large_rooms)
    return Text(f"{head}   {words.text('board-first', name=words.seat(view.first))}   {piles}", style="bold")


def square(view: TableView, words: Words) -> Table:
    """The market square: zones with their characters, everybody's florins, the leader and the smallest bid."""
    found = Table(title=words.text("board-square"), header_style="bold", title_justify="left")
    found.add_column("")
    found.add_column(words.text("board-characters"))
    for player in view.players:
        found.add_column(words.seat(player.seat), justify="right")
    found.add_column(words.text("board-need"), justify="right")
    for zone in view.zones:
        who = Text("\n").join([character_line(card, words) for card in zone.characters]) or Text("–", style="dim")
        tents = [tent(zone, seat) for seat in range(len(view.players))]
        found.add_row(words.name("zone", zone.zone), who, *tents, "–" if zone.need is None else f"+{zone.need}")
    return found


def tent(zone: ZoneView, seat: int) -> Text:
    """The florins on a tent; the highest bidder is marked."""
    if zone.leader == seat:
        return Text(f"▲ {zone.tents[seat]}", style="bold green")
    return Text(str(zone.tents[seat]) if zone.tents[seat] else "·")


def character_line(card_id: str, words: Words) -> Text:
    """A character: name, factions, race and sex, prestige, income, ability."""
    line = Text(words.name("character", card_id), style="bold")
    line.append(f"  {character_facts(card_id, words)}", style="cyan")
    if card_id in CAPTIONS["character"]:
        line.append("  " + said(CAPTIONS["character"][card_id], words), style="dim")
    return line


def character_facts(card_id: str, words: Words) -> str:
    """Factions, race and sex, prestige and income: objectives compare all of them."""
    card = CHARACTERS[card_id]
    kind = f"{words.name('race', card.race)}{SEXES[card.sex]}"
    facts = [*[words.name("faction", faction) for faction in card.factions], kind, f"{card.prestige:+d} ★"]
    facts += [f"+{card.income_florins} ƒ"] if card.income_florins else []
    facts += [f"+{card.income_gold} ●"] if card.income_gold else []
    return ", ".join(facts)


def doors_text(room: Room) -> str:
    """The doors of a room as arrows."""
    return " ".join(door_sign(door) for door in room.doors)


def said(messages: list[Message], words: Words) -> str:
    """Several messages in a row."""
    return " ".join(words.say(message) for message in messages)


def offer(view: TableView, words: Words) -> Table:
    """The rooms on offer."""
    found = Table(title=words.text("board-offer"), box=None, show_header=False, title_justify="left")
    for shown in view.offer:
        room = ROOMS[shown.room]
        price = shown.prices[view.seat] if view.seat < len(shown.prices) else shown.cost
        kept = "ƒ" if shown.kept else " "
        size = words.name("size", room.size)
        kind = words.name("room_type", room.type)
        doors = doors_text(room)
        effect = said(CAPTIONS["room"][shown.room], words)
        found.add_row(
            kept, Text(f"{price} ●", style="yellow"), words.name("room", shown.room), size, kind, doors, effect
        )
    return found


def door_sign(door: str) -> str:
    """A door of a tile as an arrow; a large room has two cells, and a number says to which of them the door belongs."""
    return ARROWS[door[0]] + door[1:]


def objectives(view: TableView, words: Words) -> Table:
    """The objectives with the standing of every guild."""
    found = Table(title=words.text("board-objectives"), box=None, header_style="bold", title_justify="left")
    for heading in ("", *[words.seat(player.seat) for player in view.players]):
        found.add_column(heading, justify="right" if heading else "left")
    for goal in view.objectives:
        prize = f"{goal.first}/{goal.second}" if goal.second else str(goal.first)
        name = f"{words.name('objective', goal.objective)} ({prize} ★)"
        found.add_row(name, *[standing(goal, seat) for seat in range(len(view.players))])
    return found


def standing(goal: ObjectiveView, seat: int) -> Text:
    """The amount of a guild and what it would score."""
    points = goal.points[seat]
    return Text(
        f"{goal.amounts[seat]} ★{points}" if points else f"{goal.amounts[seat]}   ", style="green" if points else ""
    )


def guild(view: TableView, player: PlayerView, words: Words) -> Panel:
    """One guild: money, headquarters, members, characters."""
    mark = "▶ " if player.seat in view.waiting else ""
    first = " ⚑" if player.seat == view.first else ""
    title = f"{mark}{words.seat(player.seat)}{first}  {player.florins} ƒ  {player.gold} ●  {player.points} ★"
    counts = [f"{words.name('faction', name)} {count}" for name, count in player.members.items() if count]
    body = Group(
        plot_text(player.plot, words),
        Text(", ".join(counts) or "–", style="cyan"),
        *[guild_line(card, card in player.used, words) for card in player.characters],
        *[
            Text(room_line(tile.room, tile.active, words), style="" if tile.active else "dim")
            for tile in player.plot.tiles
        ],
    )
    return Panel(body, title=title, expand=False, border_style="bold" if mark else "dim")


def guild_line(card_id: str, used: bool, words: Words) -> Text:
    """A character of a guild with all that it is and does; a cross marks a used ability."""
    line = character_line(card_id, words)
    return line.append(" ✗") if used else line


def room_line(room: str, active: bool, words: Words) -> str:
    """A built room; an inactive one says so."""
    name = words.name("room", room)
    return f"▪ {name}" if active else f"▫ {name} ({words.text('board-inactive')})"


def stack_text(view: TableView, words: Words) -> str:
    """The announced abilities with their texts, the next to resolve first: who answers one has to know what it does."""
    lines = [f"{words.text('board-stack')}:"]
    for item in reversed(view.stack):
        text = said(CAPTIONS["character"].get(item.card, []), words)
        lines.append(f"  {words.name('character', item.card)} ({words.seat(item.seat)}): {text}")
    return "\n".join(lines)


# ---- the plot


def plot_text(plot: PlotView, words: Words) -> Text:
    """The plot: `║` and `═` are doors that join, half signs are open doors, plain lines are walls; street at left."""
    text = Text(no_wrap=True)
    for row in range(plot.rows + 1):
        border_line(text, plot, row)
        if row < plot.rows:
            cell_line(text, plot, row, words)
    return text


def cell_at(plot: PlotView, row: int, column: int) -> CellView | None:
    """A cell, None outside the plot."""
    if 0 <= row < plot.rows and 0 <= column < plot.columns:
        return plot.cells[plot.columns * row + column]
    return None


def covered(cell: CellView | None) -> bool:
    """Whether something lies on the cell."""
    return cell is not None and (cell.hall or cell.room is not None)


def has_door(cell: CellView | None, side: str) -> bool:
    """Whether a covered cell has a door on a side."""
    return cell is not None and covered(cell) and side in cell.doors


def same_tile(one: CellView | None, other: CellView | None) -> bool:
    """Whether two cells belong to one tile."""
    if one is None or other is None:
        return False
    return (one.hall and other.hall) or (one.room is not None and one.room == other.room)


def border_line(text: Text, plot: PlotView, row: int) -> None:
    """The line above a row of cells."""
    for column in range(plot.columns):
        above, below = cell_at(plot, row - 1, column), cell_at(plot, row, column)
        up, down = has_door(above, "S"), has_door(below, "N")
        text.append("+")
        if same_tile(above, below):
            text.append(" " * WIDTH)
            continue
        sign = "║" if up and down else "╨" if up else "╥" if down else "─"
        edge = "─" if covered(above) or covered(below) or row in (0, plot.rows) else "·"
        half = WIDTH // 2
        text.append(edge * half + (sign if sign != "─" else edge) + edge * half)
    text.append("+\n")


def cell_line(text: Text, plot: PlotView, row: int, words: Words) -> None:
    """The names of a row of cells with the doors between them."""
    for column in range(plot.columns + 1):
        left, right = cell_at(plot, row, column - 1), cell_at(plot, row, column)
        west, east = has_door(left, "E"), has_door(right, "W")
        sign = "═" if west and east else "╞" if west else "╡" if east else "│"
        if same_tile(left, right):
            sign = " "
        elif sign == "│" and not covered(left) and not covered(right) and 0 < column < plot.columns:
            sign = ":"
        text.append("▓" if column == 0 and right is not None and right.hall else sign)
        if right is not None:
            label, style = cell_label(right, words)
            text.append(label[:WIDTH].center(WIDTH), style=style)
    text.append("\n")


def cell_label(cell: CellView, words: Words) -> tuple[str, str]:
    """What is written on a cell: the hall, the room (in brackets while inactive), or its place."""
    if cell.hall:
        return words.text("board-hall"), "reverse"
    if cell.room is None:
        return "·".join(str(int(part) + 1) for part in cell.cell[1:].split("c")), "dim"
    name = words.name("room", cell.room)
    return (name, "bold") if cell.active else (f"({name[: WIDTH - 2]})", "dim")
