# Co místo pozoruje jako čísla: části `gospoda observe`.

observed-first-player = držitel značky prvního hráče
observed-passes = pasy za sebou
observed-out = kdo pasoval ve fázi stavby
observed-guild = postavy každého cechu
observed-tiles = místnosti každého sídla podle levého horního pole
observed-turned = jak je otočena každá položená místnost
observed-bought = místnosti koupené v tomto kole
observed-shifts = cíle vybrané při závěrečném bodování
observed-zones = postavy v každé zóně tržiště
observed-offer = nabízené místnosti
observed-kept = ty z nich, na kterých leží florin
observed-buying = koupená místnost, která čeká na položení
observed-used = postavy, jejichž schopnost je v tomto kole vyčerpaná
observed-discards = postavy mimo hru
observed-room-discards = místnosti mimo hru
observed-objectives = odkryté cíle
observed-known = karty balíčku, které místo zná
observed-announced-by = kdo ohlásil každou schopnost na zásobníku
observed-announced = schopnosti na zásobníku, nejdřív ohlášená první
observed-prevented = kterým z nich bylo zabráněno
observed-targets = jejich cíle ve dvojkové soustavě; poslední číslice znamená −1
observed-round = kolo
observed-florins = floriny v zásobě
observed-gold = zlato
observed-tents = floriny na každém stanu
observed-piles = velikost balíčků
