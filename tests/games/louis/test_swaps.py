"""Swapping hand missions, and the end of the round (§8-swap, §8-pass)."""

from __future__ import annotations

import pytest

from intrika.games.louis.missions import CHOOSE_MISSION, MissionsPhase
from intrika.games.louis.round import EndRound
from intrika.games.louis.swaps import SWAPS
from tests.games.louis.table import (
    A,
    B,
    C,
    chips,
    empty,
    held,
    hold,
    lay,
    mission,
    offers,
    play,
    refused,
    run,
    stack,
    told,
)  # fmt: skip


@pytest.mark.proves("S-207", "S-208", "R-29", "R-38")
def test_swapping_two_missions() -> None:
    """They go under the deck, the higher card lowest; then two are drawn one by one."""
    s = empty(3)
    lay(s, A, "swap_missions_a")
    hold(s, A, "marker_a", "marker_b")
    stack(s, 2, "discount")
    stack(s, 1, "arms_c")
    run(s, SWAPS[A], CHOOSE_MISSION[B])
    assert offers(s) == ["put-off marker_a", "put-off marker_b", "stop"]
    play(s, "put-off marker_a")
    assert offers(s) == ["put-off marker_b", "stop"]
    play(s, "put-off marker_b")
    assert s.mission_decks[0][:2] == (mission("marker_b"), mission("marker_a"))
    assert held(s, A) == []
    play(s, "draw dark")
    assert held(s, A) == ["discount"], "seen before the second deck is chosen"
    play(s, "draw medium")
    assert held(s, A) == ["arms_c", "discount"]
    event = told(s, "MissionsPutOff")[0]
    assert event.seen_by(B).missions is None
    assert s.view(A)["mission_decks"][0]["known"] == ["marker_b", "marker_a"]
    assert s.view(B)["mission_decks"][0]["known"] == []


@pytest.mark.proves("S-207", "R-38", "S-192")
def test_one_mission_or_none_and_never_in_two_orders() -> None:
    s = empty(3)
    lay(s, A, "swap_missions_a")
    hold(s, A, "marker_a", "arms_a")
    run(s, SWAPS[A])
    play(s, "put-off arms_a")
    assert offers(s) == ["stop"], "the set is chosen in ascending order"
    assert refused(s, "put-off marker_a") == "put-off-order"
    play(s, "stop", "draw light")
    assert held(s, A)[0] == "marker_a"
    assert len(held(s, A)) == 2
    s = empty(3)
    lay(s, A, "swap_missions_a")
    hold(s, A, "marker_a", "arms_a")
    run(s, SWAPS[A])
    play(s, "stop")
    assert held(s, A) == ["marker_a", "arms_a"]
    assert s.over


@pytest.mark.proves("S-209", "S-231")
def test_with_both_swaps_a_card_just_drawn_may_be_swapped_again() -> None:
    s = empty(3)
    lay(s, A, "swap_missions_a", "swap_missions_b")
    hold(s, A, "marker_a", "arms_a")
    stack(s, 2, "discount")
    run(s, SWAPS[A])
    play(s, "put-off marker_a", "stop", "draw dark")
    assert "put-off discount" in offers(s)
    play(s, "put-off discount", "stop", "draw light")
    assert s.over, "each copy once"
    assert "discount" not in held(s, A)


@pytest.mark.proves("R-24", "S-207")
def test_a_swap_laid_in_this_phase_is_used_at_its_end_after_all_players() -> None:
    s = empty(3)
    hold(s, A, "swap_missions_a", "arms_a")
    chips(s, A, letter=2)
    chips(s, B, ring=2)
    run(s, MissionsPhase())
    play(s, "lay swap_missions_a", "draw light")
    assert s.to_act() == (B,)
    play(s, "stop")
    assert s.to_act() == (A,)
    assert s.view(None)["ask"]["name"] == "put-off"


@pytest.mark.proves("R-29")
def test_a_card_just_put_off_comes_back_from_an_empty_deck() -> None:
    s = empty(3)
    lay(s, A, "swap_missions_a")
    hold(s, A, "marker_a", "arms_a")
    s.mission_decks = [(), (), ()]
    run(s, SWAPS[A])
    play(s, "put-off marker_a", "stop")
    assert held(s, A) == ["marker_a", "arms_a"]


@pytest.mark.proves("S-147", "S-001", "S-148")
def test_the_tile_passes_to_the_left() -> None:
    s = empty(3, round=2, starter=C)
    s.turned = 2
    run(s, EndRound())
    assert (s.start, s.round) == (A, 3)
    assert not s.over
    s = empty(3, round=4, starter=C)
    run(s, EndRound())
    assert s.over
    assert s.start == C, "after round 4 it stays"


@pytest.mark.proves("S-207")
def test_backs_are_public() -> None:
    s = empty(3)
    lay(s, A, "swap_missions_a")
    hold(s, A, "marker_a", "arms_a")
    run(s, SWAPS[A])
    ask = s.asking()
    assert ask is not None
    masks = [ask.masked(s, A, a) for a in s.options(A)]
    assert masks == ["put-off ? light", "put-off ? medium", "stop"]
