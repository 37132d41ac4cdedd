"""The rules pages hold every clause that is cited, and the terminal draws every position."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import intrika
from intrika.checks import walk
from intrika.checks.coverage import statements
from intrika.cli.rules import clauses
from intrika.cli.tables import render
from intrika.games.kingdoms.powers import parsed
from intrika.games.kingdoms.tables import BASE, FACTIONS
from intrika.text import LANGUAGES, Texts
from tests.games.kingdoms.table import GAME, new, player, realm

HOME = Path(intrika.__file__).parent / "games" / "kingdoms"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cited_clause_and_ruling_is_in_the_rules(lang: str) -> None:
    cited = set()
    for path in HOME.glob("*.py"):
        cited |= set(re.findall(r'"(§[\d.]+|R-\d+)"', path.read_text(encoding="utf-8")))
    cited |= {s.id for s in statements(GAME) if s.kind == "ruling"}
    assert cited <= set(clauses("kingdoms", lang))
    assert set(clauses("kingdoms", "cs")) == set(clauses("kingdoms", "en"))


def drawn(view: dict[str, object], texts: Texts) -> str:
    out = StringIO()
    Console(file=out, width=100).print(render(view, texts))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_fits_a_hundred_columns_in_every_position(seats: int, lang: str) -> None:
    texts = Texts(lang, GAME, [f"Player {seat}" for seat in range(seats)])
    for match, rng in walk(GAME, seats, {"exploration_tokens": True}, 3):
        if rng.randrange(25) == 0 or match.state.over:
            picture = drawn(match.state.view(rng.choice([0, 1, None])), texts)
            assert max(len(line) for line in picture.splitlines()) <= 100


def test_the_picture_shows_who_is_where_and_what_lies_there() -> None:
    made = realm(
        player("A.ruins1~ A.field1", home="tulgrund", faction="shapeshifters", magic=1,
               copied=((1, "orcs"),)),
        player("A.field1 B.field1"), player(), tokens={"A.field1": "camp"},
        hidden={"B.field2": "crown"},
    )  # fmt: skip
    picture = drawn(made.s.view(0), Texts("en", GAME, ["Ada", "Bob", "Cid"]))
    assert re.search(r"field \[Camp\]\s+1 Ada, 2 Bob", picture)
    assert re.search(r"ruins\s+1 Ada~", picture)
    assert re.search(r"field 2 \?", picture)
    assert "Shapeshifters +Orcs 1" in picture
    assert "Crown" not in picture


def test_both_sides_are_shown_before_one_is_chosen() -> None:
    made = new(3, 1, starter=0)
    picture = drawn(made.s.view(0), Texts("en", GAME, ["Ada", "Bob", "Cid"]))
    for land in made.s.view(0)["undecided"][:2]:
        assert land["owner"] == 0
        assert Texts("en", GAME)(f"face-{land['face']}") in picture
    made.play("side A")
    assert len(made.s.view(0)["undecided"]) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_says_the_figures_of_its_effect(lang: str) -> None:
    texts = Texts(lang, GAME)
    for faction, abilities in zip(FACTIONS, BASE.abilities, strict=True):
        for level, effect in enumerate(abilities, 1):
            told = texts(f"card-text-{faction}-{level}".replace("_", "-"))
            _, figures = parsed(effect)
            for name in ("amount", "vp", "vp_tied", "delta", "value", "margin", "ore", "mana"):
                if name in figures:
                    assert figures[name].lstrip("-") in re.findall(r"\d+", told), (effect, told)
