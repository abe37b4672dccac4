"""The language of a page rendered for one reader."""

from __future__ import annotations

from gospoda.core.words import LANGUAGES
from gospoda.server.base.http_errors import AnyRequest


def language_of(request: AnyRequest, asked: str, reader_first: bool = False) -> str:
    """Returns the requested language, else the first supported one that the browser accepts, else English.

    The page of a shared game prefers the reader's language. Its link carries the language of whoever shared it, for
    link preview programs that send no language.
    """
    wishes = request.headers.get("accept-language", "").split(",")
    read = [wish.partition(";")[0].strip().partition("-")[0] for wish in wishes]
    return next((one for one in ([*read, asked] if reader_first else [asked, *read]) if one in LANGUAGES), "en")
