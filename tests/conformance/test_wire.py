"""What is prepared for the wire is, encoded, what the view and the score sheets say."""

from __future__ import annotations

from msgspec.json import encode

from gospoda.core.json_delta import text_of
from tests.conformance.cases import Case, played


def test_the_wire_says_what_the_view_says(case: Case) -> None:
    game, play = case.game, played(case, 1)
    wire = None
    for state in [*[moment.state for moment in play.sample(8)], play.end]:
        wire = game.display.wire(state, wire)
        assert text_of(wire.scores) == encode(game.scores(state))
        for viewer in case.viewers():
            assert text_of(wire.view(state, viewer)) == encode(game.display.view(state, viewer))
