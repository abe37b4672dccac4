pitch-guilds = Bid for rogues and wizards and build them a house.
