pitch-stonespine = Dobieraj komnaty, buduj podziemia i zwab do nich potwory.
real-jael = Jael przy twoim stole
real-jael-text = rywal z trybu solo, karta po karcie
