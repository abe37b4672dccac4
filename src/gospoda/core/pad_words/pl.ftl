# Dlaczego opisana pozycja końcowa nie jest podliczona.

unscored-same-name = dwóch graczy nazywa się tak samo
unscored-once = { $owner }: { $called } ma już { $other }; jest tylko jedna taka rzecz
unscored-gold = { $name }: { $gold } złota to za dużo; tor kończy się na { $most }
unscored-challenges = { $name }, wyzwania: potrzebne są { $needed } różne karty wyzwań, a podano { $count }
unscored-jael-cards = Jael, karty: w grze odsłania { $needed }, na końcu tę z roku 4; podano { $count }
unscored-jael-twice = Jael, karty: jedna karta jest podana dwa razy; każda jest tylko jedna
unscored-jael-legendary = Jael, karty: legendarna i podstawowa, którą ona zastępuje, nigdy nie są w jednej grze
unscored-jael-company = Jael gra przeciwko jednemu graczowi; jest ich więcej
unscored-gold-missing = { $name }: brakuje pozostałego złota; porównuje się je ze złotem Jaela
unscored-priority-missing = { $name }: brakuje miejsca na torze priorytetu
unscored-solo-company = solo: jeden bohater gra sam; jest ich więcej
