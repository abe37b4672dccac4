"""`gospoda serve` with the example game at hand: what the tests start."""

from gospoda.cli.main import main
from gospoda.core.registry import register
from gospoda.example.game import GAME

register(GAME)

if __name__ == "__main__":
    main()
