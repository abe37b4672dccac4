"""A country's public holidays, to choose as days off.

They come from the package `holidays`, which is loaded at the first request rather than at startup.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache, lru_cache

from gospoda.server.clocks.bodies import PublicHoliday

AHEAD = timedelta(days=365)


@cache
def countries() -> list[str]:
    """Returns the countries whose holidays are known, as two-letter codes."""
    from holidays import list_supported_countries

    return sorted(list_supported_countries(include_aliases=False))


@lru_cache(256)
def coming(country: str, today: date, lang: str) -> list[PublicHoliday]:
    """Returns the coming year's holidays, named in the given language if available, else as the country names them."""
    from holidays import country_holidays

    years = [today.year, today.year + 1]
    known = country_holidays(country).supported_languages
    spoken = next((one for one in (lang, "en_US", "en_GB") if one in known), None)
    found = country_holidays(country, years=years, language=spoken)
    return [
        PublicHoliday(day.isoformat(), name) for day, name in sorted(found.items()) if today <= day <= today + AHEAD
    ]
