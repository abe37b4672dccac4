"""How a server is set up; everything has a default, so that one command starts it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import platformdirs
from msgspec import Struct


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("gospoda", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


class Settings(Struct, frozen=True):
    """The knobs of a server."""

    database: str = ""
    origins: list[str] = []
    """Public addresses such as `https://games.example.org`; by default the address the browser asked for."""
    bot_workers: int = 1
    searches_per_guest: int = 2
    """How many bots of one guest's tables may search side by side."""
    limited: bool = True
    """Whether guests are slowed down who ask for too much; off for load tests."""
    evict_after: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    head_within: float = 10.0
    """Seconds in which the head of a request has to arrive, and after it the body, and after a socket's the hello."""
    body_within: float = 20.0
    hello_within: float = 10.0
    connections: int = 0
    """At most at a time; 0: as many as the system lets a process have."""
    connections_per_address: int = 200
    """Proxies, which bring many people, have no such limit."""
    json_logs: bool = False
    hosts: list[str] = []
    """Names that the server is asked for by, beside its addresses, its own name and those of `origins`."""
    imports: bool = True
    play_on: bool = True
    analysis: bool = True
    yardsticks: bool = True
    """Whether bots of every level play the day's deals that people try."""
    metrics: bool = True
    metrics_token: str = ""
    """If there is one, `/metrics` asks for it as a bearer token."""
    owner_key: str = ""
    """Who has it may put printed values right, in the content pack in use; empty: nobody."""
    packs: list[str] = []
    """Folders of content packs that a new table can be set up with, beside the pack in use."""
    beside: str = ""
    """Title and digest that a process beside the first one plays; empty: it is the first one."""
    keep_lobbies: float = 7.0
    """Days after which a table goes at which no game was begun; 0, here and below: never."""
    keep_guests: float = 90.0
    """Days after which a guest goes who belongs to no table."""
    keep_analyses: float = 180.0
    """Days after which an analysis goes; it can be made again."""
    keep_snapshots: float = 30.0
    """Days after which of a table that nobody has touched only the last snapshots stay."""
    keep_devices: float = 180.0
    """Days after which a member's device is signed out that was not used."""
    key_file: str = ""
    """The key that seals members' secrets; by default beside SQLite's file, else in the user's data folder."""
    openid_issuer: str = ""
    """Address of an OpenID Connect provider by which one can sign in; empty: none."""
    openid_client: str = ""
    openid_secret: str = ""
    openid_name: str = ""
    """What the button says that leads there."""
    smtp_host: str = ""
    """The mail server by which notices are sent; empty: no mail."""
    smtp_port: int = 0
    """0: the usual one (587 with STARTTLS, 465 with TLS, 25 without)."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    """The address that mails come from."""
    notice_every: float = 15.0
    """Seconds between two looks at whose turn it is; 0: nobody is told."""
    notice_private: bool = False
    """Whether notices may go to private addresses and without TLS: for tests only."""

    def database_url(self) -> str:
        """The database as SQLAlchemy spells it."""
        url = self.database or default_database()
        for short in ("postgresql://", "postgres://"):
            if url.startswith(short):
                return "postgresql+psycopg://" + url.removeprefix(short)
        return url


VARIABLE = "GOSPODA_TABLE_SETTINGS"


def from_environment() -> Settings:
    """The settings that the verb `serve` has left for the server's processes."""
    import msgspec

    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
