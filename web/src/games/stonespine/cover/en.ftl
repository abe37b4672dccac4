pitch-stonespine = Draft chambers, dig a dungeon, lure in the monsters.
real-jael = Jael at your table
real-jael-text = the solo rival of Stonespine, card by card
