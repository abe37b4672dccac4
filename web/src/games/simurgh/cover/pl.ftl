pitch-simurgh = Wysyłaj jeźdźców i włóczników w dzicz, która rośnie i znika.
