"""The poisonous swamp (§9.1): face-down tokens, secret looks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika.games.legends.cards import DISCOVERIES, SWAMP, TOKENS
from intrika.games.legends.state import State
from tests.games.legends.table import (
    game,
    here,
    lay_token,
    name_of,
    new,
    offered,
    play,
    row,
    stand,
    told,
    turn_of,
)  # fmt: skip

SWAMPY: dict[str, Any] = {"discoveries": True, "swamp": True}


def swampy(seats: int = 3, **tokens: str) -> State:
    """A game with face-down tokens in these regions alone."""
    s = game(seats, **SWAMPY)
    s.token_at = tuple([0] * s.map.n)
    lay_token(s, "start", "village_3")
    for token, region in tokens.items():
        lay_token(s, token, region)
    return s


def seen(s: State, region: str, seat: int | None) -> str:
    """The token of a region as a seat sees it."""
    return str(s.view(seat)["regions"][here(s, region)]["token"])


@pytest.mark.proves("S-182", "S-183", "S-184", "R-29")
def test_six_shuffled_tokens_are_placed_unseen() -> None:
    orders = set()
    for seed in range(40):
        s = new(3, seed, setup="red_coast", **SWAMPY)
        assert sorted(s.stock) == sorted((*DISCOVERIES, SWAMP))
        orders.add(s.stock)
        stock = s.stock
        for region in ("village_1", "village_2", "village_4", "village_5", "mountain_1"):
            play(s, f"token {region}")
        assert name_of(s) == "setup-token"
        play(s, "token volcano_1")
        assert name_of(s) == "bid"
        assert s.token_at[here(s, "village_1")] == stock[0], "the i-th lies on the i-th region"
        assert s.token_at[here(s, "volcano_1")] == stock[5]
        for seat in (0, 1, 2, None):
            assert seen(s, "village_1", seat) == "hidden", "not even the setup player looks"
        assert all(TOKENS[event.token] == "hidden" for event in told(s, "TokenPlaced"))
    assert len(orders) > 30


@pytest.mark.proves("S-183")
def test_face_down_tokens_go_to_free_regions_in_map_order() -> None:
    s = new(3, setup="red_coast", **SWAMPY)
    play(s, "token village_2")
    assert "token village_3" not in offered(s), "the start region holds a token"
    assert "token village_4" in offered(s)
    assert "token village_1" not in offered(s), "the same places in another order"


@pytest.mark.proves("S-185", "S-186", "R-20")
def test_the_first_city_must_take_the_token_and_it_is_turned_up() -> None:
    s = swampy(poison_swamp="volcano_1")
    stand(s, {"volcano_1": (1, 0, 0)})
    row(s, "stronghold")
    shown = s.shown
    play(s, "take stronghold", "build volcano_1")
    assert s.view(2)["players"][0]["tokens"] == ["poison_swamp"]
    assert seen(s, "volcano_1", 1) == "none"
    assert s.shown > shown


@pytest.mark.proves("S-187")
def test_the_swamp_costs_a_point() -> None:
    s = swampy(poison_swamp="volcano_1")
    stand(s, {"volcano_1": (1, 0, 0)})
    row(s, "stronghold")
    play(s, "take stronghold", "build volcano_1")
    s.agenda = []
    with_swamp = s.result().totals[0]
    s.tokens[0] = ()
    assert s.result().totals[0] == with_swamp + 1


@pytest.mark.proves("S-188", "R-20")
def test_at_the_end_of_the_own_turn_a_player_sees_what_he_controls() -> None:
    s = swampy(stable="volcano_1", shelter="volcano_2", book_of_spells="volcano_7")
    stand(s, {"volcano_1": (1, 0, 0), "volcano_2": (0, 2, 0), "volcano_7": (1, 1, 0)})
    row(s, "stronghold")
    play(s, "take stronghold")
    assert seen(s, "volcano_1", 0) == "hidden", "not before the end of the turn"
    play(s, "build none")
    assert seen(s, "volcano_1", 0) == "stable"
    assert seen(s, "volcano_2", 0) == "hidden", "seat 1 controls it"
    assert seen(s, "volcano_7", 0) == "hidden", "nobody controls it"
    for other in (1, 2, None):
        assert seen(s, "volcano_1", other) == "hidden"
    assert seen(s, "volcano_2", 1) == "hidden", "it was not seat 1's turn"
    event = told(s, "TokenSeen")[0]
    assert event.seen_by(0).token == TOKENS.index("stable")
    assert event.seen_by(1).token is None


@pytest.mark.proves("R-20", "R-14")
def test_neutral_armies_count_when_control_is_judged() -> None:
    s = swampy(2, stable="volcano_1")
    stand(s, {"volcano_1": (1, 0, 1), "village_3": (1, 1, 0)})
    row(s, "stronghold")
    play(s, "take stronghold", "build none")
    assert seen(s, "volcano_1", 0) == "hidden"


@pytest.mark.proves("S-188", "S-184")
def test_who_has_looked_remembers_and_everybody_knows_that_he_has() -> None:
    s = swampy(stable="volcano_1")
    stand(s, {"volcano_1": (1, 0, 0)})
    row(s, "stronghold")
    play(s, "take stronghold", "build none")
    stand(s, {"volcano_1": (0, 5, 0), "village_3": (1, 1, 1)})
    assert seen(s, "volcano_1", 0) == "stable"
    assert s.view(2)["regions"][here(s, "volcano_1")]["seen_by"] == [0]
    turn_of(s, 1)
    row(s, "night_village")
    play(s, "take night_village", "build none")
    assert s.view(2)["regions"][here(s, "volcano_1")]["seen_by"] == [0, 1]


@pytest.mark.proves("S-186")
def test_nobody_has_seen_a_face_down_token_where_none_lies_any_more() -> None:
    s = swampy(stable="volcano_1")
    stand(s, {"volcano_1": (1, 0, 0), "village_3": (1, 1, 1)})
    row(s, "stronghold")
    play(s, "take stronghold", "build none")
    assert s.view(1)["regions"][here(s, "volcano_1")]["seen_by"] == [0]
    turn_of(s, 0)
    row(s, "night_village")
    play(s, "take night_village", "build volcano_1")
    assert s.view(1)["regions"][here(s, "volcano_1")]["seen_by"] == []
    assert s.view(1)["players"][0]["tokens"] == ["stable"]


@pytest.mark.proves("S-188", "S-184", "S-031")
def test_a_redrawn_state_keeps_what_a_seat_has_seen_and_shuffles_the_rest() -> None:
    s = swampy(stable="volcano_1", shelter="volcano_2", book_of_spells="volcano_7")
    stand(s, {"volcano_1": (1, 0, 0), "village_3": (1, 1, 1)})
    row(s, "stronghold")
    play(s, "take stronghold", "build none")
    mine, theirs, decks = set(), set(), set()
    for i in range(40):
        d = s.determinize(0, random.Random(i))
        assert isinstance(d, State)
        mine.add(d.token_at[here(s, "volcano_1")])
        theirs.add(d.token_at[here(s, "volcano_2")])
        decks.add(d.deck)
        assert sorted(d.token_at) == sorted(s.token_at)
    assert mine == {TOKENS.index("stable")}
    assert theirs == {TOKENS.index("shelter"), TOKENS.index("book_of_spells")}
    assert len(decks) == 40
    others = {s.determinize(1, random.Random(i)).token_at[here(s, "volcano_1")] for i in range(40)}  # type: ignore[attr-defined]
    assert len(others) == 3
