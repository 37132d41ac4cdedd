"""The conformance checks on games in which almost every mission is in use from the start."""

from __future__ import annotations

import pytest

from intrika import checks
from tests.games.louis.rich import COMPILED, RICH

pytestmark = pytest.mark.skipif(COMPILED, reason="a compiled game cannot be extended")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_hold_with_many_missions_laid(seats: int) -> None:
    seen = checks.Seen()
    for seed in range(3):
        checks.check_invariants(RICH, seats, {}, seed, seen)
    for kind in ("exchange", "pay-and-pass", "swap-chip", "put-off", "use", "intrigue"):
        assert seen.counts[f"action {kind}"], f"no game of this test came to {kind}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_explain_agrees_with_options_with_many_missions_laid(seats: int) -> None:
    checks.check_explain(RICH, seats, {}, seats, every=5)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.proves("S-032", "S-049")
def test_nothing_leaks_with_many_missions_laid(seats: int) -> None:
    assert checks.check_secrecy(RICH, seats, {}, 20 + seats, every=1) > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_taking_back_teaches_nothing_with_many_missions_laid(seats: int) -> None:
    assert checks.check_undo(RICH, seats, {}, 30 + seats) > 10
