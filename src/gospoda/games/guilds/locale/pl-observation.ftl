# Co miejsce obserwuje jako liczby: części `gospoda observe`.

observed-first-player = posiadacz znacznika pierwszego gracza
observed-passes = kolejne pasy
observed-out = kto spasował w fazie budowy
observed-guild = postaci każdej gildii
observed-tiles = komnaty każdej siedziby według lewego górnego pola
observed-turned = jak jest obrócona każda położona komnata
observed-bought = komnaty kupione w tej rundzie
observed-shifts = cele wybrane przy końcowej punktacji
observed-zones = postaci w każdej strefie rynku
observed-offer = oferowane komnaty
observed-kept = te z nich, na których leży floren
observed-buying = kupiona komnata, która czeka na położenie
observed-used = postaci, których zdolność jest w tej rundzie zużyta
observed-discards = postaci poza grą
observed-room-discards = komnaty poza grą
observed-objectives = odkryte cele
observed-known = znane temu miejscu karty z talii
observed-announced-by = kto ogłosił każdą zdolność na stosie
observed-announced = zdolności na stosie, najpierw ogłoszona pierwsza
observed-prevented = którym z nich zapobieżono
observed-targets = ich cele w zapisie dwójkowym; ostatnia cyfra oznacza −1
observed-round = runda
observed-florins = floreny w zapasie
observed-gold = złoto
observed-tents = floreny na każdym namiocie
observed-piles = wielkość stosów
