"""Components, the court and the setup (§2 to §4)."""

from __future__ import annotations

from collections import Counter

import pytest

from intrika.core.data import read_toml
from intrika.games.louis import cards as tables
from intrika.games.louis.cards import (
    ALL_ARMS,
    ALL_INFLUENCE,
    BOARDS,
    CHIPS,
    GAPS,
    INFLUENCE,
    KNOWERS,
    MISSION_PHASE,
    MISSION_TYPE,
    NEIGHBOURS,
    POSITIONS,
    REWARDS,
    TIER,
    TIERS,
)  # fmt: skip
from intrika.games.louis.tables import STANDARD
from tests.games.louis.table import A, B, fresh, hand, told

BOX = read_toml(tables.__file__, "game")


def gap_between(one: int, two: int, beside: int | None = None) -> str:
    """What lies in the gap that touches these boards, supplies of players apart."""
    found = [
        holds
        for (row, column), holds in GAPS.items()
        if holds != "supply"
        and all(
            abs(POSITIONS[board - 1][0] - row) + abs(POSITIONS[board - 1][1] - column) == 1
            for board in (one, two, *([beside] if beside else []))
        )
    ]
    assert len(found) == 1
    return found[0]


@pytest.mark.proves("S-004", "R-1", "S-194", "S-210", "S-217")
def test_there_are_90_cards() -> None:
    tiers = Counter(TIERS[tier] for tier in TIER)
    assert tiers == {"light": 20, "medium": 12, "dark": 8}
    assert len(TIER) + len(ALL_INFLUENCE) + len(BOARDS) + len(STANDARD.amount) == 90
    assert (len(ALL_INFLUENCE), len(STANDARD.amount)) == (30, 8)
    assert MISSION_TYPE.count("arms") == 3


@pytest.mark.proves("S-194", "S-210", "S-217", "R-1")
def test_missions_come_in_the_printed_numbers() -> None:
    assert Counter(MISSION_TYPE) == {
        "extra_mission": 2, "marker": 4, "louisdor": 4, "marker_board_1": 1, "marker_board_2": 1,
        "marker_board_3": 1, "marker_board_4": 1, "pay_pass": 2, "swap_chip": 2,
        "swap_missions": 2, "two_louisdor": 4, "arms": 3, "marker_louis": 1, "marker_board_5": 1,
        "marker_board_9": 1, "swap_influence": 2, "three_markers": 1, "three_louisdor": 1,
        "intrigue": 1, "marker_for_card": 1, "four_markers": 1, "place_marker": 1,
        "once_first": 1, "discount": 1,
    }  # fmt: skip


@pytest.mark.proves("S-194", "S-210", "S-217")
def test_the_cost_follows_the_shade_of_blue() -> None:
    crown = CHIPS.index("crown")
    for card, (one, two) in enumerate(STANDARD.cost):
        assert crown not in (one, two)
        if TIERS[TIER[card]] == "light":
            assert one >= 0 > two
        elif TIERS[TIER[card]] == "medium":
            assert min(one, two) >= 0
            assert one != two
        else:
            assert one == two >= 0


@pytest.mark.proves("S-005", "S-006", "S-007", "S-008", "S-009", "S-010", "S-106")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = BOX["counts"]
    assert BOX["play"]["markers"] * BOX["players"]["max"] == counts["markers"] == 64
    assert len(set(BOARDS)) == counts["boards"] == 12
    assert Counter(ALL_ARMS) == dict.fromkeys(range(6), 10)
    assert len(ALL_ARMS) == counts["arms"] == 60
    assert dict(zip(CHIPS, BOX["chips"]["counts"], strict=True)) == {
        "crown": 10, "sceptre": 6, "letter": 6, "ring": 6, "helmet": 6,
    }  # fmt: skip
    assert sum(BOX["chips"]["counts"]) == counts["chips"] == 34
    assert dict(zip(BOX["coins"]["values"], BOX["coins"]["counts"], strict=True)) == {1: 22, 5: 10}
    assert (counts["start_tiles"], counts["louis_figures"]) == (1, 1)
    assert BOX["intrigue"]["per_board"] == 1
    assert sorted(fresh().intrigue_deck) == list(range(12)), "one intrigue card for each person"


