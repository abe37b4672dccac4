pitch-simurgh = Posílej jezdce a kopiníky do divočiny, která roste a mizí.
