"""Stonespine Architects (Jordy Adan, 2024) for 1 to 5 players."""

from gospoda.games.stonespine.game import GAME as GAME
