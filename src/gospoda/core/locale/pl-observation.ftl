# Co miejsce obserwuje jako liczby: części `gospoda observe`.

observed-seat = własne miejsce, licząc od 0
observed-asked = kto ma teraz podjąć decyzję
observed-chapter = jakie pytanie jest otwarte albo że gra się skończyła
observed-below = na jakie pytania trzeba będzie potem odpowiedzieć
observed-question = pola nadchodzących kroków i własnych otwartych pytań w zapisie dwójkowym, jedno po drugim
observed-options = opcje tej rozgrywki
observed-ready = ile tajnych ruchów wyłożyło każde miejsce
observed-choice = własne tajne ruchy

observe-title = Co widzi miejsce w { $title } przy { $seats ->
    [one] jednym graczu
    [few] { $seats } graczach
    [many] { $seats } graczach
   *[other] { $seats } gracza
}: liczby: { $size }
observe-part = Część
observe-first = Od
observe-size = Wielkość
observe-shape = Kształt
observe-meaning = Znaczenie
observe-features = 1 albo 0
observe-scaled = od 0 do 1

dataset-written = Wiersze: { $rows }, plik: { $file }.
