"""Golden games: whole games as text, so that a change in play shows up as a readable diff."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from intrika.checks.play import walk
from intrika.core.game import Game
from intrika.core.match import Match
from intrika.core.option import spell
from intrika.text import Texts


def golden_games(game: Game, folder: Path) -> dict[Path, dict[str, Any]]:
    """The games that `golden.toml` lists, by the file that holds each."""
    listed = tomllib.loads((folder / "golden.toml").read_text(encoding="utf-8"))["games"]
    made = {}
    for entry in listed:
        options = entry.get("options", {})
        words = [str(entry["seats"]), str(entry["seed"])]
        words += [f"{name}={spell(value)}" for name, value in options.items()]
        made[folder / "golden" / f"{'-'.join(words)}.txt"] = {
            "game": game, "seats": entry["seats"], "seed": entry["seed"], "options": options,
        }  # fmt: skip
    return made


def golden_text(game: Game, seats: int, seed: int, options: dict[str, Any]) -> str:
    """One random game: its decisions, what happened after each, and the final sheet."""
    texts = Texts("en", game, [f"P{seat}" for seat in range(seats)])
    lines: list[str] = []
    known: set[int] = set()  # secret answers are sorted in, so the newest need not be the last
    told = 0
    for match, _ in walk(game, seats, options, seed):
        for taken in match.taken:
            if id(taken) not in known:
                known.add(id(taken))
                lines.append(f"{len(known)}. P{taken.seat}: {taken.action.text}")
        lines += [f"    {texts.event(event)}" for event in match.events[told:]]
        told = len(match.events)
    return "\n".join([*_head(match), *lines, *_sheet(match, texts)]) + "\n"


def _head(match: Match) -> list[str]:
    return [f"{match.game.id}, {len(match.players)} seats, seed {match.seed}, {match.options}", ""]


def _sheet(match: Match, texts: Texts) -> list[str]:
    result = match.state.result()
    lines = [""]
    for seat, rows in enumerate(result.lines):
        lines.append(f"P{seat}: {result.totals[seat]} points, place {result.places[seat]}")
        lines += [f"    {row.points:4} {texts.score(row)}" for row in rows]
    if result.tiebreak is not None:
        lines.append(texts(f"tiebreak-{result.tiebreak}"))
    return [*lines, f"digest {match.state.digest()}"]
