"""Runs `gospoda serve` with a bot that fails whenever it is asked."""

from mypy_extensions import i64

from gospoda import bots
from gospoda.bots import Bot
from gospoda.core.state import State
from tests.server.serve import main


class Broken(Bot):
    """A bot with a fault."""

    def choose(self, state: State, seat: i64) -> i64:
        raise TypeError("a fault of this bot")


bots.register("broken", Broken)

if __name__ == "__main__":
    main()
