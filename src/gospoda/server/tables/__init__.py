"""Tables in memory: rooms, seats, commands, and what each seat sees."""
