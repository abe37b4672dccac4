# Slova stránky, na které se říká, kdy se počítá čas.

hours-about = Ve hrách tah po tahu tvoje hodiny stojí v noci, ve volných dnech a o dovolené. Platí to, jakmile si k takovému stolu sedneš, s nocí od 22:00 do 8:00; tady změníš, co nesedí.
hours-nobody = Nejdřív si sedni k nějakému stolu, pak se to pro tebe dá uložit.
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
    [one] Přidán jeden den; platí po uložení.
    [few] Přidány { $count } dny; platí po uložení.
   *[other] Přidáno { $count } dnů; platí po uložení.
}
