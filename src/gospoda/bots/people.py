"""Names of bots at a table: old-fashioned ones, so that few human players share them."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    *("Bogna", "Dobrawa", "Gniewko", "Halszka", "Jagna", "Kinga", "Lech", "Mieszko", "Mirka", "Rafał", "Sława", "Wit"),
    *("Bořek", "Drahoš", "Hynek", "Jitka", "Květa", "Libuše", "Ludmila", "Miloš", "Radka", "Šárka", "Vlasta", "Zbyněk"),
    *("Agatha", "Alfred", "Beryl", "Cedric", "Edith", "Gilbert", "Harold", "Mabel", "Maud", "Percy", "Tess", "Wilfred"),
)
