"""`python -m gospoda` is the program `gospoda`, for who has it in an environment that is not on the path."""

from __future__ import annotations

from gospoda.cli.main import main

if __name__ == "__main__":
    main()
