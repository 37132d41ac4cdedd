"""The rules of each game: every clause that is named stands there, in both languages alike."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import intrika
from intrika.checks import walk
from intrika.cli.rules import clause_text, clauses, rules_text
from intrika.text import LANGUAGES

SRC = Path(intrika.__file__).parent
DRAWN = SRC.parent.parent / "web" / "src" / "rules" / "figures"
GAMES = [pytest.param(game, id=game.id) for game in intrika.games()]
CLAUSE = re.compile(r"§\d[\w.-]*|R-\d+")
FIGURE = re.compile(r"^!\[(.+)\]\(figure:([\w-]+)\)$", re.M)


@cache
def named(game: intrika.Game) -> frozenset[str]:
    """Every clause that the game's decisions, refusals and options name."""
    found = {option.clause for option in game.options}
    for path in (SRC / "games" / game.id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and CLAUSE.fullmatch(value):
                found.add(value)
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_named_clause_stands_in_both_languages(game: intrika.Game) -> None:
    assert len(named(game)) > 5
    for lang in LANGUAGES:
        assert sorted(named(game) - set(clauses(game.id, lang))) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_names_while_it_is_played_is_among_them(game: intrika.Game) -> None:
    """Decisions, and the reasons against whatever else could be tried."""
    seen = set()
    for match, rng in walk(game, game.max_seats, {}, 5):
        if match.state.over:
            continue
        seat = rng.choice(match.state.to_act())
        seen.add(match.state.view(seat)["ask"]["clause"])
        for a in rng.choices(game.space.all, k=8):
            why = match.state.explain(rng.randrange(game.max_seats), a)
            if why is not None:
                seen.add(why.clause)
    assert seen - {""} <= named(game)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_are_built_alike(game: intrika.Game) -> None:
    cs, en = [rules_text(game.id, lang) for lang in ("cs", "en")]
    assert list(clauses(game.id, "cs")) == list(clauses(game.id, "en"))
    assert [name for _, name in FIGURE.findall(cs)] == [name for _, name in FIGURE.findall(en)]
    for (here, name), (there, _) in zip(FIGURE.findall(cs), FIGURE.findall(en), strict=True):
        numbers = [sorted(re.findall(r"\*\*\d+\*\*", caption)) for caption in (here, there)]
        assert numbers[0] == numbers[1], name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reference_leads_somewhere(game: intrika.Game, lang: str) -> None:
    text = rules_text(game.id, lang)
    for line in text.splitlines():
        for clause in re.findall(r"§\d+(?:\.\d+)*[a-z]?(?:-\w+)?|\bR-\d+", line):
            assert clause_text(game.id, clause, lang) is not None, line


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn_and_every_drawing_used(game: intrika.Game) -> None:
    if not DRAWN.is_dir():
        pytest.skip("the sources of the page are not here")
    index = (DRAWN / game.id / "index.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^  (\w+): \{", index.partition("export const figures")[2], re.M))
    shown = {name for _, name in FIGURE.findall(rules_text(game.id, "en"))}
    assert shown == drawn
    assert len(shown) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_no_marks_of_figures(game: intrika.Game) -> None:
    for clause in clauses(game.id, "cs"):
        assert "figure:" not in (clause_text(game.id, clause, "cs") or "")
