"""The training example and games that never end: they are cut off, and nothing piles up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.test_example import ppo as ppo  # the fixture

torch = pytest.importorskip("torch", reason="the example needs torch: install intrika[train]")

from intrika.envs.vector import VectorEnv  # noqa: E402


def last_legal(seen: Any, mask: Any) -> Any:
    """In place of a network: it is certain of the action under which Kingdoms never ends."""
    last = mask.shape[1] - 1 - mask.flip(1).argmax(dim=1)
    logs = torch.full(mask.shape, -1e9).scatter(1, last[:, None], 0.0)
    return logs, torch.ones(len(seen))


def test_endless_games_are_learned_from_and_pay_nobody(ppo: Any) -> None:
    with VectorEnv("kingdoms", 2, seats=2, seed=1, workers=0, max_decisions=40) as tables:
        collector = ppo.Collector(tables)
        for _ in range(2):
            data = collector.collect(last_legal, 60)
            assert len(data[0]) == 80
            assert not any(decisions for game in collector.open for decisions in game)
            assert float((data[4] + data[5]).abs().max()) <= 1.0


def test_the_example_itself_cuts_games_off(ppo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "LONGEST", 30)
    assert ppo.measure(last_legal, "kingdoms", 2, "random", 4, 1) == 0.5
    small = ["--game", "kingdoms", "--minutes", "60", "--rounds", "1", "--count", "2"]
    made = ppo.main([*small, "--workers", "0", "--batch", "50", "--games", "2"])
    assert made == {"random": 0.5, "greedy": 0.5}
