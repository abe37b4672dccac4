"""Chains of moves: previewed, rated, made and undone as one."""

from __future__ import annotations

from typing import Any

from tests.server.server import Guest, Server, new_id


def roll_player_table(host: Guest) -> tuple[str, dict[str, Any]]:
    """A Roll Player table for two at one screen, at the first choice of an Initiative card."""
    seats = [{"kind": "person", "name": name} for name in ("Ania", "Ola")]
    table = host.table("rollplayer", seats=seats, mode="hotseat", seed="chain")
    while True:
        waiting = next(seat["seat"] for seat in host.look(table)["table"]["seats"] if seat["waiting"])
        shown = host.look(table, look=waiting)
        if shown["position"]["prompt"]["chapter"] == "selection":
            return table, shown
        move = shown["position"]["legal"][0]["move"]
        host.post(f"/api/tables/{table}/act", {"id": new_id(), "v": shown["v"], "seat": waiting, "move": move})


def test_a_chain_is_previewed_weighed_and_made_as_one(server: Server) -> None:
    """Taking and placing a die: the question after the first move is known before it is made."""
    host = Guest(server.url)
    table, shown = roll_player_table(host)
    seat, take = shown["you"]["looking"], shown["position"]["legal"][0]["move"]
    told = host.post(f"/api/tables/{table}/preview", {"id": "p", "seat": seat, "moves": [take]})
    assert told["certain"]
    assert told["prompt"]["chapter"] == "placement"
    assert [legal["kind"] for legal in told["legal"]] == ["place"] * len(told["legal"])
    place = told["legal"][-1]["move"]
    worths = host.post(f"/api/tables/{table}/worth", {"id": "w", "seat": seat, "staged": [take]})
    assert [worth["move"] for worth in worths["moves"]] == [legal["move"] for legal in told["legal"]]
    both = host.post(f"/api/tables/{table}/preview", {"id": "b", "seat": seat, "moves": [take, place]})
    assert worths["moves"][-1]["points"] == both["points"]
    assert worths["moves"][-1]["amounts"] == both["amounts"]
    said = {"id": new_id(), "v": shown["v"], "seat": seat, "moves": [take, place]}
    done = host.post(f"/api/tables/{table}/act", said)
    assert done["made"] == 2
    assert done["v"] == shown["v"] + 2
    assert host.post(f"/api/tables/{table}/act", said) == done
    after = host.look(table, look=seat)
    assert after["v"] == done["v"]
    assert after["position"]["view"] == both["view"]
    taken_back_as_one(host, table, said, shown["position"]["moves"])


def taken_back_as_one(host: Guest, table: str, said: dict[str, Any], moves: int) -> None:
    """A chain is undone as a whole, or partly with `to`."""
    seat = said["seat"]
    host.post(f"/api/tables/{table}/undo", {"id": new_id(), "seat": seat})
    now = host.look(table, look=seat)
    assert now["position"]["moves"] == moves
    host.post(f"/api/tables/{table}/act", {**said, "id": new_id(), "v": now["v"]})
    host.post(f"/api/tables/{table}/undo", {"id": new_id(), "seat": seat, "to": moves + 1})
    assert host.look(table, look=seat)["position"]["moves"] == moves + 1
    host.post(f"/api/tables/{table}/undo", {"id": new_id(), "seat": seat, "lift": True})
    assert host.look(table, look=seat)["position"]["moves"] == moves


def test_a_chain_stops_at_the_first_refused_move(server: Server) -> None:
    host = Guest(server.url)
    table, shown = roll_player_table(host)
    seat, take = shown["you"]["looking"], shown["position"]["legal"][0]["move"]
    said = {"v": shown["v"], "seat": seat}
    done = host.post(f"/api/tables/{table}/act", {**said, "id": new_id(), "moves": [take, take]})
    assert (done["made"], done["v"]) == (1, shown["v"] + 1)
    assert done["stopped"]["id"].startswith("refused-")
    for body in ({"moves": [take]}, {"moves": []}, {"moves": [take], "move": take}):
        host.post(
            f"/api/tables/{table}/act", {**said, "id": new_id(), **body}, 409 if body == {"moves": [take]} else 400
        )
    for body in ({"moves": []}, {}, {"moves": [take], "move": take}):
        host.post(f"/api/tables/{table}/preview", {"id": "p", "seat": seat, **body}, 400)
    assert host.look(table)["v"] == done["v"]


def test_a_chain_stops_where_something_is_revealed(server: Server) -> None:
    """Solo, taking the second card rolls the enemy die, which the player couldn't know while staging the rest."""
    host = Guest(server.url)
    table = host.table("rollplayer", seats=[{"kind": "person"}], seed="alone")
    while (shown := host.look(table))["position"]["prompt"]["chapter"] != "selection":
        host.act(table)
    take = next(legal["move"] for legal in shown["position"]["legal"] if legal["notation"] == "take 2")
    told = host.post(f"/api/tables/{table}/preview", {"id": "p", "seat": 0, "move": take})
    assert "chance" in told["depends"]
    assert not told["certain"]
    place = told["legal"][0]["move"]
    said = {"id": new_id(), "v": shown["v"], "seat": 0, "moves": [take, place]}
    done = host.post(f"/api/tables/{table}/act", said)
    assert done["made"] == 1
    assert done["stopped"]["id"] == "refused-revealed"
    assert host.look(table)["position"]["prompt"]["chapter"] == "placement"
