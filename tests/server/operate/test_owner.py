"""A content pack at the inn: its name and digest appear wherever a game does, and its owner edits values."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from gospoda.cli.main import cli
from gospoda.core.content import PACK_VARIABLE
from gospoda.core.registry import game
from tests.server.server import Guest, Server, running

KEY = "the-owner-of-this-inn"
PEOPLE = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]


def house(guest: Guest, title: str = "stonespine") -> set[tuple[str, str]]:
    cards = guest.get(f"/api/games/{title}/box")["cards"]
    return {(card["entry"], one["field"]) for card in cards for one in card["values"] if one["ours"]}


def put(guest: Guest, status: int, key: str = KEY, title: str = "stonespine", **asked: str) -> str:
    body = {"key": key, "entry": asked["entry"], "values": {asked["field"]: asked["value"]}}
    answer = guest.http.put(f"/api/games/{title}/box", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()["reason"]["id"] if status >= 400 else ""


def test_an_owner_puts_values_right_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """19.2: the form writes a checked pack; new tables use it at once, and games name it."""
    own = game("stonespine").content_digest()  # and loads all components here, without the pack
    pack = tmp_path / "my printed game"
    pack.mkdir()
    monkeypatch.setenv(PACK_VARIABLE, str(pack))
    monkeypatch.setenv("GOSPODA_OWNER_KEY", KEY)
    server = Server(f"sqlite:///{tmp_path}/t.db", "--no-limits", log=tmp_path / "log").start()
    try:
        guest = Guest(server.url)
        guest.http.timeout = 240  # a table with the pack may wait for its process to start
        before = house(guest)
        gold = {"entry": "jael_card:jael-2", "field": "gold", "value": "12"}
        assert ("jael-2", "gold") in before
        assert put(guest, 403, "", **gold) == "refused-owner"
        assert put(guest, 403, "somebody", **gold) == "refused-owner"
        assert put(guest, 400, **{**gold, "value": "many"}) == "refused-content"
        assert put(guest, 400, **{**gold, "entry": "nowhere"}) == "refused-content"
        assert not list(pack.rglob("*.toml"))
        assert (
            guest.get(f"/api/tables/{guest.table('stonespine', seats=PEOPLE, mode='hotseat')}")["table"]["pack"] == ""
        )
        put(guest, 204, **gold)
        assert house(guest) == before - {("jael-2", "gold")}
        assert "gold = 12" in (pack / "stonespine" / "jael.toml").read_text()
        put(guest, 204, title="simurgh", entry="tile:production-11", field="spaces 2 who", value="any")
        after = guest.get(f"/api/tables/{guest.table('stonespine', seats=PEOPLE, mode='hotseat')}")["table"]
        assert after["pack"] == "my printed game", "a new table has it at once"
        server.stop()
        server.start()
        table = guest.table("stonespine", seats=PEOPLE, mode="hotseat")
        info = guest.get(f"/api/tables/{table}")["table"]
        assert info["pack"] == "my printed game"
        assert info["content"] == after["content"] not in ("", own)
        assert guest.get(f"/api/tables/{guest.table('guilds', seats=PEOPLE, mode='hotseat')}")["table"]["pack"] == ""
        file = tmp_path / "game.json"
        file.write_bytes(guest.http.get(f"/api/tables/{table}/export").content)
        saved = json.loads(file.read_text())
        assert (saved["pack"], saved["content"]) == (info["pack"], info["content"])
        shown = CliRunner().invoke(cli, ["replay", str(file), "--list", "--lang", "en"])
        assert f"my printed game (digest {info['content']})" in shown.output
        told = json.loads(CliRunner().invoke(cli, ["replay", str(file), "--json"]).output)
        assert (told["pack"], told["content"]) == (info["pack"], info["content"])
    finally:
        server.kill()


def test_an_inn_without_a_pack_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOSPODA_OWNER_KEY", KEY)
    with running(f"sqlite:///{tmp_path}/t.db") as server:
        guest = Guest(server.url)
        assert guest.get("/api/inn")["pack"] is False
        assert put(guest, 409, entry="jael-2", field="gold", value="12") == "refused-no-pack"


def test_packs_are_fetched_by_digest_and_taken_over_by_the_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """26.4.5: one inn can play with values that another has checked; older versions stay available."""
    pack = tmp_path / "mine"
    pack.mkdir()
    monkeypatch.setenv("GOSPODA_OWNER_KEY", KEY)
    with running(f"sqlite:///{tmp_path}/t.db", "--pack", str(pack), "--no-limits") as server:
        guest = Guest(server.url)
        put(guest, 204, entry="jael-2", field="gold", value="12")
        first = guest.get("/api/games/stonespine/box")["content"]
        found = guest.http.get(f"/api/games/stonespine/packs/{first}")
        assert found.status_code == 200
        assert f"stonespine-{first}.json" in found.headers["content-disposition"]
        put(guest, 204, entry="jael-2", field="gold", value="11")
        second = guest.get("/api/games/stonespine/box")["content"]
        assert second != first

        def take(status: int, **change: object) -> None:
            body = {"pack": found.json(), "key": KEY, **change}
            answer = guest.http.put("/api/games/stonespine/pack", json=body)
            assert answer.status_code == status, answer.text

        take(403, key="somebody")
        take(400, pack={**found.json(), "content": "0" * 12})
        take(400, pack={**found.json(), "files": {"../x.toml": ""}})
        assert guest.get("/api/games/stonespine/box")["content"] == second
        take(204)
        assert guest.get("/api/games/stonespine/box")["content"] == first
        assert guest.http.get("/api/games/stonespine/packs/000000000000").status_code == 404
