"""Playing at a table over HTTP and over the socket, as people do."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from gospoda.cli.main import cli
from tests.server.server import Guest, Server, new_id

OPEN = [{"kind": "person"}, {"kind": "open"}]
HOTSEAT = [{"kind": "person", "name": "Ala"}, {"kind": "person", "name": "Olek"}]


def two(server: Server) -> tuple[Guest, Guest, str]:
    """Two people at a table by invitation."""
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    table = host.table("magpies", seats=OPEN)
    link = host.look(table)["you"]["links"]["seats"][1]
    assert link.startswith(f"/t/{table}#join=")
    other.get(f"/api/tables/{table}", 404)  # only once they show the invitation
    other.post(f"/api/tables/{table}/join", {"secret": link.partition("=")[2]})
    return host, other, table


def play_out(guest: Guest, table: str, seats: int) -> None:
    """One guest plays all seats to the end."""
    while True:
        shown = guest.look(table, look=-1)
        waiting = [seat["seat"] for seat in shown["table"]["seats"] if seat["waiting"]]
        if not waiting:
            return
        guest.act(table, waiting[0])


def hands(shown: Any) -> list[Any]:
    """Returns what the viewer sees of each player's hand."""
    return [player["hands"] for player in shown["position"]["view"]["players"]]


def test_link_name_play(server: Server) -> None:
    host, other, table = two(server)
    mine, theirs = host.look(table), other.look(table)
    assert mine["table"]["status"] == theirs["table"]["status"] == "running"
    assert [seat["name"] for seat in mine["table"]["seats"]] == [host.name, other.name]
    assert mine["you"]["seats"] == [0]
    assert theirs["you"]["seats"] == [1]
    assert theirs["you"]["links"]["seats"] == ["", ""]
    assert len(mine["position"]["legal"]) == 3
    assert {"move", "kind", "args", "notation", "message"} == set(mine["position"]["legal"][0])
    (own, hidden), (other_hidden, _) = map(hands, (mine, theirs))
    assert (len(own["known"]), own["hidden"]) == (3, 0)
    assert hidden == other_hidden == {"known": [], "hidden": 3}


def test_moves_over_the_socket_reach_the_others(server: Server) -> None:
    host, other, table = two(server)
    mine, theirs = host.socket(), other.socket()
    shown = mine.ask(type="hello", table=table)
    later = theirs.ask(type="hello", table=table)
    ack = mine.ask(type="act", v=shown["v"], seat=0, move=shown["position"]["legal"][0]["move"])
    assert ack["type"] == "ack"
    event = theirs.event()
    while event["v"] < ack["v"]:
        event = theirs.event()
    assert [line["messages"][0]["id"] for line in event["log"]] == ["event-ready"]
    assert "position" not in event  # a secret choice changes nothing for the others
    assert [seat["waiting"] for seat in event["table"]["seats"]] == [False, True]
    # The other player decided on an older version but was asked the same question: the move counts.
    again = theirs.ask(type="act", v=later["v"], seat=1, move=later["position"]["legal"][0]["move"])
    assert again["type"] == "ack"
    assert again["v"] == ack["v"] + 1
    stale = mine.ask(type="act", v=shown["v"], seat=0, move=shown["position"]["legal"][1]["move"])
    assert stale["type"] == "refuse"
    mine.close()
    theirs.close()


def test_the_answer_comes_with_the_next_question(server: Server) -> None:
    guest = Guest(server.url)
    socket = guest.socket()
    shown = socket.ask(type="hello", table=guest.table(seats=[{"kind": "person"}]))
    for _ in range(4):
        move = shown["position"]["legal"][0]["move"]
        answer = socket.ask(type="act", v=shown["v"], seat=0, move=move)
        shown = socket.events[-1]
        assert shown["ack"] == answer
        assert shown["v"] == answer["v"]
        assert shown["log"]


