pitch-rollplayer = Dice become a hero: six attributes, one life story.
