"""Point 6: nothing sent to a viewer depends on what that viewer cannot know.

The tests deal the hidden part of a state anew for the viewer; every byte that the viewer gets must stay the same.
"""

from __future__ import annotations

from io import StringIO

import msgspec
from rich.console import Console

from gospoda.conformance.cases import Case, played, seen_cards
from gospoda.conformance.test_legal import strange_moves, words
from gospoda.core.chance import seeded
from gospoda.core.match import Match, event_message
from gospoda.core.messages import Ref
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import State

REDEALS = 2


def sent(state: State, viewer: int, probes: list[int]) -> dict[str, object]:
    """Everything that a viewer is told about a state."""
    game = state.game
    prompt = state.prompt(viewer)
    return {
        "view": msgspec.json.encode(game.display.view(state, viewer)),
        "legal": state.legal(viewer),
        "prompt": msgspec.json.encode(prompt),
        "scores": msgspec.json.encode(state.scores()),
        "points": state.points(),
        "to act": state.to_act(),
        "over": state.is_over(),
        "withdraw": viewer != SPECTATOR and state.can_withdraw(viewer),
        "refusals": [state.refusal(viewer, move) for move in probes],
        "reveals": state.reveals,
    }


def rendered(state: State, viewer: int) -> str:
    """The text that a viewer reads in the terminal."""
    out = StringIO()
    console = Console(file=out, width=120, color_system=None)
    console.print(state.game.display.text(state.game.display.view(state, viewer), words(state.game, "en")))
    return out.getvalue()


def effects(state: State, seat: int) -> list[str]:
    """The effects shown next to a seat's moves."""
    said = words(state.game, "en")
    return [state.game.display.explain(state, move, said) for move in state.legal(seat)]


def test_views_legal_lists_and_refusals_do_not_leak(case: Case) -> None:
    for number, moment in enumerate(played(case, 1).sample(6)):
        probes = strange_moves(case.game, number)
        for viewer in case.viewers():
            truth = sent(moment.state, viewer, probes)
            for draw in range(REDEALS):
                other = moment.state.redeal(viewer, seeded(f"{number} {viewer} {draw}"))
                for what, value in sent(other, viewer, probes).items():
                    assert value == truth[what], f"{what} tells seat {viewer} what it cannot know"


def test_text_does_not_leak(case: Case) -> None:
    """A text is made from the view alone, so two redeals are enough."""
    for number, moment in enumerate(played(case, 1).sample(2)):
        viewer = case.viewers()[-1 - number]
        other = moment.state.redeal(viewer, seeded(f"{number} {viewer}"))
        assert rendered(other, viewer) == rendered(moment.state, viewer)


def test_what_moves_are_said_to_do_does_not_leak(case: Case) -> None:
    for number, moment in enumerate(played(case, 1).sample(3)):
        other = moment.state.redeal(moment.seat, seeded(number))
        assert effects(other, moment.seat) == effects(moment.state, moment.seat)


def test_end_does_not_leak(case: Case) -> None:
    end = played(case).end
    for viewer in case.viewers():
        other = end.redeal(viewer, seeded(viewer))
        assert sent(other, viewer, []) == sent(end, viewer, [])
        assert other.winners() == end.winners(), "who has won must be public"


def test_looking_changes_nothing(case: Case) -> None:
    for moment in played(case).sample(3):
        for viewer in case.viewers():
            first = sent(moment.state, viewer, [])
            assert sent(moment.state, viewer, []) == first


def told(state: State, seat: int, move: int, viewer: int) -> tuple[list[bytes], bool]:
    """What the log tells a viewer about a move, and whether the move revealed anything."""
    match = Match.from_state(state.clone())
    step = match.act(seat, move)
    return [msgspec.json.encode(message) for message in match.log(viewer)[0]], step.revealed


