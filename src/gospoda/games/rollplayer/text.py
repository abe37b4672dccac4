"""The table as text for the terminal and the text table; colours only repeat what words and letters say."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gospoda.core.words import Words
from gospoda.games.rollplayer.captions import ability_effect, card_effect
from gospoda.games.rollplayer.lookups import CARD, CARDS, CLASS
from gospoda.games.rollplayer.sheets import LINES
from gospoda.games.rollplayer.view import CardView, PlayerView, RowView, SpaceView, TableView
from gospoda.render.text_layout import ROOMY, ForWidth, Hanging, framed, hanging, indented

STYLES = {
    "green": "green", "blue": "blue", "red": "red", "purple": "magenta", "black": "bright_black", "white": "white",
    "gold": "yellow",
}  # fmt: skip
ARROWS = {"good": "↑", "evil": "↓", "lawful": "←", "chaotic": "→", "": ""}
SHEET = 60  # columns needed for a row of the sheet on one line
HAND = "☝"  # repeated for each hand that a weapon needs


def table(view: TableView, words: Words) -> ForWidth:
    """Returns the whole table: round and phase, Initiative row, Market, every hero; the viewer's hero comes first."""
    return ForWidth(lambda width: laid(view, words, width))


def laid(view: TableView, words: Words, width: int) -> Group:
    """Lays out the table for a width; a narrow one puts a card's effect below its name."""
    narrow = width < ROOMY
    parts: list[RenderableType] = [header(view, words, "\n" if narrow else "   ")]
    if view.round:
        parts.append(initiative_row(view, words))
    if view.market:
        parts.append(market_list(view, words) if narrow else market_table(view, words))
    if view.round:
        parts.append(supply_lines(view, words))
    for player in sorted(view.players, key=lambda player: player.seat != view.seat):
        parts.append(narrow_hero(view, player, words, width) if narrow else hero_panel(view, player, words))
    parts.append(Text(key_line(words), style="dim"))
    return Group(*parts)


def key_line(words: Words) -> str:
    """Explains the letters and signs; the letters are those of the reader's language."""
    colours = [entry.id for entry in CARDS.colours]
    letters = ", ".join(f"{words.name('letter', colour)} {words.name('colour', colour)}" for colour in colours)
    return words.text("board-key", letters=letters, sample=words.name("letter", colours[0]))


def header(view: TableView, words: Words, between: str) -> Text:
    """Returns round, phase and Start Player."""
    phase = words.name("phase", view.phase)
    line = words.text("board-round", round=view.round, rounds=view.rounds, phase=phase) if view.round else phase
    if len(view.players) > 1:
        line += f"{between}{words.text('board-start')}: {words.seat(view.start)}"
    return Text(line, style="bold")


# ---- the shared displays


def die_text(die: str, words: Words) -> Text:
    """Returns a die: the letter of its colour and its face, such as `r5`."""
    colour, face = die.split("-")
    return Text(f"{words.name('letter', colour)}{face}", style=f"bold {STYLES[colour]}")


def initiative_row(view: TableView, words: Words) -> Group:
    """Returns the Initiative cards: their dice and coins, and who holds them, which is the shopping order."""
    row = Table(show_header=False, box=None)
    for _ in range(3):
        row.add_column(overflow="fold")
    for card in view.initiative:
        what: Text | str = ""
        if card.die is not None:
            what = die_text(card.die, words)
            what.append(f" {words.name('die', card.die)}")
        elif card.holder is not None:
            what = words.text("board-holder", name=words.seat(card.holder))
        row.add_row(Text(str(card.number), style="bold"), words.text("board-coin") if card.coin else "", what)
    return Group(Text(words.text("board-initiative"), style="italic"), row)  # a title would wrap like the cards


