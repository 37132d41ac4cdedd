"""Immediate effects: explorer, murderer, storm, disguise, traitor (§4.2)."""

from __future__ import annotations

import pytest

from intrika.core.refusal import IllegalAction
from tests.games.kabale.table import GAME, LETTERS, play, shown, table, told

HEADS3 = ("trade-5", "art-5", "religion-5")


@pytest.mark.proves("S-009", "S-107", "S-011", "S-013")
def test_an_explorer_moves_at_once_to_the_right_and_lies_face_down() -> None:
    s = table("W:explorer*", "", "", heads=HEADS3, turn="R")
    play(s, "play king 1")
    assert shown(s, 0, 2) == "R:king*"
    assert shown(s, 1, 0) == "W:explorer*"


@pytest.mark.proves("S-012")
def test_from_the_rightmost_column_an_explorer_goes_to_the_leftmost() -> None:
    s = table("", "", "W:explorer*", heads=HEADS3, turn="R")
    play(s, "play king 3")
    assert shown(s, 0, 0) == "W:explorer*"
    assert shown(s, 2, 2) == "R:king*"


@pytest.mark.proves("S-014", "S-015", "R-33")
def test_an_arriving_explorer_turns_the_hidden_card_and_its_effect_is_carried_out() -> None:
    s = table("W:explorer*", "B:storm*", "", heads=HEADS3, turn="R")
    play(s, "play king 1")
    assert shown(s, 1, 0) == "B:storm W:explorer*"
    assert s.closed == [0, 1, 0]
    assert [event.card for event in told(s, "CardTurned")] == [9, 11]


@pytest.mark.proves("S-016")
def test_an_explorer_turned_again_moves_again() -> None:
    s = table("W:explorer*", "", "", heads=HEADS3, turn="R")
    play(s, "play king 1")
    play(s, "play king 2")
    assert shown(s, 1, 0) == "W:king*"
    assert shown(s, 2, 0) == "W:explorer*"


@pytest.mark.proves("S-016", "S-015")
def test_an_explorer_that_turns_an_explorer_sends_it_on() -> None:
    s = table("W:explorer*", "B:explorer*", "", heads=HEADS3, turn="R")
    play(s, "play king 1")
    assert [shown(s, c, None) for c in range(3)] == ["R:?*", "W:explorer*", "B:explorer*"]


@pytest.mark.proves("S-065", "R-32")
def test_after_an_explorer_has_left_the_cards_below_move_up() -> None:
    """A double that an explorer had turned then lies above the card that sent him away."""
    s = table("B:double W:explorer*", "", "", heads=HEADS3, turn="R")
    play(s, "play queen 1")
    assert shown(s, 0, 2) == "B:double R:queen*"


@pytest.mark.proves("X22", "S-023", "R-9")
def test_an_explorer_skips_a_closed_column() -> None:
    s = table("B:storm R:squire*", "B:queen*", "W:explorer*", heads=HEADS3, turn="R", closed=(0,))
    play(s, "play king 3")
    assert shown(s, 1, 0) == "B:queen W:explorer*"
    assert shown(s, 2, 2) == "R:king*"


@pytest.mark.proves("X23", "S-017")
def test_an_arriving_explorer_can_be_murdered() -> None:
    s = table("W:explorer*", "B:murderer*", "", heads=HEADS3, turn="R")
    play(s, "play king 1")
    assert shown(s, 1) == "B:murderer"
    assert GAME.view(s, None)["discards"][0] == ["explorer"]


@pytest.mark.proves("X24", "R-6", "R-7")
def test_explorers_in_the_last_open_column() -> None:
    s = table("W:explorer*", "W:storm B:squire*", heads=("trade-5", "art-5"), turn="B",
              hands={"B": ("explorer", "queen", "king")}, closed=(1,))  # fmt: skip
    play(s, "play explorer 1")
    assert shown(s, 0) == "W:explorer B:explorer*"
    assert len(told(s, "ExplorerMoved")) == 2
    assert len(told(s, "ExplorerStopped")) == 1


@pytest.mark.proves("R-6")
def test_with_one_open_column_an_explorer_goes_to_the_end_of_its_own() -> None:
    s = table("W:explorer*", "W:storm B:squire*", heads=("trade-5", "art-5"), turn="B", closed=(1,))
    play(s, "play king 1")
    assert shown(s, 0) == "B:king W:explorer*"


@pytest.mark.proves("R-7")
def test_the_guard_never_cuts_a_finite_chain() -> None:
    """Three explorers in three open columns: each moves once, none is stopped."""
    s = table("W:explorer*", "B:explorer*", "R:explorer*", heads=HEADS3, turn="R")
    play(s, "play king 1")
    assert [shown(s, c, None) for c in range(3)] == [
        "R:king R:explorer*", "W:explorer*", "B:explorer*",
    ]  # fmt: skip
    assert told(s, "ExplorerStopped") == []


