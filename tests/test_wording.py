"""Sentences that confused players: the old ones stay gone, and the new ones exist in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from gospoda.core import registry
from gospoda.core.words import LANGUAGES, title_names

ROOT = Path(__file__).parent.parent
SOURCES = (ROOT / "src" / "gospoda", ROOT / "web" / "src")

OLD = {
    "en": [
        r"I have done that already",
        r"Keep my name",
        r"How the inn is",
        r"Memory of the games",
        r"Tell me here no more",
        r"notice for trial",
        r"\bhead x-gospoda",
        r"\b[Ff]or who\b",
        r"so (much|long) for (the game|each turn)",
        r"All of them:",
        r"[Oo]f guests from one address",
        r"being looked after",
        r"takes florins, ",
        r"(chamber|die|vassal) (laid|placed): ",
        r"Purchases in a Market turn:",
        r"^[Nn]ow shows",
        r"Skill or pass",
        r"to lead: ",
        r"occupied, for riders only",
        r"This move is not possible now",
        r"\bEdge r\d",
        r"R / 1 / \*",
        r"paid for having none",
        r"^somebody\b",
    ],
    "pl": [
        r"Na żywo",
        r"ale niczego zmieniać",
        r"\b[Ll]ist(u|owi|em|ów|om|ami|ach)\b",
        r"\b([Ww]yłącz|dostawać|wysyłamy) listy\b",
        r"\b[Ll]ist z kodem",
        r"ma miejsce$",
        r"Zakończ znajomość",
        r"\bflore\w+ \(?\{ \$(florins|count|amount) \}",
        r"\bdołóż florenów: ",
        r"^Poznaj$",
        r"^ktoś\b",
    ],
    "cs": [
        r"Naživo",
        r"ale nic měnit",
        r"\b[Dd]opis",
        r"^Poznat$",
        r"\bmá body: ",
        r"\bpřidej florinů: ",
        r"\bteraz\b",  # Slovak
        r"^někdo\b",
    ],
}

HABITS = [
    r"\bthe own\b",
    r"\b(is|are|was|were|be|been) told\b",
    r"\bstands?\b",
    r"\bso (many|much|long)\b",
    r"\b(is|are|was|were) looked\b",
    r"\blooked (at|after)\b",
    r"(?<![Tt]here) is no (?!longer)",
    r"\b(of|for|to|with) who\b",
    r"\bthe door is\b",
]

# Words that no good sentence in the manual needs
PROSE = [
    r"\bthe own\b",
    r"\b(is|are|was|were|be|been) told\b",
    r"\b(is|are|was|were) looked\b",
    r"\bfor ever\b",
    r"(^|[.:;] )Who (is|has|comes|takes|took|passes|uses|responds|wants)\b[^?]*$",
]

# In an interface, Polish writes "ty" in lower case, except at the start of a sentence.
POLITE = re.compile(r"[\w,:;}(–] (Ty|Tobą|Tobie|Twój|Twoj\w+|Twoich|Twoim\w*|Ciebie|Cię|Ci)\b")


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def messages(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Returns the message ids of a file with the lines of each pattern. Each selector branch counts as a line."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            written = FluentSerializer().serialize_entry(entry).removeprefix(f"{entry.id.name} =")
            yield entry.id.name, [re.sub(r"^\*?\[\w+\] ", "", line.strip()) for line in written.splitlines()]


@cache
def lines(language: str) -> list[tuple[str, str]]:
    """Returns every interface line of a language with its location."""
    found: list[tuple[str, str]] = []
    for folder in SOURCES:
        for path in sorted(folder.rglob(f"{language}*.ftl")):
            found += [(f"{place(path)}: {key}", line) for key, texts in messages(path) for line in texts if line]
    return found


def helps(language: str) -> list[tuple[str, str]]:
    pages = sorted((SOURCES[0] / "games").rglob(f"help/{language}.md"))
    return [(place(path), line) for path in pages for line in path.read_text("utf-8").splitlines()]


def manual() -> list[tuple[str, str]]:
    """Returns the lines of the manual. Rules pages keep their games' words, the lab those of its tables."""
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "reference").glob("*.md"), ROOT / "CHANGELOG.md"]
    return [(place(path), line) for path in sorted(pages) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_old_sentences_stay_away(language: str) -> None:
    written = [*lines(language), *helps(language)]
    assert len(written) > 1500
    for pattern in OLD[language]:
        assert [f"{where}: {line}" for where, line in written if re.search(pattern, line)] == [], pattern


@pytest.mark.parametrize("pattern", HABITS)
def test_english_does_not_sound_translated(pattern: str) -> None:
    written = [*lines("en"), *helps("en")]
    assert [f"{where}: {line}" for where, line in written if re.search(pattern, line)] == []


@pytest.mark.parametrize("pattern", PROSE)
def test_the_manual_does_not_sound_translated(pattern: str) -> None:
    written = manual()
    assert len(written) > 1000
    assert [f"{where}: {line}" for where, line in written if re.search(pattern, line)] == []


def test_polish_says_ty_without_a_capital() -> None:
    """Mail subjects used to say `Twoja kolej` where every page said `twoja`."""
    assert [f"{where}: {line}" for where, line in lines("pl") if POLITE.search(line)] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("en", "Look, what is told"), ("pl", "Wyślij listem"), ("cs", "Dopis s kódem")],
)
def test_the_patterns_find_what_they_forbid(language: str, wrong: str) -> None:
    patterns = HABITS if language == "en" else OLD[language]
    assert any(re.search(pattern, wrong) for pattern in patterns)
    assert POLITE.search("Gospoda: Twoja kolej")
    assert not POLITE.search("Nie teraz. Twoja kolej")


