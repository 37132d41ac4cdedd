"""The one door to chance.

Random numbers are BLAKE2b of a secret key and a counter, so nobody can work the key out from
what was dealt, and the same seed gives the same game on every platform. The key and the counter
are the whole generator: copying a state copies it. Decks are shuffled when they are made.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from intrika.core.state import State


def key_of(seed: int) -> bytes:
    """Scramble a seed, so that neighbouring seeds are unrelated."""
    return blake2b(str(seed).encode(), digest_size=16, person=b"intrika-seed").digest()


def bits(s: State) -> int:
    """512 fresh bits."""
    s.draws += 1
    s.shown += 1
    return int.from_bytes(blake2b(s.draws.to_bytes(8, "little"), key=s.key).digest(), "little")


def below(s: State, n: int) -> int:
    """A number in 0..n-1."""
    return bits(s) % n


def shuffled(s: State, items: list[int]) -> list[int]:
    """A new list with the items in random order (one hash serves about 80 of them)."""
    out = items[:]
    pool = 0
    room = 0
    for i in range(len(out) - 1, 0, -1):
        if room < 40:
            pool, room = bits(s), 512
        pool, j = divmod(pool, i + 1)
        room -= (i + 1).bit_length()
        out[i], out[j] = out[j], out[i]
    return out
