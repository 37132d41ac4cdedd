"""The training example runs, and learns something even from few decisions."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    pytest.importorskip("torch", reason="the example needs torch: install intrika[train]")
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_trains_and_reports(ppo: Any, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--minutes", "60", "--rounds", "16", "--count", "16", "--workers", "0"]
    made = ppo.main([*small, "--batch", "1024", "--games", "16"])
    assert set(made) == {"random", "greedy"}
    assert made["random"] > 0.55
    assert "against greedy" in capsys.readouterr().out