def test_programs_may_ask_for_legal_moves_only(server: Server) -> None:
    guest = Guest(server.url)
    socket = guest.socket()
    first = socket.ask(type="hello", table=guest.table(seats=[{"kind": "person"}]), lean=True)
    socket.ask(type="act", v=first["v"], seat=0, move=first["position"]["legal"][0]["move"])
    for shown in (first, socket.events[-1]):
        assert shown["position"]["legal"]
        assert shown["position"]["view"] is None
        assert shown["position"]["scores"] == []
        assert not shown.get("log")
        assert "message" not in shown["position"]["legal"][0]
    assert "table" not in socket.events[-1]


def test_the_same_id_is_done_once(server: Server) -> None:
    host, _, table = two(server)
    shown = host.look(table)
    body = {"id": "once", "v": shown["v"], "seat": 0, "move": shown["position"]["legal"][0]["move"]}
    first = host.post(f"/api/tables/{table}/act", body)
    assert host.post(f"/api/tables/{table}/act", body) == first
    assert host.look(table)["v"] == first["v"]


def test_a_move_in_notation_and_a_plain_no(server: Server) -> None:
    host, _, table = two(server)
    shown = host.look(table)
    notation = shown["position"]["legal"][0]["notation"]
    held = {move["notation"] for move in shown["position"]["legal"]}
    other = next(f"play {n}" for n in range(1, 16) if f"play {n}" not in held)
    why = host.post(f"/api/tables/{table}/why", {"id": "w", "seat": 0, "notation": other})
    assert why["reason"]["id"].startswith("refused-")
    bad = {"id": new_id(), "v": shown["v"], "seat": 0, "notation": other}
    assert host.post(f"/api/tables/{table}/act", bad, 409)["reason"]["id"] == why["reason"]["id"]
    host.post(f"/api/tables/{table}/act", {"id": new_id(), "v": shown["v"], "seat": 0, "notation": notation})


def test_other_peoples_seats_are_out_of_reach(server: Server) -> None:
    host, other, table = two(server)
    shown, v = other.look(table), host.look(table)["v"]
    move = shown["position"]["legal"][0]["move"]
    before = host.look(table)["v"]
    host.post(f"/api/tables/{table}/act", {"id": "x", "v": v, "seat": 1, "move": move}, 403)
    for path in ("preview", "why"):
        host.post(f"/api/tables/{table}/{path}", {"id": "x", "seat": 1, "move": move}, 403)
    host.post(f"/api/tables/{table}/hint", {"id": "x", "seat": 1}, 403)
    host.post(f"/api/tables/{table}/undo", {"id": "x", "seat": 1}, 403)
    host.get(f"/api/tables/{table}", 403, look=1)
    host.get(f"/api/tables/{table}/replay/0", 403, look=1)
    host.get(f"/api/tables/{table}/text", 403, look=1)
    host.get(f"/api/tables/{table}/export", 403)
    assert host.look(table)["v"] == before
    stranger = Guest(server.url)
    for path in ("", "/text", "/log", "/replay/0", "/export", "/analysis", "/qr/watch"):
        stranger.get(f"/api/tables/{table}{path}", 404)
    stranger.post(f"/api/tables/{table}/join", {"secret": "guess"}, 404)
    stranger.post(f"/api/tables/{table}/watch", {"secret": "guess"}, 404)
    stranger.post(f"/api/tables/{table}/chat", {"id": "x", "text": "hello"}, 404)


def test_onlookers_see_what_is_public(server: Server) -> None:
    host, _, table = two(server)
    secret = host.look(table)["you"]["links"]["watch"].partition("=")[2]
    onlooker = Guest(server.url, "Celina")
    onlooker.post(f"/api/tables/{table}/watch", {"secret": secret})
    shown = onlooker.look(table)
    assert shown["you"]["looking"] is None
    assert shown["position"]["legal"] == []
    assert all(hand == {"known": [], "hidden": 3} for hand in hands(shown))
    onlooker.post(f"/api/tables/{table}/chat", {"id": "c", "text": "good luck\u202e"})
    said = host.look(table)["chat"][-1]
    assert (said["name"], said["text"], said["seat"]) == ("Celina", "good luck", None)


