"""Bots have names of their own with their level beside; a rematch keeps everyone's seat."""

from __future__ import annotations

from typing import Any

import pytest

from gospoda import bots
from gospoda.bots.people import NAMES
from gospoda.core.chance import seeded
from gospoda.core.registry import games
from gospoda.core.words import LANGUAGES, Words
from gospoda.server.base.look_alikes import LONGEST, looks, numbered
from gospoda.server.history.sharing import seat_name, words_of
from gospoda.server.members.names import bot_name, checked_name
from gospoda.server.records.records import Sitter
from gospoda.server.tables.seats import told_apart
from tests.server.members.test_names import member, unique
from tests.server.server import Guest, Server

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "journeyman"}


def seats_of(guest: Guest, table: str) -> list[tuple[str, str, str]]:
    return [(seat["kind"], seat["name"], seat["bot"]) for seat in guest.look(table)["table"]["seats"]]


def test_the_names_cannot_be_mistaken_for_each_other() -> None:
    seen: set[str] = set()
    for name in NAMES:
        assert checked_name(name) == name
        assert len(name) <= LONGEST
        assert not looks(name) & seen, name
        seen |= looks(name)


def test_there_is_a_name_however_many_are_taken() -> None:
    assert bot_name([name.upper() for name in NAMES[1:]], seeded(1)) == NAMES[0]
    assert bot_name(NAMES, seeded(1)) not in NAMES


def test_people_keep_their_names_before_bots() -> None:
    roster = [
        Sitter("bot", "", "Ania", "master"),
        Sitter("person", "g", "Ania"),
        Sitter(),
        Sitter("bot", "", "", "novice"),
    ]
    named = told_apart(roster, seeded(1))
    assert [sitter.name for sitter in named[:3]] == ["Ania (2)", "Ania", ""]
    assert named[3].name in NAMES
    assert [sitter.bot for sitter in named] == ["master", "", "", "novice"]


def test_five_players_have_five_names(server: Server) -> None:
    for host in ("Ania", NAMES[3]):
        guest = Guest(server.url, host)
        table = guest.table("stonespine", seats=[PERSON, *[BOT] * 4])
        found = seats_of(guest, table)
        assert [(kind, bot) for kind, _, bot in found] == [("person", ""), *[("bot", "journeyman")] * 4]
        assert len({name for _, name, _ in found}) == 5
        assert found[0][1] == host
        assert all(name in NAMES for _, name, _ in found[1:])
        assert seats_of(guest, table) == found


def test_a_bot_that_takes_a_free_seat_has_a_name_too(server: Server) -> None:
    guest = Guest(server.url)
    table = guest.table("stonespine", seats=[PERSON, BOT, {"kind": "open"}, {"kind": "open"}])
    for seat in (2, 3):
        guest.post(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "novice"})
    found = seats_of(guest, table)
    assert len({name for _, name, _ in found}) == 4
    assert all(name in NAMES for _, name, _ in found[1:])


def test_nobody_takes_the_name_of_a_bot_at_the_table(server: Server) -> None:
    """Players and chatting spectators with that name get a number."""
    host = Guest(server.url)
    table = host.table("stonespine", seats=[PERSON, BOT, {"kind": "open"}, {"kind": "open"}], access="open")
    bot = seats_of(host, table)[1][1]
    for name, shown in ((bot, f"{bot} (2)"), (bot.upper(), f"{bot.upper()} (3)")):
        Guest(server.url, name).post(f"/api/tables/{table}/join", {})
        assert shown in [name for _, name, _ in seats_of(host, table)]
    assert seats_of(host, table)[1][1] == bot


def test_a_number_that_parts_a_person_from_a_member_is_not_that_of_a_bot(server: Server) -> None:
    """At one screen, a player typed a member's name, and another a bot's name with the free number."""
    name = unique()
    member(server, name)
    host = Guest(server.url)
    seats = [{**PERSON, "name": name}, {**BOT, "name": numbered(name, 2)}]
    table = host.table("magpies", seats=seats, mode="hotseat")
    assert [shown for _, shown, _ in seats_of(host, table)] == [numbered(name, 3), numbered(name, 2)]


def test_whoever_leaves_is_followed_by_a_level_that_people_know(server: Server) -> None:
    guest = Guest(server.url)
    table = guest.table("stonespine", seats=[PERSON, BOT])
    guest.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert seats_of(guest, table)[0] == ("bot", "Ania", "journeyman")


def test_people_choose_by_strength_and_programs_any_bot(server: Server) -> None:
    guest = Guest(server.url)
    assert [one["bots"] for one in guest.get("/api/games")] == [["novice", "journeyman", "expert", "master"]] * len(
        games()
    )
    assert {"greedy", "random"} < set(bots.names())
    table = guest.table("magpies", seats=[PERSON, {"kind": "bot", "bot": "greedy"}])
    assert seats_of(guest, table)[1][2] == "greedy"


def test_lists_and_texts_tell_the_level(server: Server) -> None:
    guest = Guest(server.url, "Zdeněk")
    table = guest.table("magpies", seats=[PERSON, BOT])
    (listed,) = [one for one in guest.get("/api/tables/mine")["tables"] if one["id"] == table]
    assert listed["bots"] == ["", "journeyman"]
    name = seats_of(guest, table)[1][1]
    text = guest.get(f"/api/tables/{table}/text", lang="pl", width=100)["text"]
    assert f"{name} ({Words(None, 'pl').bot('journeyman')})" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_game_names_bots_with_their_levels(lang: str) -> None:
    words = words_of("stonespine", lang)
    assert seat_name(words, "Bogna", "master") == f"Bogna ({words.bot('master')})"
    assert seat_name(words, "greedy", "greedy") == words.bot("greedy")  # as in older tables
    assert seat_name(words, "Ania", "") == "Ania"


def test_a_rematch_keeps_everybody_in_place(server: Server) -> None:
    """Seats, names, levels and options stay; anyone who must be asked again has the same seat reserved."""
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Jana")
    title = next(one for one in games() if one.id == "stonespine")
    chosen = {option.name: option.values[-1] for option in title.options if not option.seats or 4 in option.seats}
    levels: list[Any] = [{"kind": "bot", "bot": "novice"}, PERSON, {"kind": "open"}, {"kind": "bot", "bot": "master"}]
    table = host.table("stonespine", seats=levels, options=chosen, access="open", hints=True)
    other.post(f"/api/tables/{table}/join", {})
    before, found = seats_of(host, table), host.look(table)
    again = host.post(f"/api/tables/{table}/rematch")["table"]
    assert other.look(again)["you"]["invited"] == [2]
    other.post(f"/api/tables/{table}/rematch")
    assert seats_of(host, again) == before
    assert host.look(again)["you"]["seats"] == [1]
    assert other.look(again)["you"]["seats"] == [2]
    after = host.look(again)["table"]
    assert {key: after[key] for key in ("options", "hints", "mode", "access")} == {
        key: found["table"][key] for key in ("options", "hints", "mode", "access")
    }