@pytest.mark.proves("S-023", "S-055", "S-065")
def test_every_person_has_two_influence_cards_and_there_are_six_jokers() -> None:
    found = Counter(INFLUENCE[code // KNOWERS] for code in fresh(2).deck)
    found.update(card for seat in (A, B) for card in hand(fresh(2), seat))
    found.update(fresh(2).setup.game.view(fresh(2), None)["played"])
    assert found == {**dict.fromkeys(BOARDS, 2), "joker": 6}


@pytest.mark.proves("S-013", "S-072")
def test_the_boards_lie_in_a_spiral_and_touch_at_corners() -> None:
    """The twelve boards stand on the odd squares of a 5 x 5 grid; 16 pairs touch."""
    assert POSITIONS[0] == (1, 2), "board 1 lies in the middle, above the centre"
    assert all((row + column) % 2 for row, column in POSITIONS)
    rows = [[], [], [], [], []]  # type: list[list[int]]
    for board, (row, column) in sorted(enumerate(POSITIONS), key=lambda item: item[1][1]):
        assert 0 <= column <= 4
        rows[row].append(board + 1)
    assert rows == [[6, 7], [5, 1, 8], [4, 2], [12, 3, 9], [11, 10]]
    touching = {1: [2, 4, 6, 7], 2: [1, 3, 8, 9], 3: [2, 4, 10, 11], 4: [1, 3, 5, 12]}
    touching |= {5: [4, 6], 6: [1, 5], 7: [1, 8], 8: [2, 7], 9: [2, 10], 10: [3, 9]}
    touching |= {11: [3, 12], 12: [4, 11]}
    assert {i + 1: [n + 1 for n in row] for i, row in enumerate(NEIGHBOURS)} == touching


@pytest.mark.proves("S-015", "S-016", "S-022", "S-051", "E-2")
def test_the_gaps_hold_chips_and_cards() -> None:
    assert gap_between(8, 9, beside=2) == "letter"
    assert gap_between(5, 6) == "crown"
    assert gap_between(9, 10) == "crown"
    assert gap_between(6, 7, beside=1) == "sceptre"
    assert gap_between(10, 11, beside=3) == "ring"
    assert gap_between(12, 5, beside=4) == "helmet"
    assert gap_between(11, 12) == "intrigue"
    assert gap_between(1, 3) == "played"


@pytest.mark.proves("S-035")
def test_there_are_four_squares_for_general_supplies() -> None:
    assert list(GAPS.values()).count("supply") == 4
    s = fresh()
    assert s.general == [5, 5, 6, 7], "each player's part is kept for himself"


@pytest.mark.proves("S-011", "S-014", "S-164")
def test_each_board_has_one_reward_for_both_sides() -> None:
    """Chips come from boards 1 to 5 and 9."""
    assert len(REWARDS) == 12
    giving = [i + 1 for i, parts in enumerate(REWARDS) if parts[0][0] == tables.GIVE_CHIP]
    assert giving == [1, 2, 3, 4, 5, 9]
    named = [CHIPS[REWARDS[board - 1][0][1]] for board in giving]
    assert named == ["sceptre", "letter", "ring", "helmet", "crown", "crown"]


@pytest.mark.proves("S-012", "S-083", "S-094", "S-100", "S-082")
def test_all_boards_begin_with_their_red_side() -> None:
    boards = fresh().view(None)["boards"]
    assert {board["side"] for board in boards} == {"red"}
    by_condition = {
        condition: [b["number"] for b in boards if b["condition"] == condition]
        for condition in ("money", "first", "markers")
    }
    assert by_condition == {
        "money": [1, 2, 3, 4, 8, 12], "first": [5, 7, 9, 11], "markers": [6, 10],
    }  # fmt: skip


@pytest.mark.proves("R-4", "S-115")
def test_the_black_sides_have_another_condition() -> None:
    boards = fresh().view(None)["boards"]
    assert all(board["back"]["condition"] != board["condition"] for board in boards)
    assert [board["back"]["condition"] for board in boards[:4]] == ["first"] * 4


@pytest.mark.proves("S-243")
def test_reconstructed_prices_are_three_or_four() -> None:
    boards = fresh().view(None)["boards"]
    sides = [side for board in boards for side in (board, board["back"])]
    assert {side["figure"] for side in sides if side["condition"] == "money"} == {3, 4}


@pytest.mark.proves("S-017", "S-024", "S-025", "S-021", "S-020")
def test_decks_are_shuffled_by_the_seed() -> None:
    one, two = fresh(seed=1), fresh(seed=2)
    assert one.pool != two.pool
    assert one.deck != two.deck
    assert one.intrigue_deck != two.intrigue_deck
    assert all(a != b for a, b in zip(one.mission_decks, two.mission_decks, strict=True))
    assert one.money_cards != two.money_cards
    assert sorted(one.money_cards) == list(range(8))
    assert Counter(STANDARD.louis_board) == dict.fromkeys(range(4), 2)
    assert len(one.intrigue_deck) == 12


@pytest.mark.proves("S-021", "S-039", "S-148")
def test_four_of_the_eight_money_cards_are_used() -> None:
    s = fresh(2)
    seen = [s.view(None)["money_cards"]]
    while not s.over:
        seat = s.to_act()[0]
        s.act(seat, s.options(seat)[0])
        seen.append(s.view(None)["money_cards"])
    assert {len(shown) for shown in seen} == {1, 2, 3, 4}


@pytest.mark.proves("S-027", "S-034", "S-036", "S-037", "S-235", "E-1")
@pytest.mark.parametrize(
    ("seats", "personal"), [(4, [11, 11, 10, 9]), (3, [11, 11, 10]), (2, [11, 10])]
)
def test_supplies_at_the_start(seats: int, personal: list[int]) -> None:
    s = fresh(seats)
    assert s.personal == personal
    assert s.general == [16 - count for count in personal]


@pytest.mark.proves("S-034", "S-050")
def test_the_supplies_follow_the_start_player() -> None:
    s = fresh(4, starter=2)
    assert s.personal == [10, 9, 11, 11]
    assert s.to_act() == (2,)


@pytest.mark.proves("S-028", "S-042", "S-029", "S-043")
def test_everybody_begins_with_five_louisdor_and_takes_the_first_card_openly() -> None:
    s = fresh()
    amount = told(s, "MoneyCardTurned")[0].amount
    assert s.money == [5 + amount] * 4
    assert [p["money"] for p in s.view(B)["players"]] == s.money


@pytest.mark.proves("S-031", "S-032", "R-36")
def test_everybody_holds_a_light_and_a_medium_mission() -> None:
    s = fresh(3, starter=1)
    for seat in range(3):
        assert [TIERS[TIER[card]] for card in s.missions[seat]] == ["light", "medium"]
    drawn = [(e.seat, TIERS[e.tier]) for e in told(s, "MissionDrawn")]
    both = ("light", "medium")
    assert drawn == [(seat, tier) for seat in (1, 2, 0) for tier in both]
    theirs = s.view(0)["players"][1]["missions"]
    assert theirs == [{"tier": tier, "mission": None} for tier in both]


@pytest.mark.proves("S-033")
def test_the_start_player_is_given_or_drawn() -> None:
    assert {fresh(4, starter=seat).start for seat in range(4)} == {0, 1, 2, 3}
    game = fresh().setup.game
    assert {game.new(4, seed).view(None)["start"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.proves("S-026", "S-193", "S-190")
def test_laid_missions_lie_open_in_the_order_of_the_phases() -> None:
    order = [phase for phase in tables.PHASES if phase in MISSION_PHASE]
    s = fresh()
    s.laid[A] = (1 << 40) - 1
    laid = [entry["mission"] for entry in s.view(B)["players"][A]["laid"]]
    assert len(laid) == 40
    phases = [MISSION_PHASE[tables.MISSIONS.index(name)] for name in laid]
    assert phases == sorted(phases, key=order.index)
    assert order[0] == "on_lay"
    assert order[-1] == "mission_end"


@pytest.mark.proves("S-018", "S-030", "S-182", "S-188", "S-247")
def test_coins_are_only_change_and_chips_one_stock() -> None:
    """Money is a number, a crown is a crown whichever pile it lies in."""
    s = fresh()
    assert all(isinstance(money, int) for money in s.money)
    assert list(s.view(A)["players"][A]["chips"]) == list(CHIPS)
    assert sum(holds == "crown" for holds in GAPS.values()) == 2
    assert {"personal", "general"} <= set(s.view(None)["players"][A])
