"""A corpus of random games makes use of every card, action, event and refusal."""

from __future__ import annotations

from pathlib import Path

import pytest

import intrika
from intrika.checks import check_explain, check_invariants
from intrika.cli.tools import FuzzReport

GAMES = [pytest.param(game, id=game.id) for game in intrika.games()]
TESTS = Path(__file__).parent.parent / "games"


def not_reached(game: intrika.Game) -> set[str]:
    """What random play does not reach: `unseen.txt` lists it, with the test that does."""
    path = TESTS / game.id / "unseen.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.partition("#")[0].strip() for line in lines if line.strip()}


@pytest.mark.parametrize("game", GAMES)
def test_the_corpus_uses_everything(game: intrika.Game) -> None:
    report = FuzzReport(game)
    variants = list(game.variants())
    for number in range(max(60, len(variants))):
        seats, options = variants[number % len(variants)]
        check_invariants(game, seats, options, 500 + number, report.seen)
        check_explain(game, seats, options, 500 + number, every=40, seen=report.seen)
    assert set(report.unseen()) <= not_reached(game)
