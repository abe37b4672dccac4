"""The table as text for the terminal and the text table; colours only repeat what the letters say."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gospoda.core.words import Words
from gospoda.games.simurgh.cards import Ability, Area, Effect, Objective, Tile
from gospoda.games.simurgh.lookups import CARDS, DRAGON, DRAGON_KIND, OBJECTIVE, TILE
from gospoda.games.simurgh.names import counted, counted_word
from gospoda.games.simurgh.view import DragonView, PlayerView, SpaceView, TableView
from gospoda.render.text_layout import ROOMY, ForWidth, Hanging, framed, hanging, indented

LETTERS = "abcd"


def table(view: TableView, words: Words) -> ForWidth:
    """The whole table: course of the game, city, wilds, scouts, Monument, and the players with the viewer first."""
    return ForWidth(lambda width: laid(view, words, width))


def laid(view: TableView, words: Words, width: int) -> Group:
    """The table for a width; if narrow, a space's effect and vassals are on separate lines."""
    if width < ROOMY:
        return narrow_table(view, words, width)
    parts: list[RenderableType] = [header(view, words), city_table(view, words), wilds_table(view, words)]
    parts += supply_line(view, words)
    parts.append(Columns([scouts_table(view, words), monument_table(view, words)], padding=(0, 4)))
    for player in own_first(view):
        title, lines = Text(" · ".join(player_facts(view, player, words))), player_lines(view, player, words)
        parts.append(Panel(Text("\n".join(lines)), title=title, title_align="left", expand=False))
    return Group(*parts, *[Text("\n".join(lines)) for lines in looking_at(view, words)])


def narrow_table(view: TableView, words: Words, width: int) -> Group:
    """The same parts without columns."""
    parts: list[RenderableType] = [header(view, words), city_list(view, words), wilds_list(view, words)]
    parts += supply_line(view, words)
    parts += [scouts_list(view, words), monument_table(view, words)]
    for player in own_first(view):
        parts.append(framed(hanging(player_lines(view, player, words)), player_facts(view, player, words), width))
    return Group(*parts, *[hanging(lines) for lines in looking_at(view, words)])


def own_first(view: TableView) -> list[PlayerView]:
    """The players, with the viewer first."""
    return sorted(view.players, key=lambda player: player.seat != view.seat)


def header(view: TableView, words: Words) -> Text:
    """Mode, length and progress of the game."""
    shown = sum(slot.objective is not None for slot in view.monument)
    facts = [
        words.text(f"option-mode-{view.mode}"),
        words.text(f"option-length-{view.length}"),
        words.text("board-objectives", count=shown, limit=view.objective_limit),
        words.text("board-chronicle", count=len(view.chronicle), limit=view.chronicle_limit),
        words.text(f"chapter-{view.chapter}"),
    ]
    if view.turns_left >= 0 and not view.over:
        facts.append(words.text("board-last-turns", count=view.turns_left))
    return Text(" · ".join(facts), style="bold")


def supply_line(view: TableView, words: Words) -> list[Text]:
    """H2: what is left of anything that can run out."""
    if view.supply is None:
        return []
    left = []
    for thing, count in view.supply.items():
        left.append(counted(thing, count, words.language))
    return [Text(f"{words.text('board-supply')}: {', '.join(left)}")]


# ---- effects in words


def amount_text(text: str, words: Words) -> str:
    """An amount of the effect language, with names in the viewer's language."""
    alternatives = []
    for alternative in text.split(" or "):
        terms = []
        for term in alternative.split(" + "):
            count, things = term.split(" ")
            if count == "dragon":
                draw, tokens = things.split(":")
                terms.append(words.text("effect-dragon", draw=int(draw), tokens=int(tokens)))
            elif things == "same":
                terms.append(words.text("effect-same", count=int(count)))
            else:
                named = [counted_word(thing, int(count), words.language) for thing in things.split("/")]
                terms.append(f"{count} {'/'.join(named)}")
        alternatives.append(", ".join(terms))
    return f" {words.text('effect-or')} ".join(alternatives)


def effect_text(effect: Effect, words: Words, takes: str | None = None) -> str:
    """The cost, an arrow and the gain."""
    cost = effect.takes if takes is None else takes
    special = getattr(effect, "special", "")
    gains = [amount_text(effect.gives, words)] if effect.gives else []
    gains += [words.text(f"effect-{special}")] if special else []
    gain = ", ".join(gains)
    paid = amount_text(cost, words) if cost else ""
    return f"{paid} → {gain}" if paid and gain else paid or gain


def ability_text(ability: Ability, words: Words) -> str:
    """An ability with its occasion."""
    text = effect_text(ability, words)
    if ability.when:
        text = f"{words.text('when-' + ability.when.replace(' ', '-'))}: {text}"
    return f"{text} ({words.text('effect-once')})" if ability.once else text


def objective_text(objective: Objective, words: Words) -> str:
    """What an objective compares and awards."""
    points = "/".join(str(points) for points in objective.points)
    dragons = ", ".join(words.name("dragon_kind", dragon) for dragon in objective.dragons)
    text = f"{words.name('objective', objective.id)} [{points}]"
    return f"{text} ({dragons})" if dragons else text


