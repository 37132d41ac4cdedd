"""The one door to chance.

Random numbers are BLAKE2b of a secret key and a counter, so nobody can work the key out from
what was dealt, and the same seed gives the same game on every platform. The key and the counter
are the whole generator: copying a state copies it. Decks are shuffled when they are made.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import index
from typing import TYPE_CHECKING, Any, Final

from intrika.core.refusal import BadInput

if TYPE_CHECKING:
    from intrika.core.state import State

MAX_SEED: Final = 1 << 256
SMALL: Final = 1 << 52  # times one more place it still fits a machine word


def seed_of(seed: Any) -> int:
    """A seed as a plain int; integers of other libraries are taken too.

    >>> seed_of(7)
    7
    """
    try:
        number: int = index(seed)
    except TypeError:
        number = -1
    if isinstance(seed, bool) or not 0 <= number < MAX_SEED:
        raise BadInput(f"a seed is a whole number from 0 to 2^256 - 1; got {seed!r}")
    return number


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
    count = len(out)
    plan = _PLANS.get(count)
    if plan is None:
        plan = _PLANS[count] = _plan(count)
    pool = 0
    for fresh, first, last, many in plan:
        if fresh:
            pool = bits(s)
        pool, part = divmod(pool, many)
        for place in range(first, last, -1):
            j = part % (place + 1)
            part //= place + 1
            out[place], out[j] = out[j], out[place]
    return out


def _plan(count: int) -> list[tuple[bool, int, int, int]]:
    """How to shuffle so many: whether to draw bits, the places from and to, their product.

    Each place takes its number from the pool by division. One long division by a product serves
    several places, because its remainder is small; the numbers are the same.
    """
    made: list[tuple[bool, int, int, int]] = []
    room = 0
    place = count - 1
    while place > 0:
        fresh = room < 40
        room = 512 if fresh else room
        first, many = place, 1
        while place > 0 and many < SMALL and room >= 40:
            many *= place + 1
            room -= (place + 1).bit_length()
            place -= 1
        made.append((fresh, first, place, many))
    return made


_PLANS: Final[dict[int, list[tuple[bool, int, int, int]]]] = {}
