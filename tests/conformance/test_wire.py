"""What is prepared for the wire is, encoded, what the view and the score sheets say."""

from __future__ import annotations

from msgspec.json import encode

from tests.conformance.cases import Case, played


def test_the_wire_says_what_the_view_says(case: Case) -> None:
    game, play = case.game, played(case, 1)
    for state in [*[moment.state for moment in play.sample(8)], play.end]:
        common = game.common(state)
        assert encode(game.wire_scores(state)) == encode(game.scores(state))
        for viewer in case.viewers():
            assert encode(game.wire_view(state, viewer, common)) == encode(game.view(state, viewer))