def market_table(view: TableView, words: Words) -> Table:
    """Returns the Market with prices after discounts, and what the cards do."""
    shown = Table(title=words.text("board-market"), title_justify="left", box=None, show_header=False)
    shown.add_column(no_wrap=True)
    shown.add_column(justify="right", no_wrap=True)
    shown.add_column(no_wrap=True)
    shown.add_column()
    for card in view.market:
        shown.add_row(*market_cells(card, words), card_text(card, words))
    return shown


def market_list(view: TableView, words: Words) -> Group:
    """Returns the Market with each card's effect below it."""
    parts: list[RenderableType] = [Text(words.text("board-market"), style="italic")]
    for card in view.market:
        parts += [Hanging(" · ".join(market_cells(card, words))), indented(Text(card_text(card, words)))]
    return Group(*parts)


def market_cells(card: CardView, words: Words) -> tuple[str, str, str]:
    """Returns name, price and kind of a card in the Market."""
    price = str(card.price) if card.price == card.cost else f"{card.price} ({card.cost})"
    return card_name(card, words), price, words.name("kind", card.kind)


def card_name(card: CardView, words: Words) -> str:
    """Returns the name of a card; for a weapon, also the number of hands it needs."""
    hands = CARDS.market[CARD.index[card.card]].hands
    return f"{words.name('card', card.card)} {HAND * hands}".rstrip()


def card_text(card: CardView, words: Words) -> str:
    """Returns arrow and effect of a card."""
    effect = words.say(card_effect(CARDS.market[CARD.index[card.card]]))
    return f"{ARROWS[card.arrow]} {effect}" if card.arrow else effect


def supply_lines(view: TableView, words: Words) -> Text:
    """Returns what is left in the deck and the bag, and the cards on the discard pile."""
    bag = " ".join(f"{words.name('letter', colour)}{count}" for colour, count in view.bag.items())
    lines = [words.text("board-supply", deck=view.deck, bag=sum(view.bag.values()), dice=bag)]
    for title, cards in (("board-discards", view.discards), ("board-trash", view.trash)):
        if cards:
            lines.append(f"{words.text(title)}: {', '.join(words.name('card', card.card) for card in cards)}")
    return Text("\n".join(lines), style="dim")


# ---- heroes


def hero_panel(view: TableView, player: PlayerView, words: Words) -> Panel:
    """Returns a hero: sheet, alignment, cards."""
    parts: list[RenderableType] = [*hero_lines(player, words)]
    if player.rows:
        parts.append(Columns([sheet_table(player, words), *alignment_grids(player, words)], padding=(0, 4)))
    parts += hand_line(player, words)
    parts += [Text(card_line(card, words)) for card in player.cards]
    title = Text(hero_name(view, player, words))
    return Panel(Group(*parts), title=title, title_align="left", expand=False)


def narrow_hero(view: TableView, player: PlayerView, words: Words, width: int) -> Panel:
    """Returns a hero with everything in one column."""
    parts: list[RenderableType] = [*hero_lines(player, words)]
    if player.rows:
        sheet = narrow_sheet(player, words) if width < SHEET else sheet_table(player, words)
        parts += [sheet, *alignment_grids(player, words)]
    parts += hand_line(player, words)
    parts.append(hanging(card_line(card, words) for card in player.cards))
    return framed(Group(*parts), [hero_name(view, player, words)], width)


def hero_name(view: TableView, player: PlayerView, words: Words) -> str:
    """Returns the hero's owner; a dot marks who must decide."""
    return f"{words.seat(player.seat)} ●" if player.seat in view.to_act else words.seat(player.seat)


def hero_lines(player: PlayerView, words: Words) -> list[Text]:
    """Returns what a hero is and has, and the ability of its class."""
    lines = [Text(hero_line(player, words))]
    if player.hero is not None:
        entry = CARDS.classes[CLASS.index[player.hero]]
        ability = f"{words.name('ability', entry.id)}: {words.say(ability_effect(entry))}"
        lines.append(Text(ability, style="italic"))
    return lines


