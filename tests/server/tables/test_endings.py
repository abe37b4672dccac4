"""Ending games: by resigning or agreement, in every mode. Changing seats never saves a rating."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest

from gospoda.core.state import State
from gospoda.server.records.records import Sitter, TableSetup
from gospoda.server.records.results import winners_at
from gospoda.server.tables.endings import after_agreeing, after_resigning
from tests.server.server import Guest, Server, Socket

CLOCKS = {
    "none": None,
    "live": {"kind": "live", "seconds": 600, "late": "out"},
    "turns": {"kind": "turns", "seconds": 86400},
}


def seated(server: Server, people: int = 2, bots: int = 0, **asked: Any) -> tuple[list[Guest], str]:
    """People and bots at a table with a running game."""
    guests = [Guest(server.url, f"Player {n}") for n in range(people)]
    seats = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": "random"}] * bots]
    table = guests[0].table("magpies", seats=seats, **asked)
    links = guests[0].look(table)["you"]["links"]["seats"]
    for n in range(1, people):
        guests[n].post(f"/api/tables/{table}/join", {"secret": links[n].partition("=")[2]})
    return guests, table


def resign(guest: Guest, table: str, seat: int, status: int = 200) -> Any:
    return guest.post(f"/api/tables/{table}/resign", {"seat": seat}, status)


def want(guest: Guest, table: str, yes: bool = True, status: int = 200) -> Any:
    return guest.post(f"/api/tables/{table}/end", {"yes": yes}, status)


def told(guest: Guest, table: str) -> list[str]:
    return [message["id"] for line in guest.look(table)["log"] for message in line["messages"]]


def news_of(socket: Socket, what: str, told: Any) -> Any:
    """Returns the event with this news of the table, skipping those about presence."""
    while (news := socket.event()).get("table", {}).get(what) != told:
        pass
    return news


def changes(guest: Guest) -> list[float | None]:
    [played] = guest.get("/api/history")["games"]
    return [seat["change"] for seat in played["seats"]]


# ---- the winner


def setup_of(rated: bool) -> TableSetup:
    return TableSetup("t", "magpies", "", "", "", "online", "open", {}, "", None, "a", [], "", [], 0.0, rated=rated)


A, B, C = (Sitter("person", name, name) for name in "abc")
BOT, AWAY, OUT = (
    Sitter("bot", "", "b", "random"),
    Sitter("bot", "b", "b", "greedy"),
    Sitter("bot", "b", "b", "greedy", True),
)


@pytest.mark.parametrize(
    ("roster", "rated", "winners"),
    [
        ([A, B], False, [1]),
        ([A, B, C], True, None),
        ([A, OUT, C], False, [2]),
        ([A, AWAY, C], False, None),  # an absent player may return
        ([A, AWAY, C], True, [2]),
        ([A, B, BOT], False, None),  # one still plays against the bot
        ([A, BOT], True, []),
        ([A], False, []),
    ],
)
def test_who_wins_when_the_first_resigns(roster: list[Sitter], rated: bool, winners: list[int] | None) -> None:
    assert after_resigning(setup_of(rated), roster, 0) == winners


@pytest.mark.parametrize(
    ("roster", "rated", "winners"),
    [([A, B], True, []), ([A, OUT], True, [0]), ([A, AWAY], False, []), ([A, BOT], True, []), ([A], False, [])],
)
def test_who_wins_when_all_agree(roster: list[Sitter], rated: bool, winners: list[int]) -> None:
    assert after_agreeing(setup_of(rated), roster) == winners


class Tied:
    """A finished game whose first two seats share the most points."""

    def winners(self) -> list[int]:
        return [0, 1]


@pytest.mark.parametrize(
    ("roster", "winners"),
    [
        ([A, B], [0, 1]),
        ([A, BOT], [0, 1]),
        ([A, AWAY], [0]),
        ([AWAY, OUT], []),
        ([AWAY, BOT], []),
        ([BOT, BOT], [0, 1]),
    ],
)
def test_who_wins_by_points(roster: list[Sitter], winners: list[int]) -> None:
    assert winners_at(cast(State, Tied()), roster) == winners


# ---- resigning


@pytest.mark.parametrize("clock", sorted(CLOCKS))
@pytest.mark.parametrize("rated", [False, True])
def test_whoever_resigns_has_lost(server: Server, clock: str, rated: bool) -> None:
    (one, two), table = seated(server, rated=rated, clock=CLOCKS[clock])
    assert resign(one, table, 1, 403)["reason"]["id"] == "refused-not-your-seat"
    resign(one, table, 0)
    shown = two.look(table)
    assert shown["table"]["status"] == "finished"
    assert shown["table"]["ended"] == {"how": "resigned", "seat": 0, "winners": [1]}
    assert (shown["position"]["over"], shown["position"]["winners"], shown["position"]["legal"]) == (True, [1], [])
    assert told(two, table)[-2:] == ["table-end-resigned", "table-won-early"]
    [played] = two.get("/api/history")["games"]
    assert [(seat["place"], seat["won"]) for seat in played["seats"]] == [(2, False), (1, True)]
    if rated:
        lost, won = changes(two)
        assert lost is not None
        assert won is not None
        assert lost < 0 < won
    assert resign(two, table, 1, 409)["reason"]["id"] == "refused-game-over"
    assert one.post(f"/api/tables/{table}/undo", {"id": "u", "seat": 0}, 409)["reason"]["id"] == "refused-game-over"
    assert one.get("/api/statistics/magpies")["by_seats"]["2"]["won"] == 0
    assert one.get("/api/statistics/magpies")["best"] is None, "points of a game that was given up say nothing"


def test_the_others_play_on_with_a_bot_and_nobody_comes_back(server: Server) -> None:
    (one, two, three), table = seated(server, 3, rated=True)
    resign(one, table, 0)
    shown = two.look(table)["table"]
    assert (shown["status"], shown["seats"][0]["kind"], shown["seats"][0]["out"]) == ("running", "bot", True)
    problem = one.post(f"/api/tables/{table}/seats/0", {"kind": "person", "bot": ""}, 409)
    assert problem["reason"]["id"] == "refused-seat-out"
    resign(two, table, 1)
    [played] = three.get("/api/history")["games"]
    assert [seat["won"] for seat in played["seats"]] == [False, False, True]
    first, second, third = changes(three)
    assert first is not None
    assert second is not None
    assert third is not None
    assert max(first, second) < 0 < third


def test_leaving_a_rated_game_is_resigning(server: Server) -> None:
    (one, two), table = seated(server, rated=True)
    one.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert two.look(table)["table"]["ended"]["winners"] == [1]


def test_alone_and_in_a_hot_seat(server: Server) -> None:
    host = Guest(server.url)
    solo = host.table("stonespine", seats=[{"kind": "person"}])
    resign(host, solo, 0)
    assert host.look(solo)["table"]["ended"] == {"how": "resigned", "seat": 0, "winners": []}
    assert host.post(f"/api/tables/{solo}/undo", {"id": "u", "seat": 0, "lift": True}, 409)
    bots = host.table("magpies", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    resign(host, bots, 0)
    assert host.look(bots)["table"]["ended"]["winners"] == []
    people = [{"kind": "person", "name": "Ala"}, {"kind": "person", "name": "Olek"}]
    hot = host.table("magpies", seats=people, mode="hotseat")
    resign(host, hot, 1)
    assert host.look(hot)["table"]["ended"]["winners"] == [0]
    agreed = host.table("magpies", seats=people, mode="hotseat")
    want(host, agreed)
    assert host.look(agreed)["table"]["ended"] == {"how": "agreed", "seat": 0, "winners": []}
    assert not any(
        seat["won"] for game in host.get("/api/history")["games"][1:] for seat in game["seats"] if seat["bot"]
    )


def test_an_end_survives_a_restart_of_the_room(server: Server) -> None:
    (one, two), table = seated(server)
    resign(one, table, 0)
    socket = two.socket()
    shown = socket.ask(type="hello", table=table)
    assert (shown["table"]["status"], shown["position"]["over"]) == ("finished", True)
    socket.close()


# ---- agreeing


@pytest.mark.parametrize("clock", sorted(CLOCKS))
@pytest.mark.parametrize("rated", [False, True])
def test_a_game_ends_when_all_people_agree(server: Server, clock: str, rated: bool) -> None:
    (one, two), table = seated(server, rated=rated, clock=CLOCKS[clock])
    watching = two.socket()
    watching.ask(type="hello", table=table)
    want(one, table)
    assert news_of(watching, "ending", [0])
    assert want(one, table, status=409)["reason"]["id"] == "refused-voted"
    assert two.look(table)["table"]["status"] == "running"
    want(two, table)
    news = news_of(watching, "ended", {"how": "agreed", "seat": 1, "winners": []})
    assert news["position"]["over"] is True, "the board is told that it is over, although nothing moved on it"
    watching.close()
    [played] = one.get("/api/history")["games"]
    assert [(seat["place"], seat["won"]) for seat in played["seats"]] == [(1, False), (1, False)]
    if rated:
        assert changes(one) == pytest.approx([0.0, 0.0]), "a draw of equals moves no rating"


def test_whoever_declines_is_not_asked_again_at_once(server: Server) -> None:
    (one, two), table = seated(server)
    assert want(two, table, False, 409)["reason"]["id"] == "refused-no-proposal"
    want(one, table)
    want(two, table, False)
    assert two.look(table)["table"]["ending"] == []
    assert told(two, table)[-2:] == ["table-propose-end", "table-decline-end"]
    assert want(one, table, status=409)["reason"]["id"] == "refused-declined"
    want(two, table)  # the other player may
    want(one, table)
    assert one.look(table)["table"]["status"] == "finished"


def test_strangers_and_spectators_end_nothing(server: Server) -> None:
    (one, _), table = seated(server, access="open")
    stranger = Guest(server.url, "Celina")
    assert want(stranger, table, status=403)["reason"]["id"] == "refused-not-your-seat"
    assert resign(stranger, table, 0, 403)["reason"]["id"] == "refused-not-your-seat"
    lobby = one.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}])
    assert resign(one, lobby, 0, 409)["reason"]["id"] == "refused-not-begun"


# ---- attacks on ratings


def test_nobody_lends_or_takes_a_seat_of_a_rated_game(server: Server) -> None:
    (host, other), table = seated(server, rated=True)
    for seat in (0, 1):
        problem = host.post(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"}, 403)
        assert problem["reason"]["id"] == "refused-rated-seat"
    assert other.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "master"}, 403)
    assert [seat["kind"] for seat in host.look(table)["table"]["seats"]] == ["person", "person"]
    resign(host, table, 0)
    lost, won = changes(host)
    assert lost is not None
    assert won is not None
    assert lost < 0 < won, "the host loses, whatever was tried"


def test_a_host_takes_no_bots_seat_to_look_from_it(server: Server) -> None:
    (host,), table = seated(server, 1, 1, rated=True)
    problem = host.post(f"/api/tables/{table}/seats/1", {"kind": "person", "bot": ""}, 403)
    assert problem["reason"]["id"] == "refused-rated-seat"


@pytest.mark.parametrize("how", ["resign", "end"])
def test_ending_a_rated_game_against_bots_is_losing_it(server: Server, how: str) -> None:
    (host,), table = seated(server, 1, 1, rated=True)
    bots = {row["bot"]: row["rating"] for row in host.get("/api/ladder/magpies")["rows"] if row["bot"]}
    resign(host, table, 0) if how == "resign" else want(host, table)
    lost, bot = changes(host)
    assert lost is not None
    assert lost < 0
    assert bot is None, "a bot gains nothing by it"
    after = {row["bot"]: row["rating"] for row in host.get("/api/ladder/magpies")["rows"] if row["bot"]}
    assert after == bots
    assert not any(seat["won"] for game in host.get("/api/history")["games"] for seat in game["seats"])


def test_a_game_that_only_bots_finish_is_nobodys_win(server: Server) -> None:
    (one, two), table = seated(server)
    for seat, guest in enumerate((one, two)):
        guest.post(f"/api/tables/{table}/leave", {"seat": seat})
    while one.look(table)["table"]["status"] != "finished":
        time.sleep(0.05)
    [played] = one.get("/api/history")["games"]
    assert not any(seat["won"] for seat in played["seats"])
    assert one.get("/api/statistics/magpies")["by_seats"]["2"]["won"] == 0
    problem = one.post(f"/api/tables/{table}/seats/0", {"kind": "person"}, 409)
    assert problem["reason"]["id"] == "refused-game-over", "nobody takes the victory back from the bot"
    for seat, guest in enumerate((one, two)):
        assert guest.look(table)["position"]["winners"] == []
        assert guest.post(f"/api/tables/{table}/leave", {"seat": seat}, 403)


def test_a_bot_that_plays_for_somebody_wins_for_nobody(server: Server) -> None:
    """The history keeps what the table shows at the end."""
    (one, two), table = seated(server)
    one.post(f"/api/tables/{table}/leave", {"seat": 0})
    while (shown := two.look(table))["table"]["status"] != "finished":
        if shown["position"]["legal"]:
            two.act(table)
    [played] = two.get("/api/history")["games"]
    assert shown["position"]["winners"] == [n for n, seat in enumerate(played["seats"]) if seat["won"]]
    assert 0 not in shown["position"]["winners"]
    assert two.post(f"/api/tables/{table}/leave", {"seat": 1}, 409)["reason"]["id"] == "refused-game-over"


def test_a_deal_that_was_given_up_is_no_result(server: Server) -> None:
    guest = Guest(server.url)
    [deal] = [one["id"] for one in guest.get("/api/daily")["deals"] if one["id"].endswith("magpies-bots")]
    before = guest.get(f"/api/deals/{deal}")["people"]
    table = guest.post(f"/api/deals/{deal}/try", {})["table"]
    resign(guest, table, 0) if guest.look(table)["you"]["seats"] == [0] else want(guest, table)
    shown = guest.get(f"/api/deals/{deal}")
    assert shown["people"] == before
    assert shown["results"] is None, "whoever gives up does not see how others did"
    assert [one["points"] for one in shown["tries"]] == [None]
    assert guest.get("/api/daily")["streak"] == 0
