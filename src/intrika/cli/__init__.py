"""The command `intrika`."""

from __future__ import annotations

import sys

from rich.console import Console

from intrika.core.refusal import BadInput


def main() -> None:
    """Run the command; a bad input is one clear line and exit code 2."""
    from intrika.cli.app import app

    try:
        app(standalone_mode=True)
    except BadInput as error:
        Console(stderr=True, highlight=False).print(f"[red]intrika:[/] {error}", soft_wrap=True)
        sys.exit(2)
