"""Generates plain code that the compiler likes from a title's declarations.

`fields.py` gives `state_base.py`: the classes with `__init__`, `clone`, `piles` and `put_piles`. `moves.py` gives
`move_codes.py`: for each kind of move, its number from its parameters, and back. `agenda.py` gives
`frames.py`: the headings with the classes of their frames. `enums.py` gives `constants.py`: a constant for each name
that the rules number. All are checked in; `python -m gospoda.core.derive` rewrites them for all titles, or for the
packages named as arguments.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from types import ModuleType

from gospoda.core.agenda import NONE_USUAL, FrameField, Heading
from gospoda.core.fields import PILE, ROW_OF_PILES, Field, Record, Table
from gospoda.core.moves import Kind, MoveTable

STATE_BASE = "state_base.py"
MOVE_CODES = "move_codes.py"
FRAMES = "frames.py"
CONSTANTS = "constants.py"
WIDTH = 120
HEAD = '''# gospoda: compiled
"""{what}

Written by `python -m gospoda.core.derive` from `{source}.py`; not by hand.
"""

from __future__ import annotations
'''


# ---- the classes of a state


def state_base(package: str, table: Table) -> str:
    """Returns the source of the module with the player and the table."""
    used = " ".join(field.type + " " + field.start for field in [*table.fields, *table.player.fields])
    numbers = ["", "NO_NUMBERS: Final[list[int]] = []"] if "NO_NUMBERS" in used else []
    families = [f"{family.name}: Final = {family.number}" for family in table.families]
    empties = [f"{family.empty}: Final = face_down({family.name}, [])" for family in table.families]
    parts = [
        HEAD.format(what="The fields of a state, and how they are copied.", source="fields"),
        "from typing import Final",
        "",
        "from mypy_extensions import i64",
        "",
        "from gospoda.core.chance import Chance",
        "from gospoda.core.fields import census",
        "from gospoda.core.game import Game",
        "from gospoda.core.piles import Pile, face_down",
        "from gospoda.core.state import State",
        *[
            f"from {module} import {', '.join(sorted(names, key=by_kind))}"
            for module, names in sorted(table.uses.items())
        ],
        *(["", "# families of components that can lie face down", *families, *empties] if families else []),
        *numbers,
        *player_class(table.player),
        *table_class(package, table),
    ]
    return "\n".join(parts) + "\n"


def by_kind(name: str) -> tuple[bool, bool, str]:
    """Sort key: constants, then classes, then functions, as the formatter sorts imported names."""
    return not name.isupper(), not name[0].isupper(), name


def first_value(field: Field) -> str:
    """Returns the line that declares a field, with its note if it fits."""
    line = f"            self.{field.name}: {field.type} = {field.start}"
    noted = f"{line}  # {field.note}"
    return noted if field.note and len(noted) <= WIDTH else line


def both_ways(record: Record, before: list[str], copied: list[str], after: list[str]) -> list[str]:
    """Returns the two ways to start a record: with its first values, or as a copy of another."""
    return [
        "        if like is None:",
        *before,
        *[first_value(field) for field in record.fields],
        "        else:",
        *copied,
        *[f"            self.{field.name} = like.{field.name}" for field in record.fields],
        *after,
    ]


def player_class(player: Record) -> list[str]:
    """Returns the class of a part of the state; copies share piles and lists because these never change."""
    return [
        "",
        "",
        f"class {player.name}:",
        f'    """{player.doc}"""',
        "",
        "    __slots__ = (",
        *[f'        "{name}",' for name in sorted(field.name for field in player.fields)],
        "    )",
        "",
        f"    def __init__(self, like: {player.name} | None = None) -> None:",
        *both_ways(player, [], [], []),
        "",
        f"    def clone(self) -> {player.name}:",
        '        """A copy; piles and lists are shared because they never change."""',
        f"        return {player.name}(self)",
    ]


def table_class(package: str, table: Table) -> list[str]:
    """Returns the class of the state itself."""
    name, player = table.name, table.player.name
    return [
        "",
        "",
        f"class {name}(State):",
        f'    """{table.doc}"""',
        "",
        f"    def __init__(self, game: Game, seats: i64, chance: Chance, like: {name} | None = None) -> None:",
        "        super().__init__(game, seats, chance)",
        *both_ways(
            table,
            [f"            self.players: list[{player}] = [{player}() for _ in range(seats)]"],
            ["            self.players = [player.clone() for player in like.players]"],
            ["        if like is not None:", "            like.copy_core(self)"],
        ),
        *piles_of(table),
        "",
        "    def census(self) -> list[str]:",
        '        """Every component that lies in a field, once for each place."""',
        f'        return census("{package}", self)',
    ]


def piles_of(table: Table) -> list[str]:
    """Returns `piles` and `put_piles`: the table's piles, its rows of piles, then each player's."""
    single = [field.name for field in table.fields if field.piles == PILE]
    rows = [field.name for field in table.fields if field.piles == ROW_OF_PILES]
    held = [field.name for field in table.player.fields if field.piles == PILE]
    out = ["", "    def piles(self) -> list[Pile]:", '        """Everything that may lie face down."""']
    mine = bracketed([f"self.{name}" for name in single])
    if rows or held:
        out += [f"        piles = {mine}", *[f"        piles.extend(self.{name})" for name in rows]]
        if held:
            out += ["        for player in self.players:"]
        out += [*[f"            piles.append(player.{name})" for name in held], "        return piles"]
    else:
        out += [f"        return {mine}"]
    out += ["", "    def put_piles(self, piles: list[Pile]) -> None:"]
    out += ['        """The counterpart of `piles`."""']
    out += [f"        self.{name} = piles[{i}]" for i, name in enumerate(single)]
    if rows or held:
        out += [f"        at = {len(single)}"]
    for name in rows:
        out += [
            f"        after = at + len(self.{name})",
            f"        self.{name} = piles[at:after]",
            "        at = after",
        ]
    if held:
        out += ["        for player in self.players:"]
        out += [f"            player.{name} = piles[at{f' + {i}' if i else ''}]" for i, name in enumerate(held)]
        out += [f"            at += {len(held)}"]
    return out


def bracketed(items: list[str]) -> str:
    """Returns a list on one line, or one item per line if it is too long, as the formatter does."""
    line = f"[{', '.join(items)}]"
    if len(line) + 16 <= WIDTH:
        return line
    return "[\n" + "".join(f"            {item},\n" for item in items) + "        ]"


# ---- the numbers of moves


def move_codes(package: str, moves: MoveTable) -> str:
    """Returns the source of the module that numbers each move, and back."""
    plain = [kind for kind in moves.kinds if not kind.params]
    constants = [f'{constant(kind)}: Final[i64] = MOVES.base("{kind.name}")' for kind in plain]
    parts = [
        HEAD.format(what="The number of each move from its parameters, and back.", source="moves"),
        "from typing import Final",
        "",
        "from mypy_extensions import i64",
        "",
        f"from {package}.moves import MOVES",
        "",
        "# moves without parameters",
        *constants,
    ]
    for kind in moves.kinds:
        if kind.params:
            parts += coded_kind(kind)
    return "\n".join(parts) + "\n"


def constant(kind: Kind) -> str:
    """Returns the constant of a move without parameters."""
    return kind.name.replace("-", "_").upper()


def coded_kind(kind: Kind) -> list[str]:
    """Returns test, number and parameters of one kind."""
    name, base = kind.name.replace("-", "_"), f"_{constant(kind)}"
    names = [param.name if param.name != "class" else "class_" for param in kind.params]
    form = " ".join([kind.name, *[f"<{param.name}>" for param in kind.params]])
    strides = [kind.fixed_stride(i) for i in range(len(names))]
    texts = [str(fixed) if fixed else f"{base}_{names[i].upper()}" for i, fixed in enumerate(strides)]
    constants = [
        f'{base}: Final[i64] = MOVES.base("{kind.name}")',
        f'{base}_END: Final[i64] = MOVES.end("{kind.name}")',
    ]
    constants += [
        f'{texts[i]}: Final[i64] = MOVES.stride("{kind.name}", {i})' for i, fixed in enumerate(strides) if not fixed
    ]
    given = ", ".join(f"{param}: i64" for param in names)
    terms = [param if text == "1" else f"{text} * {param}" for param, text in zip(names, texts, strict=True)]
    out = ["", "", f"# {form}", *constants]
    out += function(f"is_{name}(move: i64) -> bool", f"Whether a move is `{form}`.", f"{base} <= move < {base}_END")
    out += function(f"{name}_move({given}) -> i64", f"The move `{form}`.", f"{base} + {' + '.join(terms)}")
    for i, param in enumerate(names):
        value = f"move - {base}"
        if i > 0:
            value = f"({value}) % {texts[i - 1]}"
        if texts[i] != "1":
            value = f"({value}) // {texts[i]}" if i == 0 else f"{value} // {texts[i]}"
        called = f"{name}_of" if kind.name.split("-")[-1] == param.rstrip("_") else f"{name}_{param}"
        out += function(f"{called}(move: i64) -> i64", f"The {kind.params[i].name} of `{form}`.", value)
    return out


def function(signature: str, doc: str, value: str) -> list[str]:
    """Returns a one-line function."""
    return ["", "", f"def {signature}:", f'    """{doc}"""', f"    return {value}"]


# ---- the frames of the agenda


def frames(package: str, agenda: ModuleType) -> str:
    """Returns the source of the module with the headings of all chapters and their frame classes."""
    headings = {name: value for name, value in vars(agenda).items() if isinstance(value, Heading)}
    laid: dict[str, list[str]] = {}  # the headings of each class of frames
    for name, heading in headings.items():
        if heading.fields:
            laid.setdefault(heading.class_name, []).append(name)
    of_poll = any(heading.is_poll for heading in headings.values())
    used = [*(["Frame"] if laid else []), "Heading", *(["PollFrame"] if of_poll else [])]
    parts = [
        HEAD.format(what="What may lie on the agenda: the headings of all chapters and their frames.", source="agenda"),
        "from typing import Final",
        "",
        *(["from mypy_extensions import i64, mypyc_attr", ""] if laid else []),
        f"from gospoda.core.agenda import {', '.join(used)}",
        f"from {package} import agenda",
    ]
    for class_name, names in laid.items():
        parts += frame_class(class_name, names, headings[names[0]])
    parts += [*(["", ""] if laid else [""]), "HEADINGS: Final[dict[str, Heading]] = vars(agenda)"]
    for name, heading in headings.items():
        shared = ", shared=True" if len(laid.get(heading.class_name, [])) > 1 else ""
        as_class = f".laid_as({heading.class_name}{shared})" if heading.fields else ""
        parts.append(f'{name}: Final[Heading] = HEADINGS["{name}"]{as_class}')
    return "\n".join(parts) + "\n"


def frame_class(class_name: str, names: list[str], heading: Heading) -> list[str]:
    """Returns the frame class of one heading, or of several; a shared class takes its heading as an argument."""
    fields = heading.fields
    shared = len(names) > 1
    given = [*(["heading: Heading"] if shared else []), *[parameter(name, fields[name]) for name in fields]]
    base, passed = ("PollFrame", ", first, place") if heading.is_poll else ("Frame", "")
    under = "heading" if shared else names[0]
    own = [name for name in fields if not (heading.is_poll and name in ("first", "place"))]
    out = ["", "", "@mypyc_attr(acyclic=True, free_list_len=1)", f"class {class_name}({base}):"]
    out += [*documented(heading.doc), "", *signature(given), f"        super().__init__({under}{passed})"]
    out += [f"        self.{name}: {frame_type(fields[name])} = {name}" for name in own]
    if heading.is_poll:
        kept = [f"self.{name}" for name in own if fields[name].usual == NONE_USUAL]
        out += ["", f"    def at(self, place: i64) -> {class_name}:"]
        out += ['        """The same poll, come to another place."""']
        out += [f"        return {class_name}({', '.join([*kept, 'self.first', 'place'])})"]
    return out


def frame_type(field: FrameField) -> str:
    """Returns the type of a frame's field."""
    return "bool" if field.is_flag else "i64"


