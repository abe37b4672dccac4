"""The single reason why a move isn't legal, with its numbers."""

from __future__ import annotations

from gospoda.core.messages import Message, Ref, say
from gospoda.games.stonespine.improvement import set_cost
from gospoda.games.stonespine.lookups import FACE, PASSAGE_FACE
from gospoda.games.stonespine.moves import CELL
from gospoda.games.stonespine.state import StonespineState


def reason(state: StonespineState, seat: int, move: int, rule: str) -> Message:
    """Why the move is refused; `rule` is the rules' own reason, without numbers."""
    kind = state.game.moves.kind_of(move)
    args = kind.args(move)
    if state.chapter().name.endswith("construction"):
        return construction_reason(state, seat, kind.name, args, rule)
    if rule == "refused-too-expensive":
        cost = int(set_cost(state, 2 * args[0] + args[1]))
        return say("refused-needs-gold", count=cost, have=int(state.players[seat].gold))
    if rule == "refused-chamber-full" and args[0] == PASSAGE_FACE:
        return say("refused-passage-edge")
    if rule == "refused-token-not-bought":
        return say(
            "refused-no-such-token",
            token=Ref("token", "secret-passage" if kind.name == "passage" else FACE.ids[args[0]]),
        )
    return Message(rule)


def construction_reason(state: StonespineState, seat: int, kind: str, args: list[int], rule: str) -> Message:
    """5.1, 9.3: a chamber comes first; then, alone or with two players, another card is chosen."""
    asked = {state.game.moves.kind_of(move).name for move in state.legal(seat)}
    if "place" not in asked:
        return second_card_reason(state, seat, kind, args, "keep" if "keep" in asked else "discard")
    if kind != "place" or rule not in ("refused-not-in-hand", "refused-column-taken"):
        return say("refused-construction")
    if rule == "refused-not-in-hand":
        return say(rule)
    return say("refused-place-taken", cell=Ref("cell", CELL.ids[4 * (int(state.year) - 1) + args[1]]))


def second_card_reason(state: StonespineState, seat: int, kind: str, args: list[int], asked: str) -> Message:
    """The chamber is laid; now another card has to be discarded or kept."""
    if kind != asked:
        return say("refused-keep-first" if asked == "keep" else "refused-discard-first")
    held = args[0] in state.players[seat].hand.cards
    return say("refused-just-laid" if held else "refused-not-in-hand")


def nearest(state: StonespineState, seat: int, told: list[Message]) -> Message:
    """Of several reasons, the one that most of the moves share."""
    return max(told, key=told.count)
