"""The ladder: which matches measure the levels of a game, what they gave, and the bars they met."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import intrika
from intrika.arena.games import Played, play_job, schedule
from intrika.arena.intervals import Interval
from intrika.arena.ratings import Standing, standings
from intrika.bots import LEVELS, Bot, bot
from intrika.bots.knowledge import knowledge
from intrika.bots.players import SearchBot
from intrika.core.registry import game as game_of

GAMES = 400  # between two levels, at least
SEARCH_GAMES = 200  # of the plain search against greedy
CROWD_GAMES = 100  # and against three random players
SEED = 7000  # of the first deal
SEARCH = "ismcts:400"
BEATS = 0.55  # the lower end of the interval must be above this
FIRST = 0.85  # first or joint first against three random players


class Match(NamedTuple):
    """One line of the ladder: the bot that should win, and whom it meets."""

    bot: str
    other: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.bot}-{self.other}-{self.seats}p".replace(":", "")

    @property
    def bots(self) -> list[str]:
        return [self.bot] + [self.other] * (self.seats - 1)

    @property
    def is_crowd(self) -> bool:
        """Against three of them: the share of first places counts, not of wins."""
        return self.seats > 2

    @property
    def games(self) -> int:
        """How many are enough."""
        if self.is_crowd:
            return CROWD_GAMES
        return SEARCH_GAMES if self.bot == SEARCH else GAMES

    @property
    def bar(self) -> str:
        return f"first ≥ {FIRST:.0%}" if self.is_crowd else f"lower end > {BEATS:.0%}"


def steps() -> list[Match]:
    """Each level against the one below."""
    return [Match(above, below, 2) for below, above in pairwise(LEVELS)]


def matches() -> list[Match]:
    """The steps, and the plain search against the simple players."""
    return [*steps(), Match(SEARCH, "greedy", 2), Match(SEARCH, "random", 4)]


def share(row: Standing, match: Match) -> Interval:
    if match.is_crowd:
        return Interval(row.first_share, row.first_low, row.first_high)
    return Interval(row.win_share, row.win_low, row.win_high)


def is_met(match: Match, at: Interval) -> bool:
    return at.value >= FIRST if match.is_crowd else at.low > BEATS


def first_deal(played: Sequence[Played]) -> str:
    """A checksum of the games of the first deal: other bots or rules would play another one."""
    games = sorted([p.facts() for p in played if p.seed == SEED])
    return hashlib.sha256(json.dumps(games).encode()).hexdigest()[:16]


def play_first_deal(game: str, match: Match) -> str:
    """The same checksum from playing it now."""
    jobs = schedule(game, match.bots, 1, match.seats, SEED, {})
    return first_deal([play_job(job) for job in jobs])


def summary(match: Match, played: Sequence[Played], code: str, about: dict[str, Any]) -> Any:
    """What is kept of a match, ready for JSON."""
    rows = {row.bot: row for row in standings(played)}
    at = share(rows[match.bot], match)
    return {
        "bot": match.bot,
        "other": match.other,
        "seats": match.seats,
        "games": len(played),
        "deals": len({p.seed for p in played}),
        "seed": SEED,
        "share": round(at.value, 4),
        "low": round(at.low, 4),
        "high": round(at.high, 4),
        "bar": match.bar,
        "met": is_met(match, at),
        "code": code,
        "first": first_deal(played),
        "version": intrika.__version__,
        **about,
        "standings": [row.to_json() for row in rows.values()],
    }


# -- the quick version, part of the tests --------------------------------------------------------

QUICK_GAMES = 12  # six deals: the fewest that can show a level to be out of order
QUICK_SEARCH = 16  # iterations of the stronger level; the weaker one keeps its proportion


def quick_maker(game: str, match: Match) -> Callable[[str], Bot]:
    """Makes the bots of a match with small budgets."""
    budgets = knowledge(game_of(game)).budgets
    found = [bot(name) for name in (match.bot, match.other)]
    most = max([budgets[b.rank] for b in found if isinstance(b, SearchBot)], default=1)

    def make(name: str) -> Bot:
        made = bot(name)
        if not isinstance(made, SearchBot):
            return made
        return SearchBot(max(1, QUICK_SEARCH * budgets[made.rank] // most), name=name)

    return make


def quick(game: str, match: Match, games: int = QUICK_GAMES) -> list[Played]:
    jobs = schedule(game, match.bots, games, match.seats, SEED, {})
    make = quick_maker(game, match)
    return [play_job(job, make) for job in jobs]


def is_out_of_order(played: Sequence[Played], bot: str) -> bool:
    """Whether this bot, which should be the stronger one of two, is surely the weaker one."""
    row = next(row for row in standings(played) if row.bot == bot)
    return row.win_high < 0.5
