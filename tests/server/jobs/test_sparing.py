"""Questions that the table answers for people: nobody waits for them, and undo skips them."""

from __future__ import annotations

from typing import Any

import msgspec

from gospoda.core.match import Match
from gospoda.core.saves.saved import SavedSeat, save
from gospoda.games.rollplayer.enums import ROWS
from tests.browser.rollplayer_scenes import sound
from tests.games.rollplayer.language import Play, table
from tests.server.jobs.test_clocks import until
from tests.server.server import Guest, Server, new_id

NAMES = ("Ania", "Ola", "Ewa")


def skill_of_the_last() -> Match:
    """The start of a Market Phase for three; the last to shop has a skill."""
    three = table(3).hero(0, "human", "monk").hero(1, "elf", "wizard").owns(2, "acrobatics")
    for seat, colour in ((1, "red"), (2, "blue")):
        three.sheet(seat, **dict.fromkeys(ROWS, f"{colour}-3"))
    play: Play = three.market("weak loyal proud longsword").shop(0, 1, 2)
    return Match.from_state(sound(play).state, 1)


def market_phase(host: Guest) -> str:
    """A table for three at one screen, in that position."""
    file = save(skill_of_the_last(), [SavedSeat(name) for name in NAMES])
    made: str = host.post("/api/tables/import", msgspec.to_builtins(file))["table"]
    return made


def asked(host: Guest, at: str) -> tuple[int, str]:
    """Returns the seat that is asked and the kind of question."""
    seat = next(seat["seat"] for seat in host.look(at)["table"]["seats"] if seat["waiting"])
    prompt = host.look(at, look=seat)["position"]["prompt"]
    return seat, prompt["chapter"] if prompt else ""  # the table may have answered in the meantime


def do(host: Guest, at: str, kind: str) -> None:
    """Makes the first move of a kind for whichever seat is asked."""
    seat, _ = asked(host, at)
    shown = host.look(at, look=seat)
    move = next(legal["move"] for legal in shown["position"]["legal"] if legal["kind"] == kind)
    host.post(f"/api/tables/{at}/act", {"id": new_id(), "v": shown["v"], "seat": seat, "move": move})


def made(host: Guest, at: str) -> list[Any]:
    return [move.split(" ")[:2] for move in host.get(f"/api/tables/{at}/export")["moves"]]


def test_one_skill_is_asked_for_only_with_the_own_market_turn(server: Server) -> None:
    """Before and after the player's own purchase, not while the first rival shops.

    It used to be asked three times.
    """
    host = Guest(server.url)
    at = market_phase(host)
    until(lambda: asked(host, at) == (0, "market"))
    do(host, at, "discard")
    until(lambda: asked(host, at) == (1, "market"))
    do(host, at, "discard")
    assert asked(host, at) == (2, "window-poll")
    do(host, at, "pass")
    assert asked(host, at) == (2, "market")
    do(host, at, "discard")
    assert asked(host, at) == (2, "window-poll")
    told = made(host, at)
    assert [kind for seat, kind in told if seat == "2"] == ["pass", "pass", "pass", "discard"], (
        "the record has them all"
    )


def test_undo_takes_back_what_somebody_decided(server: Server) -> None:
    """It skips the table's answer, which would be given again at once."""
    host = Guest(server.url)
    at = market_phase(host)
    until(lambda: asked(host, at) == (0, "market"))
    do(host, at, "discard")
    until(lambda: asked(host, at) == (1, "market"))
    assert made(host, at)[-1] == ["2", "pass"]
    host.post(f"/api/tables/{at}/undo", {"id": new_id(), "seat": 0, "lift": True})
    assert asked(host, at) == (0, "market")
