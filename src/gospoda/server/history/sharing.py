"""Sharing a finished game: who played, the points and where they came from, as a picture and in words."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.core.registry import UnknownGame, game
from gospoda.core.words import Words
from gospoda.server.base.cached import Cached, cached
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.sealing import Seal
from gospoda.server.members.membership import is_guest
from gospoda.server.notices.notice_texts import game_name, sent_words
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import LinksData
from gospoda.server.records.schema import RESULT, RESULT_SEAT
from gospoda.server.store.database import MEMBER, TABLE
from gospoda.server.tables.hosting import belonging
from gospoda.server.tables.room import Room

SOMEBODY = "somebody"  # a player who has deleted their account
WIDE, HIGH = 1200, 630  # what link previews expect
MARGIN = 60
FIRST = 190  # where the rows begin
NAME, BAR = 320, 620  # widths
BESIDE, NAME_BESIDE, BAR_BESIDE = 400, 270, 320  # and those of the points beside a board
COLOURS = ("#c8553d", "#588b8b", "#e0a030", "#6a4c93", "#4f7d3a", "#d4899b", "#3d5a80", "#8d6e4a", "#a23b72", "#7a8b99")
INK, PAPER, WOOD, GOLD = "#33210f", "#fbf3df", "#3a2416", "#e8b04a"
KEPT = 256  # pictures in memory
KEY_SIGNS = 32
FAMILY = "Atkinson Hyperlegible Next"  # the client's font; a page that shows the picture loads it
WITHDRAWN = "-"  # the link was withdrawn


class SharedSeat(Struct, frozen=True):
    """A seat of a finished game, in words."""

    name: str
    points: int
    won: bool
    sources: tuple[tuple[str, int], ...]
    """Categories of the score sheet with their points."""
    seat: int = 0


class Shared(Struct, frozen=True):
    """A finished game, in words."""

    table: str
    lang: str
    game: str
    title: str
    seats: tuple[SharedSeat, ...]
    """Best first."""
    public: bool
    """Whether everybody may see the table."""
    board: str = ""
    """The final position as an SVG fragment, see `render.miniature`."""


def share_key(seal: Seal, table: str, share: str) -> str:
    """Returns the key in a shared link to a finished game: whoever has it may look at that game.

    It is derived from the server's key and the table's `share`: empty at first, a salt once the link was renewed.
    A withdrawn link has no key.
    """
    if share == WITHDRAWN:
        return ""
    return seal.hashed(f"share/{table}/{share}" if share else f"share/{table}")[:KEY_SIGNS]


def may_share(room: Room, guest: str) -> bool:
    """Returns whether a guest may share the game: its players and the host may."""
    return guest in belonging(room)


async def change_link(room: Room, requester: Requester, share: str) -> None:
    """Renews or withdraws the link. The old one stops working, and its spectators are out."""
    if not may_share(room, requester.id) or room.setup.access == "open":
        raise refused("refused-not-yours-to-share", 403)

    def make() -> Draft:
        links = LinksData(room.setup.invites, room.setup.watch, belonging(room), share)
        return Draft(room.next_entry(links), room.status)

    await room.commit(make)


def shared(connection: Connection, table: str, guest: str, lang: str, opened: bool) -> Shared | None:
    """Returns a finished game for somebody who may see its table, or with `opened` for anybody; None otherwise."""
    result = connection.execute(sa.select(RESULT).where(RESULT.c.table_id == table)).first()
    access = connection.execute(sa.select(TABLE.c.access).where(TABLE.c.id == table)).scalar_one_or_none()
    if result is None or access is None:
        return None
    here = sa.select(MEMBER.c.put_out).where(MEMBER.c.table_id == table, MEMBER.c.guest == guest)
    put_out = connection.execute(here).scalar_one_or_none() if guest else None
    if put_out or (access != "open" and put_out is None and not opened):
        return None
    query = sa.select(RESULT_SEAT, is_guest(RESULT_SEAT.c.guest).label("unknown"))
    query = query.where(RESULT_SEAT.c.table_id == table)
    order = (RESULT_SEAT.c.place, RESULT_SEAT.c.points.desc(), RESULT_SEAT.c.seat)
    words = words_of(result.game, lang)
    seats = []
    for row in connection.execute(query.order_by(*order)):
        sources = msgspec.json.decode(row.categories, type=dict[str, int])
        told = tuple((category_name(words, key), points) for key, points in sources.items() if points)
        name = seat_name(words, row.name, row.bot)
        name = sent_words(lang).text("share-guest", name=name) if row.unknown and not row.bot else name
        seats.append(SharedSeat(name, row.points, row.won, told, row.seat))
    return Shared(table, lang, game_name(result.game, lang), result.title, tuple(seats), access == "open")


@cache
def words_of(game_id: str, lang: str) -> Words:
    """Returns the words of a title, or those of the core if the title isn't installed any more."""
    try:
        return Words(game(game_id), lang)
    except UnknownGame:
        return Words(None, lang)


def category_name(words: Words, key: str) -> str:
    """Returns the name of a category of the score sheet."""
    return words.text(f"category-{key}") if words.has(f"category-{key}") else key


