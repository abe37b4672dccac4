pitch-guilds = Licytuj łotrów i czarodziejów i zbuduj im siedzibę.