@pytest.mark.proves("S-017", "R-27")
def test_the_card_that_turned_a_murderer_goes_face_up_to_its_owners_discards() -> None:
    s = table("B:murderer*", "", "", heads=HEADS3, turn="W")
    play(s, "play king 1")
    assert shown(s, 0) == "B:murderer"
    assert GAME.view(s, 2)["discards"] == [["king"], [], []]


@pytest.mark.proves("S-017")
def test_a_murderer_spares_not_even_his_owner() -> None:
    s = table("B:murderer*", "", "", heads=HEADS3, turn="B")
    play(s, "play king 1")
    assert shown(s, 0) == "B:murderer"
    assert len(s.discards[1]) == 1


@pytest.mark.proves("S-018")
def test_a_card_under_an_open_murderer_suffers_nothing() -> None:
    s = table("B:murderer", "", "", heads=HEADS3, turn="W")
    play(s, "play king 1")
    assert shown(s, 0, 0) == "B:murderer W:king*"
    assert s.discards[0] == ()


@pytest.mark.proves("S-020", "S-021")
def test_nothing_can_be_placed_below_a_turned_storm() -> None:
    s = table("B:storm*", "", "", heads=HEADS3, turn="W")
    play(s, "play king 1")
    assert shown(s, 0, 0) == "B:storm W:king*"
    assert {a.arg2 for a in s.options(1)} == {1, 2}
    with pytest.raises(IllegalAction) as refused:
        play(s, "play king 1")
    assert refused.value.refusal.message == "column-closed"
    assert refused.value.refusal.clause == "§4.2"


@pytest.mark.proves("S-022", "S-114")
def test_a_storm_makes_its_column_full_whatever_its_number_of_cards() -> None:
    s = table("B:storm*", "", "", heads=HEADS3, turn="W")
    assert GAME.view(s, None)["columns"][0]["full"] is False
    play(s, "play king 1")
    assert GAME.view(s, None)["columns"][0]["full"] is True


@pytest.mark.proves("R-9", "S-023")
def test_an_explorer_under_a_storm_stays_and_none_enters() -> None:
    s = table("B:storm*", "R:explorer*", "", heads=HEADS3, turn="W",
              hands={"W": ("explorer", "king", "queen")})  # fmt: skip
    play(s, "play explorer 1")
    assert shown(s, 0, 0) == "B:storm W:explorer*"
    play(s, "play king 2")
    assert shown(s, 2) == "R:explorer*", "from column 2 to 3"
    play(s, "play king 3")
    assert shown(s, 1, None) == "B:king R:explorer*", "past the closed column 1 to column 2"
    assert shown(s, 0, 0) == "B:storm W:explorer*"


@pytest.mark.proves("S-024", "S-026", "S-025")
def test_the_owner_of_a_disguise_may_conceal_a_card_out_of_turn() -> None:
    s = table(
        "B:disguise*", "", "", heads=HEADS3, turn="W", hands={"B": ("king", "storm", "witch")}
    )
    play(s, "play king 1")
    assert s.to_act() == (1,)
    assert [a.text for a in s.options(1)] == [
        "disguise none", "disguise king", "disguise storm", "disguise witch",
    ]  # fmt: skip
    play(s, "disguise witch")
    assert shown(s, 0, 1) == "B:disguise B:witch~ W:?*"
    assert shown(s, 0, 0) == "B:disguise B:?~ W:king*"
    assert shown(s, 0, None) == "B:disguise B:?~ W:?*"
    assert "witch" not in GAME.view(s, 1)["hand"]


@pytest.mark.proves("S-024")
def test_the_disguise_can_be_declined() -> None:
    s = table("B:disguise*", "", "", heads=HEADS3, turn="W")
    play(s, "play king 1")
    play(s, "disguise none")
    assert shown(s, 0) == "B:disguise W:?*"
    assert s.to_act() == (1,)


@pytest.mark.proves("S-024", "R-29")
def test_the_active_owner_conceals_one_of_the_cards_left_before_drawing() -> None:
    s = table("W:disguise*", "", "", heads=HEADS3, turn="W",
              hands={"W": ("king", "queen", "witch")}, piles={"W": ("dragon",)})  # fmt: skip
    play(s, "play king 1")
    assert [a.text for a in s.options(0)] == ["disguise none", "disguise queen", "disguise witch"]


@pytest.mark.proves("R-31")
def test_an_owner_without_a_hand_card_is_not_asked() -> None:
    s = table("B:disguise*", "", "", heads=HEADS3, turn="W", hands={"B": ()}, disguise_refill=False)
    play(s, "play king 1")
    assert s.to_act() == (2,), "B is not asked, and then skipped"
    assert told(s, "DisguiseDeclined") == []


