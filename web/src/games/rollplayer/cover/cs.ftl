pitch-rollplayer = Z kostek vznikne hrdina: šest vlastností, jedna minulost.
