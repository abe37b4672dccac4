"""A finished game is shown around: a page with tags for link previews, and a picture."""

from __future__ import annotations

from xml.etree import ElementTree

import httpx

from tests.table.server import Guest, Server
from tests.table.test_history import HOTSEAT, play_out

SVG = "{http://www.w3.org/2000/svg}"


def test_a_finished_game_is_shared_with_those_who_may_see_it(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("magpies", seats=HOTSEAT, mode="hotseat", title='<b>"Ours" & theirs</b>')
    assert host.http.get(f"/share/{table}").status_code == 404, "the game has not ended"
    end = play_out(host, table=table)
    answer = host.http.get(f"/share/{table}", headers={"accept-language": "cs-CZ,cs;q=0.9"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    page = answer.text
    assert '<html lang="cs">' in page
    points = {sheet["seat"]: sum(line["points"] for line in sheet["lines"]) for sheet in end["position"]["scores"]}
    best = max(points, key=lambda seat: points[seat])
    name = HOTSEAT[best]["name"]
    assert f'<meta property="og:image" content="{server.url}/share/{table}.svg?lang=cs">' in page
    assert f"{name} {points[best]}" in page
    assert f'href="/t/{table}/0"' in page
    assert httpx.get(f"{server.url}/share/{table}").status_code == 404, "not everybody may see this table"
    assert httpx.get(f"{server.url}/share/{table}.svg").status_code == 404
    drawn = host.http.get(f"/share/{table}.svg", params={"lang": "pl"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(drawn.text)  # what people have typed is escaped
    texts = [one.text or "" for one in root.iter(f"{SVG}text")]
    assert '<b>"Ours" & theirs</b>' in texts
    assert {"Ala", "Olek", *map(str, points.values())} <= set(texts)
    bars = [one for one in root.iter(f"{SVG}rect") if one.get("height") != "18"][2:]
    assert len(bars) >= sum(1 for one in points.values() if one > 0)
    again = host.http.get(f"/share/{table}.svg?lang=pl", headers={"if-none-match": drawn.headers["etag"]})
    assert again.status_code == 304


def test_an_open_table_is_shared_with_everybody(server: Server) -> None:
    host = Guest(server.url)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    table = host.table("magpies", seats=seats, access="open")
    while host.look(table)["table"]["status"] == "running":
        if any(seat["waiting"] for seat in host.look(table)["table"]["seats"] if seat["seat"] == 0):
            host.act(table, 0)
    page = httpx.get(f"{server.url}/share/{table}?lang=en")
    assert page.status_code == 200
    assert "og:title" in page.text
    assert httpx.get(f"{server.url}/share/{table}.svg").headers["cross-origin-resource-policy"] == "cross-origin"