@pytest.mark.proves("R-10", "S-027")
def test_the_concealed_card_lies_between_disguise_and_revealing_card_and_is_never_turned() -> None:
    s = table(
        "B:disguise*", "", "", heads=HEADS3, turn="W", hands={"B": ("king", "storm", "witch")}
    )
    play(s, "play king 1")
    play(s, "disguise storm")
    play(s, "play king 1")
    assert shown(s, 0, 1) == "B:disguise B:storm~ W:king B:king*"
    assert s.closed == [0, 0, 0]


@pytest.mark.proves("S-031", "S-032", "S-033")
def test_the_owner_of_a_traitor_may_exchange_heads_out_of_turn() -> None:
    s = table("B:traitor*", "", "", heads=HEADS3, turn="W")
    play(s, "play king 1")
    assert s.to_act() == (1,)
    assert [a.text for a in s.options(1)] == ["traitor none", "traitor 2", "traitor 3"]
    play(s, "traitor 3")
    assert [c["head"] for c in GAME.view(s, None)["columns"]] == ["religion-5", "art-5", "trade-5"]
    assert shown(s, 0, None) == "B:traitor W:?*", "influence cards stay"


@pytest.mark.proves("S-031")
def test_the_exchange_can_be_declined() -> None:
    s = table("B:traitor*", "", "", heads=HEADS3, turn="W")
    play(s, "play king 1")
    play(s, "traitor none")
    assert [c["head"] for c in GAME.view(s, None)["columns"]] == list(HEADS3)


@pytest.mark.proves("S-032")
def test_the_exchange_reaches_a_closed_and_a_full_column() -> None:
    s = table("B:traitor*", "B:storm W:squire*", "R:squire W:murderer",
              heads=("trade-5", "art-5", "religion-2"), turn="W", closed=(1,))  # fmt: skip
    play(s, "play king 1")
    assert [a.text for a in s.options(1)] == ["traitor none", "traitor 2", "traitor 3"]


@pytest.mark.proves("X25", "S-034")
def test_a_traitor_whose_exchange_leaves_a_column_unfull() -> None:
    for answer in ("traitor 2", "traitor none"):
        s = table("B:squire W:traitor*", "W:squire B:merchant W:merchant*",
                  heads=("trade-1", "art-4"), turn="B")  # fmt: skip
        play(s, "play king 1")
        play(s, answer)
        assert s.round == 1
        assert [GAME.view(s, None)["columns"][c]["full"] for c in range(2)] == (
            [False, True] if answer == "traitor 2" else [True, False]
        )


@pytest.mark.proves("X26", "S-034", "R-14", "R-29")
def test_a_traitor_can_end_the_round() -> None:
    s = table("B:squire W:merchant W:traitor*", "B:merchant W:squire*",
              heads=("trade-2", "art-4"), turn="B")  # fmt: skip
    play(s, "play king 1")
    assert s.to_act() == (0,)
    play(s, "traitor 2")
    assert s.round == 2
    assert [e.seat for e in told(s, "RoundEnded")] == [1], "B ended it"
    assert s.to_act() == (0,), "B's left neighbour starts"
    assert LETTERS[told(s, "RoundStarted")[0].starter] == "W"


@pytest.mark.proves("R-25")
def test_specialists_follow_the_head_that_lies_there_at_the_end() -> None:
    s = table(
        "B:merchant W:hermit W:traitor*",
        "B:squire W:squire*",
        heads=("trade-2", "art-4"),
        turn="B",
        hands={"B": ("troubadour", "king", "queen")},
    )
    play(s, "play troubadour 1")
    play(s, "traitor 2")
    evaluated = told(s, "ColumnEvaluated")[0]
    assert [(card, value) for _, card, value in evaluated.cards if card in (6, 8)] == [
        (6, 16), (8, 24),
    ]  # fmt: skip


@pytest.mark.proves("S-010", "S-122", "S-121", "R-26")
def test_no_immediate_effect_is_carried_out_at_the_end_of_the_round() -> None:
    """The murderer, the explorer and the storm uncovered at the end do nothing but count."""
    s = table(
        "W:squire B:squire*",
        "W:merchant*",
        heads=("trade-3a", "art-2"),
        turn="B",
        hands={"B": ("murderer", "explorer", "queen"), "W": ("storm", "king", "queen")},
    )
    play(s, "play murderer 1")
    play(s, "play storm 2")
    assert s.round == 2
    assert told(s, "CardMurdered") == []
    assert told(s, "ColumnClosed") == []
    at_end = [(e.seat, e.card) for e in told(s, "CardTurned") if e.at_end]
    assert at_end == [(1, 10), (0, 11)]
