"""The command `intrika`."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.markup import escape
from typer import Typer

from intrika.core.refusal import BadInput


def command() -> Typer:
    """The commands; a server starts without waiting for what only the others need."""
    if sys.argv[1:2] == ["serve"]:
        from intrika.cli.serve import alone

        return alone
    from intrika.cli.app import app

    return app


def main() -> None:
    """Run the command; a bad input is one clear line and exit code 2."""
    try:
        command()(standalone_mode=True)
    except BadInput as error:
        told = f"[red]intrika:[/] {escape(str(error))}"
        Console(stderr=True, highlight=False).print(told, soft_wrap=True)
        sys.exit(2)
