"""Shared by all tests: the list of games and variants, and `--proves ID` to choose tests."""

from __future__ import annotations

from typing import Any

import pytest

import intrika
from intrika.core.option import spell

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--proves")
    if wanted is not None:
        items[:] = [
            item
            for item in items
            if any(wanted in mark.args for mark in item.iter_markers("proves"))
        ]
