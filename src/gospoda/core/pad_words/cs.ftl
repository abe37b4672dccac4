# Proč se popsaná konečná pozice nesečte.

pad-same-name = dva hráči se jmenují stejně
pad-once = { $owner }: { $called } už má { $other }; existuje jen jednou
pad-gold = { $name }: { $gold } zlata je příliš; stupnice končí na { $most }
pad-challenges = { $name }, výzvy: potřebné jsou { $needed } různé karty výzev, uvedeno je { $count }
pad-jael-cards = Jael, karty: za hru odhalí { $needed }, tu ze 4. roku poslední; uvedeno je { $count }
pad-jael-twice = Jael, karty: jedna karta je uvedena dvakrát; každá existuje jen jednou
pad-jael-legendary = Jael, karty: legendární a základní, kterou nahrazuje, nejsou nikdy v jedné hře
pad-jael-company = Jael hraje proti jedinému hráči; je jich víc
pad-gold-missing = { $name }: chybí zbylé zlato; porovnává se se zlatem Jaela
pad-priority-missing = { $name }: chybí místo na stupnici pořadí
pad-solo-company = sólo: jeden hrdina hraje sám; je jich víc