def test_log_of_own_moves_does_not_leak(case: Case) -> None:
    """The log words a seat's own move the same way whatever is hidden, unless the move reveals something."""
    for number, moment in enumerate(played(case, 2).sample(12)):
        messages, revealed = told(moment.state, moment.seat, moment.move, moment.seat)
        other = moment.state.redeal(moment.seat, seeded(number))
        again, revealed_again = told(other, moment.seat, moment.move, moment.seat)
        if not revealed and not revealed_again:
            assert again == messages


def test_secret_arguments_are_hidden_from_outsiders(case: Case) -> None:
    match = Match(case.game, case.seats, dict(case.mode), 0)
    for moment in played(case).moments:
        for event in match.act(moment.seat, moment.move).events:
            kind = case.game.events[event.kind]
            for viewer in case.viewers():
                message = event_message(case.game, event, viewer)
                for param in kind.params:
                    shown = message.args[param.name]
                    if param.secret and not event.audience >> viewer & 1:
                        assert isinstance(shown, Ref)
                        assert shown.domain == "hidden"


def test_secret_choices_are_not_announced(case: Case) -> None:
    """While a simultaneous decision is open, the log says only that a seat is ready."""
    match = Match(case.game, case.seats, dict(case.mode), 0)
    for moment in played(case).moments:
        step = match.act(moment.seat, moment.move)
        if match.state.can_withdraw(moment.seat):
            assert [event.kind for event in step.events] in ([], ["ready"])
            assert not step.revealed


def told_in_secret(match: Match, viewer: int) -> bytes | None:
    """The last move as told to a viewer, or None if nothing of it is kept from them."""
    messages = match.log(viewer)[-1]
    hidden = [value for message in messages for value in message.args.values() if value_hidden(value)]
    return msgspec.json.encode(messages) if hidden else None


def secrets_told(match: Match, viewer: int) -> list[int]:
    """The secret arguments of the last move that this viewer is told."""
    return [
        arg
        for event in match.steps[-1].events
        for param, arg in zip(match.game.events[event.kind].params, event.args, strict=True)
        if param.secret and event.audience >> viewer & 1
    ]


def value_hidden(value: object) -> bool:
    return isinstance(value, Ref) and value.domain == "hidden"


def test_secret_moves_that_are_told_alike_look_alike(case: Case) -> None:
    """Two moves that look alike in a viewer's log leave the same view, unless the viewer was shown other cards.

    Moreover, the log names no secret that leaves no trace in the view.
    """
    if not any(param.secret for kind in case.game.events.values() for param in kind.params):
        return
    for moment in [m for seed in (1, 2) for m in played(case, seed).moments if m.state.top is not None]:
        if moment.state.chapter().simultaneous:
            continue
        kind = case.game.moves.kind_of(moment.move)
        moves = [m for m in moment.state.legal(moment.seat) if case.game.moves.kind_of(m) is kind][:3]
        if len(moves) < 2:
            continue
        matches = [Match.from_state(moment.state.clone()) for _ in moves]
        for match, move in zip(matches, moves, strict=True):
            match.act(moment.seat, move)
        for viewer in case.viewers():
            if viewer == moment.seat:
                continue
            stories = [told_in_secret(match, viewer) for match in matches]
            told_secrets = [secrets_told(match, viewer) for match in matches]
            if not any(stories) and not any(told_secrets):
                continue  # nothing is kept from this viewer, who isn't told a secret either
            alike: dict[tuple[bytes, str], bytes] = {}
            named: dict[bytes, list[int]] = {}
            for match, story, secrets in zip(matches, stories, told_secrets, strict=True):
                view = msgspec.json.encode(case.game.display.view(match.state, viewer))
                assert named.setdefault(view, secrets) == secrets, f"the log tells seat {viewer} more than it sees"
                if story is not None:
                    cards = str(sorted(seen_cards(match.state, viewer).elements()))
                    assert alike.setdefault((story, cards), view) == view, f"seat {viewer} can tell a secret move"
