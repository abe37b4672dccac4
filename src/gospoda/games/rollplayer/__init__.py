"""Roll Player (Keith Matejka, 2016) for 1 to 4 players."""

from gospoda.games.rollplayer.game import GAME as GAME
