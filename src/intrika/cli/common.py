"""What the commands share: their usual arguments, JSON, and the progress bar."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from intrika.cli import play as playing
from intrika.core.refusal import BadInput

console = Console()

GameArg = Annotated[str, typer.Argument(help="The game, as `intrika games` lists it.")]
LangOpt = Annotated[str, typer.Option("--lang", help="cs or en; by default that of the system.")]
JsonOpt = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]
OptionOpt = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, name=value.")
]
PackOpt = Annotated[Path | None, typer.Option("--pack", help="A data pack (TOML).")]


def lang_of(lang: str) -> str:
    return lang or playing.default_lang()


def say_json(told: Any) -> None:
    typer.echo(json.dumps(told, ensure_ascii=False, indent=1))


def bar(label: str) -> Progress:
    """A progress bar that leaves the output alone when it is not a terminal."""
    return Progress(
        TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip


def write_file(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None
