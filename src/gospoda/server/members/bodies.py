"""The bodies of HTTP requests and answers about members."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from gospoda.server.base.field_types import Name

Label = Annotated[str, Meta(max_length=60)]
TicketSecret = Annotated[str, Meta(min_length=1, max_length=64)]


class DeviceInfo(Struct, frozen=True):
    """A device on which a member is signed in."""

    id: str
    label: str
    created: float
    seen: float
    expires: float
    here: bool
    """Whether it is the one that asks."""


class PasskeyInfo(Struct, frozen=True):
    """A passkey of a member."""

    id: str
    label: str
    created: float
    used: float


class Account(Struct, frozen=True):
    """Everything about a member; nobody else is ever told."""

    id: str
    name: str
    created: float
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    codes: int
    """How many recovery codes are left."""
    providers: list[str]
    """The addresses of the providers by which the member can sign in."""
    settings: dict[str, Any]


class NewMember(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest keeps the name; `device` is what this device is called in the list."""

    device: Label = ""


class PasskeyOptions(Struct, frozen=True):
    """What the browser is to be asked for, as `navigator.credentials` takes it, and the ticket to bring back."""

    ticket: str
    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that the browser has made."""

    ticket: TicketSecret
    credential: dict[str, Any]
    label: Label = ""


class PasskeySignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has signed; `bring`: the tables of the guest who asks come along."""

    ticket: TicketSecret
    credential: dict[str, Any]
    device: Label = ""
    bring: bool = False


class CodeSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, however it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=80)]
    device: Label = ""
    bring: bool = False


class LinkSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link that another device has made."""

    secret: TicketSecret
    device: Label = ""
    bring: bool = False


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link whose owner is asked for before it is used."""

    secret: TicketSecret


class DeviceLink(Struct, frozen=True):
    """A link for another device: valid once, until then."""

    secret: str
    expires: float
    picture: str
    """The link as an SVG picture for a camera."""


class Codes(Struct, frozen=True):
    """New recovery codes; they are shown this once."""

    codes: list[str]


class SignedIn(Struct, frozen=True):
    """Who is signed in now, with the token for scripts; the browser gets it as a cookie."""

    guest: Guest
    token: str
    tables: int
    """How many tables of the former guest have come along."""


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete the account; the name says that it is meant."""

    name: Name


class SavedSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a member prefers, in the words of the client."""

    settings: dict[str, Any]


class SignInWays(Struct, frozen=True):
    """How one can sign in here; `passkeys` only where the address has a name and is secure."""

    passkeys: bool
    provider: str
    """What the operator calls the OpenID Connect provider; empty if there is none."""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes in and says a name."""

    name: Name


class Guest(Struct, frozen=True):
    """A guest; `id` is public."""

    id: str
    name: str
    member: bool = False
    """Whether the name is kept, with passkeys and devices."""
    formerly: str = ""
    """The name that an upgrade had to change because another member has it; until the member has read of it."""


class GuestToken(Struct, frozen=True):
    """A new guest with the token that proves it: also set as a cookie, for scripts a bearer token."""

    id: str
    name: str
    token: str
