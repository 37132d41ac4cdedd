"""Running the server: the socket, the data folder, the address people type."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import uvicorn

from intrika.core.refusal import BadInput
from intrika.core.registry import games
from intrika.server.app import create
from intrika.server.house import Settings

MESSAGE = 16_384  # bytes of one WebSocket message
BACKLOG = 512


def listen(host: str, port: int) -> socket.socket:
    """The open port, or one clear line why not."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise BadInput(f"port {port} cannot be opened: {error.strerror}") from None
    return made


def open_folder(folder: Path) -> IO[str]:
    """The data folder, made if need be and held by this process alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = (folder / "lock").open("w", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror}") from None
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            raise BadInput(f"{folder}: another server uses this data folder") from None
    return held


def lan_address() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: list[Callable[[], None]]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for told in self.ready if self.started else ():
            told()


def options() -> dict[str, Any]:
    """How uvicorn is to run."""
    return {
        "access_log": False,  # addresses hold the keys of seats
        "log_config": None,
        "log_level": "warning",  # below that it would log the headers of WebSockets, cookies too
        "loop": "auto" if sys.platform == "win32" else "uvloop",
        "ws": "websockets-sansio",
        "ws_max_size": MESSAGE,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "server_header": False,
        "timeout_graceful_shutdown": 3,
        "timeout_keep_alive": 30,
        "backlog": BACKLOG,
        "lifespan": "on",
    }


def serve(settings: Settings, sock: socket.socket, ready: list[Callable[[], None]]) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    server = Server(uvicorn.Config(create(settings), **options()), ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock])


def warm() -> None:
    """Import and make once whatever a server needs, so that the next one starts at once."""
    games()
    uvicorn.Config(create(Settings("sqlite://")), **options()).load()


def open_browser(url: str) -> None:
    """In the background: a browser that is slow to come must not hold anything up."""
    if os.environ.get("BROWSER") != "none":
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