def test_a_secret_choice_can_be_taken_back(server: Server) -> None:
    host, other, table = two(server)
    host.act(table)
    other_shown = other.look(table)
    assert not other_shown["position"]["undo"]["possible"]
    assert host.look(table)["position"]["undo"]["possible"]
    host.post(f"/api/tables/{table}/undo", {"id": "u", "seat": 0})
    shown = host.look(table)
    line = shown["log"][-1]
    assert line["kind"] == "undo"
    assert line["taken"] == [shown["log"][-2]["v"]]
    assert [seat["waiting"] for seat in shown["table"]["seats"]] == [True, True]
    host.post(f"/api/tables/{table}/undo", {"id": "u2", "seat": 0}, 409)
    host.act(table)
    other.act(table)
    refusal = host.post(f"/api/tables/{table}/undo", {"id": "u3", "seat": 0}, 409)
    assert refusal["reason"]["id"] == "undo-revealed"
    assert host.post(f"/api/tables/{table}/undo", {"id": "u4", "seat": 0, "lift": True}, 409)


def test_one_screen_shows_one_hand_at_a_time(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("magpies", seats=HOTSEAT, mode="hotseat")
    socket = host.socket()
    shown = socket.ask(type="hello", table=table)
    assert shown["you"]["seats"] == [0, 1]
    assert shown["you"]["looking"] is None
    assert shown["position"]["legal"] == []
    for seat in (0, 1):
        shown = socket.ask(type="look", seat=seat)
        assert [hand["hidden"] for hand in hands(shown)] == ([0, 3] if seat == 0 else [3, 0])
        assert len(shown["position"]["legal"]) == 3
        socket.ask(type="act", v=shown["v"], seat=seat, move=shown["position"]["legal"][0]["move"])
    lifted = socket.ask(type="undo", seat=1, lift=True)
    assert lifted["type"] == "ack"
    assert host.look(table)["log"][-1]["messages"][0]["id"] == "table-undo-lifted"
    socket.close()


def test_a_bot_takes_over_and_gives_back(server: Server) -> None:
    host, other, table = two(server)
    other.post(f"/api/tables/{table}/leave", {"seat": 1})
    seat = host.look(table)["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", other.name, "journeyman")
    host.post(f"/api/tables/{table}/seats/1", {"kind": "person"}, 403)  # the host can't see those cards
    host.post(f"/api/tables/{table}/seats/1", {"kind": "open"}, 403)
    assert other.look(table)["you"]["handed"] == [1]
    other.post(f"/api/tables/{table}/seats/1", {"kind": "person"})
    assert other.look(table)["you"]["seats"] == [1]
    host.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "nobody"}, 400)


