"""A bot's process: a job per line comes in, an action per line goes out.

A job holds a world that was already redrawn for the bot's seat, so that this process never has
anything its seat may not know. It ends with its input, or with the server.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import sys
import threading
import time
from typing import Any

import intrika.games  # noqa: F401 - importing it offers the games
from intrika.bots import Window, bot
from intrika.core.registry import game as game_of
from intrika.core.state import State


def job(world: State, seat: int, level: str, seed: int) -> bytes:
    """What a worker is told: nothing but what its seat may know."""
    world.shown = 0
    told = {"level": level, "seat": seat, "seed": seed, "world": world.to_json()}
    return json.dumps(told, sort_keys=True, separators=(",", ":")).encode() + b"\n"


def answer(told: dict[str, Any]) -> int:
    """The action a bot chooses."""
    game = game_of(told["world"]["game"])
    rng = random.Random(told["seed"])
    window = Window(game.load(told["world"]), told["seat"], rng)
    return bot(told["level"]).choose(window, rng).action.id


def _end_with_the_server(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(10)  # people come before bots
    watch = threading.Thread(target=_end_with_the_server, args=(os.getppid(),), daemon=True)
    watch.start()
    for line in sys.stdin.buffer:
        told: dict[str, Any]
        try:
            told = {"action": answer(json.loads(line))}
        except Exception as error:
            told = {"error": type(error).__name__}
        try:
            sys.stdout.buffer.write(json.dumps(told).encode() + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # the server has gone


if __name__ == "__main__":
    main()
