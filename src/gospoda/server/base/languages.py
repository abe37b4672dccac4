"""The language of a page that is made for one reader."""

from __future__ import annotations

from gospoda.core.words import LANGUAGES
from gospoda.server.base.http_errors import AnyRequest


def language_of(request: AnyRequest, asked: str, reader_first: bool = False) -> str:
    """The language that was asked for, else the first that the browser reads and we speak, else English.

    The page of a shared game speaks the reader's language first: the link carries that of whoever has shared it, for
    programs that make previews and say nothing of languages.
    """
    wishes = request.headers.get("accept-language", "").split(",")
    read = [wish.partition(";")[0].strip().partition("-")[0] for wish in wishes]
    return next((one for one in ([*read, asked] if reader_first else [asked, *read]) if one in LANGUAGES), "en")
