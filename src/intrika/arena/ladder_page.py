"""docs/ladder.md and its pictures, from the kept summaries alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from intrika.arena.intervals import Interval
from intrika.arena.ladder import (
    BEATS,
    CROWD_GAMES,
    FIRST,
    GAMES,
    SEARCH_GAMES,
    Match,
    matches,
)  # fmt: skip
from intrika.arena.picture import Row, forest
from intrika.core.game import Game

HEAD = f"""# The ladder

How strong the bots are, measured. `make ladder` plays these games from fixed seeds and writes this
page; how to run it in pieces is in [arena.md](arena.md).

In every match each deal is played in every seat order. The share is that of won games, shared wins
split; against three players it is the share of games in which the bot was first or joint first.
The 95 % intervals take the deal, not the game, as the unit, because the games of one deal are not
independent. A level should beat the one below with the lower end above {BEATS:.0%} over at least
{GAMES} games, and so should the plain search beat `greedy` over {SEARCH_GAMES}; against
three random players it should be first in at least {FIRST:.0%} of {CROWD_GAMES} games. *ms* is the
mean thinking time per decision by the clock, beside other work; [thinking.md](thinking.md) has
the times of the levels in processor time, the longest among them.
"""


def page(games: Sequence[Game], kept: dict[str, dict[str, Any]]) -> str:
    """`kept` holds by game, by the name of a match, its summary."""
    parts = [HEAD, *_overview(games, kept)]
    for game in games:
        parts += _game(game, kept.get(game.id, {}))
    return "\n".join(parts).rstrip() + "\n"


def _overview(games: Sequence[Game], kept: dict[str, dict[str, Any]]) -> list[str]:
    lines = ["| match | " + " | ".join(game.title["en"] for game in games) + " |"]
    lines.append("|---|" + "---|" * len(games))
    for match in matches():
        cells = [_cell(match, kept.get(game.id, {}).get(match.name)) for game in games]
        lines.append(f"| {_title(match)} | " + " | ".join(cells) + " |")
    return [*lines, "", "✓ the bar is met, ✗ it is not, … too few games yet.", ""]


def _title(match: Match) -> str:
    against = f"three {match.other}" if match.is_crowd else match.other
    return f"{match.bot} – {against}"


def _sign(match: Match, told: dict[str, Any]) -> str:
    return "…" if told["games"] < match.games else "✓" if told["met"] else "✗"


def _cell(match: Match, told: dict[str, Any] | None) -> str:
    if told is None:
        return "not played"
    return f"{_sign(match, told)} {told['share']:.1%} ({told['low']:.1%}–{told['high']:.1%})"


def _game(game: Game, kept: dict[str, Any]) -> list[str]:
    lines = [f"## {game.title['en']}", ""]
    listed = [(match, kept[match.name]) for match in matches() if match.name in kept]
    if not listed:
        return [*lines, "Not played yet.", ""]
    lines += [
        f"![The shares of {game.title['en']}](ladder/{game.id}.svg)",
        "",
        "| match | games | share | 95 % | bar | | score | ms | code |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for match, told in listed:
        rows = {row["bot"]: row for row in told["standings"]}
        one, two = rows[match.bot], rows[match.other]
        lines.append(
            f"| {_title(match)} | {told['games']} | {told['share']:.1%} "
            f"| {told['low']:.1%}–{told['high']:.1%} | {told['bar']} | {_sign(match, told)} "
            f"| {one['mean_score']:.1f} : {two['mean_score']:.1f} "
            f"| {one['ms_per_decision']:.1f} : {two['ms_per_decision']:.1f} "
            f"| {told['code']} |"
        )
    one = listed[0][1]
    ways = {"compiled" if told["compiled"] else "interpreted" for _, told in listed}
    versions = sorted({told["version"] for _, told in listed})
    rules = sorted({told["rules"] for _, told in listed})
    told = f"Intrika {', '.join(versions)}, rules {', '.join(rules)}, {' and '.join(sorted(ways))}"
    told += f"; deals from seed {one['seed']} on; figures: [{game.id}.json](ladder/{game.id}.json)."
    return [*lines, "", told, ""]


def picture(game: Game, kept: dict[str, Any]) -> str:
    rows = [
        Row(
            _title(match),
            Interval(told["share"], told["low"], told["high"]),
            f"{told['share']:.1%} {_sign(match, told)}",
            match.is_crowd,
        )
        for match, told in [(m, kept[m.name]) for m in matches() if m.name in kept]
    ]
    return forest(rows, game.title["en"], (0.5, BEATS), lambda value: f"{value:.0%}")
