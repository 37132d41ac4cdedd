"""`intrika serve`: the table in the browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from intrika.core.refusal import BadInput


def serve_command(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="Where games are kept; by default the user's data folder.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="A database instead: postgresql://user@host/name.")
    ] = "",
    lan: Annotated[
        bool, typer.Option("--lan", help="Also for others in the same network; shows a QR code.")
    ] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    host_name: Annotated[
        list[str] | None, typer.Option(help="A name under which others reach this server.")
    ] = None,
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds a bot takes at least.")] = 0.6,
    workers: Annotated[int, typer.Option(min=0, help="Processes for bots; 0 chooses.")] = 0,
    request_rate: Annotated[
        float, typer.Option(min=1, help="Changing requests a second from one address.")
    ] = 20.0,
) -> None:
    """Serve the games to browsers: play bots, or send friends a link.

    Example: intrika serve --port 8123 --no-browser
    """
    from intrika.server import run
    from intrika.server.house import Settings
    from intrika.server.store import sqlite_url
    from intrika.server.supervise import supervise

    held = None
    if not database:
        folder = data or data_folder()
        held = run.open_folder(folder)
        database = sqlite_url(folder)
    elif data is not None:
        raise BadInput("--data is the folder of the built-in database; leave it out or --database")
    sock = run.listen("0.0.0.0" if lan else "127.0.0.1", port)
    shown = f"http://{run.lan_address() if lan else '127.0.0.1'}:{sock.getsockname()[1]}/"
    names = tuple(name.lower() for name in host_name or ())
    burst = max(100, int(5 * request_rate))
    settings = Settings(
        database, pace=pace, workers=workers, hosts=names,
        request_rate=request_rate, request_burst=burst,
    )  # fmt: skip

    def announce() -> None:
        typer.echo(f"Intrika: {shown}")
        if lan:
            typer.echo(qr_code(shown))
        if browser:
            run.open_browser(shown)

    def serve(first: bool, ready: Callable[[], None]) -> None:
        run.serve(settings, sock, [ready, announce] if first else [ready])

    code = supervise(serve, run.warm)
    sock.close()
    if held is not None:
        held.close()
    raise typer.Exit(code)


alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
alone.command("serve")(serve_command)


@alone.callback()
def _commands() -> None:
    """Five board games of court and kingdom."""


def data_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("intrika", appauthor=False)


def qr_code(url: str) -> str:
    """The address as a QR code of half blocks, for phones."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
