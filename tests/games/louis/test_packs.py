"""Data packs: reconstructed figures can be replaced, the rulebook's facts cannot."""

from __future__ import annotations

from typing import Any

import pytest

import intrika
from intrika.core.match import replay
from intrika.core.pack import Pack
from intrika.core.record import parse_record
from intrika.core.refusal import BadInput
from intrika.games.louis.cards import DATA, MISSIONS
from intrika.games.louis.tables import STANDARD, tables_of
from tests.games.louis.table import GAME, empty, fresh, markers, play, score


def pack(**data: Any) -> Pack:
    return Pack("printed", "louis", data)


PRICE = pack(boards=[{"id": "philippe", "red_figure": {"value": 5}}])


@pytest.mark.proves("S-243")
def test_a_price_is_replaced() -> None:
    s = empty(3, pack=PRICE)
    s.money = [9, 6, 4]
    s.personal, s.general = [12, 12, 12], [4, 4, 4]
    markers(s, 2, 3, 1, 1)
    score(s, 2)
    assert s.to_act() == (1,)
    play(s, "buy yes")
    assert s.money == [9, 1, 4], "C cannot pay 5"
    assert s.view(None)["boards"][1]["figure"] == 0, "turned"
    assert STANDARD.figure[1] == 3, "the standard figures are as they were"


def test_conditions_thresholds_money_and_costs_are_replaced() -> None:
    tables = tables_of(
        pack(
            boards=[
                {"id": "colbert", "black": {"condition": "money"}, "black_figure": {"value": 4}},
                {"id": "turenne", "red_figure": {"value": 5}},
            ],
            money_cards=[{"id": "money_1a", "amount": {"louisdor": 7}, "board": {"number": 2}}],
            missions=[{"id": "arms_a", "cost": {"chips": ["ring", "letter"]}}],
        )
    )
    assert (tables.condition[12 + 6], tables.figure[12 + 6]) == (0, 4)
    assert tables.figure[9] == 5
    assert (tables.amount[0], tables.louis_board[0]) == (7, 1)
    assert tables.cost[MISSIONS.index("arms_a")] == (3, 2)


def test_a_game_with_a_pack_is_saved_recorded_and_replayed() -> None:
    match = intrika.Match(GAME, ["A", "B"], 5, pack=PRICE)
    while not match.state.over:
        seat = match.state.to_act()[0]
        match.act(seat, match.state.options(seat)[-1])
    record = match.record()
    again = replay(parse_record(record.text()))
    assert again.state.digest() == match.state.digest()
    s = GAME.load(fresh(2, pack=PRICE).to_json())
    assert s.view(None)["boards"][1]["figure"] == 5


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"boards": [{"id": "anne", "red": {"condition": "first"}}]}, "printed fact"),
        ({"boards": [{"id": "anne", "number": 2}]}, "printed fact"),
        ({"boards": [{"id": "louis", "number": 2}]}, "no entry with id"),
        ({"boards": [{"id": "anne", "red_figure": {"value": 0}}]}, "whole number from 1 to 99"),
        ({"boards": [{"id": "anne", "black_figure": {"value": 3}}]}, "from 0 to 0"),
        ({"boards": [{"id": "anne", "black": {"condition": "markers"}}]}, "Louis needs"),
        ({"boards": [{"id": "conde", "black": {"condition": "luck"}}]}, "takes money, first"),
        (
            {
                "boards": [
                    {"id": "conde", "black": {"condition": "markers"}, "black_figure": {"value": 4}}
                ]
            },
            "the two sides differ",
        ),
        ({"money_cards": [{"id": "money_1a", "board": {"number": 5}}]}, "from 1 to 4"),
        ({"money_cards": [{"id": "money_1a", "amount": {"louisdor": -1}}]}, "from 0 to 99"),
        ({"missions": [{"id": "arms_a", "cost": {"chips": ["ring", "ring"]}}]}, "two different"),
        ({"missions": [{"id": "marker_a", "cost": {"chips": ["ring", "ring"]}}]}, "and any"),
        ({"missions": [{"id": "discount", "cost": {"chips": ["ring", "letter"]}}]}, "two equal"),
        ({"missions": [{"id": "discount", "cost": {"chips": ["crown", "crown"]}}]}, "two equal"),
        ({"missions": [{"id": "arms_a", "type": "marker"}]}, "printed fact"),
        ({"layout": {}}, "no such entry"),
    ],
)
def test_a_bad_pack_is_refused_with_its_entry(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        fresh(2, pack=pack(**data))


def test_every_figure_says_where_it_comes_from() -> None:
    sources = []
    for board in DATA["boards"]:
        sources += [board[key]["source"] for key in ("red", "red_figure", "black", "black_figure")]
    sources += [card["amount"]["source"] for card in DATA["money_cards"]]
    sources += [row["cost"]["source"] for row in DATA["missions"]]
    assert {source.split(":")[0] for source in sources} == {
        "seed", "public", "reconstructed", "none",
    }  # fmt: skip
    assert all(board["red"]["source"] == "seed" for board in DATA["boards"])
