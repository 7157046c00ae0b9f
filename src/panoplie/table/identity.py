"""Who somebody is: a signed cookie with an id, a name and an emblem. There are no accounts and no passwords."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from typing import Final

import msgspec
from msgspec import Struct

from panoplie.table.limits import household
from panoplie.table.messages import Lang, Me, Person, Seat
from panoplie.table.names import clean

COOKIE: Final = "panoplie"
SECRET: Final = "secret"
"""The mark under which the secret of all nodes is stored."""
LASTS: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer."""


class Identity(Struct, frozen=True):
    """A person as the server knows them; the id never leaves the cookie."""

    id: str
    person: Person | None
    lang: Lang

    def me(self) -> Me:
        return Me(self.person, self.lang)


class Signer:
    """Signs cookies and seat keys with a secret that all nodes share and restarts keep."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def cookie(self, identity: Identity) -> str:
        """The identity as the value of a cookie."""
        body = _base64(msgspec.json.encode(identity))
        return f"{body}.{self._sign('cookie', body)}"

    def identity(self, cookie: str | None) -> Identity | None:
        """Whoever a cookie names, unless it is forged, cut or empty."""
        body, _, signature = (cookie or "").partition(".")
        if not body or not hmac.compare_digest(self._sign("cookie", body).encode(), signature.encode()):
            return None
        try:
            known = msgspec.json.decode(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Identity)
        except (binascii.Error, msgspec.DecodeError, ValueError):
            return None
        if known.person is not None and clean(known.person.name) != known.person.name:
            return msgspec.structs.replace(known, person=None)  # from before names were cleaned
        return known

    def seat_key(self, table: str, seat: Seat, since: int) -> str:
        """The secret of a seat for whoever sat down in it at that step.

        It can be made again for its owner, who may come from another tab, and is void for whoever sat there
        before.
        """
        return self._sign("seat", f"{table}/{seat}/{since}")

    def opens(self, key: str, table: str, seat: Seat, since: int) -> bool:
        """Whether a key is that of a seat; compared in constant time."""
        return hmac.compare_digest(self.seat_key(table, seat, since).encode(), key.encode())

    def home(self, table: str, address: str) -> str:
        """A sign for a household at one table: it can be told from others, and no address can be read from it."""
        return self._sign("home", f"{table}/{household(address)}")[:12]

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._secret, f"{purpose}\x1f{text}".encode(), hashlib.sha256).digest()
        return _base64(digest[:24])


def stranger(lang: Lang) -> Identity:
    """Somebody who has not introduced themselves."""
    return Identity(secrets.token_urlsafe(12), None, lang)


def new_secret() -> str:
    return secrets.token_hex(32)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
