pitch-stonespine = Dobieraj komnaty, buduj podziemia i zwab do nich potwory.
