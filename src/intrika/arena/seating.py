"""Who sits where: the seat orders that deals are played in, so that no bot has an advantage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, cycle, islice, permutations
from math import comb, lcm

from intrika.core.refusal import BadInput

MOST_ORDERS = 24  # a deal is played in all its seat orders as long as there are no more
EXTRA = 4  # a run grows by one part of so many at most, so that every two bots meet equally often

MOST_CHOICES = 500  # that are compared before each deal

Choice = tuple[int, ...]  # bots by their place in the list
Order = tuple[str, ...]  # a bot for every seat


def lineups(bots: Sequence[str], seats: int) -> Iterator[Order]:
    """Every seat order of every choice of so many bots, each once.

    A table at which all seats are the same bot tells nothing about strength; such tables are
    left out unless there are no others.
    """
    if len(bots) < seats:
        raise BadInput(f"{seats} seats need as many bots; got {', '.join(bots) or 'none'}")
    choices: dict[Order, Order] = {}
    for chosen in combinations(bots, seats):
        choices.setdefault(tuple(sorted(chosen)), chosen)
    for chosen in choices.values():
        if len(set(chosen)) > 1 or len(choices) == 1:
            yield from dict.fromkeys(permutations(chosen))


def has_all_orders(bots: Sequence[str], seats: int) -> bool:
    """Whether every deal is played in all seat orders; otherwise in the rotations of one."""
    return len(list(islice(lineups(bots, seats), MOST_ORDERS + 1))) <= MOST_ORDERS


def rotations(order: Order) -> list[Order]:
    """The order moved on by one seat at a time; each bot sits on each of its seats once."""
    return list(dict.fromkeys([order[i:] + order[:i] for i in range(len(order))]))


def blocks(bots: Sequence[str], seats: int) -> Iterator[list[Order]]:
    """Without end: the seat orders that the first deal is played in, the second one, and so on.

    All orders as long as they are few, otherwise the rotations of one order, so that every block
    alone has every bot of its table on every seat equally often.
    """
    if has_all_orders(bots, seats):
        return cycle([list(lineups(bots, seats))])
    return _turning(bots, seats)


def _turning(bots: Sequence[str], seats: int) -> Iterator[list[Order]]:
    coming: dict[Order, Iterator[list[Order]]] = {}
    for table in _tables(bots, seats):
        names = tuple(sorted(table))
        if names not in coming:
            coming[names] = cycle(_circles(table))
        yield next(coming[names])


def _circles(table: Order) -> Iterator[list[Order]]:
    """All seat orders of a table, rotations together."""
    seen: set[Order] = set()
    for order in permutations(table):
        if order not in seen:
            made = rotations(order)
            seen.update(made)
            yield made


def _tables(bots: Sequence[str], seats: int) -> Iterator[Order]:
    """Who plays next: those that met each other least and played least so far.

    Every choice of bots comes once before any comes again; only if there are too many of them to
    look at, a table is put together bot by bot.
    """
    played = [0] * len(bots)
    met: Counter[tuple[int, int]] = Counter()
    left: list[Choice] = []
    while True:
        if comb(len(bots), seats) > MOST_CHOICES:
            chosen = _one_by_one(bots, seats, played, met)
        else:
            left = left or _choices(bots, seats)
            chosen = min(left, key=lambda choice: _cost(choice, played, met))
            left.remove(chosen)
        for i in chosen:
            played[i] += 1
        met.update(combinations(chosen, 2))
        yield tuple([bots[i] for i in chosen])


def _choices(bots: Sequence[str], seats: int) -> list[Choice]:
    made = combinations(range(len(bots)), seats)
    return [choice for choice in made if len({bots[i] for i in choice}) > 1]


def _cost(choice: Choice, played: list[int], met: Counter[tuple[int, int]]) -> int:
    return 2 * sum([met[pair] for pair in combinations(choice, 2)]) + sum(
        [played[i] for i in choice]
    )


def _one_by_one(
    bots: Sequence[str], seats: int, played: list[int], met: Counter[tuple[int, int]]
) -> Choice:
    """Always one who played little and met the others seldom."""
    chosen: list[int] = []
    while len(chosen) < seats:
        costs = [
            (seats * played[i] + sum([met[min(i, j), max(i, j)] for j in chosen]), i)
            for i in _free(bots, chosen, seats)
        ]
        chosen.append(min(costs)[-1])
    return tuple(sorted(chosen))


def _free(bots: Sequence[str], chosen: list[int], seats: int) -> list[int]:
    """Who can take the next seat; the last one goes to somebody else than all the others."""
    free = [i for i in range(len(bots)) if i not in chosen]
    names = {bots[i] for i in chosen}
    if len(chosen) == seats - 1 and len(names) == 1:
        free = [i for i in free if bots[i] not in names] or free
    return free


# -- how even it is -----------------------------------------------------------------------------


class Tally:
    """How often bots have played and met, copies of a bot taken as one."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.copies = Counter(bots)
        self.played: Counter[str] = Counter()
        self.met: Counter[tuple[str, str]] = Counter()

    def add(self, orders: Iterable[Order]) -> None:
        for order in orders:
            self.played.update(order)
            self.met.update([(a, b) for a, b in combinations(sorted(order), 2) if a != b])

    def is_fair(self) -> bool:
        """Whether all play equally often; copies of a bot play as often as they are many."""
        return len({Fraction(self.played[bot], many) for bot, many in self.copies.items()}) == 1

    def is_balanced(self) -> bool:
        """Whether, besides, every two meet equally often."""
        many = self.copies
        pairs = combinations(sorted(many), 2)
        met = {Fraction(self.met[a, b], many[a] * many[b]) for a, b in pairs}
        return len(met) <= 1 and self.is_fair()

    def told(self) -> str:
        """Every bot's games, and how often two of them met at least and at most."""
        met = [self.met[pair] for pair in combinations(sorted(self.copies), 2)]
        games = ", ".join([f"{bot} {self.played[bot]}" for bot in self.copies])
        return f"games: {games}; two bots met {min(met)} to {max(met)} times"


def enough(bots: Sequence[str], seats: int, games: int) -> list[list[Order]]:
    """Blocks of at least so many games, and some more where that makes the run more even.

    A quarter more games, or two rounds of all bots, may be added: so that every two bots meet
    equally often or, if that does not come so soon, all play equally often.
    """
    made: list[list[Order]] = []
    tally, count = Tally(bots), 0
    all_orders = has_all_orders(bots, seats)
    most = games + max(games // EXTRA, 2 * lcm(len(bots), seats))
    ends: list[tuple[int, int]] = []  # how uneven, after how many blocks
    for block in blocks(bots, seats):
        made.append(block)
        tally.add(block)
        count += len(block)
        if count >= games:
            uneven = 0 if all_orders or tally.is_balanced() else 1 if tally.is_fair() else 2
            ends.append((uneven, len(made)))
            if uneven == 0 or count >= most:
                break
    return made[: min(ends)[1]]
