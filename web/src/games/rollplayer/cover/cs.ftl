pitch-rollplayer = Z kostek se stane hrdina: šest vlastností, jeden životní příběh.