def parameter(name: str, field: FrameField) -> str:
    """Returns a frame's field as a parameter."""
    usual = "" if field.usual == NONE_USUAL else f" = {bool(field.usual) if field.is_flag else field.usual}"
    return f"{name}: {frame_type(field)}{usual}"


def signature(given: list[str]) -> list[str]:
    """Returns the head of `__init__`, one parameter per line if a single line is too long."""
    line = f"    def __init__(self, {', '.join(given)}) -> None:"
    if len(line) <= WIDTH:
        return [line]
    return ["    def __init__(", "        self,", *[f"        {text}," for text in given], "    ) -> None:"]


def documented(text: str) -> list[str]:
    """Returns a docstring; a long one starts with its first sentence."""
    if len(text) + 10 <= WIDTH:
        return [f'    """{text}"""']
    first, _, rest = text.partition(". ")
    return [f'    """{first}.', "", *[f"    {line}" for line in wrap(rest, WIDTH - 4)], '    """']


# ---- the constants of enumerations


def constants(sets: list[tuple[str, tuple[str, ...]]]) -> str:
    """Returns the source of the module with a constant for each name's place in its set; an empty name has none."""
    parts = [
        HEAD.format(what="The numbers of the names that the rules number.", source="enums"),
        "from typing import Final",
    ]
    for form, names in sets:
        parts += ["", *[f"{constant_of(form, name)}: Final = {number}" for number, name in enumerate(names)]]
    return "\n".join(parts) + "\n"


