# gospoda: compiled
"""Kinds of move. Each move is one dense int with a named form, a JSON form and a notation that parses back."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

# Python would make a number above 256 anew each time it is listed; these are made once.
MOST_SHARED: Final = 1 << 12
SHARED: Final = cast("list[object]", list(range(MOST_SHARED)))


def add(moves: list[int], move: i64) -> None:
    """Appends a move to a list of moves."""
    if move < MOST_SHARED:
        cast("list[object]", moves).append(SHARED[move])
    else:
        moves.append(move)


class NotAMove(ValueError):
    """Raised for a text, JSON object or number that denotes no move of this game."""


class Domain:
    """A finite set of named things: chambers, columns, cells, zones. Content packs cannot extend a `fixed` one."""

    def __init__(self, name: str, ids: list[str], fixed: bool = False) -> None:
        self.name = name
        self.ids = ids
        self.fixed = fixed
        self.index: dict[str, int] = {key: i for i, key in enumerate(ids)}
        if len(self.index) != len(ids):
            raise ValueError(f"the domain {name!r} has an id twice")

    def number(self, key: str) -> int:
        """Returns the number of an id."""
        if key not in self.index:
            raise NotAMove(f"{key!r} is no {self.name}")
        return self.index[key]


def numbers(name: str, first: int, last: int) -> Domain:
    """Returns the whole numbers from first to last as a domain."""
    return Domain(name, [str(n) for n in range(first, last + 1)], fixed=True)


class Param:
    """One parameter of a move or event; only those entitled to a secret one see it."""

    def __init__(self, name: str, domain: Domain, secret: bool = False) -> None:
        self.name = name
        self.domain = domain
        self.secret = secret


class Kind:
    """One kind of move (or event) with its parameters; its moves are numbered from `base` on."""

    def __init__(self, name: str, *params: Param, whispered: bool = False) -> None:
        self.name = name
        self.params = list(params)
        self.whispered = whispered  # an event that is withheld from everyone who may not know its secret
        self.base: int = 0
        size = 1
        for param in params:
            size *= len(param.domain.ids)
        self.size: int = size

    def number(self, args: list[int]) -> int:
        """Returns the number of a move in mixed radix: the last parameter counts fastest."""
        value = 0
        for param, arg in zip(self.params, args, strict=True):
            if not 0 <= arg < len(param.domain.ids):
                raise NotAMove(f"{self.name}: {arg} is no {param.domain.name}")
            value = value * len(param.domain.ids) + arg
        return self.base + value

    def args(self, number: int) -> list[int]:
        """Returns the parameters of the move with this number."""
        value = number - self.base
        args: list[int] = []
        for param in reversed(self.params):
            radix = len(param.domain.ids)
            args.append(value % radix)
            value //= radix
        args.reverse()
        return args

    def stride(self, i: int) -> int:
        """Returns how much the number grows when parameter i grows by one."""
        stride = 1
        for param in self.params[i + 1 :]:
            stride *= len(param.domain.ids)
        return stride

    def fixed_stride(self, i: int) -> int:
        """Returns the stride, or 0 if a content pack can change it."""
        return self.stride(i) if all(param.domain.fixed for param in self.params[i + 1 :]) else 0

    def named(self, args: list[int]) -> dict[str, str]:
        """Returns the parameters by name; a number outside its domain stands for something hidden."""
        return {
            param.name: param.domain.ids[arg] if 0 <= arg < len(param.domain.ids) else "?"
            for param, arg in zip(self.params, args, strict=True)
        }


class MoveTable:
    """All kinds of move of a game, numbered consecutively; stable for one version of a game."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds: list[Kind] = list(kinds)
        self.by_name: dict[str, Kind] = {}
        size = 0
        for kind in kinds:
            kind.base = size
            size += kind.size
            self.by_name[kind.name] = kind
        self.size: Final[int] = size

    def kind_of(self, number: int) -> Kind:
        """Returns the kind of the move with this number."""
        if 0 <= number < self.size:
            for kind in reversed(self.kinds):
                if number >= kind.base:
                    return kind
        raise NotAMove(f"{number} is no move number; they go from 0 to {self.size - 1}")

    def kind_named(self, name: str) -> Kind:
        """Returns the kind with this name."""
        if name not in self.by_name:
            raise NotAMove(f"{name!r} is no kind of move; there are {', '.join(self.by_name)}")
        return self.by_name[name]

    def base(self, name: str) -> int:
        """Returns the number of a kind's first move; this and the next two are for a title's `move_codes`."""
        return self.by_name[name].base

    def end(self, name: str) -> int:
        """Returns the number after a kind's last move."""
        return self.by_name[name].base + self.by_name[name].size

    def stride(self, name: str, i: int) -> int:
        """Returns how much a number of this kind grows with its parameter i."""
        return self.by_name[name].stride(i)

    def notation(self, number: int) -> str:
        """Returns the text form, such as `place arena 2`."""
        kind = self.kind_of(number)
        return " ".join([kind.name, *kind.named(kind.args(number)).values()])

    def parse(self, text: str) -> int:
        """Returns the number of the move that a text form denotes."""
        words = text.split()
        if not words:
            raise NotAMove("an empty text is no move")
        kind = self.kind_named(words[0])
        if len(words) - 1 != len(kind.params):
            wanted = " ".join([kind.name, *[f"<{param.name}>" for param in kind.params]])
            raise NotAMove(f"{text!r} does not have the form {wanted!r}")
        args = [param.domain.number(word) for param, word in zip(kind.params, words[1:], strict=True)]
        return kind.number(args)

    def parse_any(self, text: str) -> list[int]:
        """Returns the moves that match a text form in which one word may be the wildcard `*`."""
        words = text.split()
        if words.count("*") == 0:
            return [self.parse(text)]
        kind = self.kind_named(words[0])
        at = words.index("*")
        if len(words) - 1 != len(kind.params) or words.count("*") > 1:
            raise NotAMove(f"{text!r} does not say which {kind.name} is meant")
        ids = kind.params[at - 1].domain.ids
        return [self.parse(" ".join([*words[:at], word, *words[at + 1 :]])) for word in ids]

    def to_json(self, number: int) -> dict[str, str]:
        """Returns the JSON form, such as `{"kind": "place", "card": "arena", "column": "2"}`."""
        kind = self.kind_of(number)
        return {"kind": kind.name, **kind.named(kind.args(number))}

    def from_json(self, data: dict[str, str]) -> int:
        """Returns the number of the move that a JSON form denotes."""
        kind = self.kind_named(str(data.get("kind", "")))
        wanted = ["kind", *[param.name for param in kind.params]]
        if sorted(data) != sorted(wanted):
            raise NotAMove(f"a {kind.name} move has the fields {', '.join(wanted)}")
        return kind.number([param.domain.number(str(data[param.name])) for param in kind.params])
