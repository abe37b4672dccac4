# Slova stránky, na které se říká, kdy se počítá čas.

hours-about = V korespondenčních hrách tvoje hodiny stojí v noci, ve volných dnech a o dovolené. Začne to platit, jakmile si k takovému stolu sedneš, s nocí od 22:00 do 8:00. Změň, co ti nesedí.
hours-nobody = Nejdřív si sedni k nějakému stolu. Pak to pro tebe můžeme uložit.
hours-zone = Časové pásmo
hours-night = Noc (nejvýš 12 hodin)
hours-from = od
hours-to = do
hours-free = Volné dny každý týden (nejvýš tři)
hours-holidays = Dovolená (nejdřív od zítřka, nejvýš 40 dní za rok)
hours-first = První den
hours-last = poslední den
hours-add = Přidat
hours-drop = Odebrat { $day }
hours-saved = Uloženo.
hours-public = Svátky v příštích 12 měsících:
hours-added = { $count ->
    [one] Přidán jeden den. Ulož, ať začne platit.
    [few] Přidány { $count } dny. Ulož, ať začnou platit.
   *[other] Přidáno { $count } dnů. Ulož, ať začnou platit.
}
