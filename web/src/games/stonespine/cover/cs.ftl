pitch-stonespine = Vybírej komnaty, kopej podzemí a nalákej do něj příšery.
