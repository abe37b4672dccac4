"""The public holidays of a country, to take as days off.

They come from the package `holidays`, which is loaded when somebody asks for the first time, not with the server.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache, lru_cache

from gospoda.server.clocks.bodies import PublicHoliday

AHEAD = timedelta(days=365)


@cache
def countries() -> list[str]:
    """The countries whose holidays are known, by their two letters."""
    from holidays import list_supported_countries

    return sorted(list_supported_countries(include_aliases=False))


@lru_cache(256)
def coming(country: str, today: date, lang: str) -> list[PublicHoliday]:
    """The holidays of a year from today on, called as the country calls them or in the language, where it is known."""
    from holidays import country_holidays

    years = [today.year, today.year + 1]
    known = country_holidays(country).supported_languages
    spoken = next((one for one in (lang, "en_US", "en_GB") if one in known), None)
    found = country_holidays(country, years=years, language=spoken)
    return [
        PublicHoliday(day.isoformat(), name) for day, name in sorted(found.items()) if today <= day <= today + AHEAD
    ]
