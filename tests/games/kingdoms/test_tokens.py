"""Exploration tokens (§11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika import Match
from intrika.games.kingdoms.state import State
from tests.games.kingdoms.table import GAME, Realm, player, realm


def find(token: str, person: dict[str, Any] | None = None, where: str = "A.forest1") -> Realm:
    """A patrols from A.field1 onto a face-down token."""
    a = player("A.field1 A.field2", **(person or {}))
    made = realm(a, player(), player(), hidden={where: token})
    made.play("shield patrol", "perform patrol", "move A.field1", f"to {where}")
    return made


@pytest.mark.proves("R-16", "S-187")
def test_a_token_is_turned_up_by_the_first_figure_that_stays() -> None:
    made = find("blank")
    assert made.told("TokenTurned")[0].place == made.at("A.forest1")
    assert not any(made.s.hidden)
    assert not any(made.s.marks), "a blank is out and does nothing"
    assert made.have("A") == (0, 0, 0)
    assert made.figures("A") == "A.field2 A.forest1"


@pytest.mark.proves("S-171")
def test_the_crown_lies_before_its_finder() -> None:
    made = find("crown")
    assert made.s.view(2)["crown"] == 0
    assert not any(made.s.marks)


@pytest.mark.proves("S-174", "R-53")
def test_a_treasure_is_two_units_of_choice() -> None:
    made = find("treasure", {"mana": 9})
    assert made.options() == ["gain mana", "gain ore", "gain food"]
    made.play("gain mana", "gain ore")
    assert made.have("A") == (9, 1, 0), "what does not fit is lost"
    assert made.asked == "B participate"
    made = find("treasure")
    made.play("gain ore", "gain ore")
    assert made.have("A") == (0, 2, 0)


@pytest.mark.proves("S-175", "S-176")
def test_bandits_take_two_units_or_the_figure() -> None:
    made = find("bandits", {"mana": 1, "food": 2})
    assert made.asked == "A bandits"
    assert made.options() == ["pay mana", "pay food", "surrender"]
    why = made.refused("pay ore")
    assert why is not None
    assert (why.clause, why.message) == ("§11", "pay-none-left")
    made.play("pay mana")
    assert made.have("A") == (0, 0, 1)
    assert made.figures("A") == "A.field2 A.forest1"
    assert not any(made.s.marks)
    made = find("bandits", {"mana": 1, "food": 2})
    made.play("surrender")
    assert made.figures("A") == "A.field2"
    assert made.have("A") == (1, 0, 2)
    made = find("bandits", {"ore": 1})
    assert made.figures("A") == "A.field2", "fewer than two units: the figure goes"
    assert made.have("A") == (0, 1, 0)


@pytest.mark.proves("R-17", "R-52")
def test_a_last_figure_pays_what_it_has_and_stays() -> None:
    for units, left in ((0, 0), (1, 0), (3, 1)):
        made = realm(
            player("A.field1", ore=units), player(), player(), hidden={"A.forest1": "bandits"}
        )
        made.play("shield patrol", "perform patrol", "to A.forest1")
        assert made.figures("A") == "A.forest1"
        assert made.have("A") == (0, left, 0)


@pytest.mark.proves("R-40")
def test_bandits_leave_the_crown_alone_and_are_no_war() -> None:
    a = player("A.field1 A.field2", faction="goblins", magic=4)
    made = realm(a, player(), player(), hidden={"A.forest1": "bandits"}, crown="A",
                 tokens={"A.field2": "church"})  # fmt: skip
    made.play("shield patrol", "perform patrol", "move A.field1", "to A.forest1")
    assert made.figures("A") == "A.field2"
    assert made.s.crown == 0
    assert made.have("A") == (0, 0, 0), "no Goblins 4"
    assert any(made.s.marks), "the church was not used"


@pytest.mark.proves("S-177", "S-181", "S-182", "S-183", "S-184")
@pytest.mark.parametrize("token", ["dragons_lair", "camp", "fort", "town", "church"])
def test_these_tokens_stay_face_up(token: str) -> None:
    made = find(token)
    places = made.s.view(None)["territories"][0]["places"]
    assert [p["token"] for p in places if p["place"] == made.place("A.forest1")] == [token]


@pytest.mark.proves("R-16", "R-40")
def test_an_expansion_into_an_empty_region_turns_up_its_token() -> None:
    halflings = player("A.field1 A.field1", food=3, faction="halflings", magic=3)
    made = realm(halflings, player(), player(), hidden={"A.forest1": "crown"})
    made.play("shield expand", "perform expand")
    assert made.options() == ["expand A.forest1", "expand A.mountain1"]
    made.play("expand A.forest1")
    assert made.s.crown == 0


@pytest.mark.proves("R-16")
def test_posture_then_gain_then_token() -> None:
    lizard = player("A.forest1 A.field1", home="tulgrund", faction="lizardfolk", magic=3)
    made = realm(lizard, player(), player(), hidden={"A.ruins1": "bandits"})
    made.play("shield patrol", "perform patrol", "move A.forest1", "to A.ruins1")
    names = [type(e).__name__ for e in made.s.log or []]
    assert names.index("FigureLaid") < names.index("ResourcesGained") < names.index("TokenTurned")
    assert made.asked == "A bandits", "the gained food counts: two units"
    made.play("surrender")
    assert made.figures("A") == "A.field1"


@pytest.mark.proves("S-167")
def test_nobody_knows_a_face_down_token_and_turning_it_cannot_be_taken_back() -> None:
    match = Match(GAME, ["x", "y", "z"], 4, {"exploration_tokens": True})
    while match.state.view(None)["turn"] == 0:
        seat = match.state.to_act()[0]
        match.act(seat, match.state.options(seat)[0])
    text = str([match.state.view(seat)["territories"] for seat in (0, 1, 2, None)])
    assert "'token': None" in text
    assert "treasure" not in text
    assert sorted(match.state.view(0)["unseen"]) == sorted(match.state.view(None)["unseen"])
    made = realm(player("A.field1 A.field2"), player(), player(), hidden={"A.forest1": "blank"})
    made.play("shield patrol", "perform patrol", "move A.field1")
    before = made.s.shown
    dry = made.s.copy()
    made.play("to A.forest1")
    assert made.s.shown == before + 1, "somebody has learned something"
    Realm(dry).play("to A.mountain1")
    assert dry.shown == before


@pytest.mark.proves("S-167")
def test_every_unseen_token_is_redrawn_for_every_seat_and_the_seen_ones_stay() -> None:
    hidden = {"A.forest1": "crown", "A.mountain1": "camp", "B.forest1": "bandits"}
    made = realm(player(), player(), player(), hidden=hidden, tokens={"C.forest1": "fort"})
    made.s.bag = (2, 9)
    places = [made.at(word) for word in hidden]
    for seat in (0, 1, 2, None):
        drawn: list[State] = []
        for n in range(60):
            d = made.s.determinize(seat, random.Random(n))
            assert isinstance(d, State)
            drawn.append(d)
            assert sorted([t for t in (*d.hidden, *d.bag) if t]) == [1, 2, 3, 5, 9]
            assert [bool(t) for t in d.hidden] == [bool(t) for t in made.s.hidden]
            assert d.marks == made.s.marks
        for place in places:
            assert {d.hidden[place] for d in drawn} == {1, 2, 3, 5, 9}
        assert {d.bag[0] for d in drawn} == {1, 2, 3, 5, 9}
