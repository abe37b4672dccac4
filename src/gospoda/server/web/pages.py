"""The browser client: built files with their caching headers, and its single page for every address of the client."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

import sqlalchemy as sa
from litestar import Response, Router, route

from gospoda.core.registry import game, game_ids, games
from gospoda.server.base.cached import ASK_AGAIN, FOR_EVER, Cached, answer, cached
from gospoda.server.base.http_errors import LOOKED_AT, AnyRequest
from gospoda.server.base.refusals import Refused, StorageFailure, refused
from gospoda.server.records.deals_schema import DEAL
from gospoda.server.store.database import TABLE
from gospoda.server.tables.wiring import TablesWiring
from gospoda.server.web.static_folder import FOLDER

WITHOUT_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gospoda</title>
<h1>Gospoda</h1>
<p>The server runs, but the browser client has not been built. In a checkout: <code>cd web &amp;&amp; npm ci &amp;&amp;
npm run build</code>; an installed package brings it along.</p>
<p>The interface for programs is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""
# The client's addresses: with a title, with the id of something stored, and those that need neither.
WITH_TITLE = ("new", "help", "gallery", "house", "pad", "statistics", "ladder")
WITH_ID = {"t": TABLE.c.id, "challenge": TABLE.c.id, "deal": DEAL.c.id}
NOT_BELOW = ("new", "pad", "ladder")  # alone, or with a title
ALONE = {*NOT_BELOW, "tables", "friends", "credits", "settings", "import", "account", "sign-in", "status", "history"}
ALONE |= {"notices", "hours", "daily", "jael"}
BOARDS = "boards/"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
TYPES |= {".woff2": "font/woff2", ".svg": "image/svg+xml"}


def media_type(path: Path) -> str:
    """Returns the media type of a file."""
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


@cache
def known(path: Path, changed: int, size: int) -> Cached:
    """Returns a built file, cached until it changes: the client may be rebuilt while the server runs."""
    packed = path.with_name(f"{path.name}.br")
    return cached(path.read_bytes(), media_type(path), packed.read_bytes() if packed.is_file() else b"")


def file_answer(request: AnyRequest, path: Path, caching: str) -> Response[bytes]:
    """Returns a file, or 304 if the browser has it."""
    status = path.stat()
    return answer(request, known(path, status.st_mtime_ns, status.st_size), caching)


def built_file(name: str, folder: Path = FOLDER) -> Path | None:
    """Returns the built file of this name; None also for names that the system doesn't accept."""
    try:
        wanted = (folder / name).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


def board_file(name: str) -> Path | None:
    """Returns a file of the board in an installed package: `pedlars/board.js` is in its folder `board`."""
    game_id, _, inside = name.partition("/")
    if game_id not in game_ids():
        return None
    return built_file(inside, Path(game(game_id).folder()) / "board")


def page(request: AnyRequest, shell: str = "index", found: bool = True) -> Response[bytes]:
    """Returns the client's single page; `shell` names a variant that shows something before the client has loaded."""
    for name in (shell, "index"):
        if (file := FOLDER / f"{name}.html").is_file():
            if found:
                return file_answer(request, file, ASK_AGAIN)
            return Response(file.read_bytes(), status_code=404, media_type="text/html")
    return Response(WITHOUT_CLIENT.encode(), media_type="text/html", headers={"cache-control": ASK_AGAIN})


async def is_known(name: str, tables: TablesWiring) -> bool:
    """Returns whether an address of the client exists; web/src/lib/router.svelte.ts has the same addresses."""
    first, second, *_ = [*name.split("/"), "", ""]
    if first in WITH_ID and second:
        return await is_stored(WITH_ID[first], second, tables)
    if first in WITH_TITLE and second:
        return second in {title.id for title in games()}
    return first in ALONE and (first not in NOT_BELOW or not second)


async def is_stored(column: sa.Column[str], name: str, tables: TablesWiring) -> bool:
    """Returns whether there is such a table or deal; also if the database fails, as the client shows the problem."""
    query = sa.select(column).where(column == name)
    try:
        return await tables.storage.read(lambda connection: connection.execute(query).first()) is not None
    except (StorageFailure, Refused):
        return True


@route("/", http_method=LOOKED_AT, include_in_schema=False)
async def home(request: AnyRequest) -> Response[bytes]:
    """Returns the client's page."""
    return page(request, "home")


@route("/{path:path}", http_method=LOOKED_AT, include_in_schema=False)
async def other(request: AnyRequest, path: Path, tables: TablesWiring) -> Response[bytes]:
    """Returns a built file; any other address outside of `/api` gets the client's page, which reports wrong ones."""
    name = str(path).lstrip("/")
    if name.startswith("api/"):
        raise refused("refused-not-found", 404)
    wanted = board_file(name.removeprefix(BOARDS)) if name.startswith(BOARDS) else built_file(name)
    if wanted is not None:
        return file_answer(request, wanted, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    if "." in name.rsplit("/", 1)[-1] and "text/html" not in request.headers.get("accept", ""):
        raise refused("refused-not-found", 404)
    found = await is_known(name.strip("/"), tables)
    return page(request, "table" if found and name.startswith("t/") else "index", found)


ROUTES = Router("/", route_handlers=[home, other])
