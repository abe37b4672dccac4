pitch-stonespine = Dobieraj komnaty, kop loch i zwab do niego potwory.
