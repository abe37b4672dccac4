"""HTTP: sharing a finished game. Link previews read the tags of the page; people go on to the replay."""

from __future__ import annotations

from hmac import compare_digest
from html import escape
from secrets import token_urlsafe
from typing import Annotated
from urllib.parse import urlencode

from litestar import Response, Router, delete, get, post, route
from litestar.params import Parameter
from msgspec.structs import replace

from gospoda.core.words import Words
from gospoda.server.base.bodies import Done
from gospoda.server.base.cached import ASK_AGAIN, Cached, answer, cached
from gospoda.server.base.http_errors import BY_TOKEN, GUEST, LOOKED_AT, PUBLIC, AnyRequest
from gospoda.server.base.languages import language_of
from gospoda.server.base.refusals import Refused, not_here, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.history.bodies import SharedGame, Watch
from gospoda.server.history.share_image import as_png
from gospoda.server.history.sharing import (
    WITHDRAWN,
    Shared,
    change_link,
    drawing,
    headline,
    may_share,
    picture,
    result_line,
    share_key,
    shared,
)
from gospoda.server.history.wiring import HistoryWiring
from gospoda.server.members.identity import token_of
from gospoda.server.members.passkeys import site_of
from gospoda.server.notices.notice_texts import sent_words
from gospoda.server.records.deals import check_over, may_compare, runs
from gospoda.server.records.records import TableSetup
from gospoda.server.tables import seats
from gospoda.server.tables.http_tables import seen
from gospoda.server.tables.room import Room

PICTURE = ".svg"
PREVIEW, PNG = ".png", "image/png"
LOCALES = {"en": "en_GB", "pl": "pl_PL", "cs": "cs_CZ"}  # previews require a country with the language
Lang = Annotated[str, Parameter(max_length=8)]
Key = Annotated[str, Parameter(max_length=64)]


def page_of(told: Shared, origin: str, key: str) -> Cached:
    """Returns the page: tags for previews, picture, result and a link to the replay that keeps the page's key."""
    title, line = escape(headline(told)), escape(result_line(told))
    asked = urlencode({"lang": told.lang, **({"key": key} if key else {})})
    here = f"{origin}/share/{told.table}?{asked}"
    drawn = f"/share/{told.table}{PREVIEW}?{asked}"
    replay = f"/t/{told.table}/0{f'#watch={key}' if key else ''}"
    tags = {"og:type": "website", "og:site_name": "Gospoda", "og:title": title, "og:description": line}
    tags |= {"og:url": escape(here), "og:locale": LOCALES[told.lang], "og:image": escape(origin + drawn)}
    tags |= {"og:image:type": "image/png"}
    tags |= {"og:image:width": "1200", "og:image:height": "630", "og:image:alt": line}
    metas = "\n".join(f'<meta property="{name}" content="{content}">' for name, content in tags.items())
    look = escape(sent_words(told.lang).text("share-replay"))
    text = f"""<!doctype html>
<html lang="{told.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="twitter:card" content="summary_large_image">
<meta name="description" content="{line}">
<meta name="robots" content="noindex">
{metas}
<title>{title} · Gospoda</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/share.css">
</head>
<body>
<main>
<h1>{title}</h1>
{drawing(told)}
<p>{line}</p>
<p><a class="first" href="{replay}">{look}</a> <a href="/">Gospoda</a></p>
</main>
</body>
</html>
"""
    return cached(text.encode(), "text/html")


async def preview(told: Shared, requester: Requester | None, request: AnyRequest, history: HistoryWiring) -> Cached:
    """Returns the picture as PNG, charged to whoever asks first: previews are fetched by unknown clients."""
    here = address(request)
    payer = replace(requester, address=here) if requester else Requester(here, "", address=here)
    return cached(await history.job_cache.ask(payer, told.table, told, as_png, drawing(told), history.fonts), PNG)


