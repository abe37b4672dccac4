"""The components as tables for the rules, indexed by the number of a good."""

from __future__ import annotations

from pathlib import Path

from gospoda.core.content import pack_folder
from gospoda.core.moves import Domain
from gospoda.example.packaged.cards import Cards

FOLDER = str(Path(__file__).parent)
CARDS = Cards(Path(FOLDER) / "content", pack_folder("pedlars"))
GOOD = Domain("good", [good.id for good in CARDS.goods])
PRICE = [good.price for good in CARDS.goods]
WORTH = [good.worth for good in CARDS.goods]
