"""Playing a schedule: in a pool of processes or on Ray, resumable, losing nothing finished."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from intrika.arena.cluster import play_on_ray
from intrika.arena.games import Job, Played, play_jobs
from intrika.arena.pool import Play, play_in_pool
from intrika.core.refusal import BadInput


class Log:
    """The finished games of one run, a line each; the first line says what is being played."""

    def __init__(self, path: Path | None, head: dict[str, Any]) -> None:
        self.path = path
        self.done: dict[int, Played] = {}
        if path is None:
            return
        try:
            if path.exists() and path.stat().st_size:
                self._read(path, head)
            else:
                path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "not a log of the arena"
            raise BadInput(f"{path}: {why}") from None

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        text = path.read_text(encoding="utf-8")
        first, *rest = text.split("\n")
        try:
            known = json.loads(first)
        except ValueError:
            known = None
        if not isinstance(known, dict):
            raise BadInput(f"{path}: not a log of the arena")
        differ = [key for key in {**head, **known} if known.get(key) != head.get(key)]
        if differ:
            raise BadInput(f"{path}: another run is logged here: {', '.join(differ)} differ")
        for line in rest[:-1]:
            played = _played(line)
            self.done[played.number] = played
        if rest and rest[-1]:  # a run was killed while it wrote this line
            with path.open("r+", encoding="utf-8") as file:
                file.truncate(len(text.encode()) - len(rest[-1].encode()))

    def add(self, played: Played) -> None:
        self.done[played.number] = played
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played, separators=(",", ":")) + "\n")
                file.flush()
                os.fsync(file.fileno())


def _played(line: str) -> Played:
    try:
        row = json.loads(line)
        return Played._make([tuple(i) if isinstance(i, list) else i for i in row])
    except (ValueError, TypeError):
        raise BadInput(f"a line of the log is not a finished game: {line[:60]!r}") from None


def run(
    jobs: list[Job],
    log: Log,
    workers: int,
    step: Callable[[], None],
    ray: bool = False,
    play: Play = play_jobs,
) -> list[Played]:
    """Play what is not logged yet; finished games are logged as they come."""
    left = [job for job in jobs if job.number not in log.done]
    for _ in range(len(jobs) - len(left)):
        step()
    begin = play_on_ray if ray else play_in_pool
    for played in begin(left, workers, play):
        log.add(played)
        step()
    return [log.done[job.number] for job in jobs]
