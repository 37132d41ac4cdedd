"""The examples of the documentation for researchers run, and its figures are up to date."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest
from tools import facts

import intrika
from intrika.core import observation

for _name in ("numpy", "pettingzoo", "gymnasium", "pyspiel"):
    pytest.importorskip(_name, reason="the examples need every library for research")

ROOT = Path(__file__).parents[2]
MODULES = ("gymnasium", "openspiel", "pettingzoo", "table", "vector")


def test_the_examples_for_researchers_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)
    assert tried > 30
    assert not failed


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_the_environments_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"intrika.envs.{name}"))
    assert tried
    assert not failed


def test_the_example_of_observations_runs() -> None:
    assert doctest.testmod(observation).failed == 0


def test_the_page_of_observations_is_up_to_date() -> None:
    page = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert page == facts.observations_page(), "run `make facts`"


def test_the_page_of_facts_names_the_sizes_of_every_game() -> None:
    page = (ROOT / "docs" / "facts.md").read_text(encoding="utf-8")
    for game in intrika.games():
        sizes = f"| {len(game.space)} | {len(game.observation.asks)} | {game.observation.size} |"
        assert sizes in page, "run `make facts`"


def test_the_figures_of_a_game_are_reproducible() -> None:
    page = (ROOT / "docs" / "facts.md").read_text(encoding="utf-8")
    game = intrika.game("kabale")
    row = facts.measure(game, 2, facts.GAMES).row(game, 2)
    assert "| " + " | ".join(row) + " |" in page, "run `make facts`"


def test_the_citation_names_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    found = re.search(r"^version: (.+)$", cited, re.M)
    assert found is not None
    assert found[1] == intrika.__version__
