"""How much anybody may ask for: rates per person and per address, and sizes."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from panoplie.table.speech import TableError

DISGUISE: Final = "::ffff:"
MESSAGE_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024
MOST_KNOWN: Final = 20_000
SOCKETS_OF_ADDRESS: Final = 300
SILENT_OF_ADDRESS: Final = 64
"""Sockets of one address that have not said yet who they are."""
WATCHERS_OF_ADDRESS: Final = 12
"""Sockets of one address that hold no seat, at one table."""
MALFORMED: Final = 3
"""Unreadable messages in a row after which a socket is closed."""


def address_of(scope: Any) -> str:
    """Where somebody asks from. A socket that listens to both versions sees those of version 4 in disguise.

    >>> address_of({"client": ("::ffff:192.0.2.7", 4711)})
    '192.0.2.7'
    """
    address = str(scope["client"][0]) if scope.get("client") else "?"
    return address.removeprefix(DISGUISE) if "." in address else address


@functools.lru_cache(maxsize=MOST_KNOWN)
def household(address: str) -> str:
    """Whom an address is counted with: whoever has one of version 6 has as many as they like that begin alike.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    return str(ipaddress.ip_network((known.packed[:8] + bytes(8), 64)))


class Buckets:
    """One bucket for each name; it holds `burst` tokens and fills at `rate` a second.

    >>> buckets = Buckets(rate=1, burst=2)
    >>> [buckets.wait("somebody", now=0.0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, name: str, now: float | None = None, tokens: int = 1) -> float:
        """Take a token, or several. Returns the seconds to wait if there are none; they then are owed."""
        now = time.monotonic() if now is None else now
        level, since = self._levels.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate) - tokens
        self._levels[name] = level, now
        if len(self._levels) > MOST_KNOWN:
            self._levels.popitem(last=False)
        return max(0.0, -level / self.rate)

    def owed(self, name: str, now: float | None = None) -> bool:
        """Whether there is no token left."""
        now = time.monotonic() if now is None else now
        level, since = self._levels.get(name, (self.burst, now))
        return level + (now - since) * self.rate < 1

    def take(self, name: str, refusal: str = "too-fast") -> None:
        """Take a token or refuse."""
        now = time.monotonic()
        if self.owed(name, now):
            raise TableError(refusal, 429)
        self.wait(name, now)


@contextlib.contextmanager
def counted(counter: Counter[str], name: str) -> Iterator[None]:
    """Count somebody for as long as they are there."""
    counter[name] += 1
    try:
        yield
    finally:
        counter[name] -= 1
        if not counter[name]:
            del counter[name]


class Limits:
    """All limits of a node; a load test may turn the rates off."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.requests = Buckets(rate=40, burst=200)
        self.pages = Buckets(rate=60, burst=600)
        self.changes = Buckets(rate=4, burst=40)
        self.changes_of_address = Buckets(rate=20, burst=200)
        self.messages = Buckets(rate=30, burst=90)
        self.messages_of_address = Buckets(rate=300, burst=900)
        self.chats = Buckets(rate=1, burst=6)
        self.chats_of_address = Buckets(rate=5, burst=30)
        self.hints = Buckets(rate=0.5, burst=4)
        self.hints_of_address = Buckets(rate=2.5, burst=20)
        self.undos = Buckets(rate=1, burst=20)
        self.undos_of_address = Buckets(rate=5, burst=100)
        self.handshakes = Buckets(rate=20, burst=SOCKETS_OF_ADDRESS)
        self.sockets: Counter[str] = Counter()
        self.silent: Counter[str] = Counter()

    def request(self, address: str, person: str, changes: bool) -> None:
        """Refuse requests that come too fast."""
        if not self.on:
            return
        address = household(address)
        self.requests.take(address)
        if changes:
            self.changes.take(person)
            self.changes_of_address.take(address)

    def hint(self, address: str, person: str) -> None:
        """Refuse advice to whoever asks for it all the time, under whatever names."""
        if self.on:
            self.hints_of_address.take(household(address))
            self.hints.take(person)

    def undo(self, address: str, person: str) -> None:
        """Refuse to take back for whoever does so all the time, under whatever names."""
        if self.on:
            self.undos_of_address.take(household(address), "undo-too-fast")
            self.undos.take(person, "undo-too-fast")

    def chat(self, address: str, person: str) -> None:
        """Refuse to hear whoever talks all the time, under whatever names."""
        if self.on:
            self.chats_of_address.take(household(address))
            self.chats.take(person)

    def page(self, address: str) -> None:
        """Refuse to send files of the client too fast; a visit takes a few dozen."""
        if self.on:
            self.pages.take(household(address))

    def message(self, address: str, socket: str, tokens: int = 1) -> float:
        """Seconds for which a socket that speaks too fast, or of what costs much, is not listened to."""
        if not self.on:
            return 0.0
        own = self.messages.wait(socket, tokens=tokens)
        return max(own, self.messages_of_address.wait(household(address), tokens=tokens))

    def handshake(self, address: str) -> bool:
        """Whether one more socket of an address may try now. All of them may come at once, after a restart; but of
        whoever comes and goes all the time everybody else at the table would hear."""
        if not self.on:
            return True
        home = household(address)
        if self.handshakes.owed(home):
            return False
        self.handshakes.wait(home)
        return True

    def admits(self, address: str) -> bool:
        """Whether one more socket of an address is welcome."""
        if not self.on:
            return True
        home = household(address)
        return self.sockets[home] < SOCKETS_OF_ADDRESS and self.silent[home] < SILENT_OF_ADDRESS
