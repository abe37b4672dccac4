"""Determines which components a table uses, and which process has them.

The engine reads its components once, so each process plays a title with one version of them. A table set up with
another version (a content pack, an older version of it, or none) is played in a separate process that has it.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from sqlalchemy.engine import make_url

from gospoda.content.shelf import Shelf, Version, version_of
from gospoda.core.content import PACK_VARIABLE
from gospoda.core.game import Game
from gospoda.core.registry import UnknownGame, game, games
from gospoda.server.base.settings import Settings


def shelf_folder(database: str) -> Path:
    """Returns the folder for versions of packs: beside SQLite's file, else in the user's data folder."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return Path(url.database + ".packs")
    return Path(platformdirs.user_data_dir("gospoda", appauthor=False)) / "packs"


def packs_given(settings: Settings) -> list[Path]:
    """Returns the packs this inn offers, the one in use first."""
    used = os.environ.get(PACK_VARIABLE)
    given = [Path(used)] if used else []
    return list(dict.fromkeys([*given, *[Path(pack) for pack in settings.packs]]))


class Placing:
    """Knows the versions of components used by tables here."""

    def __init__(self, settings: Settings) -> None:
        self.beside = settings.beside
        self.shelf = Shelf(shelf_folder(settings.database_url()))
        self.packs = packs_given(settings)

    def needed(self) -> bool:
        """Whether tables may exist with components other than this process's."""
        return not self.beside and (bool(self.packs) or not self.shelf.is_empty())

    def keep_own(self) -> None:
        """Stores the components of this process before an owner changes them."""
        if not self.packs:
            return
        for title in [game(self.beside.partition(" ")[0])] if self.beside else games():
            for version in self.offers(title):
                if version.content == title.content_digest():
                    self.shelf.keep(title, version)

    def offers(self, title: Game) -> list[Version]:
        """Returns the versions a new table can choose; empty if there is no choice.

        The default is first: the pack in use as it is now, or no pack.
        """
        used = os.environ.get(PACK_VARIABLE, "")
        wanted = [*self.packs, None] if used else [None, *self.packs]
        found = [version for version in (version_of(title, pack) for pack in wanted) if version is not None]
        return found if len(found) > 1 else []

    def usual(self, game_id: str) -> str:
        """Returns the digest of the default version for a new table."""
        try:
            offers = self.offers(game(game_id))
        except UnknownGame:
            return ""
        return offers[0].content if offers else ""

    def version(self, game_id: str, content: str) -> Version | None:
        """Returns a version that is stored or on offer."""
        try:
            title = game(game_id)
        except UnknownGame:
            return None
        offered = next((one for one in self.offers(title) if one.content == content), None)
        if offered is not None:
            self.shelf.keep(title, offered)
        return self.shelf.find(game_id, content)

    def elsewhere(self, game_id: str, content: str) -> Version | None:
        """Returns the version of a table that isn't played in this process; None for one that is."""
        if self.beside or not content:
            return None
        try:
            own = game(game_id).content_digest()
        except UnknownGame:
            return None
        return None if content == own else self.version(game_id, content)

    def is_here(self, game_id: str, content: str) -> bool:
        """Whether a table is played in this process."""
        if not self.beside:
            return self.elsewhere(game_id, content) is None
        title, _, digest = self.beside.partition(" ")
        return game_id == title and content in (digest, game(title).content_digest())
