"""Sharing a finished game: a page with tags for link previews, and a picture."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gospoda.core.match import Match
from gospoda.core.registry import game
from gospoda.core.words import LANGUAGES, Words
from gospoda.render.miniature import SIDE
from gospoda.server.history.share_image import as_png
from gospoda.server.history.sharing import HIGH, WIDE, line
from gospoda.server.web.static_folder import FOLDER
from tests.server.history.test_history import HOTSEAT, play_out
from tests.server.server import Guest, Server, request, running

FONTS = FOLDER / "fonts"
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
    assert f'<meta property="og:image" content="{server.url}/share/{table}.png?lang=cs">' in page
    assert '<meta property="og:locale" content="cs_CZ">' in page
    assert "<svg" in page, "with the fonts of the page, which a picture of its own would not know"
    assert f"{name} (host) {points[best]}" in page, "who plays without an account is marked, in Czech"
    assert f'href="/t/{table}/0"' in page
    assert request("GET", f"{server.url}/share/{table}").status_code == 404, "not everybody may see this table"
    for kind in ("svg", "png"):
        assert request("GET", f"{server.url}/share/{table}.{kind}").status_code == 404
    drawn = host.http.get(f"/share/{table}.svg", params={"lang": "pl"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(drawn.text)  # user input is escaped
    texts = [one.text or "" for one in root.iter(f"{SVG}text")]
    assert '<b>"Ours" & theirs</b>' in texts
    assert {"Ala (gość)", "Olek (gość)", *map(str, points.values())} <= set(texts)
    bars = [one for one in root.iter(f"{SVG}rect") if one.get("height") != "18"][2:]
    assert len(bars) >= sum(1 for one in points.values() if one > 0)
    again = host.http.get(f"/share/{table}.svg?lang=pl", headers={"if-none-match": drawn.headers["etag"]})
    assert again.status_code == 304


def test_a_player_shares_a_game_of_a_table_that_is_not_open(server: Server) -> None:
    host, friend = Guest(server.url), Guest(server.url, "Borek")
    table = host.table("magpies", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    host.get(f"/api/tables/{table}/share", 409)
    play_out(host, table=table)
    path = host.get(f"/api/tables/{table}/share")["path"]
    friend.get(f"/api/tables/{table}/share", 404)
    key = path.partition("?key=")[2]
    page = request("GET", server.url + path)
    assert page.status_code == 200
    assert f'content="{server.url}/share/{table}.png?lang=en&amp;key={key}"' in page.text
    assert f'href="/t/{table}/0#watch={key}"' in page.text
    assert "private" in page.headers["cache-control"]
    assert request("GET", f"{server.url}/share/{table}.svg?key={key}").status_code == 200
    for wrong in ("", key[:-1], host.get(f"/api/tables/{played(host)}/share")["path"].partition("?key=")[2]):
        assert request("GET", f"{server.url}/share/{table}?key={wrong}").status_code == 404
        friend.post(f"/api/tables/{table}/watch", {"secret": wrong}, 404)
    friend.post(f"/api/tables/{table}/watch", {"secret": key})
    assert friend.get(f"/api/tables/{table}/replay/0")["total"] > 0
    assert friend.get(f"/api/tables/{table}/share")["path"] == "", "only players share it"


def test_a_link_that_was_shared_is_renewed_and_taken_back(server: Server) -> None:
    host, friend, stranger = Guest(server.url), Guest(server.url, "Borek"), Guest(server.url, "Celina")
    table = host.table("magpies", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    host.post(f"/api/tables/{table}/share", None, 409)
    play_out(host, table=table)
    first = host.get(f"/api/tables/{table}/share")
    assert first["yours"]
    friend.post(f"/api/tables/{table}/watch", {"secret": first["path"].partition("?key=")[2]})
    friend.post(f"/api/tables/{table}/share", None, 403)
    stranger.post(f"/api/tables/{table}/share", None, 404)
    second = host.post(f"/api/tables/{table}/share", None)
    assert second["path"] != first["path"]
    assert host.get(f"/api/tables/{table}/share") == second
    assert request("GET", server.url + first["path"]).status_code == 404
    assert request("GET", server.url + second["path"]).status_code == 200
    friend.get(f"/api/tables/{table}", 404)  # a spectator with the old link
    friend.post(f"/api/tables/{table}/watch", {"secret": first["path"].partition("?key=")[2]}, 404)
    friend.post(f"/api/tables/{table}/watch", {"secret": second["path"].partition("?key=")[2]})
    assert host.http.delete(f"/api/tables/{table}/share").json() == {"path": "", "yours": True}
    for key in ("", "-", second["path"].partition("?key=")[2]):
        assert request("GET", f"{server.url}/share/{table}?key={key}").status_code == 404
        friend.post(f"/api/tables/{table}/watch", {"secret": key}, 404)
    assert host.http.get(f"/share/{table}").status_code == 200, "those who played see it as before"
    third = host.post(f"/api/tables/{table}/share", None)["path"]
    assert request("GET", server.url + third).status_code == 200


def test_a_link_that_was_taken_back_stays_so_when_the_server_starts_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with running(database) as server:
        host = Guest(server.url)
        table = played(host)
        shared = host.get(f"/api/tables/{table}/share")["path"]
        host.http.delete(f"/api/tables/{table}/share").raise_for_status()
    with running(database) as server:
        assert request("GET", server.url + shared).status_code == 404
        again = request("GET", f"{server.url}/api/tables/{table}/share", headers=host.http.headers)
        assert again.json() == {"path": "", "yours": True}


def played(guest: Guest) -> str:
    """Another finished game."""
    table = guest.table("magpies", seats=HOTSEAT, mode="hotseat")
    play_out(guest, table=table)
    return table


def test_an_open_table_is_shared_with_everybody(server: Server) -> None:
    host = Guest(server.url)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    table = host.table("magpies", seats=seats, access="open")
    while host.look(table)["table"]["status"] == "running":
        if any(seat["waiting"] for seat in host.look(table)["table"]["seats"] if seat["seat"] == 0):
            host.act(table, 0)
    assert host.get(f"/api/tables/{table}/share") == {"path": f"/share/{table}", "yours": False}
    host.post(f"/api/tables/{table}/share", None, 403)
    page = request("GET", f"{server.url}/share/{table}?lang=en")
    assert page.status_code == 200
    assert "og:title" in page.text
    drawn = request("GET", f"{server.url}/share/{table}.png")
    assert drawn.headers["content-type"] == "image/png"
    assert png_size(drawn.content) == (WIDE, HIGH)
    assert len(drawn.content) < 200_000, "previews leave out what is too large"
    assert request("GET", f"{server.url}/share/{table}.png").content == drawn.content
    for kind in ("svg", "png"):
        answer = request("GET", f"{server.url}/share/{table}.{kind}")
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"


def test_the_page_speaks_the_readers_language_and_the_link_that_of_previews(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("magpies", seats=HOTSEAT, mode="hotseat")
    play_out(host, table=table)
    path = host.get(f"/api/tables/{table}/share")["path"] + "&lang=pl"
    crawled = request("GET", server.url + path).text
    assert '<html lang="pl">' in crawled, "who makes previews says nothing of languages"
    assert ".png?lang=pl&amp;key=" in crawled
    read = request("GET", server.url + path, headers={"accept-language": "cs"}).text
    assert '<html lang="cs">' in read
    assert '<html lang="en">' in request("GET", server.url + path.replace("lang=pl", "lang=xx")).text


@pytest.mark.parametrize("title", ["guilds", "rollplayer", "simurgh", "stonespine"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_title_has_its_board_in_the_picture(title: str, lang: str) -> None:
    rules = game(title)
    for seats in {min(rules.seat_counts()), max(rules.seat_counts())}:
        match, chance = Match(rules, seats, rules.check_options({}), "board"), random.Random(seats)
        for _ in range(60):
            if match.state.is_over():
                break
            seat = int(match.state.next_seat())
            match.act(seat, int(chance.choice(list(match.state.legal(seat)))))
        for seat in range(seats):
            board = rules.display.miniature(match.state, seat, Words(rules, lang))
            root = ElementTree.fromstring(f"<svg>{board}</svg>")
            assert len(list(root)) > 10
            found = [float(one.get(axis) or 0) for one in root for axis in ("x", "y", "cx", "cy")]
            assert min(found) >= 0
            assert max(found) <= SIDE


def test_a_shared_page_shows_the_board(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("stonespine", seats=[{"kind": "person"}], access="open")
    host.act(table)
    host.post(f"/api/tables/{table}/resign", {"seat": 0})
    drawn = request("GET", f"{server.url}/share/{table}.svg").text
    assert "<g transform=" in drawn
    assert png_size(request("GET", f"{server.url}/share/{table}.png").content) == (WIDE, HIGH)


def png_size(image: bytes) -> tuple[int, int]:
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(image[16:20]), int.from_bytes(image[20:24])


@pytest.mark.parametrize("letters", ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "ĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"])
def test_the_letters_of_our_languages_are_drawn_with_our_own_fonts(letters: str) -> None:
    assert list(FONTS.glob("*.ttf")), "the client's build brings them"
    blank = as_png(lettered(""), FONTS)
    seen = {as_png(lettered(letter), FONTS) for letter in letters}
    assert blank not in seen, "a letter is missing"
    assert len(seen) == len(set(letters)), "each letter looks like itself"
    assert as_png(lettered(letters, "bold"), FONTS) != as_png(lettered(letters), FONTS), "who has won stands out"


def lettered(text: str, weight: str = "normal") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">{line(0, 40, 40, text, weight)}</svg>'