@cache
def bundle(folder: str, language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text("utf-8")))
    return words


def said(folder: str, language: str, key: str, **args: str | int) -> str:
    words = bundle(folder, language)
    pattern = words.get_message(key).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, args)
    assert not errors
    return str(text)


PAGES = "web/src/pages/{}/locale"
INTERFACE = "web/src/locale"
SENT = "src/gospoda/server/notices/sent_words"


@pytest.mark.parametrize(
    ("folder", "key", "english", "polish", "czech"),
    [
        (PAGES.format("account"), "keep-known", "Sign in", "Zaloguj się", "Přihlásit se"),
        (
            PAGES.format("account"),
            "keep-codes",
            "Create an account (no password)",
            "Załóż konto (bez hasła)",
            "Založit účet (bez hesla)",
        ),
        (INTERFACE, "status-title", "Status", "Stan", "Stav"),
        (PAGES.format("status"), "status-database", "Database", "Baza danych", "Databáze"),
        (PAGES.format("status"), "status-disk-ok", "free space available", "jest wolne miejsce", "je volné místo"),
        (
            PAGES.format("status"),
            "status-read-only",
            "Maintenance: read-only for now.",
            "Trwa konserwacja: można patrzeć, ale niczego nie można zmieniać.",
            "Probíhá údržba: dá se dívat, ale nic nejde změnit.",
        ),
        (
            PAGES.format("notices"),
            "channel-remove",
            "Turn off notifications here",
            "Wyłącz powiadomienia tutaj",
            "Vypnout upozornění tady",
        ),
        (
            PAGES.format("notices"),
            "notice-trial",
            "Send a test notification",
            "Wyślij powiadomienie testowe",
            "Poslat zkušební upozornění",
        ),
        (
            INTERFACE,
            "clock-late-bot",
            "If you run out of time, a bot plays until you return.",
            "Gdy skończy ci się czas, do twojego powrotu gra bot.",
            "Když ti dojde čas, do tvého návratu hraje bot.",
        ),
        (
            INTERFACE,
            "clock-kind-live",
            "Live: total time per player",
            "Przy stole: łączny czas gracza",
            "U stolu: celkový čas hráče",
        ),
        (
            INTERFACE,
            "clock-kind-turns",
            "Correspondence: time per turn",
            "Korespondencyjnie: czas na turę",
            "Korespondenčně: čas na tah",
        ),
        (INTERFACE, "real-short", "Real table", "Przy stole", "U stolu"),
        (INTERFACE, "learn", "Learn", "Jak grać", "Jak hrát"),
        (INTERFACE, "guest", "Guest", "Gość", "Host"),
        (PAGES.format("friends"), "friends-end", "Remove friend", "Usuń ze znajomych", "Odebrat z přátel"),
        (PAGES.format("history"), "history-any", "any", "dowolna", "jakákoli"),
        (PAGES.format("history"), "history-any-result", "any", "dowolny", "jakýkoli"),
        (SENT, "stop-do", "Stop the e-mails", "Wyłącz wiadomości", "Vypnout e-maily"),
        ("src/gospoda/server/locale", "somebody", "Somebody", "Ktoś", "Někdo"),
    ],
)
def test_the_new_sentences_are_there(folder: str, key: str, english: str, polish: str, czech: str) -> None:
    assert [said(folder, language, key) for language in ("en", "pl", "cs")] == [english, polish, czech]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offline_page_names_every_title_in_its_language(language: str) -> None:
    """It has no Fluent files; in Polish and Czech it once listed “Guilds”."""
    page = (ROOT / "web" / "public" / "offline.html").read_text("utf-8")
    section = page.partition(f'<section lang="{language}"')[2].partition("</section>")[0]
    listed = {
        path: name.strip()
        for name, pad, rules in re.findall(
            r'<li>([^<]+):\s*<a href="([^"]+)">.*?<a href="([^"]+)">', section, re.DOTALL
        )
        for path in (pad, rules)
    }
    folder = ROOT / "web" / "src" / "games"
    titles = [title for title in registry.games() if (folder / title.id / "cover").is_dir()]
    assert len(titles) >= 4
    names = {title.id: title_names(title)[language] for title in titles}
    assert listed == {f"/{page}/{title}": name for title, name in names.items() for page in ("pad", "help")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_notifications_have_one_name(language: str) -> None:
    """E-mails refer to a page by its name, and the Czech page used to have a different one."""
    name = said(INTERFACE, language, "notices")
    assert name in said(SENT, language, "mail-end")
    assert name in said(SENT, language, "stop-done")
    assert name != said(INTERFACE, language, "announcements")


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", {1: "1 more florin to lead", 2: "2 more florins to lead"}),
        (
            "pl",
            {
                1: "jeszcze 1 floren i prowadzisz",
                3: "jeszcze 3 floreny i prowadzisz",
                5: "jeszcze 5 florenów i prowadzisz",
                12: "jeszcze 12 florenów i prowadzisz",
            },
        ),
        (
            "cs",
            {
                1: "ještě 1 florin a povedeš",
                3: "ještě 3 floriny a povedeš",
                5: "ještě 5 florinů a povedeš",
            },
        ),
    ],
)
def test_florins_to_lead_are_declined(language: str, texts: dict[int, str]) -> None:
    told = {n: said("web/src/games/guilds/locale", language, "gd-need", florins=n) for n in texts}
    assert told == texts


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", {1: "zofia has 1 point", 5: "zofia has 5 points"}),
        ("pl", {1: "zofia ma 1 punkt", 3: "zofia ma 3 punkty", 5: "zofia ma 5 punktów"}),
        ("cs", {1: "zofia má 1 bod", 3: "zofia má 3 body", 5: "zofia má 5 bodů"}),
    ],
)
def test_points_are_declined(language: str, texts: dict[int, str]) -> None:
    for points, begin in texts.items():
        told = said(PAGES.format("daily"), language, "deal-challenge", name="zofia", points=points)
        assert told.startswith(f"{begin}.")
