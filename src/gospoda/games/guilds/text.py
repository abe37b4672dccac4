"""The table as text for the terminal and the text table; colours only repeat what symbols say."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gospoda.core.messages import Message
from gospoda.core.words import Words
from gospoda.games.guilds.captions import captions
from gospoda.games.guilds.cards import Room
from gospoda.games.guilds.lookups import CARDS
from gospoda.games.guilds.text_plot import narrow_plot, plot_text, tile_letters
from gospoda.games.guilds.view import ObjectiveView, OfferView, PlayerView, TableView, ZoneView
from gospoda.render.text_layout import ROOMY, ForWidth, Hanging, either, framed, hanging, indented, listing

CHARACTERS = {card.id: card for card in CARDS.characters}
ROOMS = {room.id: room for room in CARDS.rooms}
CAPTIONS = captions()
SEXES = {"male": " ♂", "female": " ♀", "none": ""}
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def table(view: TableView, words: Words) -> ForWidth:
    """Returns the whole table: the round, the market square, the offer, the objectives, every guild."""
    return ForWidth(lambda width: laid(view, words, width))


def laid(view: TableView, words: Words, width: int) -> Group:
    """Lays out the table for a width; parts use columns only where these are readable."""
    parts: list[RenderableType] = [header(view, words, width)]
    if view.zones:
        parts.append(either(square(view, words), square_list(view, words), width))
    parts.append(either(offer(view, words), offer_list(view, words), width))
    parts.append(either(objectives(view, words), objective_list(view, words), width))
    own_first = sorted(view.players, key=lambda player: player.seat != view.seat)
    if width < ROOMY:
        parts += [narrow_guild(view, player, words, width) for player in own_first]
    else:
        parts.append(Columns([guild(view, player, words) for player in own_first], padding=(0, 1)))
    if view.stack:
        parts.append(Text(stack_text(view, words), style="bold"))
    return Group(*parts)


def header(view: TableView, words: Words, width: int) -> Text:
    """Returns the round, phase, first player and piles."""
    chapter = words.text(f"chapter-{view.phase}")
    facts = [
        words.text("board-round", round=view.round, rounds=view.rounds, chapter=chapter),
        words.text("board-first", name=words.seat(view.first)),
        words.text("board-piles", characters=view.deck, small=view.small_rooms, large=view.large_rooms),
    ]
    return Text(("\n" if width < ROOMY else "   ").join(facts), style="bold")


def square(view: TableView, words: Words) -> Table:
    """Returns the market square: zones with their characters, everybody's florins, the leader and the smallest bid."""
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


def square_list(view: TableView, words: Words) -> Group:
    """Returns the market square zone by zone: the smallest bid, everybody's florins, the characters."""
    parts: list[RenderableType] = [Text(words.text("board-square"), style="italic")]
    for zone in view.zones:
        need = "–" if zone.need is None else f"+{zone.need}"
        tents = by_seat([tent(zone, player.seat) for player in view.players], words)
        nobody = Text(f"{words.text('board-characters')}: –", style="dim")
        who = [character_line(card, words) for card in zone.characters] or [nobody]
        parts.append(Text(f"{words.name('zone', zone.zone)}: {words.text('board-need')} {need}", style="bold"))
        parts += [indented(listing(tents)), *[indented(Hanging(line)) for line in who]]
    return Group(*parts)


def by_seat(values: list[Text], words: Words) -> list[Text]:
    """Returns what each guild has, with its name."""
    named = [Text(f"{words.seat(seat)} ").append_text(value) for seat, value in enumerate(values)]
    for text in named:
        text.rstrip()  # keeps values aligned in a column
    return named


def tent(zone: ZoneView, seat: int) -> Text:
    """Returns the florins on a tent; the highest bidder is marked."""
    if zone.leader == seat:
        return Text(f"▲ {zone.tents[seat]}", style="bold green")
    return Text(str(zone.tents[seat]) if zone.tents[seat] else "·")


def character_line(card_id: str, words: Words) -> Text:
    """Returns a character: name, factions, race and sex, prestige, income, ability."""
    line = Text(words.name("character", card_id), style="bold")
    line.append(f"  {character_facts(card_id, words)}", style="cyan")
    if card_id in CAPTIONS["character"]:
        line.append("  " + said(CAPTIONS["character"][card_id], words), style="dim")
    return line


def character_facts(card_id: str, words: Words) -> str:
    """Returns factions, race and sex, prestige and income: objectives compare all of them."""
    card = CHARACTERS[card_id]
    kind = f"{words.name('race', card.race)}{SEXES[card.sex]}"
    facts = [*[words.name("faction", faction) for faction in card.factions], kind, f"{card.prestige:+d} ★"]
    facts += [f"+{card.income_florins} ƒ"] if card.income_florins else []
    facts += [f"+{card.income_gold} ●"] if card.income_gold else []
    return ", ".join(facts)


def doors_text(room: Room) -> str:
    """Returns the doors of a room as arrows."""
    return " ".join(door_sign(door) for door in room.doors)


def said(messages: list[Message], words: Words) -> str:
    """Joins several messages."""
    return " ".join(words.say(message) for message in messages)


def offer(view: TableView, words: Words) -> Table:
    """Returns the rooms on offer."""
    found = Table(title=words.text("board-offer"), box=None, show_header=False, title_justify="left")
    for shown in view.offer:
        found.add_row(*offer_cells(view, shown, words))
    return found


