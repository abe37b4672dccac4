"""Bodies of HTTP requests and answers about members."""

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
    """Whether the request comes from this device."""


class PasskeyInfo(Struct, frozen=True):
    """A passkey of a member."""

    id: str
    label: str
    created: float
    used: float


class Account(Struct, frozen=True):
    """Everything about a member; only the member ever sees it."""

    id: str
    name: str
    created: float
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    codes: int
    """How many recovery codes are left."""
    providers: list[str]
    """Addresses of the providers the member can sign in with."""
    settings: dict[str, Any]


class NewMember(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to keep the guest's name; `device` is the label of this device in the list."""

    device: Label = ""


class PasskeyOptions(Struct, frozen=True):
    """The options for `navigator.credentials`, and the ticket to send back."""

    ticket: str
    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey created by the browser."""

    ticket: TicketSecret
    credential: dict[str, Any]
    label: Label = ""


class PasskeySignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's signature. With `bring`, the requesting guest's tables move to the member."""

    ticket: TicketSecret
    credential: dict[str, Any]
    device: Label = ""
    bring: bool = False


class CodeSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, typed in any form."""

    code: Annotated[str, Meta(min_length=1, max_length=80)]
    device: Label = ""
    bring: bool = False


class LinkSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link created on another device."""

    secret: TicketSecret
    device: Label = ""
    bring: bool = False


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, to find out whose it is before using it."""

    secret: TicketSecret


class DeviceLink(Struct, frozen=True):
    """A link that signs in another device: valid once, until `expires`."""

    secret: str
    expires: float
    picture: str
    """The link as an SVG QR code."""


class Codes(Struct, frozen=True):
    """New recovery codes; this is the only time they are shown."""

    codes: list[str]


class SignedIn(Struct, frozen=True):
    """The member now signed in, with the token for scripts; the browser gets it as a cookie."""

    guest: Guest
    token: str
    tables: int
    """How many tables of the former guest came along."""


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to delete the account; the name confirms the intention."""

    name: Name


class SavedSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A member's preferences, in the client's own format."""

    settings: dict[str, Any]


class SignInWays(Struct, frozen=True):
    """The ways to sign in here; `passkeys` requires a secure address with a host name."""

    passkeys: bool
    provider: str
    """The operator's label for the OpenID Connect provider; empty if there is none."""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A newcomer and their name."""

    name: Name


class Guest(Struct, frozen=True):
    """A guest; `id` is public."""

    id: str
    name: str
    member: bool = False
    """Whether the guest is a member, who keeps the name and has passkeys and devices."""
    formerly: str = ""
    """The name that an upgrade changed because another member has it, until the member has acknowledged it."""


class GuestToken(Struct, frozen=True):
    """A new guest with the secret token: also set as a cookie; scripts use it as a bearer token."""

    id: str
    name: str
    token: str
