"""What a host may do at a table that is left on the open internet: see its load, close a table, ban an address."""

from __future__ import annotations

import contextlib
import hmac
import ipaddress
import logging
import os
import time
from typing import TYPE_CHECKING, Final

import msgspec

from panoplie.table.limits import Buckets, household
from panoplie.table.messages import Ban, HostAddress, HostTable, HostView, NewBan
from panoplie.table.speech import TableError

if TYPE_CHECKING:
    from panoplie.table.hall import Hall

LOG: Final = logging.getLogger("panoplie.table")
BANS: Final = "bans"
"""The mark under which all nodes find them."""
MOST_BANS: Final = 1000
SHOWN: Final = 100
"""How many tables and addresses the host sees, the busiest first."""
HOUR: Final = 3600.0


class Bans:
    """Addresses and networks that are not let in, each until some time."""

    def __init__(self) -> None:
        self._bans: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, float]] = []

    def __bool__(self) -> bool:
        return bool(self._bans)

    def block(self, address: str) -> bool:
        """Whether somebody from an address is not let in now."""
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        now = time.time()
        return any([until > now and known in network for network, until in self._bans])

    def load(self, text: str) -> None:
        """Take over what is stored; what cannot be read bans nobody."""
        with contextlib.suppress(msgspec.DecodeError, ValueError):
            stored = msgspec.json.decode(text, type=list[Ban])
            self._bans = [(ipaddress.ip_network(ban.address, strict=False), ban.until) for ban in stored]

    def listed(self) -> list[Ban]:
        now = time.time()
        return [Ban(str(network), until) for network, until in self._bans if until > now]


class Moderation:
    """The host's desk of a node."""

    def __init__(self, hall: Hall, secret: str | None) -> None:
        self._hall = hall
        self._secret = secret
        self._guesses = Buckets(rate=0.1, burst=5)

    def check(self, shown: str | None, address: str) -> None:
        """Refuse whoever does not show the secret, as if there were nothing here; guesses are few.

        A node without a secret refuses everybody in the same way.
        """
        home = household(address)
        if self._guesses.owed(home):
            raise TableError("too-fast", 429)
        secret = self._secret
        if shown is None or secret is None or not hmac.compare_digest(shown.encode(), secret.encode()):
            self._guesses.wait(home)
            raise TableError("no-such-page", 404)

    def view(self) -> HostView:
        """What goes on at this node."""
        hall = self._hall
        sockets: dict[str, int] = {}
        tables = []
        for room in hall.rooms.values():
            for viewer in room.audience.viewers:
                sockets[viewer.address] = sockets.get(viewer.address, 0) + 1
            addresses = sorted({viewer.address for viewer in room.audience.viewers})
            info = room.info(())
            names = [seat.person.name for seat in info.seats if seat.person is not None]
            tables.append(
                HostTable(
                    info.id, info.game, info.status, names, len(room.audience.viewers), addresses, info.moved
                )
            )
        tables.sort(key=lambda table: (-table.sockets, -table.moved))
        busiest = sorted(sockets.items(), key=lambda item: (-item[1], item[0]))
        return HostView(
            time.time() - hall.opened_at,
            os.getloadavg()[0] / (os.cpu_count() or 1),
            len(tables),
            sum(sockets.values()),
            hall.thinkers.turns.waiting,
            sum(hall.metrics.steps.values()),
            sum(hall.metrics.refused.values()),
            tables[:SHOWN],
            [HostAddress(address, count) for address, count in busiest[:SHOWN]],
            hall.bans.listed(),
        )

    async def close_table(self, table: str) -> None:
        """Close a table for good: whoever is there hears of it, and nothing of it is kept."""
        await self._hall.remove(table)
        LOG.warning("The host closed a table", extra={"table": table})

    async def ban(self, wish: NewBan) -> None:
        """Let nobody from an address, or a network, in for some hours; whoever is there is shown out."""
        try:
            network = str(ipaddress.ip_network(wish.address.strip(), strict=False))
        except ValueError:
            raise TableError("no-address", address=wish.address) from None

        def add(bans: list[Ban]) -> list[Ban]:
            others = [ban for ban in bans if ban.address != network]
            if len(others) >= MOST_BANS:
                raise TableError("too-many-bans", count=MOST_BANS)
            return [*others, Ban(network, time.time() + wish.hours * HOUR)]

        await self._hall.change_bans(add)
        LOG.warning("The host banned an address for %g hours", wish.hours, extra={"address": network})

    async def lift(self, address: str) -> None:
        """Let an address in again."""
        await self._hall.change_bans(lambda bans: [ban for ban in bans if ban.address != address])
        LOG.warning("The host lifted a ban", extra={"address": address})
