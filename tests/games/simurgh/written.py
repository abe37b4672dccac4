"""What every space, level, bonus and slot brings, taken from the component list, not the engine.

For a choice it lists the first alternative, in the first of its kinds; `token` counts those that come with a kept
dragon. `any` or `rider` says who may stand there, `one` or `many` how many; an exchange has a cost.
"""

from __future__ import annotations

# tile: its spaces a, b, ...
SPACES = """
production-1
  any many gain +1 wood
  any one gain +1 wisdom +2 veg +1 meat
  any one gain +4 meat
  any one gain +3 wood
production-2
  any many gain +1 weapon
  any one gain +3 weapon
  any one gain +2 weapon +2 wood
  any one gain +2 weapon +1 stone
production-3
  any many gain +1 wood
  any one gain +1 veg +2 wood +1 stone
  any one gain +3 wood +1 stone
  any one gain +1 veg +2 stone
production-4
  rider many gain +2 veg
  rider one gain +3 veg +2 meat
  rider one gain +5 veg
  rider one gain +2 veg +2 wood
production-5
  any many gain +1 wood
  any one gain +1 veg +2 wood +1 stone
  any one gain +4 wood
  any one gain +3 stone
production-6
  any many exchange -1 stone +2 weapon
  any one gain +2 weapon
  any one gain +4 wood
  any one gain +4 stone
production-7
  any many gain +1 veg
  any one gain +3 veg +1 meat
  any one gain +4 veg
  any one gain +1 veg +2 wood
production-8
  any many gain +2 veg
  any one gain +4 meat
  any one gain +3 wood
  any one gain +3 veg +1 meat
production-9
  rider many gain +2 wood
  rider one gain +5 veg
  rider one gain +4 wood
  rider one gain +4 stone
production-10
  any many gain +1 wood
  any one gain +3 veg +1 wood
  any one gain +3 wood +1 stone
  any one gain +1 wood +2 stone
production-11
  any many gain +2 meat
  any one gain +2 veg +1 wood +1 stone
  any one gain +4 stone
  any one gain +3 wood
production-12
  any many gain +1 meat
  any one gain +3 veg +1 meat
  any one gain +4 veg
  any one gain +2 veg +1 wood
research-13
  any many gain +2 wisdom
  any one gain +3 wisdom +1 token
  any one gain +1 wisdom
  any one gain +4 wisdom
research-14
  any many exchange -1 veg -1 meat +3 wisdom
  any one gain +2 wisdom +1 token
  any one gain +4 wisdom
  any one exchange -1 wisdom +2 pp +1 token
research-15
  any many exchange -2 veg +3 wisdom
  any one exchange -1 spearman +6 wisdom
  any one exchange -2 stone +4 wisdom
  any one exchange -3 stone +5 wisdom
research-16
  rider many exchange -1 pp
  rider one exchange +3 wisdom
  rider one exchange -2 wisdom +2 token
  rider one exchange -3 wisdom +3 pp +1 token
research-17
  any many gain +1 veg +1 wisdom
  any one gain +3 wisdom
  any one exchange -1 wisdom +2 token
  any one exchange -4 stone +5 wisdom +2 pp
research-18
  rider many gain +2 wisdom +1 pp
  rider one gain +5 wisdom
  rider one gain +3 wisdom +3 pp
  rider one gain +1 wisdom +2 token
research-19
  any many exchange -1 spearman +6 wisdom
  any one gain +3 wisdom +1 pp
  any one gain +2 wisdom +2 pp
  any one gain +4 wisdom
research-20
  any many exchange -2 pp +4 wisdom
  any one exchange -2 wisdom +1 token
  any one exchange -4 wisdom +3 pp +1 token
transformation-21
  rider many exchange -1 rider +6 meat
  any one exchange -2 veg +5 meat
  rider one exchange -1 wood -1 stone +5 weapon
  any one exchange -2 veg +5 wood
transformation-22
  any many exchange -1 veg +2 meat
  any one exchange -2 wood +5 veg
  any one exchange -3 stone +5 weapon
  any one exchange -2 veg +5 meat
transformation-23
  rider many exchange -1 rider +5 meat +1 veg
  rider one exchange -1 veg +5 meat
  rider one exchange -1 wood -1 stone +5 weapon
  rider one exchange -1 veg +5 wood
transformation-24
  any many exchange -1 veg +2 meat
  any one exchange -1 wood +3 veg
  any one exchange -1 stone +2 weapon
  any one exchange -1 veg +3 meat
transformation-25
  any many exchange -1 wood +2 stone
  any one exchange -2 wood +5 stone
  any one exchange -4 wood +5 weapon
  any one exchange -2 meat +5 wood
transformation-26
  any many exchange -2 pp +1 token
  rider one exchange -2 pp +1 token
  any one exchange -1 pp +3 wood
  any one exchange -2 pp +4 veg
transformation-27
  rider many exchange -1 wood -1 token +6 veg
  any one exchange -1 token +3 wisdom
  any one exchange -1 weapon +4 wood
  rider one exchange -2 pp +6 wisdom
transformation-28
  rider many exchange -1 pp +1 token
  any one exchange -2 pp +4 weapon
  any one exchange -2 wood +2 token
power-29
  any many exchange -2 wisdom +3 pp
  rider one exchange -3 wisdom +1 token +6 pp
  rider one exchange -3 wood -3 stone +11 pp
  any one exchange -3 weapon +6 pp
power-30
  any many gain +2 pp
  rider one exchange -3 weapon +9 pp
  rider one exchange -1 wisdom +5 pp
  rider one exchange -1 spearman -1 weapon +8 pp
power-31
  rider many gain +3 pp
  rider one gain +4 pp
  rider one exchange -2 wisdom +6 pp
  rider one exchange -1 spearman -1 rider +16 pp
power-32
  any many gain +2 pp
  any one exchange -1 wisdom -5 stone +8 pp
  any one exchange -5 stone +5 pp
  any one exchange -1 spearman -6 wisdom +10 pp
power-33
  rider many gain +1 token
  any one exchange -1 wisdom +4 pp
  any one exchange -6 wisdom +8 pp
  any one exchange -1 spearman -2 wisdom +7 pp
power-34
  rider many gain +2 veg +1 pp
  any one exchange -3 weapon -1 rider +10 pp
  rider one exchange -2 weapon +5 pp
  any one exchange -1 spearman -2 weapon +7 pp
power-35
  rider many gain +3 pp
  rider one exchange -4 veg +9 pp
  any one exchange -2 weapon +4 pp
  any one gain +2 pp
power-36
  any many exchange -1 weapon -1 wisdom +3 pp
  rider one exchange -4 wisdom +10 pp
  rider one exchange -2 wood -2 stone +8 pp
  any one exchange -4 weapon +10 pp
"""

