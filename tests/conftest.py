"""Shared by all tests: the list of games and variants, and `--proves ID` to choose tests."""

from __future__ import annotations

import signal
import threading
from typing import Any

import pytest

import intrika
from intrika.core.option import spell

# A shell that starts us in the background lets us and our children ignore Ctrl-C, which tests send.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

Variant = tuple[intrika.Game, int, dict[str, Any]]


def variants() -> list[Any]:
    """Every registered game x player count x option set."""
    made = []
    for game in intrika.games():
        for seats, options in game.variants():
            chosen = ",".join(f"{name}={spell(value)}" for name, value in options.items())
            made.append(pytest.param((game, seats, options), id=f"{game.id}-{seats}-{chosen}"))
    return made


@pytest.fixture(params=variants())
def variant(request: pytest.FixtureRequest) -> Variant:
    made: Variant = request.param
    return made


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proves", help="run only the tests marked with this statement")


# Real browsers and killed processes keep the machine's time, not ours: a busy machine may make a
# click or a start too late. Such a test is tried again; the run says how often that was needed.
TRIED_AGAIN = {"web": 2, "server": 1}
# The long ones begin, so that at the end no process waits for another one's long test.
FIRST = ("web", "server")


def _turn(item: pytest.Item) -> int:
    folder = item.path.parent.name
    return FIRST.index(folder) if folder in FIRST else len(FIRST)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        again = TRIED_AGAIN.get(item.path.parent.name, 0)
        if again:
            item.add_marker(pytest.mark.flaky(reruns=again, reruns_delay=1))
    items.sort(key=_turn)
    wanted = config.getoption("--proves")
    if wanted is not None:
        items[:] = [
            item
            for item in items
            if any(wanted in mark.args for mark in item.iter_markers("proves"))
        ]
