"""The table in the terminal, and what a player is told."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from intrika.checks.play import walk
from intrika.cli.tables import render
from intrika.core.refusal import Refusal
from intrika.text import Texts
from tests.games.viceroy.table import GAME, act, table, why

NAMES = ["Anna", "Bob", "Cyril", "Dana"]


def drawn(view: dict[str, object], lang: str = "en") -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None)
    console.print(render(view, Texts(lang, GAME, NAMES)))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_a_pyramid_stands_as_a_pyramid() -> None:
    """Every card stands in the middle above the two it rests on."""
    pyramid = ["40 1 0", "41 1 1", "42 1 2", "45 2 0", "46 2 1", "49 3 0 magic eternal-red"]
    lines = drawn(table(pyramids={0: pyramid}, hands={0: "71"}).view(0))

    def middle(number: int) -> float:
        line = next(line for line in lines if f" {number} " in line and "hand" not in line.lower())
        return line.index(f" {number} ") + 2

    assert middle(45) == (middle(40) + middle(41)) / 2
    assert middle(46) == (middle(41) + middle(42)) / 2
    assert middle(49) == (middle(45) + middle(46)) / 2
    text = "\n".join(lines)
    assert "✦◆r" in text
    assert "Your hand: 71 War Edict" in text


def test_the_hands_of_others_are_not_drawn() -> None:
    s = table(hands={0: "71", 1: "80 5"}, gems={1: "bbb"})
    text = "\n".join(drawn(s.view(0)))
    assert "Guard Edict" not in text
    assert "Scout" not in text
    assert "gems hidden · hand 2" in text


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_position_can_be_drawn_in_100_columns(lang: str, seats: int) -> None:
    for match, rng in walk(GAME, seats, {}, 3):
        if rng.randrange(12) == 0 or match.state.over:
            for seat in (0, None):
                assert all(len(line) <= 100 for line in drawn(match.state.view(seat), lang))


def said(refused: Refusal, lang: str) -> str:
    return Texts(lang, GAME, NAMES).refusal(refused)


def test_a_refused_price_says_what_it_costs_and_what_is_missing() -> None:
    pyramid = ["40 1 0", "41 1 1", "42 1 2", "45 2 0", "46 2 1"]
    s = table(pyramids={0: pyramid}, hands={0: "32"}, gems={0: "gb"})
    act(s, 0, "play #32")
    refused = why(s, 0, "cell 3 0")
    assert said(refused, "en") == (
        "Captain on level 3 costs blue, green, yellow; of yellow you need 1, have 0 and can save 0 "
        "(§6.1)."
    )
    assert said(refused, "cs") == (
        "Kapitán na 3. úrovni stojí drahokamy: modrý, zelený, žlutý. Drahokamů v barvě žlutá "
        "potřebujete 1, máte 0 a slevou ušetříte 0 (§6.1)."
    )


def test_every_card_has_a_text_to_play_from() -> None:
    for lang in ("cs", "en"):
        texts = Texts(lang, GAME)
        for label in GAME.terms["card"][1]:
            assert len(texts(f"card-text-{label}")) > 60
