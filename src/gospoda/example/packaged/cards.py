"""The shape of the content files, and their checks."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from gospoda.core.content import Content, Names, check


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    """Something the pedlars sell."""

    id: str
    price: int
    worth: int
    names: Names


class Cards:
    """All components; a content pack may replace some or add more."""

    def __init__(self, folder: Path, pack: Path | None) -> None:
        content = Content(folder, pack)
        self.goods = content.entries("goods.toml", "good", Good)
        self.digest = content.digest()
        self.kinds = content.kinds
        self.tables = content.tables
        self.names = content.names
        check(len(self.goods) >= 8, "goods.toml", "there must be at least eight goods")
        for good in self.goods:
            check(good.price >= 0, f"goods.toml, entry {good.id!r}", "a price cannot be negative")
