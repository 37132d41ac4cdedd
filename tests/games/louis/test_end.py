"""The rounds, the end of the game and the score (§11)."""

from __future__ import annotations

import random

import pytest

from intrika.games.louis.cards import ARMS, ARMS_WIDTH
from intrika.games.louis.ending import EndGame
from intrika.games.louis.scoring import majority, result
from intrika.games.louis.state import State
from tests.games.louis.table import (
    A,
    B,
    C,
    D,
    arms,
    arms_kinds,
    arms_of,
    cards,
    chips,
    chips_of,
    empty,
    fresh,
    intrigue,
    lay,
    markers,
    told,
)  # fmt: skip

SIX = ("marker_a", "marker_b", "marker_c", "louisdor_a", "louisdor_b", "louisdor_c")
OTHER_SIX = ("arms_a", "arms_b", "arms_c", "two_louisdor_a", "two_louisdor_b", "two_louisdor_c")


def ended(s: State) -> State:
    s.agenda = [EndGame()]
    s.settle()
    assert s.over
    return s


def poor(seats: int = 3, starter: int = A) -> State:
    """Round 4, nobody has anything to change."""
    s = empty(seats, round=4, starter=starter)
    s.money = [0] * seats
    intrigue(s, *[""] * seats)
    return s


@pytest.mark.proves("S-001", "S-038", "S-039", "S-147", "S-002", "S-041")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_of_four_phases(seats: int) -> None:
    s = fresh(seats, starter=1)
    rng = random.Random(seats)
    seen: list[tuple[int, str]] = []
    starters: dict[int, int] = {}
    while not s.over:
        view = s.view(None)
        if (view["round"], view["phase"]) not in seen[-1:]:
            seen.append((view["round"], view["phase"]))
        starters[view["round"]] = view["start"]
        seat = rng.choice(s.to_act())
        s.act(seat, rng.choice(s.options(seat)))
    order = ["supply", "influence", "scoring", "missions"]
    assert seen == sorted(seen, key=lambda entry: (entry[0], order.index(entry[1])))
    assert starters == {n: n % seats for n in range(1, 5)}
    assert len(told(s, "RoundStarted")) == len(told(s, "MoneyCardTurned")) == 4
    assert len(told(s, "InfluenceShuffled")) == 4


@pytest.mark.proves("S-150", "S-151", "S-152", "S-153", "S-154", "S-155", "S-113", "R-40", "R-32")
def test_spare_material_becomes_arms() -> None:
    s = poor()
    cards(s, "anne joker", "", "")
    intrigue(s, "", "3 7 9", "")
    chips(s, C, crown=1, ring=3)
    markers(s, 5, 2, 1)
    s.money = [8, 3, 2]
    ended(s)
    assert arms_of(s, A) == 2 + 2 + 2, "two cards, two markers, 8 louisdor make two"
    assert arms_of(s, B) == 3 + 1 + 1
    assert arms_of(s, C) == 4, "2 louisdor are worth nothing"
    assert s.hands[A] == ()
    assert len(s.played) == 2
    assert s.intrigue[B] == ()
    assert len(s.intrigue_deck) == 12
    assert chips_of(s, C) == {}
    assert s.money == [2, 0, 2]
    assert s.on[4 * 5 + A] == 2, "markers stay on the board"


@pytest.mark.proves("S-255", "S-254", "S-150")
def test_the_order_of_the_categories() -> None:
    s = poor()
    cards(s, "anne", "", "")
    intrigue(s, "3", "", "")
    chips(s, A, crown=1)
    markers(s, 5, 1)
    s.money = [3, 0, 0]
    ended(s)
    assert [event.category for event in told(s, "ItemsExchanged")] == [
        "influence_card", "intrigue_card", "chip", "marker_on_board", "louisdor",
    ]  # fmt: skip


@pytest.mark.proves("S-255", "S-254")
@pytest.mark.parametrize("pool", range(6))
def test_the_first_categories_are_served_first(pool: int) -> None:
    """B has a card and three louisdor, C an intrigue card, A a chip, D a marker on a board."""
    s = poor(4)
    cards(s, "", "anne", "", "")
    intrigue(s, "", "", "3", "")
    chips(s, A, crown=1)
    markers(s, 5, 0, 0, 0, 1)
    s.money = [0, 3, 0, 0]
    s.pool = s.pool[:pool]
    ended(s)
    served = [B, C, A, D, B][:pool]
    assert [arms_of(s, seat) for seat in range(4)] == [served.count(seat) for seat in range(4)]


@pytest.mark.proves("S-254", "S-256", "E-9", "R-32", "R-40", "R-3")
def test_scarce_arms_go_round_in_laps_from_the_start_player() -> None:
    """Five arms for seven chips: B, C, A, then B and C again; nothing for money."""
    s = poor(starter=B)
    arms(s, A, *[10] * 5)
    s.pool = s.pool[:5]
    chips(s, A, ring=1, helmet=1)
    chips(s, B, crown=1, letter=2)
    chips(s, C, crown=1, sceptre=1)
    s.money = [9, 9, 9]
    before = [arms_of(s, seat) for seat in range(3)]
    ended(s)
    assert [arms_of(s, seat) - before[seat] for seat in range(3)] == [1, 2, 2]
    assert s.pool == ()
    assert chips_of(s, A) == {"helmet": 1}, "the ring comes first in the order of chips"
    assert chips_of(s, B) == {"letter": 1}
    assert s.money == [9, 9, 9]
    assert told(s, "ArmsRanOut")[0].category == "chip"


