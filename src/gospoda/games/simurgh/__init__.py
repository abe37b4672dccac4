"""Simurgh (Pierluca Zizzi, 2015) for 2 to 5 players."""

from gospoda.games.simurgh.game import GAME as GAME
