# Słowa strony, na której mówi się, kiedy liczy się czas.

hours-about = W grach korespondencyjnych twój zegar stoi w nocy, w dni wolne i w czasie urlopu. Zaczyna to działać, gdy siadasz przy takim stole, z nocą od 22:00 do 8:00. Zmień, co ci nie pasuje.
hours-nobody = Najpierw usiądź przy jakimś stole. Wtedy możemy to dla ciebie zapisać.
hours-zone = Strefa czasowa
hours-night = Noc (najwyżej 12 godzin)
hours-from = od
hours-to = do
hours-free = Dni wolne co tydzień (najwyżej trzy)
hours-holidays = Urlop (najwcześniej od jutra, najwyżej 40 dni w roku)
hours-first = Pierwszy dzień
hours-last = ostatni dzień
hours-add = Dodaj
hours-drop = Usuń { $day }
hours-saved = Zapisano.
hours-public = Święta w najbliższych 12 miesiącach:
hours-added = { $count ->
    [one] Dodano jeden dzień. Zapisz, aby zaczął obowiązywać.
   *[other] Dodano { $count } dni. Zapisz, aby zaczęły obowiązywać.
}