@pytest.mark.proves("R-40", "R-32", "S-254")
def test_of_a_part_the_lowest_board_goes_first_and_the_joker_last() -> None:
    s = poor()
    cards(s, "joker turenne anne", "", "")
    intrigue(s, "9 2", "", "")
    s.pool = s.pool[:2]
    ended(s)
    assert [code // 16 for code in s.hands[A]] == [12]
    assert s.intrigue[A] == (1, 8)
    s = poor()
    intrigue(s, "9 2", "", "")
    s.pool = s.pool[:1]
    ended(s)
    assert s.intrigue[A] == (8,)


@pytest.mark.proves("R-32", "S-155")
def test_money_goes_in_threes() -> None:
    s = poor()
    s.money = [11, 5, 2]
    ended(s)
    assert [arms_of(s, seat) for seat in range(3)] == [3, 1, 0]
    assert s.money == [2, 2, 2]


@pytest.mark.proves("R-15", "S-153")
def test_every_chip_of_round_4_is_changed() -> None:
    s = poor()
    chips(s, B, crown=2, ring=1)
    ended(s)
    assert arms_of(s, B) == 3


@pytest.mark.proves("S-156", "S-157", "S-158", "S-159", "S-160", "S-161", "S-162", "E-29", "S-003")
def test_majorities_and_points() -> None:
    s = poor(2)
    arms(s, A, 4, 0, 1)
    arms(s, B, 4, 2, 0)
    lay(s, A, *SIX)
    lay(s, B, *OTHER_SIX)
    ended(s)
    found = result(s)
    assert [majority(s, kind)[0] for kind in range(6)] == [[A, B], [B], [A], [], [], []]
    lines = [[line.points for line in seat] for seat in found.lines]
    assert lines == [[5, 2, 30], [6, 2, 30]]
    assert found.totals == (37, 38)
    assert found.winners == (B,)
    assert found.places == (2, 1)


@pytest.mark.proves("S-159", "R-17", "S-157")
def test_all_six_kinds_are_judged_and_nobody_wins_a_kind_without_arms() -> None:
    s = poor(3)
    arms(s, A, 1, 1, 1, 1, 1, 1)
    ended(s)
    assert result(s).totals == (12, 0, 0)
    assert [event.kind for event in told(s, "MajorityWon")] == list(range(6))
    s = poor(3)
    assert result(ended(s)).totals == (0, 0, 0), "nobody has most of nothing"
    assert told(s, "MajorityWon") == []


@pytest.mark.proves("R-33", "R-3", "S-157", "S-160")
def test_bonus_arms_are_points_without_a_kind_and_not_from_the_pool() -> None:
    s = poor(3)
    arms(s, A, *[10] * 6)
    assert s.pool == ()
    ended(s)
    assert result(s).totals[A] == 66
    assert arms_kinds(s, A) == [10] * 6


@pytest.mark.proves("R-3", "S-160")
def test_a_substitute_counts_a_point_but_no_kind() -> None:
    s = poor(3)
    s.arms[ARMS_WIDTH * A + len(ARMS)] = 2
    ended(s)
    assert result(s).totals == (2, 0, 0)


@pytest.mark.proves("S-161")
@pytest.mark.parametrize("name", ["marker_a", "arms_a", "discount"])
def test_every_mission_is_worth_five(name: str) -> None:
    s = poor(2)
    lay(s, A, name)
    assert result(ended(s)).totals == (5, 0)


@pytest.mark.proves("S-163", "S-119", "R-25", "R-18")
def test_ties_are_broken_by_the_personal_supply() -> None:
    """Markers lying on boards do not count, though they bring arms."""
    s = poor(3)
    lay(s, A, "marker_a")
    lay(s, B, "marker_b")
    s.personal, s.general = [8, 9, 12], [8, 7, 4]
    found = result(ended(s))
    assert found.totals == (5, 5, 0)
    assert found.winners == (B,)
    assert found.places == (2, 1, 3)
    assert found.tiebreak == "markers"
    s = poor(2)
    s.personal, s.general = [9, 10], [7, 6]
    markers(s, 5, 1, 2)
    s.pool = ()
    assert result(ended(s)).winners == (A, B), "8 and 8 left: A's 9 − 1 and B's 10 − 2"


@pytest.mark.proves("R-25", "S-154", "S-163")
def test_markers_changed_for_arms_do_not_come_back_for_the_tiebreak() -> None:
    """Two arms of one kind each: A for two markers, B for a chip and a marker."""
    s = poor(2)
    s.personal, s.general = [9, 9], [7, 7]
    markers(s, 5, 2, 1)
    chips(s, B, ring=1)
    s.pool = tuple([kind for kind in s.pool if kind == 0])
    found = result(ended(s))
    assert found.totals == (3, 3)
    assert s.personal == [7, 8]
    assert found.winners == (B,), "with the markers on the boards both would have nine"


@pytest.mark.proves("R-18", "S-163")
def test_a_full_tie_is_shared() -> None:
    s = poor(3)
    s.personal, s.general = [9, 9, 8], [7, 7, 8]
    found = result(ended(s))
    assert found.winners == (A, B)
    assert found.places == (1, 1, 3)
    assert found.tiebreak == "shared"


@pytest.mark.proves("S-162", "S-003")
def test_most_points_win_without_a_tiebreak() -> None:
    s = poor(3)
    lay(s, C, "marker_a")
    found = result(ended(s))
    assert found.winners == (C,)
    assert found.tiebreak is None
