"""Every clause that choices and refusals cite stands in the rules of both languages."""

from __future__ import annotations

import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from intrika.cli.rules import clauses
from intrika.cli.tables import render
from intrika.core.open_view import open_view
from intrika.games.louis import events
from intrika.games.louis.cards import BOARDS, MISSIONS
from intrika.games.louis.tables import CONDITIONS, SIDES, STANDARD, side_of
from intrika.text import LANGUAGES, Texts
from tests.games.louis.table import GAME, fresh

CITED = r"(?:refusal\(\s*|ClassVar\[str\] = |Option\(\"\w+\", )\"(§[^\"]+|R-\d+)\""
SOURCES = Path(events.__file__).parent


def cited() -> set[str]:
    found = set()
    for path in SOURCES.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(CITED, text))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cited_clauses_exist(lang: str) -> None:
    found = clauses("louis", lang)
    assert len(cited()) > 15
    assert sorted(cited() - set(found)) == []
    assert [f"R-{n}" for n in range(1, 41) if f"R-{n}" not in found] == []


def test_both_languages_have_the_same_clauses() -> None:
    assert list(clauses("louis", "cs")) == list(clauses("louis", "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_board_says_what_it_does(lang: str) -> None:
    texts = Texts(lang, GAME)
    for name in MISSIONS:
        assert texts(f"mission-text-{name}".replace("_", "-"))
    for number, board in enumerate(BOARDS, 1):
        assert texts(f"board-text-{number}")
        assert texts(f"card-text-{board}".replace("_", "-"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_can_be_drawn_for_every_seat(lang: str, seats: int) -> None:
    s = fresh(seats, seed=seats)
    rng = random.Random(seats)
    texts = Texts(lang, GAME, ["Ann", "Ben", "Cyd", "Dan"][:seats])
    steps = 0
    while not s.over:
        if steps % 40 == 0:
            for view in (*[s.view(seat) for seat in range(seats)], s.view(None), open_view(s)):
                out = StringIO()
                Console(file=out, width=100).print(render(view, texts))
                lines = out.getvalue().splitlines()
                assert max(len(line) for line in lines) <= 100
                assert sum("■" in line for line in lines) > 0
        seat = rng.choice(s.to_act())
        s.act(seat, rng.choice(s.options(seat)))
        steps += 1


CONDITION = {
    "en": {"money": "money {}", "first": "first place", "markers": "markers {}"},
    "cs": {"money": "peníze {}", "first": "první místo", "markers": "kameny {}"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_the_conditions_of_the_data(lang: str) -> None:
    page = (SOURCES / "rules" / f"{lang}.md").read_text(encoding="utf-8")
    for number in range(1, len(BOARDS) + 1):
        (row,) = re.findall(rf"^\| {number} .*", page, re.M)
        for side, cell in zip(SIDES, row.replace("*", "").split(" | ")[-2:], strict=True):
            at = side_of(SIDES.index(side), number - 1)
            told = CONDITION[lang][CONDITIONS[STANDARD.condition[at]]]
            assert cell.rstrip(" |") == told.format(STANDARD.figure[at]), (number, side)
