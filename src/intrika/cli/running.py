"""Playing the games of a command: its bar, its notes, and what Ctrl-C leaves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.table import Table

from intrika.arena.games import Job, Played
from intrika.arena.report import counted
from intrika.arena.run import Log, run
from intrika.cli.common import bar, console

STOPPED = 130  # the exit code of a command that Ctrl-C ended


def note(text: str) -> None:
    """Something to know that is no part of the output."""
    Console(stderr=True, highlight=False).print(text, markup=False, soft_wrap=True)


def play(label: str, jobs: list[Job], log: Log, workers: int, ray: bool) -> list[Played]:
    with bar(label) as progress:
        task = progress.add_task("", total=len(jobs))
        return run(jobs, log, workers, lambda: progress.advance(task), ray)


def show(table: Table) -> None:
    """A table with all its figures, even if the terminal is too narrow for them."""
    console.print(table, soft_wrap=True)
    console.print()


@contextmanager
def stoppable(jobs: list[Job], log: Log) -> Iterator[None]:
    """Ctrl-C ends the command and says what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        note(_left(sum(job.number in log.done for job in jobs), len(jobs), log))
        raise typer.Exit(STOPPED) from None


def _left(done: int, games: int, log: Log) -> str:
    told = f"Stopped after {done} of {counted(games, 'game')}."
    if log.path is None:
        return f"{told} Nothing is kept; with --log FILE a stopped run can go on."
    return f"{told} Finished games are kept in {log.path}; the same command goes on from there."
