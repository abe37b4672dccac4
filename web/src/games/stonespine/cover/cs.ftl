pitch-stonespine = Vybírej místnosti, stav labyrint a nalákej do něj nestvůry.
real-jael = Jael u tvého stolu
real-jael-text = soupeř ve hře jednoho hráče, kartu po kartě