def test_bots_play_and_the_game_ends(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("stonespine", seats=[{"kind": "bot", "bot": "random"}] * 2, title="Bots")
    host.look(table)
    end = time.monotonic() + 300
    while (shown := host.look(table))["table"]["status"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.2)
    assert shown["position"]["winners"]
    assert shown["position"]["over"]
    listed = next(one for one in host.get("/api/tables/mine")["tables"] if one["id"] == table)
    assert (listed["status"], listed["title"]) == ("finished", "Bots")


def test_lists_say_whose_turn_it_is(server: Server) -> None:
    host, other, table = two(server)
    assert [one["your_turn"] for one in host.get("/api/tables/mine")["tables"]] == [True]
    host.act(table)
    assert [one["your_turn"] for one in host.get("/api/tables/mine")["tables"]] == [False]
    assert [one["your_turn"] for one in other.get("/api/tables/mine")["tables"]] == [True]
    waiting = host.table("magpies", seats=OPEN, access="open", title="Come in")
    assert waiting in [one["id"] for one in other.get("/api/tables")["tables"]]
    assert table not in [one["id"] for one in Guest(server.url).get("/api/tables")["tables"]]
    other.post(f"/api/tables/{waiting}/join", {})
    assert other.look(waiting)["table"]["status"] == "running"


def test_replay_play_on_export_import(server: Server, tmp_path: Path) -> None:
    host = Guest(server.url)
    table = host.table("stonespine", seats=[{"kind": "person"}], seed="replay")
    host.get(f"/api/tables/{table}/replay/0")
    play_out(host, table, 1)
    final = host.look(table)
    total = final["position"]["moves"]
    past = host.get(f"/api/tables/{table}/replay/{total}", look=0)
    assert past["total"] == total
    assert past["position"]["view"] == host.look(table, look=0)["position"]["view"]
    assert past["position"]["scores"] == final["position"]["scores"]
    host.get(f"/api/tables/{table}/replay/{total + 1}", 404)
    moments: list[dict[str, int]] = [{}, {"move": total}, {"move": total - 9}]
    texts = [host.get(f"/api/tables/{table}/text", lang="pl", width=80, look=0, **at)["text"] for at in moments]
    assert texts[0] == texts[1] != texts[2]
    host.get(f"/api/tables/{table}/text", 404, move=total + 1)
    again = host.post(f"/api/tables/{table}/play-on", {"move": total - 3})["table"]
    assert host.look(again)["table"]["origin"] == table
    play_out(host, again, 1)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(host.get(f"/api/tables/{table}/export")))
    result = CliRunner().invoke(cli, ["replay", str(file), "--json"])
    assert json.loads(result.output)["at"] == total
    copy = host.post("/api/tables/import", json.loads(file.read_text()))["table"]
    assert host.look(copy)["position"]["scores"] == final["position"]["scores"]
    assert host.post("/api/tables/import", {"format": 1}, 400)["reason"]["id"] == "refused-bad-file"


def test_rematch(server: Server) -> None:
    host, other, table = two(server)
    first = host.post(f"/api/tables/{table}/rematch")["table"]
    assert host.look(first)["table"]["status"] == "lobby"  # the other player was only asked
    assert other.look(table)["table"]["rematch"] == first
    assert other.look(first)["you"]["invited"] == [1]
    assert other.post(f"/api/tables/{table}/rematch")["table"] == first
    assert other.look(first)["you"]["seats"] == [1]
    assert host.look(first)["you"]["seats"] == [0]
    assert host.look(first)["table"]["status"] == "running"


def test_preview_tells_what_is_certain(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("stonespine", seats=[{"kind": "person"}], seed="preview")
    gains: list[Any] = []
    for _ in range(12):
        shown = host.look(table)
        for legal in shown["position"]["legal"][:4]:
            body = {"id": "p", "seat": 0, "move": legal["move"]}
            told = host.post(f"/api/tables/{table}/preview", body)
            assert told["v"] == shown["v"]
            assert set(told["view"]) == set(shown["position"]["view"])
            assert told["certain"] == (not told["depends"])
            if told["points"]["certain"]:
                assert told["points"]["least"] == sum(gain["least"] for gain in told["gains"].values())
            gains.append(told["points"]["most"])
        assert host.look(table)["v"] == shown["v"]
        host.act(table)
    assert any(gains)


def test_words_help_and_text(server: Server) -> None:
    host = Guest(server.url)
    words = host.get("/api/games/stonespine/words/pl")
    assert any("table-start" in source for source in words["sources"])
    assert words["names"]
    assert host.get("/api/games/stonespine/help/cs")["language"] == "cs"
    assert host.get("/api/games/stonespine/components")
    host.get("/api/games/stonespine/words/xx", 400)
    host.get("/api/games/chess", 404)
    table = host.table("stonespine", seats=[{"kind": "person"}])
    assert len(host.get(f"/api/tables/{table}/text", lang="cs", width=80)["text"].splitlines()) > 5
    assert host.get(f"/api/tables/{table}/qr/watch").startswith(b"<svg")
