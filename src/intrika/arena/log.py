"""The log of a run: every finished game is a line, and a stopped run goes on from it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any

from intrika.arena.games import Job, Played
from intrika.core.refusal import BadInput


class Log:
    """The finished games of one run, a line each; the first line says what is being played."""

    def __init__(self, path: Path | None, head: dict[str, Any]) -> None:
        self.path = path
        self.done: dict[int, Played] = {}
        self.lines: dict[int, int] = {}  # by game: where it stands
        if path is None:
            return
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            if json.dumps(head).startswith(text):  # new, or killed while the head was written
                path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            else:
                self._read(path, text, head)
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "not a log of the arena"
            raise BadInput(f"{path}: {why}") from None

    def _read(self, path: Path, text: str, head: dict[str, Any]) -> None:
        first, *rest = text.split("\n")
        known = _json(first)
        if not isinstance(known, dict):
            raise BadInput(f"{path}: not a log of the arena")
        differ = [key for key in {**head, **known} if known.get(key) != head.get(key)]
        if differ:
            raise BadInput(
                f"{path}: another run is logged here; it differs in: {', '.join(differ)}"
            )
        last = rest.pop() if rest else ""
        if last and _json(last) is None:  # a run was killed while it wrote this line
            os.truncate(path, len(text.encode()) - len(last.encode()))
        elif last or "\n" not in text:
            rest += [last] if last else []
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")
        for line, row in enumerate(rest, 2):
            self._take(row, line)

    def _take(self, row: str, line: int) -> None:
        played = _played(_json(row))
        if played is None:
            raise BadInput(f"{self.path}, line {line}: not a finished game: {row[:60]!r}")
        before = self.done.setdefault(played.number, played)
        if before.facts() != played.facts():
            raise BadInput(
                f"{self.path}, line {line}: game {played.number} stands already in line "
                f"{self.lines[played.number]}, with another course"
            )
        self.lines.setdefault(played.number, line)

    def check(self, jobs: Sequence[Job]) -> None:
        """Refuse a game that is logged under the number of another one."""
        for job in jobs:
            played = self.done.get(job.number)
            if played is None or (played.lineup, played.seed) == (job.lineup, job.seed):
                continue
            raise BadInput(
                f"{self.path}, line {self.lines[job.number]}: game {job.number} is logged with "
                f"seed {played.seed} and {', '.join(played.lineup)}, but this run plays it with "
                f"seed {job.seed} and {', '.join(job.lineup)}"
            )

    def add(self, played: Played) -> None:
        self.done[played.number] = played
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played, separators=(",", ":")) + "\n")
                file.flush()
                os.fsync(file.fileno())


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _played(row: Any) -> Played | None:
    """A finished game, if that is what the line holds."""
    if not isinstance(row, list) or len(row) != len(Played._fields):
        return None
    played = Played._make([tuple(part) if isinstance(part, list) else part for part in row])
    seats = len(played.lineup) if isinstance(played.lineup, tuple) else 0
    whole = (
        _is_count(played.number)
        and _is_count(played.seed)
        and seats > 0
        and all(isinstance(bot, str) for bot in played.lineup)
        and _are_numbers(played.totals, seats, whole=True)
        and _are_numbers(played.places, seats, whole=True)
        and all(1 <= place <= seats for place in played.places)
        and _are_numbers(played.decisions, seats, whole=True)
        and all(_is_count(many) for many in played.decisions)
        and _are_numbers(played.actions, sum(played.decisions), whole=True)
        and _are_numbers(played.seconds, seats)
        and _are_numbers(played.slowest, seats)
    )
    return played if whole else None


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _are_numbers(values: object, many: int, whole: bool = False) -> bool:
    kinds = (int,) if whole else (int, float)
    return (
        isinstance(values, tuple)
        and len(values) == many
        and all(type(value) in kinds and isfinite(value) for value in values)
    )