def constant_of(form: str, name: str) -> str:
    """Returns the constant of a name, such as `COUNT_ROOM_SET`."""
    return form.format((name or "nothing").replace("-", "_").upper())


# ---- files


def derived(package: str) -> Iterator[tuple[str, str]]:
    """Returns the derived modules of a package by name; each may need those before it."""
    folder = folder_of(package)
    for declared, name, write in DERIVED:
        if (folder / f"{declared}.py").exists():
            yield name, write(package, import_module(f"{package}.{declared}"))


DERIVED: list[tuple[str, str, Callable[[str, ModuleType], str]]] = [
    ("enums", CONSTANTS, lambda package, module: constants(module.CONSTANTS)),
    ("moves", MOVE_CODES, lambda package, module: move_codes(package, module.MOVES)),
    ("fields", STATE_BASE, lambda package, module: state_base(package, module.TABLE)),
    ("agenda", FRAMES, frames),
]


def folder_of(package: str) -> Path:
    """Returns the folder with the modules of a title."""
    parent, _, name = package.rpartition(".")
    return Path(next(iter(import_module(parent).__path__))) / name


def titles() -> list[str]:
    """Returns the packages of all titles of this project that declare their fields."""
    games = folder_of("gospoda.games.any").parent
    return [f"gospoda.games.{path.parent.name}" for path in sorted(games.glob("*/fields.py"))]


def main(packages: list[str]) -> None:
    """Writes the derived modules of these packages, or of all titles."""
    for package in packages or titles():
        bare = ModuleType(package)  # the package itself isn't imported: its rules may need modules not written yet
        bare.__path__ = [str(folder_of(package))]
        sys.modules[package] = bare
        for name, text in derived(package):
            (folder_of(package) / name).write_text(text, "utf-8")
            print(f"{package}: {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
