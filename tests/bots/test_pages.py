"""The pages about the bots: their examples run, and their figures are those that were measured."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import gains, thinking

import intrika

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    exec("\n".join(blocks), {"__name__": "example"})
    assert len(capsys.readouterr().out.splitlines()) >= 3


def test_the_gains_are_those_that_were_played() -> None:
    kept = json.loads((DOCS / "gains.json").read_text(encoding="utf-8"))
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert gains.with_table(page, kept) == page, "run tools/gains.py --page"
    assert gains.page(kept) == (DOCS / "gains.md").read_text(encoding="utf-8")
    kept["louis"]["tree"]["share"] += 0.1
    assert gains.with_table(page, kept) != page


def test_thinking_is_timed_where_there_is_a_choice() -> None:
    game = intrika.game("legends")
    states = thinking.positions(game, 2, 5)
    assert all(len(state.options(state.to_act()[0])) > 1 for state in states)
    spent = thinking.times("adviser", states)
    assert spent == sorted(spent)
    assert 0 < spent[-1] < 5000
    assert thinking.told([1.0, 2.0, 30.0]) == "11, 30, 30"


def test_the_page_of_thinking_keeps_the_bars() -> None:
    page = (DOCS / "thinking.md").read_text(encoding="utf-8")
    rows = [row.split(" | ") for row in page.splitlines() if re.match(r"\| [^|]+ \| \d", row)]
    assert len(rows) == 2 * len(intrika.games())
    for row in rows:
        longest = [float(cell.strip(" |").split(", ")[2]) for cell in row[2:]]
        assert longest[2] < 1000, "the adviser"
        assert longest[4] < 5000, "the strongest"
