"""The box: values, kinds, symbols, and the two lists the rulebook prints."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from intrika.games import kabale
from intrika.games.kabale.cards import (
    BASE,
    CARDS,
    HEAD_SYMBOL,
    HEAD_VALUE,
    HEADS,
    IS_IMMEDIATE,
    SYMBOLS,
)
from tests.games.kabale.table import GAME, left_in, totals_of

DATA = Path(kabale.__file__).parent / "data"
BOX = tomllib.loads((DATA / "game.toml").read_text(encoding="utf-8"))
SPECIALISTS = {
    "alchemist": "alchemy", "fencer": "warfare", "landowner": "agriculture",
    "merchant": "trade", "cardinal": "religion", "troubadour": "art",
}  # fmt: skip
VALUES = {
    "king": 20, "queen": 16, "juliet": 14, "explorer": 13, "murderer": 9.5, "storm": 9,
    "disguise": 0, "traitor": 10, "musketeers": 11, "wizard": 7, "witch": 1, "prince": 14,
    "squire": 2, "hermit": 12, "tom_thumb": 2, "dragon": 11, "romeo": 5, "beggar": 4,
}  # fmt: skip


@pytest.mark.proves("S-001", "S-082", "S-141")
def test_a_set_has_25_cards_of_three_kinds() -> None:
    cards = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["cards"]
    kinds = [card["kind"] for card in cards]
    assert len(CARDS) == len(set(CARDS)) == 25
    assert (kinds.count("value"), kinds.count("immediate"), kinds.count("evaluation")) == (9, 5, 11)
    assert GAME.max_seats * len(CARDS) == 150
    named = [card for card, immediate in zip(CARDS, IS_IMMEDIATE, strict=True) if immediate]
    assert named == ["explorer", "murderer", "storm", "disguise", "traitor"]


@pytest.mark.proves("S-006", "S-007", "S-008", "S-073")
@pytest.mark.parametrize(("card", "value"), VALUES.items())
def test_printed_value(card: str, value: float) -> None:
    for symbol in range(6):
        assert BASE[symbol][CARDS.index(card)] == 2 * value


@pytest.mark.proves("S-006")
def test_a_king_counts_20_in_a_column() -> None:
    assert totals_of("W:king") == {"W": 20}


@pytest.mark.proves("S-007")
def test_a_queen_counts_16_in_a_column() -> None:
    assert totals_of("W:queen") == {"W": 16}


@pytest.mark.proves("S-008")
def test_juliet_counts_14_in_a_column() -> None:
    assert totals_of("W:juliet") == {"W": 14}


@pytest.mark.proves("S-003", "S-004")
@pytest.mark.parametrize(("card", "symbol"), SPECIALISTS.items())
def test_a_specialist_is_worth_12_on_its_own_symbol_and_8_elsewhere(card: str, symbol: str) -> None:
    for head in SYMBOLS:
        assert totals_of(f"W:{card}", f"{head}-2") == {"W": 12 if head == symbol else 8}


@pytest.mark.proves("S-083", "S-084", "S-085")
def test_36_heads_six_of_each_symbol() -> None:
    assert SYMBOLS == ("alchemy", "warfare", "agriculture", "trade", "religion", "art")
    assert len(set(HEADS)) == 36
    for symbol in range(6):
        values = [v for v, s in zip(HEAD_VALUE, HEAD_SYMBOL, strict=True) if s == symbol]
        assert values == [1, 2, 3, 3, 4, 5]


@pytest.mark.proves("S-042", "S-044", "S-043")
def test_the_wizard_removes_the_printed_list_and_nothing_else() -> None:
    printed = BOX["lists"]["wizard"]
    for card in CARDS:
        if card in ("wizard", "musketeers", "double"):
            continue
        gone = f"B:{card}" not in left_in(f"W:wizard B:{card}", "alchemy-2")
        assert gone == (card in printed["always"] or card == "alchemist"), card
    for card, symbol in SPECIALISTS.items():
        assert card in printed["on_own_symbol"]
        assert left_in(f"W:wizard B:{card}", f"{symbol}-2") == ["W:wizard"]


@pytest.mark.proves("S-051", "S-050", "S-052")
def test_the_witch_removes_the_printed_list_and_nothing_else() -> None:
    printed = BOX["lists"]["witch"]
    for card in CARDS:
        if card in ("witch", "musketeers", "double"):
            continue
        gone = f"B:{card}" not in left_in(f"W:witch B:{card}", "alchemy-2")
        listed = card in printed["always"] or (card in SPECIALISTS and card != "alchemist")
        assert gone == listed, card
    for card in SPECIALISTS:
        assert card in printed["off_symbol"]


@pytest.mark.proves("S-019", "R-2")
def test_neither_wizard_nor_witch_removes_the_murderer_nor_his_double() -> None:
    assert left_in("W:wizard B:double B:murderer") == ["W:wizard", "B:double", "B:murderer"]
    assert left_in("W:witch B:double B:murderer") == ["W:witch", "B:double", "B:murderer"]
    assert BOX["lists"]["in_neither"] == ["murderer", "musketeers", "witch"]
    assert totals_of("B:murderer") == {"B": 9.5}


@pytest.mark.proves("S-094", "S-095", "S-086", "R-34")
def test_a_back_shows_its_owner_and_nothing_else() -> None:
    s = GAME.new(3, seed=3, options={"starter": 0})
    s.act(0, s.options(0)[0])
    lying = [card for c in s.view(1)["columns"] for card in c["cards"]]
    assert lying == [{"owner": 0, "card": None, "face": "down"}]
    assert all(a.kind == "play" for a in s.options(1)), "nobody is asked for a colour"
