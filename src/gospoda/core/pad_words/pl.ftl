# Dlaczego opisana pozycja końcowa nie jest podliczona.

pad-same-name = dwóch graczy nazywa się tak samo
pad-once = { $owner }: { $called } ma już { $other }; jest tylko jedna taka rzecz
pad-gold = { $name }: { $gold } złota to za dużo; tor kończy się na { $most }
pad-challenges = { $name }, wyzwania: potrzebne są { $needed } różne karty wyzwań, a podano { $count }
pad-jael-cards = Jael, karty: w grze odsłania { $needed }, na końcu tę z roku 4; podano { $count }
pad-jael-twice = Jael, karty: jedna karta jest podana dwa razy; każda jest tylko jedna
pad-jael-legendary = Jael, karty: legendarna i podstawowa, którą ona zastępuje, nigdy nie są w jednej grze
pad-jael-company = Jael gra przeciwko jednemu graczowi; jest ich więcej
pad-gold-missing = { $name }: brakuje pozostałego złota; porównuje się je ze złotem Jaela
pad-priority-missing = { $name }: brakuje miejsca na torze priorytetu
pad-solo-company = solo: jeden bohater gra sam; jest ich więcej
