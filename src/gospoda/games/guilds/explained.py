"""What a move does beyond its own words: the character that is taken or used, the room that is bought."""

from __future__ import annotations

from gospoda.core.words import Words
from gospoda.games.guilds.state import GuildsState
from gospoda.games.guilds.tables import CHARACTER_IDS, ROOM
from gospoda.games.guilds.text import CAPTIONS, ROOMS, character_facts, doors_text, said


def explain(state: GuildsState, kind: str, args: list[int], words: Words) -> str:
    """Factions, race, sex, prestige and ability of a character; the doors and the effect of a room."""
    if kind in ("take", "use", "use-on", "use-against", "use-at"):
        card = CHARACTER_IDS[args[0]]
        facts = [character_facts(card, words)] if kind == "take" else []
        return ". ".join([*facts, said(CAPTIONS["character"].get(card, []), words)]).strip(". ")
    if kind in ("buy", "keep"):
        room = ROOM.ids[args[0]]
        return f"{doors_text(ROOMS[room])} {said(CAPTIONS['room'].get(room, []), words)}".strip()
    return ""
