"""HTTP: guests, titles with their words, and what the operator asks."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from litestar import Response, Router, get, patch, post
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from gospoda import bots
from gospoda.core.game import Game
from gospoda.core.registry import games
from gospoda.core.words import locale_files
from gospoda.table.bodies import GameInfo, Guest, GuestToken, Health, HelpFile, NewGuest, OptionInfo, WordsFile
from gospoda.table.http_errors import BY_TOKEN, GUEST, PUBLIC, AnyRequest
from gospoda.table.identity import cookie_of
from gospoda.table.protocol import Language
from gospoda.table.seats import title_of
from gospoda.table.security import address
from gospoda.table.server import Server
from gospoda.table.verbs import Asker
from gospoda.table.writer import StorageFailure

# ---- guests


@post("/api/guests", responses=PUBLIC)
async def welcome(data: NewGuest, request: AnyRequest, server: Server) -> Response[GuestToken]:
    """Come in with a name; sets the cookie and returns the token for scripts."""
    server.limits.check("guest", address(request))
    guest = await server.guests.welcome(data.name)
    secure = request.url.scheme == "https"
    return Response(guest, status_code=201, headers={"set-cookie": cookie_of(guest.token, secure)})


@get("/api/me", responses=GUEST, security=BY_TOKEN)
async def me(asker: Asker) -> Guest:
    """Who am I."""
    return Guest(asker.id, asker.name)


@patch("/api/me", responses=GUEST, security=BY_TOKEN)
async def rename(data: NewGuest, asker: Asker, server: Server) -> Guest:
    """Change the name."""
    renamed = await server.guests.rename(asker, data.name)
    return Guest(renamed.id, renamed.name)


# ---- titles


def game_info(title: Game) -> GameInfo:
    """A title as clients see it."""
    options = [OptionInfo(o.name, list(o.values), o.rule, o.official, list(o.seats)) for o in title.options]
    return GameInfo(
        id=title.id,
        title=title.title,
        designer=title.designer,
        publisher=title.publisher,
        year=title.year,
        version=title.version,
        seats=title.seat_counts(),
        options=options,
        bots=bots.names(),
    )


@get("/api/games")
async def all_games() -> list[GameInfo]:
    """All installed titles."""
    return [game_info(title) for title in games()]


@get("/api/games/{game_id:str}", responses=PUBLIC)
async def one_game(game_id: str) -> GameInfo:
    """One title."""
    return game_info(title_of(game_id))


@cache
def words_of(game_id: str, lang: str) -> WordsFile:
    """All words of a title in a language; the table's own words come between the core's and the game's."""
    title = title_of(game_id)
    own = Path(str(files("gospoda.table") / "locale" / f"{lang}.ftl"))
    core_paths = locale_files(None, lang)
    paths = [*core_paths, own, *[path for path in locale_files(title, lang) if path not in core_paths]]
    names = {
        domain: {key: str(entry.get(lang) or entry.get("en") or key) for key, entry in things.items()}
        for domain, things in title.names().items()
    }
    return WordsFile(lang, [path.read_text("utf-8") for path in paths], names)


@get("/api/games/{game_id:str}/words/{lang:str}", responses=PUBLIC)
async def words(game_id: str, lang: Language) -> WordsFile:
    """All words of a game in one language."""
    return words_of(game_id, lang)


@get("/api/games/{game_id:str}/help/{lang:str}", responses=PUBLIC)
async def rules_help(game_id: str, lang: Language) -> HelpFile:
    """The rules help of a game."""
    path = Path(title_of(game_id).folder()) / "help" / f"{lang}.md"
    return HelpFile(lang, await asyncio.to_thread(path.read_text, "utf-8") if path.is_file() else "")


@get("/api/games/{game_id:str}/components", responses=PUBLIC)
async def components(game_id: str) -> dict[str, Any]:
    """What the game consists of, for a gallery: its own description, or the names of all things."""
    title = title_of(game_id)
    describe = getattr(title, "components", None)
    return dict(describe()) if describe is not None else {"names": title.names()}


# ---- the operator


@get("/health", responses={})
async def health(server: Server) -> Response[Health]:
    """Whether the server can serve."""
    try:
        await server.storage.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar_one())
        return Response(Health("ok", True, version("gospoda")))
    except StorageFailure:
        return Response(Health("failing", False, version("gospoda")), status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = Router(
    "/",
    route_handlers=[welcome, me, rename, all_games, one_game, words, rules_help, components, health, metrics],
)