@route("/share/{name:str}", http_method=LOOKED_AT, responses=PUBLIC, include_in_schema=False)
async def share(
    name: str, request: AnyRequest, history: HistoryWiring, lang: Lang = "", key: Key = ""
) -> Response[bytes]:
    """Returns a finished game as a page or (`.svg`, `.png`) a picture, if the requester may see it or has the key."""
    requester = await history.guests.by_token(token_of(request))
    history.limits.check("list", requester.id if requester else address(request))
    if "\0" in name:
        raise not_here()
    table = name.removesuffix(PICTURE).removesuffix(PREVIEW)
    guest, spoken = requester.id if requester else "", language_of(request, lang, reader_first=name == table)
    setup, _ = await history.storage.setup_now(table)
    if setup is None or await runs(setup, history.storage):  # nothing is shown of a deal before it is over
        raise not_here()
    key = key if is_key(key, setup, history) else ""
    opened = bool(key) or (bool(guest) and await may_compare(setup, guest, history.storage))
    told = await history.storage.read(lambda connection: shared(connection, table, guest, spoken, opened))
    if told is None:
        raise not_here()
    told = await with_board(told, history)
    keep = ASK_AGAIN if told.public else f"private, {ASK_AGAIN}"
    if name == table:
        return answer(request, page_of(told, site_of(request, history.settings).origins[0], key), keep)
    if name.endswith(PREVIEW):
        found = answer(request, await preview(told, requester, request, history), keep)
    else:
        found = answer(request, picture(told), keep)
    found.headers["cross-origin-resource-policy"] = "cross-origin"  # other sites embed it in their previews
    return found


async def with_board(told: Shared, history: HistoryWiring) -> Shared:
    """Returns the game with the best seat's final position; without it if only another process can read the table."""
    try:
        room = await history.rooms.get(told.table)
    except Refused:
        return told
    if room.state is None or not told.seats:
        return told
    words = Words(room.state.game, told.lang)
    return replace(told, board=room.state.game.display.miniature(room.state, told.seats[0].seat, words))


def is_key(key: str, setup: TableSetup, history: HistoryWiring) -> bool:
    """Returns whether a player has shared a link with this key and it wasn't withdrawn."""
    fitting = share_key(history.seal, setup.id, setup.share)
    return bool(fitting) and compare_digest(key.encode(), fitting.encode())


def told_link(room: Room, requester: Requester, history: HistoryWiring) -> SharedGame:
    """Returns the link of a finished game, if the requester may share it."""
    if room.setup.access == "open":
        return SharedGame(f"/share/{room.id}")
    if not may_share(room, requester.id):
        return SharedGame("")
    key = share_key(history.seal, room.id, room.setup.share)
    return SharedGame(f"/share/{room.id}?key={key}" if key else "", yours=True)


async def finished(table: str, requester: Requester, history: HistoryWiring) -> Room:
    """Returns a table whose game is over, for somebody who may see it."""
    room = await seen(table, requester, history.rooms)
    if room.status != "finished":
        raise refused("refused-not-over")
    return room


@get("/api/tables/{table:str}/share", responses=GUEST, security=BY_TOKEN)
async def share_link(table: str, requester: Requester, history: HistoryWiring) -> SharedGame:
    """Returns the link that shows a finished game to others; empty for spectators and while its deal runs."""
    history.limits.check("people", requester.id)
    room = await finished(table, requester, history)
    return SharedGame("") if await runs(room.setup, history.storage) else told_link(room, requester, history)


@post("/api/tables/{table:str}/share", status_code=200, responses=GUEST, security=BY_TOKEN)
async def renew_link(table: str, requester: Requester, history: HistoryWiring) -> SharedGame:
    """Renews the link to a finished game. The old one stops working, and its spectators are out."""
    history.limits.check("renew", requester.id)
    room = await finished(table, requester, history)
    await check_over(room.setup, history.storage)
    await change_link(room, requester, token_urlsafe(12))
    return told_link(room, requester, history)


@delete("/api/tables/{table:str}/share", status_code=200, responses=GUEST, security=BY_TOKEN)
async def withdraw_link(table: str, requester: Requester, history: HistoryWiring) -> SharedGame:
    """Withdraws the link to a finished game; its spectators are out."""
    history.limits.check("renew", requester.id)
    room = await finished(table, requester, history)
    await change_link(room, requester, WITHDRAWN)
    return told_link(room, requester, history)


@post("/api/tables/{table:str}/watch", status_code=200, responses=GUEST, security=BY_TOKEN)
async def watch(table: str, data: Watch, requester: Requester, history: HistoryWiring) -> Done:
    """Watches a table, by its link or by the link to its finished game."""
    history.limits.check("join", requester.id)
    room = await history.rooms.get(table)
    setup, _ = await history.storage.setup_now(table)  # a link that another process has withdrawn is void
    shown = room.status == "finished" and setup is not None and is_key(data.secret, setup, history)
    await seats.watch(room, requester, data.secret, history.storage, shown)
    return Done(room.v)


ROUTES = Router("/", route_handlers=[share, share_link, renew_link, withdraw_link, watch])
