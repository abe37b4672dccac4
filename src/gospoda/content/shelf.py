"""Content packs kept by their digest, so that a game goes on with the values it was begun with.

Owners change their packs from time to time. The pack a table was set up with is therefore copied first, into
a folder for each title and digest: `<shelf>/<title>-<digest>/<name of the pack>/<title>/*.toml`. A folder
without a pack means the package's own values.
"""

from __future__ import annotations

import secrets
import shutil
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from gospoda.core.content import ContentError
from gospoda.core.game import Game

REMEMBERED = 256  # digests of pack versions; each version is read once


class Version(Struct, frozen=True):
    """One version of a title's components: a pack with the digest of all values, or no pack."""

    name: str
    content: str
    pack: Path | None


def has_content(title: Game) -> bool:
    """Returns whether there are component files that a pack can change."""
    return title.content_digest() != ""


def stamp(folder: Path) -> str:
    """Returns a stamp that changes whenever something was written to a folder of content files."""
    return " ".join(f"{file.name} {file.stat().st_mtime_ns}" for file in sorted(folder.glob("*.toml")))


@lru_cache(REMEMBERED)
def _version(title: Game, pack: Path | None, _stamp: str) -> Version | None:
    try:
        if pack is None:
            return Version("", title.digest_with(""), None)
        return Version(pack.name, title.digest_with(str(pack / title.id)), pack)
    except ContentError:
        return None


def version_of(title: Game, pack: Path | None) -> Version | None:
    """Returns a title with a pack as its files are now; None if the pack is unusable or doesn't change the title."""
    if not has_content(title):
        return None
    written = "" if pack is None else stamp(pack / title.id)
    return None if pack is not None and not written else _version(title, pack, written)


class Shelf:
    """A folder of kept versions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _place(self, game_id: str, content: str) -> Path:
        return self.folder / f"{game_id}-{content}"

    def keep(self, title: Game, version: Version) -> None:
        """Keeps the files of a version: copies them aside first, then moves the whole into place."""
        place = self._place(title.id, version.content)
        if place.is_dir():
            return
        aside = self.folder / f".{secrets.token_hex(6)}"
        aside.mkdir(mode=0o700, parents=True)
        if version.pack is not None:
            inside = aside / version.name / title.id
            inside.mkdir(parents=True)
            for file in sorted((version.pack / title.id).glob("*.toml")):
                shutil.copyfile(file, inside / file.name)
            if title.digest_with(str(inside)) != version.content:
                shutil.rmtree(aside)
                raise ContentError(f"the pack {version.name} has changed while it was read")
        try:
            aside.rename(place)
        except OSError:  # another process was faster
            shutil.rmtree(aside)

    def find(self, game_id: str, content: str) -> Version | None:
        """Returns a kept version."""
        place = self._place(game_id, content)
        if not content.isalnum() or not place.is_dir():
            return None
        pack = next((one for one in sorted(place.iterdir()) if one.is_dir()), None)
        return Version("" if pack is None else pack.name, content, pack)

    def content(self) -> dict[str, dict[str, bytes]]:
        """Returns everything kept: the files of each version, by its folder."""
        found: dict[str, dict[str, bytes]] = {}
        for place in sorted(self.folder.glob("*-*")) if self.folder.is_dir() else []:
            files = [file for file in sorted(place.rglob("*.toml")) if file.is_file()]
            found[place.name] = {file.relative_to(place).as_posix(): file.read_bytes() for file in files}
        return found

    def put_back(self, name: str, files: dict[str, bytes]) -> None:
        """Keeps a version that was read from another shelf."""
        place, aside = self.folder / name, self.folder / f".{secrets.token_hex(6)}"
        if place.parent != self.folder or place.is_dir():
            return
        aside.mkdir(mode=0o700, parents=True)
        for path, content in files.items():
            file = aside / path
            if not file.resolve().is_relative_to(aside.resolve()):
                raise ContentError(f"{path} leads out of the pack")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        aside.rename(place)

    def is_empty(self) -> bool:
        """Returns whether nothing is kept."""
        return not self.folder.is_dir() or not any(self.folder.glob("*-*"))
