"""What a move does beyond its own words: about the character it takes or uses, or the room it buys or places."""

from __future__ import annotations

from gospoda.core.bits import each_bit
from gospoda.core.words import Words
from gospoda.games.guilds.lookups import CHARACTER_IDS, ROOM
from gospoda.games.guilds.state import GuildsState
from gospoda.games.guilds.text import CAPTIONS, ROOMS, character_facts, doors_text, said


def explain(state: GuildsState, kind: str, args: list[int], words: Words) -> str:
    """Returns a character's facts and ability, a room's doors and effect, or what a placement makes active."""
    if kind in ("take", "use", "use-on", "use-against", "use-at", "with", "sacrifice"):
        card = CHARACTER_IDS[args[0]]
        facts = [character_facts(card, words)] if kind == "take" else []
        return ". ".join([*facts, said(CAPTIONS["character"].get(card, []), words)]).strip(". ")
    if kind in ("buy", "keep"):
        room = ROOM.ids[args[0]]
        return f"{doors_text(ROOMS[room])} {said(CAPTIONS['room'].get(room, []), words)}".strip()
    if kind == "place":
        return woken_text(state, args[0], args[1], words)
    return ""


def woken_text(state: GuildsState, cell: int, turn: int, words: Words) -> str:
    """Returns whether the bought room is active on this cell, and which rooms it activates."""
    before = state.players[int(state.next_seat())].plot
    woken = list(each_bit(before.with_room(state.buying, cell, turn).rooms & ~before.rooms))
    if state.buying not in woken:
        return words.text("board-inactive")
    others = [words.name("room", ROOM.ids[room]) for room in woken if room != state.buying]
    return ", ".join([words.text("board-active"), *others])
