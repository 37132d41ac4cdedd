"""A parent that keeps the port open and brings the server back if it dies.

It has everything imported and nothing running, so a new server is there within a fraction of a
second; until then connections wait in the port's queue.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

TRIES = 5  # servers in a row that die before they are ready
STOPPING = (signal.SIGINT, signal.SIGTERM)
Serve = Callable[[bool, Callable[[], None]], None]


def supervise(serve: Serve, warm: Callable[[], None]) -> int:
    """Run `serve(first, ready)` in a child until it ends by itself; the exit code.

    `warm` makes the parent ready for the next one while the first is already serving.
    """
    if not hasattr(os, "fork"):
        serve(True, lambda: None)
        return 0
    first, bad = True, 0
    was_ready = mmap.mmap(-1, 1)  # shared with the child
    while True:
        was_ready[0] = 0
        status = _one(serve, first, warm, was_ready)
        if status is None:
            return 0
        bad = 0 if was_ready[0] else bad + 1
        ended = os.WIFEXITED(status) and (first or os.WEXITSTATUS(status) in (0, 2))
        if ended or bad >= TRIES:
            return os.waitstatus_to_exitcode(status)
        first = first and bool(bad)


def _one(serve: Serve, first: bool, warm: Callable[[], None], was_ready: mmap.mmap) -> int | None:
    """One child from its start to its end; None if we were told to stop."""

    def ready() -> None:
        was_ready[0] = 1

    parent = os.getpid()
    child = os.fork()
    if child == 0:
        _end_with(parent)
        serve(first, ready)
        os._exit(0)
    stopping = False

    def stop(_: int, __: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGTERM)

    kept = {sig: signal.signal(sig, stop) for sig in STOPPING}
    try:
        if first:
            warm()
        _, status = os.waitpid(child, 0)
    finally:
        for sig, handler in kept.items():
            signal.signal(sig, handler)
    told = os.WIFSIGNALED(status) and os.WTERMSIG(status) in STOPPING
    return None if stopping or told else status


def _end_with(parent: int) -> None:
    """Where the system can do it: no server outlives the parent that holds its data folder."""
    if sys.platform == "linux":
        import ctypes

        set_death_signal = 1
        ctypes.CDLL(None).prctl(set_death_signal, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)
