"""Notices as sentences, in the member's language."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from importlib.resources import files

from babel.dates import format_datetime
from msgspec import Struct

from gospoda.core.registry import UnknownGame, game
from gospoda.core.words import Words, resource, title_names
from gospoda.server.notices.bodies import Notice, TableWaits
from gospoda.server.notices.notice_times import zone_of
from gospoda.server.notices.notice_turns import Turn

# for one turn, for several, for a seat that waits
NOTICE = ("notice-one", "notice-many", "notice-invited")
# No weekday: after "since" it would need a grammatical case in Polish and Czech that calendar data lacks.
MOMENTS = {"en": "d MMMM, HH:mm", "pl": "d MMMM, HH:mm", "cs": "d. MMMM, HH:mm"}
SUBJECT = ("mail-subject-one", "mail-subject-many", "mail-subject-invited")


class Reader(Struct, frozen=True):
    """The reader of a notice: their language, time zone, and the address at which they use the inn."""

    lang: str
    zone: str
    origin: str
    name: str = ""
    stop: str = ""
    """The address that ends these mails, for mail programs."""


class Mail(Struct, frozen=True):
    """A mail: plain text with one link, which signs nobody in."""

    subject: str
    text: str
    stop: str = ""


@cache
def sent_words(lang: str) -> Words:
    """Returns the words of mails, notices and shared pages."""
    words = Words(None, lang)
    words.bundle.add_resource(resource(str(files("gospoda.server.notices") / "sent_words" / f"{words.language}.ftl")))
    return words


@cache
def game_name(game_id: str, lang: str) -> str:
    """Returns the name of a title in a language."""
    try:
        return title_names(game(game_id)).get(lang) or game(game_id).title
    except UnknownGame:
        return game_id


def table_name(turn: Turn, lang: str) -> str:
    """Returns what a table is called: its own name and its game, or only the game."""
    played = game_name(turn.game, lang)
    return sent_words(lang).text("notice-table-named", table=turn.title, game=played) if turn.title else played


def link_of(turns: list[Turn], origin: str) -> str:
    """Returns where a notice leads: to the one table, or to the member's list."""
    return f"{origin}/t/{turns[0].table}" if len(turns) == 1 else f"{origin}/tables"


def notice_of(turns: list[Turn], reader: Reader) -> Notice:
    """Returns a notice of these turns; without turns a test notification."""
    words = sent_words(reader.lang)
    if not turns:
        return Notice("test", words.text("notice-test"), f"{reader.origin}/notices", [])
    own = [turn for turn in turns if not turn.host]
    sentences = [sentence(NOTICE, own, reader.lang)] if own else []
    sentences += [sentence(NOTICE, [turn], reader.lang) for turn in turns if turn.host]
    waits = [TableWaits(t.table, t.game, t.title, t.since, link_of([t], reader.origin), t.host) for t in turns]
    return Notice("your-turn" if own else "invitation", " ".join(sentences), link_of(turns, reader.origin), waits)


def sentence(kinds: tuple[str, str, str], turns: list[Turn], lang: str) -> str:
    """Returns the sentence that it is the member's turn at these tables, or that a seat waits at the first one."""
    one, many, invited = kinds
    words, table = sent_words(lang), table_name(turns[0], lang)
    if turns[0].host:
        return words.text(invited, table=table, name=turns[0].host)
    return words.text(one, table=table) if len(turns) == 1 else words.text(many, count=len(turns))


def mail_of(turns: list[Turn], reader: Reader) -> Mail:
    """Returns a mail about these turns; without turns a test mail."""
    words, notice = sent_words(reader.lang), notice_of(turns, reader)
    own = [turn for turn in turns if not turn.host]
    subject = sentence(SUBJECT, own or turns, reader.lang) if turns else words.text("mail-subject-test")
    listed = [f"- {since_line(turn, reader)}" for turn in turns]
    parts = [words.text("mail-hello", name=reader.name), notice.text, "\n".join(listed)]
    parts += [f"{words.text('mail-go')}\n{notice.url}" if turns else notice.url, words.text("mail-end")]
    return Mail(one_line(subject), "\n\n".join(part for part in parts if part) + "\n", reader.stop)


def since_line(turn: Turn, reader: Reader) -> str:
    """Returns a table and since when it waits, in the member's time zone."""
    since = moment(turn.since, reader)
    return sent_words(reader.lang).text("mail-since", table=table_name(turn, reader.lang), since=since)


def moment(at: float, reader: Reader) -> str:
    """Returns a day and time as people write them: "17 November, 18:05"."""
    there = datetime.fromtimestamp(at, zone_of(reader.zone))
    return str(format_datetime(there, MOMENTS[reader.lang], locale=reader.lang))


def code_mail(code: str, reader: Reader) -> Mail:
    """Returns the mail that asks to confirm an address."""
    words = sent_words(reader.lang)
    parts = [words.text("mail-hello", name=reader.name), words.text("mail-code"), f"    {code}"]
    parts += [f"{words.text('mail-code-go')}\n{reader.origin}/notices", words.text("mail-code-valid")]
    return Mail(one_line(words.text("mail-code-subject", code=code)), "\n\n".join(parts) + "\n")


def one_line(text: str) -> str:
    """Returns the text without line breaks, for a mail header."""
    return " ".join(text.split())