def tile_lines(tile: Tile, words: Words) -> list[str]:
    """The spaces or levels of a tile, one per line."""
    if tile.move is not None:
        first = f"{words.text('board-move-cost')}: {amount_text(tile.move.takes, words)}"
        return [first, *[f"{i} {effect_text(level, words)}" for i, level in enumerate(tile.levels, 1)]]
    return [
        f"{LETTERS[i]} {space_mark(s.who, s.room, words)} {effect_text(s, words)}" for i, s in enumerate(tile.spaces)
    ]


def space_mark(who: str, room: str, words: Words) -> str:
    """Who may be placed there: the riders' sign for riders only, `*` for any number of vassals."""
    return (words.text("board-rider") if who == "rider" else "·") + ("*" if room == "many" else "1")


def crowd_text(space: SpaceView, words: Words) -> str:
    """The vassals on a space."""
    return ", ".join(f"{words.seat(v.seat)} ({words.name('vassal', v.type)})" for v in space.vassals)


# ---- the board


def city_table(view: TableView, words: Words) -> Table:
    """The twelve spaces of the city."""
    shown = Table(title=words.text("board-city"), title_justify="left", box=None, show_header=False)
    shown.caption = words.text("board-key")
    shown.caption_justify = "left"
    for space, card in zip(view.city, CARDS.city, strict=True):
        mark = space_mark(card.who, card.room, words)
        crowd = Text(crowd_text(space, words), style="bold")
        shown.add_row(Text(mark), Text(words.name("space", card.id)), Text(effect_text(card, words)), crowd)
    return shown


def city_list(view: TableView, words: Words) -> Group:
    """The twelve spaces of the city, each with its vassals below it."""
    parts: list[RenderableType] = [Text(words.text("board-city"), style="italic")]
    for space, card in zip(view.city, CARDS.city, strict=True):
        name = f"{space_mark(card.who, card.room, words)} {words.name('space', card.id)}"
        parts += with_crowd(f"{name}: {effect_text(card, words)}", space, words, 3)
    return Group(*parts, Text(words.text("board-key"), style="dim italic"))


def with_crowd(line: str, space: SpaceView, words: Words, hang: int) -> list[RenderableType]:
    """A space with its vassals below it."""
    crowd = [indented(Text(crowd_text(space, words), style="bold"), hang)] if space.vassals else []
    return [Hanging(line, hang), *crowd]


def wilds_table(view: TableView, words: Words) -> Table:
    """The areas with their tiles."""
    shown = Table(title=words.text("board-wilds"), title_justify="left", box=None, show_header=False)
    for area, card in zip(view.wilds, CARDS.areas, strict=True):
        if area.closed:
            continue
        title = Text(area_title(card, words), style="bold")
        if area.tile is None:
            shown.add_row(title, Text(words.text("board-free"), style="dim"), "")
            continue
        tile = CARDS.tiles[TILE.index[area.tile]]
        shown.add_row(title, Text(words.name("tile", tile.id), style="bold cyan"), "")
        lines = tile_lines(tile, words)
        if tile.move is not None:
            shown.add_row("", Text(lines.pop(0)), "")
        for line, space in zip(lines, area.spaces, strict=True):
            shown.add_row("", Text(line), Text(crowd_text(space, words), style="bold"))
    return shown


def wilds_list(view: TableView, words: Words) -> Group:
    """The areas with the spaces of their tiles, and the vassals below each space."""
    parts: list[RenderableType] = [Text(words.text("board-wilds"), style="italic")]
    for area, card in zip(view.wilds, CARDS.areas, strict=True):
        if area.closed:
            continue
        title = Text(f"{area_title(card, words)}: ", style="bold")
        if area.tile is None:
            parts.append(Hanging(title.append(words.text("board-free"), style="dim")))
            continue
        tile = CARDS.tiles[TILE.index[area.tile]]
        parts.append(Hanging(title.append(words.name("tile", tile.id), style="cyan")))
        lines = tile_lines(tile, words)
        if tile.move is not None:
            parts.append(indented(Hanging(lines.pop(0))))
        for line, space in zip(lines, area.spaces, strict=True):
            parts += [indented(part) for part in with_crowd(line, space, words, 2)]
    return Group(*parts)


def area_title(card: Area, words: Words) -> str:
    """The name of an area and the bonus for exploring it."""
    return f"{words.name('area', card.id)} ({amount_text(card.gives, words)})"


def scouts_table(view: TableView, words: Words) -> Table:
    """The display of the Scouts' Quarters with each slot's price."""
    shown = Table(title=scouts_title(view, words), title_justify="left", box=None, show_header=False)
    for i, (tile, slot) in enumerate(zip(view.display, CARDS.scout_slots, strict=False), 1):
        text = words.name("tile", tile) if tile is not None else words.text("board-gap")
        shown.add_row(str(i), Text(effect_text(slot, words)), Text(text, style="cyan"))
        if tile is not None:
            shown.add_row("", Text(short_tile(tile, words), style="dim"), "")
    return shown


