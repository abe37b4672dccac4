"""HTTP: paged lists of tables."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from gospoda.server.base.cached import WORTH_PACKING
from gospoda.server.base.http_errors import GUEST, PUBLIC, AnyRequest
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.members.identity import token_of
from gospoda.server.members.membership import Members
from gospoda.server.tables import lists
from gospoda.server.tables.bodies import TablePage, TableSummary
from gospoda.server.tables.invitations import invitations
from gospoda.server.tables.lists import Listed, Page
from gospoda.server.tables.wiring import TablesWiring

Filter = Annotated[str, Parameter(max_length=40, pattern=r"^[^\x00]*$")]
After = Annotated[str, Parameter(max_length=80)]
Limit = Annotated[int, Parameter(ge=1, le=100)]
# Public lists only: in a person's own list, the compressed length would leak the secrets in it.
PACKED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=WORTH_PACKING, gzip_compress_level=5)
)


def summary(listed: Listed, guest: str, members: Members, sought: tuple[str, str] | None) -> TableSummary:
    """Returns a table as it appears in a list."""
    setup = listed.setup
    waiting = 0 if listed.status == "frozen" else listed.waiting  # such a table can only be looked at
    yours = [n for n, sitter in enumerate(setup.roster) if sitter.guest == guest and sitter.kind == "person"]
    return TableSummary(
        id=setup.id,
        game=setup.game,
        title=setup.title,
        mode=setup.mode,
        access=setup.access,
        status=listed.status,  # type: ignore[arg-type]
        seats=["" if sitter.kind == "open" else sitter.name for sitter in setup.roster],
        bots=[sitter.bot if sitter.kind == "bot" else "" for sitter in setup.roster],
        yours=yours,
        your_turn=any(waiting >> seat & 1 for seat in yours),
        handed=[
            n
            for n, sitter in enumerate(setup.roster)
            if guest and sitter.guest == guest and sitter.kind == "bot" and not sitter.out
        ],
        waiting=[seat for seat in range(len(setup.roster)) if waiting >> seat & 1],
        moves=listed.moves,
        created=setup.created,
        updated=listed.updated,
        rated=setup.rated,
        clock=setup.clock,
        language=sought[0] if sought else "",
        level=sought[1] if sought else "",
        progress=listed.progress,
        guests=[n for n, sitter in enumerate(setup.roster) if members.lack(sitter.guest)],
    )


def told(page: Page, guest: str, members: Members) -> TablePage:
    """Returns a page as a guest sees it."""
    return TablePage([summary(one, guest, members, page.sought.get(one.setup.id)) for one in page.tables], page.after)


@get("/api/tables", responses=PUBLIC, middleware=[PACKED])
async def open_tables(
    request: AnyRequest,
    tables: TablesWiring,
    after: After = "",
    limit: Limit = 50,
    game: Filter = "",
    seats: Annotated[int, Parameter(ge=0, le=7)] = 0,
    language: Filter = "",
    level: Filter = "",
    rated: bool | None = None,
    free: bool = False,
    clock: Filter = "",
) -> TablePage:
    """Lists tables that everybody may join or watch, latest first, also for people who haven't come in yet.

    `language` and `level` are those of the players a table looks for; `free`: only tables with a free seat;
    `clock`: live, turns or none.
    """
    requester = await tables.guests.by_token(token_of(request))
    tables.limits.check("list", requester.id if requester else address(request))
    place = lists.place_of(after)
    guest = requester.id if requester else ""
    wanted = lists.Wanted(guest, game, seats, language, level, rated, free, clock)
    found = await tables.storage.read(lambda read: lists.open_tables(read, place, limit, wanted))
    return told(found, requester.id if requester else "", tables.storage.members)


@get("/api/tables/mine", responses=GUEST)
async def my_tables(requester: Requester, tables: TablesWiring, after: After = "", limit: Limit = 50) -> TablePage:
    """Lists the requester's tables, latest first; the first page also has those that keep a seat for them."""
    tables.limits.check("list", requester.id)
    place = lists.place_of(after)

    def read(connection: Connection) -> TablePage:
        page = told(lists.tables_of(connection, requester.id, place, limit), requester.id, tables.storage.members)
        return page if place else replace(page, invitations=invitations(connection, requester.id))

    return await tables.storage.read(read)


HANDLERS = [open_tables, my_tables]
