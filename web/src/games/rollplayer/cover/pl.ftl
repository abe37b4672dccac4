pitch-rollplayer = Z kości powstaje bohater: sześć cech i jedna historia.