def offer_list(view: TableView, words: Words) -> Group:
    """Returns the rooms on offer, each with its effect below it."""
    parts: list[RenderableType] = [Text(words.text("board-offer"), style="italic")]
    for shown in view.offer:
        kept, price, name, size, kind, doors, effect = offer_cells(view, shown, words)
        line = Text(f"{kept} ").append_text(price).append(f" {name}, {size}, {kind}, {doors}")
        parts += [Hanging(line, 6), indented(Text(effect), 6)]  # below the name
    return Group(*parts)


def offer_cells(view: TableView, shown: OfferView, words: Words) -> tuple[str, Text, str, str, str, str, str]:
    """Returns a room on offer: whether a florin is on it, price, name, size, kind, doors, effect."""
    room = ROOMS[shown.room]
    price = shown.prices[view.seat] if view.seat < len(shown.prices) else shown.cost
    return (
        "ƒ" if shown.kept else " ",
        Text(f"{price} ●", style="yellow"),
        words.name("room", shown.room),
        words.name("size", room.size),
        words.name("room_type", room.type),
        doors_text(room),
        said(CAPTIONS["room"][shown.room], words),
    )


def door_sign(door: str) -> str:
    """Returns a tile's door as an arrow; in a large room, a number tells which of its two cells has the door."""
    return ARROWS[door[0]] + door[1:]


def objectives(view: TableView, words: Words) -> Table:
    """Returns the objectives with every guild's standing."""
    found = Table(title=words.text("board-objectives"), box=None, header_style="bold", title_justify="left")
    for heading in ("", *[words.seat(player.seat) for player in view.players]):
        found.add_column(heading, justify="right" if heading else "left")
    for goal in view.objectives:
        found.add_row(goal_name(goal, words), *[standing(goal, seat) for seat in range(len(view.players))])
    return found


def objective_list(view: TableView, words: Words) -> Group:
    """Returns the objectives, each with every guild's standing below it."""
    parts: list[RenderableType] = [Text(words.text("board-objectives"), style="italic")]
    for goal in view.objectives:
        standings = by_seat([standing(goal, player.seat) for player in view.players], words)
        parts += [Hanging(goal_name(goal, words)), indented(listing(standings))]
    return Group(*parts)


def goal_name(goal: ObjectiveView, words: Words) -> str:
    """Returns an objective with its value."""
    prize = f"{goal.first}/{goal.second}" if goal.second else str(goal.first)
    return f"{words.name('objective', goal.objective)} ({prize} ★)"


def standing(goal: ObjectiveView, seat: int) -> Text:
    """Returns a guild's amount and what it would score."""
    points = goal.points[seat]
    return Text(
        f"{goal.amounts[seat]} ★{points}" if points else f"{goal.amounts[seat]}   ", style="green" if points else ""
    )


def guild(view: TableView, player: PlayerView, words: Words) -> Panel:
    """Returns one guild: money, headquarters, members, characters."""
    body = Group(
        plot_text(player.plot, words),
        Text(", ".join(members(player, words)), style="cyan"),
        *[guild_line(card, card in player.used, words) for card in player.characters],
        *[
            Text(room_line(tile.room, tile.active, words), style="" if tile.active else "dim")
            for tile in player.plot.tiles
        ],
    )
    title = Text("  ".join(guild_facts(view, player, words)))
    return Panel(body, title=title, expand=False, border_style=guild_style(view, player))


def narrow_guild(view: TableView, player: PlayerView, words: Words, width: int) -> Panel:
    """Returns one guild, with the rooms in its headquarters as letters, explained below."""
    letters = tile_letters(player.plot)
    body = Group(
        narrow_plot(player.plot, words),
        listing(members(player, words)),
        *[Hanging(guild_line(card, card in player.used, words)) for card in player.characters],
        hanging(f"{letters[tile.room]} {room_line(tile.room, tile.active, words)}" for tile in player.plot.tiles),
    )
    return framed(body, guild_facts(view, player, words), width, "  ", guild_style(view, player))


def guild_facts(view: TableView, player: PlayerView, words: Words) -> list[str]:
    """Returns whose guild it is, with its money and prestige."""
    mark = "▶ " if player.seat in view.waiting else ""
    first = " ⚑" if player.seat == view.first else ""
    return [f"{mark}{words.seat(player.seat)}{first}", f"{player.florins} ƒ", f"{player.gold} ●", f"{player.points} ★"]


def guild_style(view: TableView, player: PlayerView) -> str:
    """Returns the frame of a guild: bold while it must decide."""
    return "bold" if player.seat in view.waiting else "dim"


def members(player: PlayerView, words: Words) -> list[str]:
    """Returns how many members a guild has of each faction."""
    counts = player.members.items()
    return [f"{words.name('faction', name)} {count}" for name, count in counts if count] or ["–"]


def guild_line(card_id: str, used: bool, words: Words) -> Text:
    """Returns a guild's character with everything it is and does; a cross marks a used ability."""
    line = character_line(card_id, words)
    return line.append(" ✗") if used else line


def room_line(room: str, active: bool, words: Words) -> str:
    """Returns a built room; an inactive one says so."""
    name = words.name("room", room)
    return f"▪ {name}" if active else f"▫ {name} ({words.text('board-inactive')})"


def stack_text(view: TableView, words: Words) -> str:
    """Returns the announced abilities with their texts, the next to resolve first: responders must know them."""
    lines = [f"{words.text('board-stack')}:"]
    for item in reversed(view.stack):
        text = said(CAPTIONS["character"].get(item.card, []), words)
        lines.append(f"  {words.name('character', item.card)} ({words.seat(item.seat)}): {text}")
    return "\n".join(lines)