def seat_name(words: Words, name: str, bot: str) -> str:
    """Returns the name of a seat, in the reader's language."""
    return words.sitter(sent_words(words.language).text("share-somebody") if name == SOMEBODY else name, bot)


def headline(told: Shared) -> str:
    """Returns the game and its winners."""
    winners = [seat.name for seat in told.seats if seat.won]
    words = sent_words(told.lang)
    if not winners:
        return words.text("share-nobody", game=told.game) if len(told.seats) > 1 else told.game
    return words.text("share-won", game=told.game, names=", ".join(winners), count=len(winners))


def result_line(told: Shared) -> str:
    """Returns all seats with their points."""
    return ", ".join(f"{seat.name} {seat.points}" for seat in told.seats)


# ---- the picture


@lru_cache(KEPT)
def picture(told: Shared) -> Cached:
    """Returns the final table as an SVG picture, drawn and compressed once."""
    return cached(drawing(told).encode(), "image/svg+xml")


def drawing(told: Shared) -> str:
    """Returns the final table as SVG."""
    rows = "".join(row_of(told, number) for number in range(len(told.seats)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        f'font-family="{FAMILY}, Georgia, serif" role="img"><title>{escape(headline(told))}</title>'
        f"<desc>{escape(result_line(told))}</desc>"
        f'<rect width="{WIDE}" height="{HIGH}" fill="{WOOD}"/>'
        f'<rect x="24" y="24" width="{WIDE - 48}" height="{HIGH - 48}" rx="18" fill="{PAPER}"/>'
        f"{line(MARGIN, 100, 52, told.game, 'bold')}{line(MARGIN, 146, 30, shortened(told.title, 60))}"
        f"{line(WIDE - MARGIN, 100, 34, 'Gospoda', end=True)}{board(told)}{rows}{legend(told)}</svg>"
    )


def board(told: Shared) -> str:
    """Returns the final position for the left side, if there is a drawing of it."""
    return f'<g transform="translate({MARGIN} {FIRST - 5})">{told.board}</g>' if told.board else ""


def left_of(told: Shared) -> int:
    """Returns where the points begin: beside the board, if it is drawn."""
    return MARGIN + BESIDE if told.board else MARGIN


def row_of(told: Shared, number: int) -> str:
    """Returns one seat: name, a bar of its points by source, and the total."""
    seat, pitch, left = told.seats[number], row_pitch(told), left_of(told)
    name, bar = (NAME_BESIDE, BAR_BESIDE) if told.board else (NAME, BAR)
    top = FIRST + number * pitch
    high = int(pitch * 0.6)
    base = top + high * 0.78
    most = max([1, *[sum(max(0, points) for _, points in one.sources) for one in told.seats]])
    parts, x = [], float(left + name)
    for source, points in seat.sources:
        if points > 0:
            wide = bar * points / most
            size = f'y="{top}" width="{wide:.1f}" height="{high}"'
            parts.append(f'<rect x="{x:.1f}" {size} fill="{colour(told, source)}"/>')
            x += wide
    place = f'cx="{left + 12}" cy="{top + high / 2:.0f}" r="12"'
    mark = f'<circle {place} fill="{GOLD}" stroke="{INK}"/>' if seat.won else ""
    weight = "bold" if seat.won else "normal"
    called = line(left + 36, base, 30 if not told.board else 26, shortened(seat.name, 17), weight)
    return mark + called + "".join(parts) + line(WIDE - MARGIN, base, 34, str(seat.points), "bold", end=True)


def row_pitch(told: Shared) -> int:
    """Returns the distance between rows, so that all fit above the legend."""
    return min(74, 300 // max(1, len(told.seats)))


def names_of(told: Shared) -> list[str]:
    """Returns all sources of points, in the order of appearance."""
    return list(dict.fromkeys(name for seat in told.seats for name, points in seat.sources if points > 0))


def colour(told: Shared, name: str) -> str:
    """Returns the colour of a source."""
    return COLOURS[names_of(told).index(name) % len(COLOURS)]


def legend(told: Shared) -> str:
    """Returns the legend of the colours in up to three columns, or two beside a board."""
    parts, columns, left = [], 2 if told.board else 3, left_of(told)
    for number, name in enumerate(names_of(told)[: 4 * columns]):
        x, y = left + number % columns * (330 if told.board else 365), 512 + number // columns * 26
        parts.append(f'<rect x="{x}" y="{y - 16}" width="18" height="18" fill="{colour(told, name)}"/>')
        parts.append(line(x + 28, y, 21, shortened(name, 32)))
    return "".join(parts)


def line(x: float, y: float, size: int, text: str, weight: str = "normal", end: bool = False) -> str:
    """Returns a line of text, right-aligned with `end`."""
    anchor = ' text-anchor="end"' if end else ""
    place = f'x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-weight="{weight}" fill="{INK}"{anchor}'
    return f"<text {place}>{escape(text)}</text>" if text else ""


def shortened(text: str, most: int) -> str:
    """Returns the text cut to at most `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