# tile: its levels from the top, the move cost included
LEVELS = """
exploration-37
  -2 wisdom +2 pp
  -2 wisdom +2 token
  -2 wisdom +6 pp
  -2 wisdom +8 pp
exploration-38
  -2 veg -1 meat -1 wood +3 pp
  -2 veg -1 meat -1 wood +5 pp
  -2 veg -1 meat -1 wood +6 pp +1 token
  -2 veg -1 meat -1 wood +8 pp +2 token
exploration-39
  -2 wood -1 veg +3 pp
  -2 wood -1 veg +4 pp
  -2 wood -1 veg +5 pp
  -2 wood -1 veg +7 pp +1 token
exploration-40
  -1 wisdom -1 weapon +2 pp
  -1 wisdom -1 weapon +4 pp
  -1 wisdom -1 weapon +5 pp
  -1 wisdom -1 weapon +8 pp
exploration-41
  -1 weapon -1 veg +2 pp
  -1 weapon -1 veg +4 pp
  -1 weapon -1 veg +4 pp
  -1 weapon -1 veg +6 pp +2 wisdom
exploration-42
  -3 wisdom +3 pp
  -3 wisdom +5 pp
  -3 wisdom +7 pp
  -3 wisdom +9 pp
exploration-43
  -1 wisdom -1 weapon -1 wood -1 veg +3 pp +1 token
  -1 wisdom -1 weapon -1 wood -1 veg +5 pp
  -1 wisdom -1 weapon -1 wood -1 veg +7 pp +1 token
  -1 wisdom -1 weapon -1 wood -1 veg +10 pp
exploration-44
  -1 weapon +2 veg
  -1 weapon +3 veg
  -1 weapon +4 wood
  -1 weapon +5 pp
exploration-45
  -1 wisdom -1 stone -1 wood +2 pp
  -1 wisdom -1 stone -1 wood +4 pp
  -1 wisdom -1 stone -1 wood +5 pp
  -1 wisdom -1 stone -1 wood +7 pp +5 veg
exploration-46
  -1 weapon -1 veg -1 meat +2 pp +1 token
  -1 weapon -1 veg -1 meat +4 pp +1 token
  -1 weapon -1 veg -1 meat +6 pp
  -1 weapon -1 veg -1 meat +10 pp
exploration-47
  -1 wisdom -2 stone +2 pp +1 token
  -1 wisdom -2 stone +4 pp +1 token
  -1 wisdom -2 stone +5 pp
  -1 wisdom -2 stone +10 pp
exploration-48
  -3 wood +2 pp
  -3 wood +2 pp +2 weapon
  -3 wood +4 pp
  -3 wood +6 pp +2 weapon
"""

CITY = """
armoury
  any one +1 weapon
library
  any one +2 wisdom
sages-hall
  rider one +1 wisdom +1 weapon
dragon-forge
  rider one +2 weapon
main-market
  any many +1 veg
barracks
  any many -3 veg -1 meat +1 spearman
hunting-grounds
  any many -2 veg -3 meat +1 rider
training-arena
  any many -3 wood +2 token
builders-square
  rider many -2 stone +2 token
breeding-grounds
  rider many -1 veg -1 meat -1 wood -1 stone -1 weapon +3 token
"""

# areas 1 to 6
BONUSES = ["+1 wood", "+1 veg", "+1 wisdom", "+1 veg", "+1 wood", "+1 weapon"]

# slots of the Scouts' Quarters and of the Monument, cost and points
SCOUT_SLOTS = ["-1 wisdom", "-1 weapon +1 pp", "-1 weapon -1 wisdom +2 pp", "-1 weapon -2 wisdom +3 pp"]
MONUMENT_SLOTS = [
    "-2 wisdom -2 stone +4 pp",
    "-2 weapon -2 wood +5 pp",
    "-3 wisdom -1 weapon +5 pp",
    "-3 wood -2 stone +6 pp",
    "-2 weapon -3 wisdom +7 pp",
]
