"""The server: tables, seats, storage and live updates. It depends only on the core and the bots."""
