pitch-stonespine = Vybírej místnosti, stav labyrint a nalákej do něj nestvůry.
