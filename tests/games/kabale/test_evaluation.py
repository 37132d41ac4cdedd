"""Evaluating a column (§5)."""

from __future__ import annotations

import pytest

from intrika.games.kabale.cards import NO_VALUE
from tests.games.kabale.table import column, left_in, totals_of, winner_of


@pytest.mark.proves("X1", "S-139", "S-124", "S-125")
def test_a_tie_goes_to_the_card_nearest_the_head() -> None:
    assert totals_of("B:queen W:merchant W:cardinal") == {"B": 16, "W": 16}
    assert winner_of("B:queen W:merchant W:cardinal") == "B"
    assert winner_of("W:merchant B:queen W:cardinal") == "W"


@pytest.mark.proves("S-124", "S-035")
def test_the_highest_total_wins() -> None:
    assert winner_of("B:queen W:king") == "W"
    assert winner_of("B:queen W:king B:juliet") == "B"


@pytest.mark.proves("X2", "S-140", "S-041")
def test_the_wizard_removes_the_king() -> None:
    assert left_in("B:king W:wizard") == ["W:wizard"]
    assert totals_of("B:king W:wizard") == {"W": 7}
    assert winner_of("B:king W:wizard") == "W"


@pytest.mark.proves("S-041")
def test_the_wizard_removes_exactly_the_cards_worth_10_or_more() -> None:
    assert left_in("B:traitor R:storm G:murderer W:wizard") == ["R:storm", "G:murderer", "W:wizard"]


@pytest.mark.proves("S-048", "S-049")
def test_the_witch_removes_exactly_the_cards_worth_9_or_less_but_not_herself() -> None:
    assert left_in("B:traitor R:storm G:murderer W:witch") == ["B:traitor", "G:murderer", "W:witch"]


@pytest.mark.proves("X8", "S-071", "S-072")
def test_a_dragon_lowers_the_witch_only_to_0() -> None:
    assert column("W:dragon B:witch").values == [22, 0]
    assert totals_of("W:dragon B:witch") == {"W": 11, "B": 0}
    assert winner_of("W:dragon B:witch") == "W"
    assert totals_of("W:dragon B:witch R:witch") == {"W": 11, "B": 0, "R": 0}


@pytest.mark.proves("X9", "S-037", "S-038", "S-039", "S-005", "R-24")
def test_musketeers_leave_only_printed_values() -> None:
    e = column("W:musketeers B:troubadour R:romeo R:juliet G:double", "art-3a")
    assert e.values[4] == NO_VALUE
    assert totals_of("W:musketeers B:troubadour R:romeo R:juliet G:double") == {
        "W": 11, "B": 12, "R": 19, "G": 0,
    }  # fmt: skip
    assert winner_of("W:musketeers B:troubadour R:romeo R:juliet G:double") == "R"


@pytest.mark.proves("S-037", "S-040", "S-036")
def test_under_musketeers_no_effect_of_any_card_applies() -> None:
    assert left_in("W:musketeers B:wizard R:king G:witch") == [
        "W:musketeers", "B:wizard", "R:king", "G:witch",
    ]  # fmt: skip
    assert winner_of("W:musketeers B:prince B:squire R:king") == "R"
    assert winner_of("W:musketeers B:beggar R:king") == "R"
    assert totals_of("W:musketeers B:hermit R:tom_thumb G:dragon") == {
        "W": 11, "B": 12, "R": 2, "G": 11,
    }  # fmt: skip


@pytest.mark.proves("S-039")
def test_a_double_above_a_king_is_worth_nothing_under_musketeers() -> None:
    assert totals_of("W:musketeers G:double B:king")["G"] == 0


@pytest.mark.proves("X10", "S-036", "S-048")
def test_the_wizard_acts_before_the_witch() -> None:
    assert left_in("B:king W:wizard R:murderer G:witch") == ["R:murderer", "G:witch"]
    assert totals_of("B:king W:wizard R:murderer G:witch") == {"R": 9.5, "G": 1}
    assert winner_of("B:king W:wizard R:murderer G:witch") == "R"


@pytest.mark.proves("X11", "S-047", "R-18")
def test_two_wizards_cancel_and_the_witch_removes_both() -> None:
    assert left_in("B:king W:wizard R:wizard G:witch") == ["B:king", "G:witch"]
    assert winner_of("B:king W:wizard R:wizard G:witch") == "B"


@pytest.mark.proves("S-047", "R-18")
def test_three_wizards_cancel_as_well() -> None:
    assert winner_of("B:king W:wizard R:wizard G:wizard") == "B"


@pytest.mark.proves("S-055", "R-18")
def test_several_witches_cancel() -> None:
    assert left_in("B:storm W:witch R:witch") == ["B:storm", "W:witch", "R:witch"]
    assert left_in("B:storm W:witch R:witch G:witch")[0] == "B:storm"


