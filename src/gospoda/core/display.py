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
    """What a title shows to tables, terminals and learners; only `view` and `text` are mandatory."""

    # ---- positions

    def view(self, state: State, seat: i64) -> Any:
        """Returns what a seat (or `SPECTATOR`) may see, as a typed struct."""
        raise NotImplementedError

    def progress(self, state: State) -> Message | None:
        """Returns a running game's progress in a few public words, for lists of tables; None: no words."""
        return None

    def text(self, view: Any, words: Any) -> Any:
        """Renders a view for rich; made only from the view, so it can't leak."""
        raise NotImplementedError

    def observer(self, game: Game, seats: int) -> Any:
        """Returns what turns positions with this many seats into numbers; machines can't learn a title without one."""
        raise NotImplementedError(f"{game.id} does not say what a seat observes as numbers")

    # ---- what a seat has, and what a move gains

    def explain(self, state: State, move: int, words: Any) -> str:
        """Returns what a move does beyond its own words, such as a space's effect; only from public information."""
        return ""

    def refusal(self, state: State, seat: int, move: int) -> Message:
        """Returns the one reason why a move isn't legal, with its numbers; a title may say more than the rules do."""
        return Message(state.refusal(seat, move))

    def refusal_of_all(self, state: State, seat: int, moves: list[int]) -> Message:
        """Returns why none of these moves is legal: why a piece can't move, or nothing can come here."""
        return self.refusal(state, seat, moves[0])

    def amount_names(self) -> list[str]:
        """Returns the numbers that a seat has, such as gold; the words are the messages `amount-<name>`."""
        return []

    def amounts(self, state: State, seat: i64) -> list[int]:
        """Returns a seat's value of each of these amounts."""
        return []

    def own_alone(self) -> list[str]:
        """Returns the amounts and score categories that depend only on what a seat itself has and does."""
        return []

    def things(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """Returns the cards, dice and the like that a seat has and knows, as domain and id."""
        return []

    def taken(self) -> dict[str, str]:
        """Returns the events by which a seat gains a component for good, each with the parameter that names it."""
        return {}

    def dealt(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """Returns what a seat was dealt for the whole game before anyone made a decision, as domain and id."""
        return []

    def miniature(self, state: State, seat: i64, words: Any) -> str:
        """Returns a small SVG drawing of a final position, for the picture of a shared game; empty: none."""
        return ""

    # ---- the box

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Returns the names of all things: domain, id, language."""
        return {}

    def components(self) -> Any:
        """Returns every component as JSON-ready data, for galleries and for drawing boards."""
        return {}

    def shown(self) -> tuple[Any, Any] | None:
        """Returns the structs of a view and of the components, for the clients' types; None: none are registered."""
        return None

    def paper(self) -> Any:
        """Returns the paper of the score pad, as `pads.paper` describes it; None if the title has none."""
        return None

    def score_pad(self, data: Any) -> Any:
        """Scores a described end position of a physical table."""
        raise NotImplementedError
