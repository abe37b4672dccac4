"""HTTP: titles with their words, and endpoints for the operator."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from hmac import compare_digest
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from gospoda import bots
from gospoda.content.house_values import house_names
from gospoda.core.game import Game
from gospoda.core.registry import games
from gospoda.core.words import locale_files, title_names
from gospoda.server.base import alarms
from gospoda.server.base.cached import Cached, answer, cached
from gospoda.server.base.field_types import Language
from gospoda.server.base.http_errors import PUBLIC, AnyRequest, head_of
from gospoda.server.base.metrics import figures
from gospoda.server.base.refusals import refused
from gospoda.server.operate.bodies import GameInfo, Health, HelpFile, InnOffers, OptionInfo, PadInfo, WordsFile
from gospoda.server.operate.wiring import OperateWiring
from gospoda.server.tables.seats import title_of

# ---- titles


def game_info(title: Game) -> GameInfo:
    """Returns a title as clients see it."""
    options = [OptionInfo(o.name, list(o.values), o.rule, o.official, list(o.seats)) for o in title.options]
    return GameInfo(
        id=title.id,
        title=title.title,
        titles=title_names(title),
        designer=title.designer,
        publisher=title.publisher,
        year=title.year,
        version=title.version,
        seats=title.seat_counts(),
        options=options,
        bots=bots.opponents(),
        content=title.content_digest(),
        board=board_address(title),
    )


def board_address(title: Game) -> str:
    """Returns the address of the board in the title's package; empty if there is none."""
    return f"/boards/{title.id}/board.js" if (Path(title.folder()) / "board" / "board.js").is_file() else ""


def alike(thing: Any) -> dict[int, ResponseSpec]:
    """Describes for the OpenAPI document the response of a handler that sends the same to everybody."""
    spec = ResponseSpec(thing, generate_examples=False, description="the same for everybody, with an ETag")
    return {200: spec, **PUBLIC}


@cache
def packed(make: Callable[..., Any], *args: Any) -> Cached:
    """Returns the result of `make`, encoded once."""
    return cached(msgspec.json.encode(make(*args)), "application/json")


def games_info() -> list[GameInfo]:
    """Returns all installed titles."""
    return [game_info(title) for title in games()]


@get("/api/games", responses=alike(list[GameInfo]))
async def all_games(request: AnyRequest) -> Response[bytes]:
    """Lists all installed titles."""
    return answer(request, packed(games_info))


@get("/api/games/{game_id:str}", responses=alike(GameInfo))
async def one_game(request: AnyRequest, game_id: str) -> Response[bytes]:
    """Returns one title."""
    return answer(request, packed(game_info, title_of(game_id)))


def words_of(game_id: str, lang: str) -> WordsFile:
    """Returns all words of a title in a language; the server's own words come between the core's and the game's."""
    title = title_of(game_id)
    own = Path(str(files("gospoda.server") / "locale" / f"{lang}.ftl"))
    core_paths = locale_files(None, lang)
    paths = [*core_paths, own, *[path for path in locale_files(title, lang) if path not in core_paths]]
    names = {
        domain: {key: str(entry.get(lang) or entry.get("en") or key) for key, entry in things.items()}
        for domain, things in title.display.names().items()
    }
    return WordsFile(lang, [path.read_text("utf-8") for path in paths], names, house_names(title))


@get("/api/games/{game_id:str}/words/{lang:str}", responses=alike(WordsFile))
async def words(request: AnyRequest, game_id: str, lang: Language) -> Response[bytes]:
    """Returns all words of a game in one language."""
    return answer(request, packed(words_of, title_of(game_id).id, lang))


def help_of(game_id: str, lang: str) -> HelpFile:
    """Returns the rules help of a title in a language."""
    path = Path(title_of(game_id).folder()) / "help" / f"{lang}.md"
    return HelpFile(lang, path.read_text("utf-8") if path.is_file() else "")


def pad_of(game_id: str) -> PadInfo:
    """Returns the sheet of a title's score pad."""
    paper = title_of(game_id).display.paper()
    if paper is None:
        raise refused("refused-not-found", 404)
    return PadInfo(game_id, paper)


@get("/api/games/{game_id:str}/pad", responses=alike(PadInfo))
async def pad(request: AnyRequest, game_id: str) -> Response[bytes]:
    """Returns a score pad: what is written down at a real table, and how it is added up."""
    return answer(request, packed(pad_of, title_of(game_id).id))


@get("/api/games/{game_id:str}/help/{lang:str}", responses=alike(HelpFile))
async def rules_help(request: AnyRequest, game_id: str, lang: Language) -> Response[bytes]:
    """Returns the rules help of a game."""
    return answer(request, packed(help_of, title_of(game_id).id, lang))


def components_of(game_id: str) -> Any:
    """Returns a title's components, for drawing its board and for a gallery."""
    return title_of(game_id).display.components()


@get("/api/games/{game_id:str}/components", responses=alike(dict[str, Any]))
async def components(request: AnyRequest, game_id: str) -> Response[bytes]:
    """Returns the game's components, for a gallery."""
    return answer(request, packed(components_of, title_of(game_id).id))


# ---- the operator


@get("/health", responses={})
async def health(operate: OperateWiring) -> Response[Health]:
    """Returns whether the server can serve; checked at most every few seconds.

    `degraded` is answered with 200: the server works, and restarting it would help nobody.
    """
    database, disk = await operate.pulse.feel()
    alarmed = await asyncio.to_thread(alarms.recent)
    fine = database and disk == "ok"
    status: Literal["ok", "degraded", "failing"] = "degraded" if alarmed else "ok"
    body = Health(status if fine else "failing", database, disk, version("gospoda"), alarmed)
    return Response(body, status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, operate: OperateWiring) -> Response[bytes]:
    """Returns metrics for Prometheus, of all processes together."""
    settings = operate.settings
    token = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if not settings.metrics or (settings.metrics_token and not compare_digest(token, settings.metrics_token.encode())):
        raise refused("refused-not-found", 404)
    return Response(await asyncio.to_thread(figures), media_type=CONTENT_TYPE_LATEST)


@get("/api/inn")
async def inn(operate: OperateWiring) -> InnOffers:
    """Returns what this inn offers."""
    settings = operate.settings
    return InnOffers(settings.imports, settings.play_on, settings.analysis, bool(operate.placing.packs))


ROUTES = Router(
    "/",
    route_handlers=[
        *[all_games, one_game, words, pad, rules_help, components],
        *[health, head_of(health), metrics, inn],
    ],
)
