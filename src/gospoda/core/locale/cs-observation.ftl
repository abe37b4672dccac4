# Co místo pozoruje jako čísla: části `gospoda observe`.

observed-seat = vlastní místo, počítáno od 0
observed-asked = kdo má teď rozhodnout
observed-chapter = která otázka je otevřená, nebo že hra skončila
observed-below = na které otázky se ještě bude odpovídat potom
observed-question = pole nadcházejících kroků a vlastních otevřených otázek ve dvojkové soustavě, jedno za druhým
observed-options = volby této partie
observed-ready = kolik tajných tahů vyložilo každé místo
observed-choice = vlastní tajné tahy

observe-title = Co vidí místo v { $title } při { $seats ->
    [one] jednom hráči
    [few] { $seats } hráčích
    [many] { $seats } hráče
   *[other] { $seats } hráčích
}: čísla: { $size }
observe-part = Část
observe-first = Od
observe-size = Velikost
observe-shape = Tvar
observe-meaning = Význam
observe-features = 1 nebo 0
observe-scaled = od 0 do 1

dataset-written = Řádky: { $rows }, soubor: { $file }.
