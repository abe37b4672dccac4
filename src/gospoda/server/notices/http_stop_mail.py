"""HTTP: lets anybody who gets our mails unsubscribe with one press, without signing in.

Mail programs send a POST of their own (RFC 8058). People who follow the link get a page with one button, because
programs that open links in advance must not unsubscribe anybody.
"""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter

from gospoda.server.base.http_errors import PUBLIC, AnyRequest
from gospoda.server.base.languages import language_of
from gospoda.server.base.refusals import refused
from gospoda.server.base.security import address
from gospoda.server.notices.notice_texts import sent_words
from gospoda.server.notices.wiring import NoticesWiring

Id = Annotated[str, Parameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Parameter(max_length=64)]


def page(lang: str, sentence: str, button: str = "") -> Response[bytes]:
    """Returns a small page with one sentence, and a button if there is something to press."""
    press = f'<form method="post"><button class="first">{escape(button)}</button></form>' if button else ""
    text = f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Gospoda</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/share.css">
</head>
<body>
<main>
<h1>Gospoda</h1>
<p>{escape(sentence)}</p>
{press}
<p><a href="/">Gospoda</a></p>
</main>
</body>
</html>
"""
    return Response(text.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": "no-store"})


@get("/stop-mail/{channel:str}", responses=PUBLIC, include_in_schema=False)
async def ask(channel: Id, request: AnyRequest, notices: NoticesWiring, key: Key = "") -> Response[bytes]:
    """Asks whether the mails should stop."""
    notices.limits.check("sign-in", address(request))
    lang = language_of(request, "")
    words = sent_words(lang)
    return page(lang, words.text("stop-ask"), words.text("stop-do"))


@post("/stop-mail/{channel:str}", status_code=200, responses=PUBLIC, include_in_schema=False)
async def stop(channel: Id, request: AnyRequest, notices: NoticesWiring, key: Key = "") -> Response[bytes]:
    """Stops the mails of a channel."""
    notices.limits.check("sign-in", address(request))
    if not await notices.notices.channels.stop(channel, key):
        raise refused("refused-link", 400)
    lang = language_of(request, "")
    return page(lang, sent_words(lang).text("stop-done"))


ROUTES = Router("/", route_handlers=[ask, stop])