def scouts_list(view: TableView, words: Words) -> Group:
    """The display, with each tile below its slot's price."""
    parts: list[RenderableType] = [Text(scouts_title(view, words), style="italic")]
    for i, (tile, slot) in enumerate(zip(view.display, CARDS.scout_slots, strict=False), 1):
        text = words.name("tile", tile) if tile is not None else words.text("board-gap")
        parts += [Hanging(f"{i} {effect_text(slot, words)}"), indented(Text(text, style="cyan"))]
        if tile is not None:
            parts.append(indented(hanging(short_tile(tile, words).splitlines())))
    return Group(*parts)


def scouts_title(view: TableView, words: Words) -> str:
    """The title of the Scouts' Quarters with the number of tiles left."""
    return f"{words.name('space', 'scouts-quarters')} ({words.text('board-stack', count=view.stack)})"


def short_tile(tile: str, words: Words) -> str:
    """A tile on the display, one line for each space."""
    return "\n".join(tile_lines(CARDS.tiles[TILE.index[tile]], words))


def monument_table(view: TableView, words: Words) -> Table:
    """The slots of the Monument, the objectives in them and the standings."""
    shown = Table(title=words.name("space", "monument"), title_justify="left", box=None, show_header=False)
    for i, (slot, card) in enumerate(zip(view.monument, CARDS.monument_slots, strict=True), 1):
        if slot.objective is None:
            shown.add_row(str(i), Text(effect_text(card, words)))
            continue
        objective = CARDS.objectives[OBJECTIVE.index[slot.objective]]
        counts = ", ".join(
            f"{words.seat(seat)} {count} (+{points})"
            for seat, (count, points) in enumerate(zip(slot.counts, slot.points, strict=True))
        )
        shown.add_row(str(i), Text(objective_text(objective, words), style="cyan"))
        shown.add_row("", Text(counts, style="dim"))
    return shown


def looking_at(view: TableView, words: Words) -> list[list[str]]:
    """The tiles the viewer is looking at, according to the open question."""
    found = []
    for key, lines_of, things in (
        ("board-offer", hand_tile, view.offer),
        ("board-drawn", new_dragon, view.drawn),
        ("board-looked", new_objective, view.looked),
    ):
        known = [thing for thing in things if thing is not None]
        if known:
            found.append([f"{words.text(key)}:", *[line for thing in known for line in lines_of(thing, words)]])
    return found


def hand_tile(tile: str, words: Words) -> list[str]:
    """An action tile with its effects."""
    return [words.name("tile", tile), *[f"  {line}" for line in short_tile(tile, words).splitlines()]]


def new_dragon(dragon: str, words: Words) -> list[str]:
    """A dragon without tokens yet."""
    return dragon_lines(DragonView(dragon, [False] * 3), words)


def new_objective(objective: str, words: Words) -> list[str]:
    """An objective that isn't placed yet."""
    return [objective_text(CARDS.objectives[OBJECTIVE.index[objective]], words)]


# ---- the players


def player_facts(view: TableView, player: PlayerView, words: Words) -> list[str]:
    """The player's name and points."""
    mark = "▶ " if player.seat in view.waiting else ""
    return [f"{mark}{words.seat(player.seat)}", counted("pp", player.points, words.language)]


def player_lines(view: TableView, player: PlayerView, words: Words) -> list[str]:
    """A player's possessions; for the viewer's own hand also what the tiles do."""
    store = ", ".join(counted(thing, count, words.language) for thing, count in player.resources.items())
    lines = [f"{store} ({sum(player.resources.values())}/{player.limit})", figures_text(player, words)]
    for dragon in player.dragons:
        lines += dragon_lines(dragon, words)
    for choice in player.choices:
        if choice is not None:
            lines += new_dragon(choice, words)
    known = [tile for tile in player.hand if tile is not None]
    names = [words.name("tile", tile) for tile in known]
    names += [words.text("hidden-tile")] * (len(player.hand) - len(known))
    lines.append(f"{words.text('board-hand')} ({len(player.hand)}): {', '.join(names)}")
    if player.seat == view.seat:
        for tile in known:
            lines += hand_tile(tile, words)
    return lines


def figures_text(player: PlayerView, words: Words) -> str:
    """The vassals off the board."""
    parts = []
    for key, counts in (("unplaced", player.unplaced), ("returned", player.returned), ("reserve", player.reserve)):
        if key == "returned" and not any(counts.values()):
            continue
        figures = ", ".join(f"{words.name('vassal', kind)} {count}" for kind, count in counts.items())
        parts.append(f"{words.text('board-' + key)}: {figures}")
    return " · ".join(parts)


def dragon_lines(dragon: DragonView, words: Words) -> list[str]:
    """A dragon with its abilities; a filled circle is a token."""
    kind = CARDS.dragons[DRAGON_KIND[DRAGON.index[dragon.dragon]]]
    lines = [f"{words.name('dragon', dragon.dragon)} ({words.name('colour', kind.colour)})"]
    for i, (ability, filled) in enumerate(zip(kind.abilities, dragon.tokens, strict=True), 1):
        lines.append(f"  {'●' if filled else '○'} {i} {ability_text(ability, words)}")
    return lines
