pitch-simurgh = Send riders and spearmen into wilds that grow and vanish.
