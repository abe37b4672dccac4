"""HTTP: a finished game to show around. Link previews read the tags of the page; people go on to the replay."""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import Parameter

from gospoda.core.words import LANGUAGES
from gospoda.table.cached import ASK_AGAIN, Cached, answer, cached
from gospoda.table.deals import may_compare, runs
from gospoda.table.http_errors import PUBLIC, AnyRequest
from gospoda.table.identity import token_of
from gospoda.table.notice_texts import sent_words
from gospoda.table.passkeys import site_of
from gospoda.table.refusals import not_here
from gospoda.table.security import address
from gospoda.table.server import Server
from gospoda.table.sharing import Shared, headline, picture, result_line, shared

PICTURE = ".svg"
Lang = Annotated[str, Parameter(max_length=8)]


def language_of(request: AnyRequest, asked: str) -> str:
    """The language that was asked for, else the first that the browser reads and we speak, else English."""
    wishes = request.headers.get("accept-language", "").split(",")
    read = [wish.partition(";")[0].strip().partition("-")[0] for wish in wishes]
    return next((one for one in [asked, *read] if one in LANGUAGES), "en")


def page_of(told: Shared, origin: str) -> Cached:
    """The page: tags for previews, the picture, the result, the way to the replay."""
    title, line = escape(headline(told)), escape(result_line(told))
    here = f"{origin}/share/{told.table}"
    drawn, replay = f"{here}{PICTURE}?lang={told.lang}", f"/t/{told.table}/0"
    tags = {"og:type": "website", "og:site_name": "Gospoda", "og:title": title, "og:description": line}
    tags |= {"og:url": escape(here), "og:locale": told.lang, "og:image": escape(drawn)}
    tags |= {"og:image:type": "image/svg+xml"}
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
<p><img src="/share/{told.table}{PICTURE}?lang={told.lang}" alt="{line}" width="1200" height="630"></p>
<p>{line}</p>
<p><a href="{replay}">{look}</a> · <a href="/">Gospoda</a></p>
</main>
</body>
</html>
"""
    return cached(text.encode(), "text/html")


@get("/share/{name:str}", responses=PUBLIC, include_in_schema=False)
async def share(name: str, request: AnyRequest, server: Server, lang: Lang = "") -> Response[bytes]:
    """A finished game as a page, or with `.svg` as a picture, for everybody who may see its table."""
    asker = await server.guests.by_token(token_of(request))
    server.limits.check("list", asker.id if asker else address(request))
    if "\0" in name:
        raise not_here()
    table, guest, spoken = name.removesuffix(PICTURE), asker.id if asker else "", language_of(request, lang)
    setup, _ = await server.storage.setup_now(table)
    if setup is None or await runs(setup, server.storage):  # of a deal nobody is told anything before it is over
        raise not_here()
    compares = bool(guest) and await may_compare(setup, guest, server.storage)
    told = await server.storage.read(lambda connection: shared(connection, table, guest, spoken, compares))
    if told is None:
        raise not_here()
    keep = ASK_AGAIN if told.public else f"private, {ASK_AGAIN}"
    if not name.endswith(PICTURE):
        return answer(request, page_of(told, site_of(request, server.settings).origins[0]), keep)
    found = answer(request, picture(told), keep)
    found.headers["cross-origin-resource-policy"] = "cross-origin"  # other sites show it in their previews
    return found


ROUTES = Router("/", route_handlers=[share])
