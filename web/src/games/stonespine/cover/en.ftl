pitch-stonespine = Draft chambers, dig a dungeon, lure in the monsters.