def hand_line(player: PlayerView, words: Words) -> list[Text]:
    """Returns the dice that a player has yet to place, if any."""
    if not player.hand:
        return []
    hand = Text(f"{words.text('board-hand')}: ")
    for die in player.hand:
        hand.append_text(die_text(die, words)).append(" ")
    return [hand]


def hero_line(player: PlayerView, words: Words) -> str:
    """Returns race, class, gold, tokens and the running score."""
    what = [words.name("race", player.race) if player.race else "–"]
    if player.hero is not None:
        what.append(f"{words.name('class', player.hero)} ({words.name('colour', player.colour or '')})")
    line = words.text("board-hero", gold=player.gold, tokens=player.tokens, points=player.points)
    if player.rank is not None:
        line += f", {words.name('rank', player.rank)}"
    return f"{', '.join(what)} – {line}"


def sheet_title(player: PlayerView, words: Words) -> str:
    """Returns the name of the backstory."""
    return f"{words.text('board-backstory')}: {words.name('backstory', player.backstory or '')}"


def sheet_table(player: PlayerView, words: Words) -> Table:
    """Returns the rows with totals against goals, and the pattern of the backstory."""
    sheet = Table(title=sheet_title(player, words), title_justify="left", box=None, show_header=False)
    for row in player.rows:
        cells = [space_text(space, words) for space in row.spaces]
        sheet.add_row(Text(words.name("short", row.row), style="bold"), *cells, row_total(row), row_goal(row, words))
    return sheet


def narrow_sheet(player: PlayerView, words: Words) -> Group:
    """Returns the rows, each with its total and goal below it."""
    dice = [[space_text(space, words) for space in row.spaces] for row in player.rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*dice, strict=True)]
    rows = Table.grid(padding=(0, 2, 0, 0))
    for row, cells in zip(player.rows, dice, strict=True):
        for cell, width in zip(cells, widths, strict=True):
            cell.pad_right(width - cell.cell_len)
        total = Text(f"{row_total(row)}  {row_goal(row, words)}")
        rows.add_row(Text(words.name("short", row.row), style="bold"), Text("\n").join([Text("  ").join(cells), total]))
    return Group(Text(sheet_title(player, words), style="italic"), rows)


def space_text(space: SpaceView, words: Words) -> Text:
    """Returns a die, with the backstory's colour letter in brackets: `r5(g)`, `··(g)`, `g5✓`."""
    text = die_text(space.die, words) if space.die is not None else Text("··")
    if space.wanted is not None:
        letter = words.name("letter", space.wanted)
        text.append("✓" if space.match else f"({letter})", style=STYLES[space.wanted])
    return text


def row_total(row: RowView) -> str:
    """Returns the score of a row, with its race modifier."""
    return f"{row.score} ({row.modifier:+})" if row.modifier else str(row.score)


def row_goal(row: RowView, words: Words) -> str:
    """Returns the goal, its stars, and whether it is met."""
    state = ("✓" if row.met else "✗") if row.full else ""
    return f"→ {row.goal} {'★' * row.stars} {state}"


def alignment_grids(player: PlayerView, words: Words) -> list[RenderableType]:
    """Returns the alignment card, once dealt; the token is in brackets."""
    alignment = player.alignment
    if alignment is None:
        return []
    name = words.name("alignment", alignment.card)
    grid = Table(title=f"{words.text('board-alignment')}: {name}", title_justify="left", box=None, show_header=False)
    for i, line in enumerate(alignment.grid):
        cells = [f"[{value:+}]" if alignment.token == [i, j] else f" {value:+} " for j, value in enumerate(line)]
        grid.add_row(words.name("axis", LINES[i]), *[Text(cell) for cell in cells])
    grid.add_row("", Text("←"), "", Text("→"))
    return [grid]


def card_line(card: CardView, words: Words) -> str:
    """Returns one of the hero's cards with its effect; exhausted skills say so."""
    line = f"{words.name('kind', card.kind)}: {card_name(card, words)} – {card_text(card, words)}"
    return line if card.ready else f"{line} ({words.text('board-exhausted')})"
