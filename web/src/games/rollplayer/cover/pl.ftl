pitch-rollplayer = Z kości powstaje bohater: sześć Atrybutów i jedna Historia.
