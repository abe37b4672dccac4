"""The protocol that clients rely on: its schema, its words, and its secrecy."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gospoda.core.chance import seeded
from gospoda.core.registry import game
from gospoda.core.state import State
from gospoda.core.words import LANGUAGES
from gospoda.server.base.requester import Requester
from gospoda.server.jobs import previews
from gospoda.server.records.records import Sitter, TableSetup
from gospoda.server.records.timeline import Timeline
from gospoda.server.tables import commands, protocol
from gospoda.server.tables.positions import position
from gospoda.server.tables.room import Room
from gospoda.server.web.message_types import schema
from gospoda.server.workers.job_cache import JobCache
from gospoda.server.workers.plain_text import text_of

FOLDER = Path(str(files("gospoda.server")))
SENT = "notices/sent_words"
TITLES = ["guilds", "rollplayer", "simurgh", "stonespine"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 -- the library's name
        self.names.add(node.id.name)


def messages(language: str, folder: str | Path = "locale") -> dict[str, set[str]]:
    tree = FluentParser().parse((FOLDER / folder / f"{language}.ftl").read_text("utf-8"))
    found = {}
    for entry in tree.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", ["locale", SENT, FOLDER.parent / "cli" / "host" / "admin_words"])
def test_the_same_words_in_all_languages(folder: str | Path) -> None:
    english, *others = [messages(language, folder) for language in LANGUAGES]
    for other in others:
        assert other == english


def test_every_message_of_the_server_has_words() -> None:
    used = set()
    for path in FOLDER.glob("*/*.py"):
        used |= set(re.findall(r'"((?:refused|table|undo)-[a-z-]+)"', path.read_text()))
    core = (FOLDER.parent / "core" / "locale" / "en.ftl").read_text()
    known = set(messages("en")) | set(re.findall(r"^([a-z-]+) =", core, re.M))
    assert used <= known, used - known
    for why in ("join", "leave", "open", "hand-over", "take-back"):
        assert f"table-{why}" in known
    sent = "".join(
        path.read_text()
        for name in ("notice_texts", "sharing", "http_sharing", "http_stop_mail")
        for path in FOLDER.glob(f"*/{name}.py")
    )
    assert set(re.findall(r"""["']((?:notice|mail|share|stop)-[a-z-]+)["']""", sent)) == set(messages("en", SENT))


def test_the_schema_is_printed() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "gospoda.server.web.message_types"], capture_output=True, check=True
    ).stdout
    told = json.loads(printed)
    defs = told["$defs"]
    assert {"ClientMessage", "ServerMessage", "Snapshot", "Event", "NewTable"} <= set(defs)
    assert sorted(told["titles"]) == TITLES
    for part in (told, *told["titles"].values()):
        inside = json.dumps({key: value for key, value in part.items() if key != "titles"})
        for name in re.findall(r'"#/\$defs/([^"]+)"', inside):
            assert name in part["$defs"], name


@pytest.mark.parametrize("title", TITLES)
def test_the_schema_of_a_title_fits_what_is_sent(title: str) -> None:
    """Views and components use the registered structs, and every kind of move is covered."""
    one = game(title)
    shown = one.display.shown()
    assert shown is not None
    state = one.start(one.max_seats, seed=1)
    assert isinstance(one.display.view(state, 0), shown[0])
    assert isinstance(one.display.components(), shown[1])
    part = schema()["titles"][title]
    assert list(part["moves"]) == [kind.name for kind in one.moves.kinds]
    assert part["view"] == {"$ref": "#/$defs/TableView"}
    assert "players" in part["$defs"]["TableView"]["properties"]
    assert set(part["events"]) == set(one.events)


def room_with(state: State) -> Room:
    setup = TableSetup(
        *("t", state.game.id, "1", "", "", "online", "invite", state.options, "s", None, "ania"),
        *(["a"] * state.seats, "w", [Sitter("person", f"g{n}", f"N{n}") for n in range(state.seats)], 0.0),
    )
    room = Room(setup, state.game, None, Any, Any)  # type: ignore[arg-type]
    room.timeline = Timeline.after(state, 0, "s")
    room.status = "running"
    return room


@pytest.mark.parametrize("title", ["magpies", "stonespine"])
def test_nothing_that_is_sent_depends_on_what_a_seat_cannot_know(title: str) -> None:
    """Redeals the hidden part: the seat's position, preview, refusals and text stay the same, byte for byte."""
    chance = seeded(7)
    state = game(title).start(3, {}, "leak")
    for n in range(40):
        seat = n % 3
        other = state.redeal(seat, chance)
        told = [everything(one, seat) for one in (state, other)]
        assert told[0] == told[1]
        mover = int(state.next_seat())
        if mover < 0:
            break
        moves = state.legal(mover)
        state.apply(mover, moves[int(chance.below(len(moves)))])


class AtOnce(JobCache):
    """Does its work at once, without a process."""

    def __init__(self) -> None:
        pass

    async def ask(self, requester: Requester, table: str, question: Any, work: Any, *args: Any) -> Any:
        return work(*args)


def everything(state: State, seat: int) -> list[Any]:
    room = room_with(state)
    requester = Requester(f"g{seat}", "N")
    told: list[Any] = [msgspec.json.encode(position(room, seat, lean)) for lean in (False, True)]
    told.append(text_of(state, seat, "en", 100, [sitter.name for sitter in room.roster]))
    for move in state.legal(seat)[:3]:
        asked = protocol.Preview("p", seat, int(move))
        told.append(msgspec.json.encode(asyncio.run(previews.preview(room, requester, asked, AtOnce()))))
    if state.waiting >> seat & 1:
        told.append(asyncio.run(previews.worth(room, requester, protocol.AskWorth("w", seat), AtOnce(), 60.0)))
    for move in range(0, state.game.moves.size, max(1, state.game.moves.size // 40)):
        told.append(commands.why(room, requester, protocol.Why("w", seat, move)))
    return told
