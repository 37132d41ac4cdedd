"""The box: cards, tokens and the equations that the printed figures satisfy."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from intrika.games import viceroy
from intrika.games.viceroy.cards import CARDS, COLOURS, PRICE, TOKENS
from intrika.games.viceroy.laws import EFFECTS, nothing_now
from tests.games.viceroy.table import GAME, fresh, opened

DATA = Path(viceroy.__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


BOX = read("game")["components"]
CHARACTERS = read("characters")["characters"]
LAWS = read("laws")["laws"]


def rewards(*types: str) -> list[dict[str, Any]]:
    """All printed rewards of these types, on characters and on laws."""
    parts = [part for card in CHARACTERS for row in card["rows"] for part in row["reward"]]
    parts += [part for law in LAWS for choice in law.get("choices", []) for part in choice]
    return [part for part in parts if part["type"] in types]


@pytest.mark.proves("S-004", "S-005", "S-056")
def test_64_characters_and_24_laws_with_numbers_in_order() -> None:
    assert [card["number"] for card in CHARACTERS] == list(range(1, 65))
    assert [law["number"] for law in LAWS] == list(range(65, 89))
    assert (BOX["characters"], BOX["laws"]) == (64, 24)
    assert len(set(CARDS)) == 88
    s = opened(4)
    assert sum(card >= 0 for card in s.display) == 4, "only characters are displayed"
    assert all(card < 64 for card in s.display)


@pytest.mark.proves("S-006", "S-014")
def test_four_auction_cards_one_per_colour_in_any_order() -> None:
    assert BOX["auction_cards"] == 4
    orders = {fresh(2, seed).slots for seed in range(40)}
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len(orders) > 10


@pytest.mark.proves("S-007", "S-212")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sixteen_gems_of_each_colour(seats: int) -> None:
    assert BOX["gems_per_colour"] == 16
    assert COLOURS == ("blue", "red", "green", "yellow")
    s = fresh(seats)
    for colour in range(4):
        assert s.reserve[colour] + sum(s.gems[colour::4]) == 4 * seats
        assert s.reserve[colour] + sum(s.gems[colour::4]) + s.box == 16


@pytest.mark.proves("S-008", "S-009", "S-015")
def test_token_supplies_are_apart_and_double_sided() -> None:
    assert BOX["magic_science_tokens"] == 33
    assert BOX["defence_attack_tokens"] == 17
    assert {"science", "magic", "defence", "attack"} <= set(TOKENS)
    assert len(TOKENS) == len(set(TOKENS)) == 4 + 3 + 8 + 10


@pytest.mark.proves("S-010")
def test_point_tokens_are_exactly_those_printed_on_cards() -> None:
    printed = Counter(str(part["value"]) for part in rewards("vp"))
    printed["15"] = 4  # level 5, one for each player
    assert printed == BOX["point_tokens"]
    assert sum(printed.values()) == 54
    assert BOX["point_tokens"] == {
        "2": 8, "3": 8, "10": 8, "12": 8, "4": 4, "5": 4, "7": 4, "8": 4, "15": 4, "6": 2,
    }  # fmt: skip


@pytest.mark.proves("S-011")
def test_magic_bonus_tokens_are_those_printed_on_characters() -> None:
    """Laws 83 and 84 print one more of each; other tokens than gems may be substituted."""
    parts = [part for card in CHARACTERS for row in card["rows"] for part in row["reward"]]
    printed = Counter(part["value"] for part in parts if part["type"] == "magic_bonus")
    assert BOX["magic_bonus_tokens"] == {"double_sided_2_3": 20, "single_5": 4}
    assert sum(BOX["magic_bonus_tokens"].values()) == 24
    assert printed == {2: 12, 3: 8, 5: 4}
    assert len(rewards("magic_bonus")) == 24 + 2


@pytest.mark.proves("S-012")
def test_circle_bonus_tokens_are_exactly_those_printed() -> None:
    printed = Counter((part["colour"], str(part["value"])) for part in rewards("circle_bonus"))
    assert BOX["circle_bonus_tokens_per_colour"] == {"2": 2, "4": 1}
    assert printed == {
        (colour, value): n
        for colour in COLOURS
        for value, n in BOX["circle_bonus_tokens_per_colour"].items()
    }
    assert sum(printed.values()) == 12


@pytest.mark.proves("S-013")
def test_a_screen_for_each_of_at_most_four_players() -> None:
    assert BOX["screens"] == GAME.max_seats == 4


@pytest.mark.proves("S-186")
def test_segments_of_characters_are_all_64_triples() -> None:
    triples = {(card["top_left"], card["top_right"], card["bottom"]) for card in CHARACTERS}
    assert len(triples) == 64


def test_segments_of_laws_are_each_pair_of_colours_twice() -> None:
    pairs = Counter((law["top"], law["bottom"]) for law in LAWS)
    assert len(pairs) == 12
    assert set(pairs.values()) == {2}
    assert all(top != bottom for top, bottom in pairs)


@pytest.mark.proves("S-121", "S-122")
def test_each_colour_is_the_cost_of_16_cards_on_every_row() -> None:
    assert all(len(card["rows"]) == 4 for card in CHARACTERS)
    for row in range(4):
        costs = Counter(card["rows"][row]["cost"] for card in CHARACTERS)
        assert costs == dict.fromkeys(COLOURS, 16)


@pytest.mark.proves("S-135")
def test_rewards_of_a_row_come_in_multiples_of_four() -> None:
    for row in range(4):
        kinds = Counter(
            "+".join(sorted(part["type"] for part in card["rows"][row]["reward"]))
            for card in CHARACTERS
        )
        assert all(n % 4 == 0 for n in kinds.values()), kinds
        for kind in ("eternal", "circle_bonus"):
            colours = Counter(
                part["colour"]
                for card in CHARACTERS
                for part in card["rows"][row]["reward"]
                if part["type"] == kind
            )
            assert len(set(colours.values())) <= 1, (row, kind)


@pytest.mark.proves("S-123", "S-124", "S-129", "D-1")
def test_prices_add_the_rows_and_level_5_pays_the_top_row_again() -> None:
    chieftain = PRICE[63]  # rows: green, blue, blue, red
    assert chieftain[1] == [0, 0, 1, 0]
    assert chieftain[2] == [1, 0, 1, 0]
    assert chieftain[3] == [2, 0, 1, 0]
    assert chieftain[4] == [2, 1, 1, 0]
    assert chieftain[5] == [2, 2, 1, 0]


@pytest.mark.proves("E-4", "S-125")
def test_prices_of_the_captain() -> None:
    # colours in the order blue, red, green, yellow
    captain = PRICE[31]
    assert CARDS[31] == "captain"
    assert captain[1:] == [
        [0, 0, 1, 0], [1, 0, 1, 0], [1, 0, 1, 1], [1, 0, 1, 2], [1, 0, 1, 3],
    ]  # fmt: skip


def test_every_effect_on_a_law_exists_and_the_others_act_later() -> None:
    later = {law["effect"] for law, run in zip(LAWS, EFFECTS, strict=True) if run is nothing_now}
    assert later == {
        "replace_card", "duplicate_tokens",  # not laid into an empty cell
        "vp_per_own_card", "vp_per_set", "vp_per_circle_and_eternal",
        "vp_per_adjacent_character", "tuck_when_taking_card",
    }  # fmt: skip


@pytest.mark.proves("S-143")
def test_laws_act_once_for_ever_or_at_the_end() -> None:
    timings = {timing for law in LAWS for timing in law["timing"]}
    assert timings == {"on_play", "triggered", "end_game"}


def test_printed_facts_carry_their_source() -> None:
    assert all(card["source"] and card["name_source"] for card in (*CHARACTERS, *LAWS))
    assert all(section["source"] for section in read("game").values())
