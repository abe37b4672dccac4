"""Guilds (Christian Giove, 2017) for 2 to 4 players."""

from gospoda.games.guilds.game import GAME as GAME
