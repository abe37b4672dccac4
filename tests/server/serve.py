"""Runs `gospoda serve` with the example game available; the tests start this."""

from gospoda.cli.main import main
from gospoda.core.registry import register
from gospoda.example.game import GAME

register(GAME)

if __name__ == "__main__":
    main()
