"""Data sets of decisions as Parquet files: written while they grow, read back into NumPy.

rows = gospoda.research.dataset.load("games.parquet")
rows.observation[0], rows.move[0]
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from gospoda.core import registry
from gospoda.core.observing.observation import observer_of
from gospoda.research.common import BadDataset
from gospoda.research.extras import need
from gospoda.research.rows import Played, Recipe, Row

np = need("numpy", "research")
pa = need("pyarrow", "research")
pq = need("pyarrow.parquet", "research")

RECIPE = b"gospoda"  # the key of the recipe in the metadata of a file
PART = ".parts"  # suffix of the folder with the finished games, next to a file that is not complete yet


def schema(recipe: Recipe) -> Any:
    """Returns the columns, with the recipe and the names of the observation's parts as metadata."""
    scheme = observer_of(registry.game(recipe.game), recipe.seats).scheme
    about = {
        "recipe": msgspec.to_builtins(recipe),
        "width": scheme.width,
        "numbers": scheme.numbers,
        "moves": registry.game(recipe.game).moves.size,
        "parts": [{"name": part.name, "first": part.first, "size": part.size} for part in scheme.parts()],
    }
    columns = [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("active", pa.list_(pa.int32())),
        ("numbers", pa.list_(pa.float32())),
        ("legal", pa.list_(pa.int32())),
        ("move", pa.int32()),
        ("visits", pa.list_(pa.float32())),
        ("points", pa.int32()),
        ("win", pa.float32()),
    ]
    return pa.schema(columns, {RECIPE: json.dumps(about).encode()})


def as_table(rows: Iterable[Row], form: Any) -> Any:
    """Returns rows as an Arrow table."""
    data = list(rows)
    return pa.table({name: [getattr(row, name) for row in data] for name in form.names}, schema=form)


class Growing:
    """A data set in progress: finished games are kept in separate files until all are there.

    The same command with the same file continues where it left off, even after a crash.
    """

    def __init__(self, path: Path, recipe: Recipe) -> None:
        self.path = path
        self.recipe = recipe
        self.form = schema(recipe)
        self.folder = path.with_name(path.name + PART)
        if path.exists():
            self._refuse_other(path)
        self.complete = path.exists()
        self.done: set[int] = set()
        if not self.complete:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._read()

    def _refuse_other(self, path: Path) -> None:
        found, wanted = about(path), json.loads(self.form.metadata[RECIPE])
        if found["recipe"] != wanted["recipe"]:
            raise BadDataset(f"{path} holds another data set; name another file or ask for the same one")
        if found != wanted:
            raise BadDataset(f"{path} was observed by another version of gospoda; name another file")

    def _read(self) -> None:
        for part in sorted(self.folder.glob("*.parquet")):
            self._refuse_other(part)
            self.done.add(int(part.stem))

    def add(self, played: Played) -> None:
        """Writes a finished game; a file gets its name once it is complete."""
        final = self.folder / f"{played.number:08}.parquet"
        part = final.with_suffix(".part")
        pq.write_table(as_table(played.rows, self.form), part)
        os.replace(part, final)
        self.done.add(played.number)

    def rows(self) -> int:
        """Returns how many rows are on disk, complete or not."""
        files = [self.path] if self.complete else sorted(self.folder.glob("*.parquet"))
        return sum(pq.read_metadata(file).num_rows for file in files)

    def finish(self) -> int:
        """Joins all games into the file, in order; returns the number of rows."""
        part = self.path.with_name(f".{self.path.name}.part")
        rows = 0
        with pq.ParquetWriter(part, self.form, compression="zstd") as writer:
            for piece in sorted(self.folder.glob("*.parquet")):
                table = pq.read_table(piece)
                rows += table.num_rows
                writer.write_table(table)
        os.replace(part, self.path)
        for piece in self.folder.iterdir():
            piece.unlink()
        self.folder.rmdir()
        self.complete = True
        return rows


def write(path: Path, recipe: Recipe, played: Iterable[Played]) -> int:
    """Writes a whole data set at once; returns the number of rows."""
    growing = Growing(path, recipe)
    for one in played:
        growing.add(one)
    return growing.finish()


def about(path: Path) -> dict[str, Any]:
    """Returns what a data set says about itself."""
    try:
        found = pq.read_schema(path).metadata or {}
    except OSError as problem:
        raise BadDataset(f"{path} cannot be read: {problem.strerror or problem}") from None
    except pa.ArrowException as problem:
        raise BadDataset(f"{path} is no Parquet file: {str(problem).splitlines()[0]}") from None
    if RECIPE not in found:
        raise BadDataset(f"{path} is a Parquet file, but no data set of gospoda")
    told: dict[str, Any] = json.loads(found[RECIPE])
    return told


class Rows:
    """A data set in memory. What is sparse in the file is dense here: `observation`, `mask` and `visits` by row."""

    def __init__(self, path: Path) -> None:
        self.about = about(path)
        table = pq.read_table(path)
        self.game, self.step, self.seat = (table[name].to_numpy() for name in ("game", "step", "seat"))
        self.player = np.array(table["player"].to_pylist(), dtype=object)
        self.move, self.points, self.win = (table[name].to_numpy() for name in ("move", "points", "win"))
        width, count = self.about["width"], self.about["numbers"]
        self.observation = np.zeros((len(table), width + count), np.float32)
        rows, active = pairs(table["active"])
        self.observation[rows, active] = 1.0
        self.observation[:, width:] = pairs(table["numbers"])[1].reshape(len(table), count)
        self.mask = np.zeros((len(table), self.about["moves"]), np.int8)
        self.visits = np.zeros((len(table), self.about["moves"]), np.float32)
        rows, legal = pairs(table["legal"])
        self.mask[rows, legal] = 1
        self._spread_visits(table, rows, legal)

    def _spread_visits(self, table: Any, rows: Any, legal: Any) -> None:
        """Spreads the shares, which are in the order of the legal moves, or missing."""
        lengths = np.diff(offsets(table["legal"]))
        searched = np.repeat(np.diff(offsets(table["visits"])) > 0, lengths)
        self.visits[rows[searched], legal[searched]] = pairs(table["visits"])[1]

    def __len__(self) -> int:
        return len(self.move)


def offsets(column: Any) -> Any:
    """Returns where the list of each row begins, and where the last one ends."""
    joined = column.combine_chunks()
    found = joined.offsets.to_numpy()
    return found - found[0]


def pairs(column: Any) -> tuple[Any, Any]:
    """Returns a column of lists as two long arrays: the row, and the value."""
    joined = column.combine_chunks()
    values = joined.flatten().to_numpy(zero_copy_only=False)
    return np.repeat(np.arange(len(joined)), np.diff(offsets(column))), values


def load(path: str | Path) -> Rows:
    """Reads a data set into NumPy arrays."""
    return Rows(Path(path))


def batches(path: str | Path, size: int = 4096) -> Iterator[Any]:
    """Yields a data set too large for memory as tables of `rows` rows."""
    about(Path(path))
    yield from pq.ParquetFile(path).iter_batches(size)
