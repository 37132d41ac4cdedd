"""What each piece of a game's knowledge is worth: the search with it against the search without."""

from __future__ import annotations

from itertools import cycle
from typing import Any, NamedTuple

from intrika.arena.games import Job, Played, play_job
from intrika.arena.ratings import standings
from intrika.bots import Bot, bot
from intrika.bots.knowledge import Knowledge, knowledge
from intrika.bots.players import SearchBot
from intrika.core.registry import game as game_of

WITH, WITHOUT = "with", "without"
SEED = 31_000
TO_THE_END = 1_000_000


class Piece(NamedTuple):
    """One thing the search knows, and the bot that does without it."""

    name: str
    instead: str
    iterations: int
    without: Bot


def _own(game: str) -> Knowledge:
    """A copy of the game's knowledge that may be changed."""
    return type(knowledge(game_of(game)))()


def _plain_score(game: str, iterations: int) -> Bot:
    know = Knowledge()
    know.horizon = _own(game).horizon
    return SearchBot(iterations, know=know, name=WITHOUT)


def _horizon(game: str, iterations: int, decisions: int) -> Bot:
    know = _own(game)
    know.horizon = decisions
    return SearchBot(iterations, know=know, name=WITHOUT)


def pieces(game: str) -> list[Piece]:
    """The pieces of one game."""
    other = 4 if _own(game).horizon == 0 else 0
    return [
        Piece("value", "the score of the moment", 60, _plain_score(game, 60)),
        Piece("horizon", f"horizon {other}", 60, _horizon(game, 60, other)),
        Piece("cut-off", "random play to the end", 30, _horizon(game, 30, TO_THE_END)),
        Piece("tree", "`greedy`, one step ahead by value", 60, bot("greedy")),
    ]


def play(game: str, piece: Piece, games: int) -> dict[str, Any]:
    """Two players, every deal in both seat orders."""
    bots = {WITH: SearchBot(piece.iterations, name=WITH), WITHOUT: piece.without}
    played = [
        play_job(Job(number, game, lineup, SEED + number // 2, {}), lambda name: bots[name])
        for number, lineup in zip(range(games), cycle([(WITH, WITHOUT), (WITHOUT, WITH)]))
    ]
    return summary(piece, played)


def summary(piece: Piece, played: list[Played]) -> dict[str, Any]:
    row = next(row for row in standings(played) if row.bot == WITH)
    return {
        "instead": piece.instead,
        "iterations": piece.iterations,
        "games": len(played),
        "share": round(row.win_share, 4),
        "low": round(row.win_low, 4),
        "high": round(row.win_high, 4),
    }
