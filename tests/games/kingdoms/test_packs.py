"""Data packs: reconstructed facts can be replaced, printed ones cannot (core/pack.py)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from intrika import BadInput, Match, Pack
from intrika.core.match import replay
from intrika.core.record import parse_record
from intrika.games.kingdoms.scoring import result
from intrika.games.kingdoms.state import State
from intrika.games.kingdoms.tables import BASE, PLACES, tables_of
from tests.games.kingdoms.table import GAME


def pack(**data: Any) -> Pack:
    return Pack("house", "kingdoms", data)


def ability(id: str, effect: str) -> dict[str, Any]:
    return {"id": id.rpartition("-")[0], "abilities": [{"id": id, "effect": effect}]}


def test_castle_points_come_from_the_pack() -> None:
    made = pack(castle_points={"vp": [1, 2, 3, 5, 7, 9]})
    s = GAME.new(3, 1, pack=made)
    assert isinstance(s, State)
    s.castle[0] = 6
    assert result(s).lines[0][1].points == 9
    assert GAME.new(3, 1).view(0)["castle_points"][6] == 8


def test_an_ability_is_replaced_for_this_game_only() -> None:
    made = pack(factions=[ability("elves-1", "war_discount amount=3 when=defender")])
    t = tables_of(made)
    assert t.abilities[4][0] == "war_discount amount=3 when=defender"
    assert BASE.abilities[4][0] == "trade_bonus amount=1 given=mana"
    GAME.new(4, 1, pack=made)


def test_a_layout_is_replaced() -> None:
    made = pack(faces=[{"id": "tutenstan", "regions": [{"id": "tutenstan-field1", "edge": False}]}])
    place = PLACES.index("tutenstan-field1")
    assert BASE.gate[0][place]
    assert not tables_of(made).gate[0][place]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"castle_points": {"vp": [1, 2]}}, "takes 6 numbers"),
        ({"token_counts": {"blank": 4}}, "must add up to 16"),
        ({"castle": {"ore": [1, 1, 1, 1, 1, 1]}}, "a printed fact"),
        ({"factions": [ability("orcs-1", "war_raise_after_reveal")]}, "a printed fact"),
        ({"factions": [ability("elves-1", "fly")]}, "no effect 'fly'"),
        ({"factions": [ability("elves-1", "war_discount amount=x when=always")]}, "effect"),
        ({"factions": [ability("elves-5", "vp_hospitality vp=1")]}, "takes vp, max"),
        ({"factions": [ability("elves-5", "war_tie_win")]}, "no bonus"),
        ({"factions": [ability("goblins-1", "patrol_figures count=9")]}, "count takes 2"),
        ({"factions": [ability("elves-1", "copy_ability level=5")]}, "level takes 1 to 4"),
        (
            {"faces": [{"id": "elan", "regions": [{"id": "elan-field1", "terrain": "swamp"}]}]},
            "terrain takes",
        ),
        (
            {"faces": [{"id": "elan", "regions": [{"id": "elan-field1", "adjacent": []}]}]},
            "is not mutual",
        ),
        ({"dragons": 1}, "no such entry"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_entry(data: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        GAME.new(3, 1, pack=pack(**data))


def test_a_record_and_a_saved_state_carry_the_pack() -> None:
    made = pack(castle_points={"vp": [2, 2, 3, 5, 7, 9]})
    match = Match(GAME, ["x", "y", "z"], 5, pack=made)
    while not match.state.over:
        seat = match.state.to_act()[0]
        match.act(seat, match.state.options(seat)[-1])
        if len(match.taken) > 400:
            break
    twin = GAME.load(json.loads(json.dumps(match.state.to_json())))
    assert twin.view(0) == match.state.view(0)
    again = replay(parse_record(match.record().text()))
    assert again.state.digest() == match.state.digest()
    assert again.state.view(0)["castle_points"][1] == 2
