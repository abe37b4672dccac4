# gospoda: compiled
"""How a title is shown: views for people, numbers for machines, names, and the score pad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from gospoda.core.messages import Message
from gospoda.core.state import State

if TYPE_CHECKING:
    from gospoda.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Display:
    """What a table, a terminal and a learner ask; only `view` and `text` are owed by every title."""

    # ---- positions

    def view(self, state: State, seat: i64) -> Any:
        """What a seat (or `SPECTATOR`) may see, as a typed struct."""
        raise NotImplementedError

    def progress(self, state: State) -> Message | None:
        """How far a running game is, in a few words that everybody may know, for lists of tables; None: no words."""
        return None

    def text(self, view: Any, words: Any) -> Any:
        """A view as something that rich can print; made of the view alone, so that it cannot leak."""
        raise NotImplementedError

    def observer(self, game: Game, seats: int) -> Any:
        """What turns positions for so many seats into numbers; a title without one cannot be learned by machines."""
        raise NotImplementedError(f"{game.id} does not say what a seat observes as numbers")

    # ---- what a seat has, and what a move brings

    def explain(self, state: State, move: int, words: Any) -> str:
        """What a move does beyond its own words, such as the effect of a space; from what everybody sees."""
        return ""

    def refusal(self, state: State, seat: int, move: int) -> Message:
        """The one reason why a move is not legal, with its numbers; a title may say more than the rules do."""
        return Message(state.refusal(seat, move))

    def refusal_of_all(self, state: State, seat: int, moves: list[int]) -> Message:
        """Why none of these moves is legal: why a piece can go nowhere, or nothing can come here."""
        return self.refusal(state, seat, moves[0])

    def amount_names(self) -> list[str]:
        """What a seat has in numbers, such as gold; the words are the messages `amount-<name>`."""
        return []

    def amounts(self, state: State, seat: i64) -> list[int]:
        """How much of each of these a seat has."""
        return []

    def own_alone(self) -> list[str]:
        """The amounts and score categories that depend on nothing but what a seat itself has and does."""
        return []

    def things(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """The cards, dice and the like that a seat has and knows, as domain and id."""
        return []

    def taken(self) -> dict[str, str]:
        """The events by which a seat comes by a component for good, each with the parameter that names it."""
        return {}

    def dealt(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """What a seat was dealt for the whole game before anybody decided anything, as domain and id."""
        return []

    def miniature(self, state: State, seat: i64, words: Any) -> str:
        """A small drawing of a final position as a piece of SVG, for the picture of a shared game; empty: none."""
        return ""

    # ---- the box

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """The names of all things: domain, id, language."""
        return {}

    def components(self) -> Any:
        """Every component as data that can be written to JSON, for galleries and for drawing boards."""
        return {}

    def shown(self) -> tuple[Any, Any] | None:
        """The structs of a view and of the components, for the types of clients; None: the title registers none."""
        return None

    def paper(self) -> Any:
        """The paper of the score pad, as `pads.paper` describes it; None if the title has none."""
        return None

    def score_pad(self, data: Any) -> Any:
        """Score a described end position of a physical table."""
        raise NotImplementedError
