"""The settings of a server; everything has a default, so that one command starts it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import platformdirs
from msgspec import Struct


def default_database() -> str:
    """Returns the URL of an SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("gospoda", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


class Settings(Struct, frozen=True):
    """The settings of a server."""

    database: str = ""
    origins: list[str] = []
    """Public addresses such as `https://games.example.org`; by default the address the browser asked for."""
    bot_workers: int = 1
    searches_per_guest: int = 2
    """How many searches by bots may run at once for one guest's tables."""
    limited: bool = True
    """Whether guests who ask for too much are slowed down; off for load tests."""
    evict_after: float = 600.0
    """Seconds after which an unwatched table is dropped from memory."""
    head_within: float = 10.0
    """Seconds within which a request's head must arrive, then its body; and after opening a socket, the hello."""
    body_within: float = 20.0
    hello_within: float = 10.0
    connections: int = 0
    """Maximum number of open connections; 0: as many as the system allows a process."""
    connections_per_address: int = 200
    """Maximum per address. Proxies, which bring many people, have no such limit."""
    json_logs: bool = False
    hosts: list[str] = []
    """Host names the server accepts, besides its addresses, its own name and those of `origins`."""
    imports: bool = True
    play_on: bool = True
    analysis: bool = True
    yardsticks: bool = True
    """Whether bots of every level play the day's deals that people try."""
    metrics: bool = True
    metrics_token: str = ""
    """Bearer token that `/metrics` requires, if set."""
    owner_key: str = ""
    """Token that lets the owner correct printed values in the active content pack. Empty disables editing."""
    packs: list[str] = []
    """Folders of content packs that new tables can choose, besides the active pack."""
    beside: str = ""
    """Title and digest that a process beside the first one plays; empty for the first process."""
    keep_lobbies: float = 7.0
    """Days after which a table without a game is deleted. Here and below, 0 means never."""
    keep_guests: float = 90.0
    """Days after which a guest without a table is deleted."""
    keep_analyses: float = 180.0
    """Days after which an analysis is deleted; it can be made again."""
    keep_snapshots: float = 30.0
    """Days after which an untouched table keeps only its last snapshots."""
    keep_devices: float = 180.0
    """Days after which a member's unused device is signed out."""
    key_file: str = ""
    """File of the key that encrypts members' secrets; default: beside SQLite's file, else in the user's data folder."""
    openid_issuer: str = ""
    """Address of an OpenID Connect provider for signing in. Empty disables it."""
    openid_client: str = ""
    openid_secret: str = ""
    openid_name: str = ""
    """Label of the button for signing in there."""
    smtp_host: str = ""
    """Mail server that sends notices. Empty disables mail."""
    smtp_port: int = 0
    """0 means the usual port (587 with STARTTLS, 465 with TLS, 25 without)."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    """Sender address of mails."""
    notice_every: float = 15.0
    """Seconds between two checks whose turn it is. 0 disables notices."""
    notice_private: bool = False
    """Whether notices may go to private addresses and without TLS; for tests only."""

    def database_url(self) -> str:
        """Returns the database URL as SQLAlchemy spells it."""
        url = self.database or default_database()
        for short in ("postgresql://", "postgres://"):
            if url.startswith(short):
                return "postgresql+psycopg://" + url.removeprefix(short)
        return url


VARIABLE = "GOSPODA_TABLE_SETTINGS"


def from_environment() -> Settings:
    """Returns the settings that the verb `serve` has left for the server's processes."""
    import msgspec

    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