@pytest.mark.proves("X12", "S-045", "R-4", "S-066")
def test_the_wizard_takes_a_double_together_with_its_king() -> None:
    assert left_in("W:double B:king R:wizard") == ["R:wizard"]
    assert winner_of("W:double B:king R:wizard") == "R"


@pytest.mark.proves("S-053", "R-4")
def test_the_witch_takes_a_double_together_with_its_storm() -> None:
    assert left_in("W:double B:storm R:witch G:king") == ["R:witch", "G:king"]


@pytest.mark.proves("R-5", "S-053")
def test_a_double_above_the_only_witch_is_removed_but_one_without_value_stays() -> None:
    assert left_in("W:double B:witch") == ["B:witch"]
    assert left_in("B:witch W:double") == ["B:witch", "W:double"]
    assert left_in("B:wizard W:double") == ["B:wizard", "W:double"]


@pytest.mark.proves("S-066", "R-32")
def test_a_double_copies_what_lies_below_it_after_the_removals() -> None:
    """The king and the storm below the doubles are gone when the doubles are counted."""
    assert totals_of("W:double R:storm B:king G:wizard") == {"W": 9, "R": 9, "G": 7}
    assert totals_of("G:witch W:double B:king R:storm") == {"G": 1, "W": 20, "B": 20}


@pytest.mark.proves("X13", "S-056", "S-057")
def test_of_two_pairs_the_card_nearest_the_head_decides() -> None:
    assert winner_of("W:squire B:prince B:squire W:prince") == "W"
    assert winner_of("B:prince W:squire B:squire W:prince") == "B"


@pytest.mark.proves("S-056")
def test_prince_and_squire_win_against_any_total() -> None:
    assert winner_of("B:king B:queen W:prince W:squire") == "W"
    assert winner_of("W:beggar W:prince B:king W:squire") == "W"


@pytest.mark.proves("R-19", "S-056")
def test_prince_and_squire_must_be_of_one_colour() -> None:
    assert winner_of("B:king W:prince R:squire") == "B"


@pytest.mark.proves("R-19", "S-064")
def test_a_double_copies_no_identity_and_no_effect() -> None:
    assert winner_of("B:king W:prince W:double G:squire") == "B"
    assert totals_of("W:romeo W:double B:juliet") == {"W": 5 + 14, "B": 14}
    assert totals_of("W:double W:dragon B:king") == {"W": 22, "B": 18}
    assert totals_of("W:double W:hermit B:king R:king") == {"W": 18, "B": 20, "R": 20}


@pytest.mark.proves("X14", "S-058")
def test_the_wizard_breaks_both_pairs() -> None:
    text = "W:squire B:prince B:squire W:prince G:wizard"
    assert totals_of(text) == {"W": 2, "B": 2, "G": 7}
    assert winner_of(text) == "G"


@pytest.mark.proves("S-058")
def test_witch_and_musketeers_break_the_pair_too() -> None:
    assert winner_of("B:king W:prince W:squire G:witch") == "B"
    assert winner_of("B:king W:prince W:squire G:musketeers") == "B"


@pytest.mark.proves("X15", "S-061", "S-062", "S-080", "S-081", "S-075")
def test_hermit_and_giant_count_every_other_card_and_the_beggar_turns_the_order() -> None:
    text = "R:hermit W:tom_thumb B:disguise B:beggar~ G:queen"
    e = column(text.replace("~", ""))
    assert [v / 2 for v in e.values] == [8, 14, 0, 4, 16]
    assert winner_of(text.replace("~", "")) == "B"


@pytest.mark.proves("S-061", "S-062")
def test_the_hermit_never_falls_below_0() -> None:
    many = " ".join(f"B:{card}" for card in ("king", "queen", "juliet", "storm", "squire"))
    more = " ".join(f"G:{card}" for card in ("king", "queen", "juliet", "storm", "squire"))
    assert totals_of(f"R:hermit {many}")["R"] == 7
    assert totals_of(f"{many} R:hermit {more} Y:king Y:queen Y:juliet Y:storm")["R"] == 0


@pytest.mark.proves("S-080", "S-081")
def test_the_giant_counts_cards_above_and_below() -> None:
    assert totals_of("B:king W:tom_thumb R:disguise")["W"] == 8
    assert totals_of("W:tom_thumb")["W"] == 2


@pytest.mark.proves("X16", "S-079")
def test_a_lone_disguise_wins_a_beggar_column_with_0() -> None:
    assert totals_of("W:beggar B:disguise") == {"W": 4, "B": 0}
    assert winner_of("W:beggar B:disguise") == "B"


@pytest.mark.proves("X17", "S-078")
def test_a_valueless_double_cannot_win_a_beggar_column() -> None:
    assert winner_of("W:beggar B:king R:double") == "W"


