"""Missions that put a marker at the start or the end of the influence phase (§6.1, §6.3)."""

from __future__ import annotations

import pytest

from intrika.games.louis.influence import Influence
from tests.games.louis.table import (
    A,
    B,
    C,
    cards,
    empty,
    lay,
    offers,
    on,
    play,
    refused,
    run,
    supplies,
)  # fmt: skip


@pytest.mark.proves("S-202", "S-213", "S-214", "S-251", "R-39")
def test_start_missions_put_markers_from_the_general_supply() -> None:
    """Card by card in the order of the data: 1 to 4, Louis, 5, 9."""
    s = empty(3, starter=B)
    lay(s, A, "marker_board_9", "marker_louis", "marker_board_2", "marker_board_5")
    lay(s, C, "marker_board_1", "marker_board_3")
    lay(s, B, "marker_board_4")
    s.louis = 2
    supplies(s, A, 6, 6)
    run(s, Influence())
    asked = []
    for _ in range(7):
        board = s.view(None)["ask"]["board"] + 1
        asked.append((s.to_act()[0], board))
        assert offers(s) == ["skip", f"put {board} general", f"put {board} personal"]
        play(s, f"put {board} general")
    assert asked == [(B, 4), (C, 1), (C, 3), (A, 2), (A, 3), (A, 5), (A, 9)]
    assert (s.general[A], s.personal[A]) == (2, 6)
    assert [on(s, board)[A] for board in (2, 3, 5, 9)] == [1, 1, 1, 1]


@pytest.mark.proves("R-6", "S-234", "S-252", "S-253", "R-30", "S-192", "S-202")
def test_a_start_mission_may_use_the_personal_supply_or_be_skipped() -> None:
    s = empty(3)
    lay(s, A, "marker_board_1", "marker_board_2", "marker_board_3")
    s.louis = 0
    supplies(s, A, 1, 1)
    run(s, Influence())
    play(s, "put 1 personal")
    assert (s.personal[A], s.general[A]) == (0, 1), "by free choice, not only in need"
    assert offers(s) == ["skip", "put 2 general"]
    assert refused(s, "put 2 personal") == "personal-empty"
    assert refused(s, "put 3 general") == "other-board"
    play(s, "skip")
    assert s.general[A] == 1
    play(s, "put 3 general")
    assert on(s, 3)[A] == 1


@pytest.mark.proves("S-234", "R-6", "S-252")
def test_with_the_general_supply_empty_the_personal_one_serves() -> None:
    s = empty(3)
    lay(s, A, "marker_board_1", "marker_board_2")
    s.louis = 0
    supplies(s, A, 1, 0)
    cards(s, "joker anne", "joker anne", "joker turenne")
    run(s, Influence())
    assert offers(s) == ["skip", "put 1 personal"]
    play(s, "put 1 personal")
    assert s.view(None)["ask"]["name"] == "turn", "with both empty the next one is not asked"


@pytest.mark.proves("S-225", "S-251", "S-252", "S-234", "R-6", "R-30")
def test_the_end_mission_puts_a_marker_on_any_board() -> None:
    s = empty(3)
    lay(s, A, "place_marker")
    s.louis = 0
    supplies(s, A, 3, 2)
    run(s, Influence())
    assert len(offers(s)) == 25
    play(s, "put 12 personal")
    assert (s.personal[A], s.general[A], on(s, 12)[A]) == (2, 2, 12)
