"""Provably fair chance: a secret key fixed before the first shuffle, its hash shown, the key revealed at the end.

Every chance answer of a match is drawn from the key and its place in the log. Whoever holds the key can
draw them all again and see that nobody tampered with a roll; whoever holds only the hash can foresee none.
Taking a move back does not roll again: the same place gives the same numbers.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from panoplie.kernel.chance import shuffled


def new_key() -> str:
    """A fresh secret of 256 bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def seal(key: str) -> str:
    """The hash that is shown before the game, and binds the key without revealing it."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def is_sealed_by(key: str, shown: str) -> bool:
    """Whether the hash shown before the game belongs to this key."""
    try:
        return hmac.compare_digest(seal(key), shown)
    except ValueError:
        return False


class Fair:
    """The source for one chance answer: the one at `place` in the log."""

    __slots__ = ("_block", "_key", "_place", "_pool", "_pool_bits")

    def __init__(self, key: str, place: int) -> None:
        self._key = bytes.fromhex(key)
        self._place = place
        self._block = 0
        self._pool = 0
        self._pool_bits = 0

    def below(self, n: int) -> int:
        """Draw without any bias: numbers that would favour the small ones are thrown away."""
        bits = (n - 1).bit_length()
        while True:
            drawn = self._take(bits)
            if drawn < n:
                return drawn

    def order(self, cards: list[int]) -> list[int]:
        return shuffled(cards, self)

    def _take(self, bits: int) -> int:
        while self._pool_bits < bits:
            message = f"{self._place}:{self._block}".encode()
            digest = hmac.new(self._key, message, hashlib.sha256).digest()
            self._pool |= int.from_bytes(digest, "big") << self._pool_bits
            self._pool_bits += 256
            self._block += 1
        drawn = self._pool & ((1 << bits) - 1)
        self._pool >>= bits
        self._pool_bits -= bits
        return drawn
