"""15: the score pad's form, built from the content: points, resources, dragons with their tokens, objectives."""

from __future__ import annotations

from gospoda.core.messages import Ref, say
from gospoda.games.simurgh.cards import Objective
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.lookups import CARDS
from gospoda.pads.paper import Expr, PadContest, PadField, PadLine, PadMode, PadOption, PadPaper, PadPart

CATEGORIES = ["power", "objectives", "leftovers"]


def measure(objective: Objective) -> Expr:
    """15.1: what an objective compares."""
    if objective.compares == "tokens":
        return "tokens"
    if objective.compares == "food":
        return ["+", "veg", "meat"]
    return ["+", *[f"on_{dragon}" for dragon in objective.dragons]]


def objective_option(objective: Objective) -> PadOption:
    """15.1: the pad's option for an objective on the board."""
    contest = PadContest(category="objectives", amount=measure(objective), points=objective.points)
    return PadOption(id=objective.id, domain="objective", contest=contest)


def dragon_options() -> list[PadOption]:
    """Every dragon tile; a token on it counts for its kind and for all dragons."""
    return [
        PadOption(id=f"{dragon.id}-{copy}", domain="dragon", counted={"tokens": 1, f"on_{dragon.id}": 1})
        for dragon in CARDS.dragons
        for copy, _ in enumerate(dragon.numbers, 1)
    ]


def shared_fields() -> list[PadField]:
    """The fields for the whole table: mode, objectives and the two rulings that change a result."""
    modes = [PadOption(id=mode, label=f"option-mode-{mode}", amounts={"lord": lord})
             for lord, mode in enumerate(("spearman", "dragon-lord"))]  # fmt: skip
    ties = [PadOption(id=how, label=f"option-objective_ties-{how}", ties=how) for how in ("skip", "next")]
    victory = [PadOption(id=how, label=f"option-tied_victory-{how}", amounts={"decide": decide})
               for decide, how in enumerate(("shared", "tokens"))]  # fmt: skip
    objectives = [objective_option(objective) for objective in CARDS.objectives]
    return [
        PadField(id="mode", kind="choice", label=say("option-mode"), options=modes),
        PadField(id="objectives", kind="cards", label=say("category-objectives"), options=objectives, most=5),
        PadField(id="ties", kind="choice", label=say("option-objective_ties"), options=ties),
        PadField(id="victory", kind="choice", label=say("option-tied_victory"), options=victory),
    ]


def leftovers() -> Expr:
    """15.2: by full sets, or by bands in Dragon Lord mode."""
    left: Expr = ["+", *RESOURCES]
    bands: list[int] = []
    for most, points in CARDS.leftovers.bands:
        bands += [points] * (most + 1 - len(bands))
    return ["if", "lord", 1, ["table", [*bands, 0], left], ["//", left, CARDS.leftovers.spearman_set]]


def paper() -> PadPaper:
    """Returns the score pad of the title."""
    resources = [
        PadField(id=thing, kind="number", label=say("pad-thing", thing=Ref("thing", thing)), most=99)
        for thing in RESOURCES
    ]
    dragons = PadField(
        id="dragons", kind="cards", label=say("pad-dragons"), options=dragon_options(), most=24, count="pad-tokens",
        most_each=3,
    )  # fmt: skip
    points = PadField(id="points", kind="number", label=say("category-power"), most=999)
    mode = PadMode(
        id="table", label="pad-table", fewest=2, most=5, shared=shared_fields(),
        player=PadPart(
            fields=[points, *resources, dragons],
            lines=[PadLine("power", "points"), PadLine("leftovers", leftovers())],
        ),
        ties=[["*", "decide", "tokens"]],
    )  # fmt: skip
    return PadPaper(categories=CATEGORIES, modes=[mode])
