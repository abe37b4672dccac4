# Proč se popsaná konečná pozice nesečte.

unscored-same-name = dva hráči se jmenují stejně
unscored-once = { $owner }: { $called } už má { $other }; existuje jen jednou
unscored-gold = { $name }: { $gold } zlata je příliš; stupnice končí na { $most }
unscored-challenges = { $name }, výzvy: potřebné jsou { $needed } různé karty výzev, uvedeno je { $count }
unscored-jael-cards = Jael, karty: za hru odhalí { $needed }, tu ze 4. roku poslední; uvedeno je { $count }
unscored-jael-twice = Jael, karty: jedna karta je uvedena dvakrát; každá existuje jen jednou
unscored-jael-legendary = Jael, karty: legendární a základní, kterou nahrazuje, nejsou nikdy v jedné hře
unscored-jael-company = Jael hraje proti jedinému hráči; je jich víc
unscored-gold-missing = { $name }: chybí zbylé zlato; porovnává se se zlatem Jaela
unscored-priority-missing = { $name }: chybí místo na stupnici pořadí
unscored-solo-company = sólo: jeden hrdina hraje sám; je jich víc
