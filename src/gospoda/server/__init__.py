"""The server: tables, seats, storage and live updates; it knows only the core and the bots."""
