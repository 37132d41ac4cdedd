"""The end of the game: recolouring and scoring (specification, section 9)."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from intrika.games.viceroy.cards import COLOURS
from intrika.games.viceroy.recolour import Move, best_plan, moves
from intrika.games.viceroy.state import State
from tests.games.viceroy.table import (
    GAME,
    act,
    asking,
    can,
    finish,
    gems,
    lines,
    offers,
    opened,
    reserve,
    score,
    table,
    told,
    why,
)  # fmt: skip

EXAMPLE = [
    "1 1 0", "76 1 1 gem-red gem-red gem-red gem-blue gem-blue", "63 1 2 eternal-yellow",
    "37 2 0 eternal-blue", "49 2 1 points-5", "18 3 0 points-8",
]  # fmt: skip


def end(pyramid: list[str], mine: str = "", **more: Any) -> State:
    return table(2, pyramids={0: pyramid}, gems={0: mine}, phase="end", round=12, **more)


# -- recolouring -------------------------------------------------------------------------------


@pytest.mark.proves("S-184")
def test_screens_are_put_away_and_hands_discarded() -> None:
    s = end(EXAMPLE, "yy", hands={0: "5 85"}, attacks={0: 2})
    assert s.hands == [(), ()]
    assert {4, 84} <= set(s.discard)
    other = s.view(1)["players"][0]
    assert other["gems"] == {"blue": 0, "red": 0, "green": 0, "yellow": 2}
    assert other["attacks"] == 2


@pytest.mark.proves("D-13")
def test_the_example_pyramid_scores_31() -> None:
    s = end(EXAMPLE)
    assert s.over, "without gems nobody is asked"
    assert lines(s) == {
        "circles": 5, "eternals": 3, "laws": 10, "points": 13, "magic": 0, "sets": 0, "attacks": 0,
    }  # fmt: skip
    assert s.result().totals[0] == 31


@pytest.mark.proves("D-14", "S-185", "S-187", "S-188", "R-41")
def test_two_yellow_gems_make_the_third_circle_yellow() -> None:
    s = end(EXAMPLE, "yy")
    assert (asking(s), s.to_act()) == ("recolour", (0,))
    before = reserve(s)
    act(s, 0, "recolour #37 yellow")
    finish(s)
    assert gems(s, 0) == ""
    assert reserve(s) == before, "no gem is received for it"
    assert lines(s)["circles"] == 7
    assert s.result().totals[0] == 33
    red = end(EXAMPLE, "rrry")
    assert not can(red, 0, "recolour #37 yellow"), "a gem has the colour the segment becomes"
    assert why(red, 0, "recolour #37 yellow").args == {"colour": 3, "need": 2, "have": 1}
    half = end(EXAMPLE, "rrrr")
    act(half, 0, "recolour #37 red")  # TR of 1 is red: the half circle takes two, TL of 76 one
    assert gems(half, 0) == "r"


@pytest.mark.proves("R-65")
def test_each_circle_at_most_once_in_order_only_whole_also_from_one_colour_to_another() -> None:
    s = end(EXAMPLE, "rrrryyyyyy")
    assert can(s, 0, "recolour #49 yellow"), "a green circle for four gems"
    act(s, 0, "recolour #49 yellow")
    assert gems(s, 0) == "rrrryy"
    assert why(s, 0, "recolour #37 yellow").message == "circle-order"
    assert why(s, 0, "recolour #49 red").message == "circle-order"
    assert not can(s, 0, "recolour #49 red"), "not even for four red gems"
    finish(s)
    assert lines(s)["circles"] == 5
    t = end(EXAMPLE, "gggg")
    assert why(t, 0, "recolour #49 green").message == "already-that-colour"
    assert why(t, 0, "recolour #1 green").message == "no-circle"
    assert why(t, 0, "recolour #5 green").message == "not-in-pyramid"


@pytest.mark.proves("R-38", "R-20", "S-181")
def test_stored_and_eternal_gems_cannot_recolour() -> None:
    s = end(EXAMPLE)
    assert s.over
    t = end(EXAMPLE, "y")
    assert t.over or not can(t, 0, "recolour #37 yellow")


def test_players_recolour_at_the_same_time_without_touching_one_another() -> None:
    pair = ["21 1 0", "46 1 1", "57 2 0"]  # yellow quarters under a green half circle
    s = table(2, pyramids={0: EXAMPLE, 1: pair}, gems={0: "yy", 1: "yy"}, phase="end", round=12)
    assert s.to_act() == (0, 1)
    act(s, 1, "recolour #57 yellow")
    assert s.to_act() == (0,)
    act(s, 0, "finish optimal")
    assert s.over
    assert (lines(s, 0)["circles"], lines(s, 1)["circles"]) == (7, 2)
    assert [event.seat for event in told(s, "CircleRecoloured")] == [0, 1]


def brute(s: State, seat: int) -> int:
    """The best gain by trying everything: each circle left alone or made any colour."""
    groups: dict[int, list[Move | None]] = {}
    for move in moves(s, seat):
        groups.setdefault(move.cell, [None]).append(move)
    best = 0
    for plan in product(*groups.values()):
        left = s.gems[4 * seat : 4 * seat + 4]
        gain = 0
        for chosen in plan:
            if chosen is not None:
                left[chosen.colour] -= chosen.price
                gain += chosen.points
        if min(left) >= 0:
            best = max(best, gain)
    return best


@pytest.mark.proves("S-185", "S-033")
def test_the_optimal_plan_is_optimal_and_always_among_the_options() -> None:
    """Against brute force; and its moves, one by one, are always offered."""
    rng = random.Random(5)
    checked = 0
    for seed in range(200):
        lying = rng.sample(range(1, 60), 6)
        bonus = rng.choice(["", " circle-bonus-red-4", " circle-bonus-blue-2"])
        pyramid = [
            f"{lying[0]} 1 0{bonus}", f"{lying[1]} 1 1", f"{lying[2]} 1 2", f"{lying[3]} 2 0",
            f"{lying[4]} 2 1", f"{lying[5]} 3 0",
        ]  # fmt: skip
        if seed % 3 == 0:
            pyramid.append("79 1 3")
        mine = "".join(sorted(rng.choices("brgy", k=rng.randrange(9))))
        mine = "".join([letter * min(8, mine.count(letter)) for letter in "brgy"])
        s = end(pyramid, mine)
        if s.over:
            continue
        best = brute(s, 0)
        plain = s.copy()
        finish(plain)
        stopped = plain.result().totals[0]
        plan = best_plan(s, 0)
        assert sum(move.points for move in plan) == best
        click = s.copy()
        act(click, 0, "finish optimal")
        assert click.result().totals[0] == stopped + best
        for move in plan:
            upper = s.grids[0][move.cell]
            act(s, 0, f"recolour #{upper} {COLOURS[move.colour]}")
        if not s.over:
            assert "finish stop" in offers(s, 0)
            act(s, 0, "finish stop")
        assert s.result().totals[0] == stopped + best
        checked += 1
    assert checked > 80


def test_the_optimal_plan_is_found_quickly_with_many_gems_and_circles() -> None:
    rng = random.Random(1)
    lying = rng.sample(range(1, 60), 30)
    pyramid = [f"{lying[i]} 1 {i}" for i in range(12)]
    pyramid += [f"{lying[12 + i]} 2 {i}" for i in range(11)]
    pyramid += [f"{lying[23 + i]} 3 {i}" for i in range(7)]
    s = table(
        4, pyramids={0: pyramid}, gems={0: "b" * 9 + "r" * 9 + "g" * 9 + "y" * 9}, phase="end",
        round=12,
    )  # fmt: skip
    act(s, 0, "finish optimal")
    assert s.over


# -- scoring -----------------------------------------------------------------------------------


@pytest.mark.proves("S-189")
def test_seven_lines_in_their_order() -> None:
    s = end(["40 1 0"])
    finish(s)
    assert [line.name for line in s.result().lines[0]] == [
        "circles", "eternals", "laws", "points", "magic", "sets", "attacks",
    ]  # fmt: skip


@pytest.mark.proves("S-190", "S-191", "S-192", "S-250", "E-9")
def test_circles_score_level_and_bonus() -> None:
    assert score(["1 1 0", "76 1 1", "63 1 2", "37 2 0", "49 2 1", "18 3 0"])["circles"] == 5
    bonus = ["1 1 0 circle-bonus-green-4", "76 1 1", "63 1 2", "37 2 0", "49 2 1", "18 3 0"]
    assert score(bonus)["circles"] == 2 + 3 + 4 + 4
    other = ["1 1 0 circle-bonus-red-4", "76 1 1", "63 1 2", "37 2 0", "49 2 1", "18 3 0"]
    assert score(other)["circles"] == 5, "only circles of the token's colour"
    high = ["1 1 0", "2 1 1", "3 1 2", "4 1 3", "17 1 4", "18 2 0", "19 2 1", "20 2 2", "37 2 3"]
    high += ["60 3 0", "59 3 1", "50 3 2", "42 4 0", "53 4 1", "57 5 0"]
    assert score(high, 4)["circles"] == 4 + 5, "42 over 60, 59 and 57 over 42, 53 are green"


@pytest.mark.proves("S-193", "S-194", "S-195", "S-251", "E-10")
def test_eternal_gems_score_level_and_bonus() -> None:
    base = ["40 1 0", "41 1 1", "42 1 2", "45 2 0", "46 2 1"]
    assert score([*base, "3 3 0 eternal-yellow"])["eternals"] == 3
    assert score([*base, "3 3 0 eternal-yellow circle-bonus-yellow-4"])["eternals"] == 7
    assert score([*base, "3 3 0 eternal-yellow circle-bonus-blue-4"])["eternals"] == 3
    assert score(["40 1 0 eternal-red eternal-blue"])["eternals"] == 2


@pytest.mark.proves("S-198", "S-253")
def test_point_tokens_score_their_value() -> None:
    assert score(["40 1 0 points-2 points-15", "41 1 1 points-12"])["points"] == 29


@pytest.mark.proves("S-199", "S-200", "S-201", "S-254", "E-11")
def test_magic_multiplies_by_the_sum_of_its_bonuses() -> None:
    pyramid = ["40 1 0 magic magic magic-bonus-5", "41 1 1 magic magic-bonus-2"]
    assert score(pyramid)["magic"] == 21
    assert score(["40 1 0 magic magic magic"])["magic"] == 0
    assert score(["40 1 0 magic-bonus-5"])["magic"] == 0


@pytest.mark.proves("S-202", "S-203", "S-204", "S-205", "S-255", "E-12")
def test_sets_of_defence_science_and_magic() -> None:
    tokens = " ".join(["defence"] * 2 + ["magic"] * 5 + ["science"] * 3)
    assert score([f"40 1 0 {tokens}"])["sets"] == 24
    both = score([f"40 1 0 {tokens} magic-bonus-2"])
    assert (both["sets"], both["magic"]) == (24, 10), "magic scores in both ways"


@pytest.mark.proves("S-168", "S-206", "S-207", "S-208", "S-256", "E-13", "R-57")
def test_attacks_of_all_opponents_less_own_defence() -> None:
    def penalty(pyramid: list[str]) -> int:
        return score(pyramid, 3, attacks={0: 9, 1: 2, 2: 3})["attacks"]

    assert penalty(["40 1 0"]) == -20, "own attack tokens hurt only others"
    assert penalty(["40 1 0 defence defence"]) == -12
    assert penalty(["40 1 0 defence defence science science magic magic"]) == -12
    assert penalty(["40 1 0 " + "defence " * 7]) == 0, "never a bonus"


@pytest.mark.proves("S-003", "S-209")
def test_the_highest_total_wins() -> None:
    s = table(3, pyramids={0: ["40 1 0 points-5"], 1: ["41 1 0 points-8"]}, phase="end", round=12)
    assert s.result().winners == (1,)
    assert s.result().places == (2, 1, 3)
    assert s.result().tiebreak is None


@pytest.mark.proves("R-40")
def test_equal_totals_share_the_victory() -> None:
    s = table(3, pyramids={0: ["40 1 0 points-5"], 1: ["41 1 0 points-5"]}, phase="end", round=12)
    assert s.result().winners == (0, 1)
    assert s.result().places == (1, 1, 3)
    assert s.result().tiebreak == "shared"


@pytest.mark.proves("R-42")
def test_a_total_may_be_negative() -> None:
    s = table(2, attacks={1: 3}, phase="end", round=12)
    assert s.result().totals == (-12, 0)


# -- advice ------------------------------------------------------------------------------------


@pytest.mark.proves("S-218", "S-219", "S-220", "S-222", "S-223")
def test_the_facts_behind_the_advice() -> None:
    """Advice binds nobody; the figures it rests on are checked."""
    early = score(["40 1 0 eternal-red"])["eternals"]
    late = score(["40 1 0", "41 1 1", "42 2 0 eternal-red"])["eternals"]
    assert early < late, "an eternal gem pays through the game, but scores by level"
    assert score(["40 1 0 points-12"])["points"] >= 10, "one token of 12 is a very good turn"
    assert score(["40 1 0 magic-bonus-5 magic magic"])["magic"] == 10
    hit = score(["40 1 0"], attacks={1: 1})["attacks"]
    assert hit == -4, "an attack token kept to the end costs each unprotected opponent 4"
    low, high = score(["40 1 0", "74 1 1"]), score(["40 1 0", "41 1 1", "74 2 0"])
    assert low["laws"] < high["laws"], "most laws are better on higher levels"


@pytest.mark.proves("S-221")
def test_attack_tokens_can_be_counted_from_open_events() -> None:
    """Every gain is told to everybody, and every use."""
    for seed in range(6):
        s = opened(3, seed)
        rng = random.Random(seed)
        while not s.over:
            seat = s.to_act()[0]
            s.act(seat, rng.choice(s.options(seat)))
        log = [event.seen_by(None).to_json() for event in s.log or []]
        for seat in range(3):
            mine = [heard for heard in log if heard.get("seat") == seat]
            gained = len([1 for heard in mine if heard["type"] == "attack_gained"])
            spent = len([1 for heard in mine if heard.get("how") == "attack"])
            assert s.attacks[seat] == gained - spent
        assert GAME.broken(s) is None