@pytest.mark.proves("X18", "S-076")
def test_a_tie_of_beggars_goes_to_the_lower_card() -> None:
    assert winner_of("W:beggar B:beggar R:king") == "B"
    assert winner_of("B:beggar W:beggar R:king") == "W"


@pytest.mark.proves("S-076", "R-30")
def test_ties_are_read_on_the_final_list() -> None:
    """The wizard takes white's high king, so white's place is that of its storm."""
    assert winner_of("W:king B:storm W:storm G:wizard") == "B"
    assert winner_of("B:king W:king W:storm B:storm G:wizard") == "W"


@pytest.mark.proves("S-075", "S-077", "R-30")
def test_in_a_beggar_column_the_lowest_total_wins_but_not_with_no_card() -> None:
    assert winner_of("W:beggar B:squire R:king") == "B"
    assert winner_of("W:beggar R:king") == "W", "players without a card do not count as 0"


@pytest.mark.proves("R-30", "S-077")
def test_who_lost_every_card_cannot_win() -> None:
    assert winner_of("B:king W:wizard R:squire") == "W"
    assert winner_of("G:witch B:beggar W:king R:prince") == "W", "the beggar is gone"


@pytest.mark.proves("X19", "S-068", "S-063")
def test_of_two_doubles_the_upper_takes_the_value_of_the_lower() -> None:
    assert totals_of("W:double B:double R:merchant") == {"W": 8, "B": 8, "R": 8}
    assert winner_of("W:double B:double R:merchant") == "W"


@pytest.mark.proves("S-067")
def test_a_double_with_nothing_below_has_no_value() -> None:
    assert column("B:king W:double").values[1] == NO_VALUE
    assert column("B:king W:double R:double").values[1:] == [NO_VALUE, NO_VALUE]


@pytest.mark.proves("X20", "R-17", "S-069", "S-060")
def test_a_dragon_hits_a_double_once() -> None:
    assert totals_of("G:dragon R:double B:king") == {"G": 11, "R": 18, "B": 18}
    assert winner_of("G:dragon R:double B:king") == "R"


@pytest.mark.proves("R-17")
def test_a_double_copies_the_value_after_its_own_effect_and_before_dragons() -> None:
    assert totals_of("G:dragon R:double R:hermit") == {"G": 11, "R": (10 - 2) * 2}
    assert totals_of("B:dragon B:double R:storm") == {"B": 11 + 9, "R": 7}


@pytest.mark.proves("S-069", "S-070")
def test_every_dragon_lowers_the_cards_of_its_owners_opponents() -> None:
    assert totals_of("W:dragon B:dragon R:king W:king") == {"W": 9 + 18, "B": 9, "R": 16}


@pytest.mark.proves("X21", "S-074", "R-3")
def test_the_wizard_takes_juliet_and_leaves_romeo_with_5() -> None:
    assert totals_of("R:romeo R:juliet W:wizard") == {"R": 5, "W": 7}
    assert winner_of("R:romeo R:juliet W:wizard") == "W"


@pytest.mark.proves("S-073", "S-074", "R-19")
def test_romeo_is_worth_15_only_with_his_own_juliet() -> None:
    assert totals_of("R:romeo") == {"R": 5}
    assert totals_of("R:romeo R:juliet") == {"R": 29}
    assert totals_of("R:romeo B:juliet") == {"R": 5, "B": 14}


@pytest.mark.proves("R-3", "S-052", "S-059")
def test_wizard_and_witch_look_at_base_values() -> None:
    assert "R:romeo" not in left_in("R:romeo R:juliet W:witch")
    assert "R:tom_thumb" not in left_in("R:tom_thumb B:king G:king Y:king W:witch")
    assert "R:hermit" not in left_in("R:hermit B:storm G:storm Y:storm W:wizard")
    assert "R:traitor" not in left_in("R:traitor B:dragon G:dragon W:wizard")
    assert "R:traitor" in left_in("R:traitor B:dragon G:dragon W:witch")


@pytest.mark.proves("R-20")
def test_a_column_without_cards_gives_its_head_to_nobody() -> None:
    assert winner_of("") is None


@pytest.mark.proves("R-21")
def test_a_valueless_double_can_win_alone_unless_the_option_forbids_it() -> None:
    assert winner_of("W:double") == "W"
    assert winner_of("W:double", double_can_win=False) is None
    assert winner_of("W:double B:disguise") == "W", "it copies 0 and lies higher"
    assert winner_of("B:disguise W:double", double_can_win=False) == "B"


@pytest.mark.proves("R-21", "S-125")
def test_a_valueless_double_still_holds_a_place_in_a_tie() -> None:
    """Under musketeers white's double is worthless, but it lies nearest the head."""
    assert winner_of("W:double B:musketeers W:hermit R:squire B:witch") == "W"
    assert winner_of("B:musketeers W:hermit B:witch W:double") == "B"
