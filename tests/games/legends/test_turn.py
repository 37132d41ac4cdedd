"""A turn (§6): taking a card, its ability, and, or, parts, the row."""

from __future__ import annotations

import pytest

from intrika.games.legends.cards import CARDS
from tests.games.legends.table import (
    SYNTHETIC,
    armies,
    cities,
    game,
    name_of,
    offered,
    own,
    play,
    refused,
    row,
    stand,
    step,
    told,
    use,
)  # fmt: skip

SIX = ("ancient_sage", "dire_ogre", "lake", "forest_gnome", "dire_eye", "stronghold")


@pytest.mark.proves("X-1", "S-071", "S-064", "S-065", "S-066")
def test_x1_the_third_card_costs_one_coin() -> None:
    s = game()
    row(s, *SIX)
    s.coins[0] = 5
    play(s, "take lake")
    assert s.coins[0] == 4
    assert s.view(1)["players"][0]["cards"] == ["lake"]


@pytest.mark.proves("X-2", "S-066", "S-067", "S-068", "S-069", "S-070", "S-033")
@pytest.mark.parametrize(("at", "price"), list(enumerate([0, 1, 1, 2, 2, 3])))
def test_x2_prices_go_by_position(at: int, price: int) -> None:
    s = game()
    row(s, *SIX)
    s.coins[0] = price
    assert f"take {SIX[at]}" in offered(s)
    play(s, f"take {SIX[at]}")
    assert s.coins[0] == 0
    if price:
        s = game()
        row(s, *SIX)
        s.coins[0] = price - 1
        assert refused(s, f"take {SIX[at]}") == "card-too-dear"


@pytest.mark.proves("S-064", "S-067")
def test_a_card_must_be_taken_and_the_first_is_always_free() -> None:
    s = game()
    row(s, *SIX)
    s.coins[0] = 0
    assert offered(s) == ["take ancient_sage"]
    assert refused(s, "take castle_1") == "not-in-row"
    assert refused(s, "stop") == "other-decision"


@pytest.mark.proves("S-097", "S-098", "R-10")
def test_the_row_slides_left_and_a_new_card_comes_to_the_right() -> None:
    s = game()
    row(s, *SIX)
    top = CARDS[s.deck[s.dealt]]
    play(s, "take lake")
    assert len(s.row) == 5, "the action comes before the row is filled"
    play(s, "branch none")
    assert [entry["card"] for entry in s.view(0)["row"]] == [*SIX[:2], *SIX[3:], top]
    assert [entry["price"] for entry in s.view(0)["row"]] == [0, 1, 1, 2, 2, 3]


@pytest.mark.proves("X-27", "R-10")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [6, 6, 6, 6]), (3, [6, 5, 4, 3]), (4, [6, 5, 4, 3])]
)
def test_x27_the_row_shrinks_when_the_deck_is_empty(seats: int, sizes: list[int]) -> None:
    s = game(seats)
    seen = []
    while not s.over:
        seat = s.to_act()[0]
        if name_of(s) == "take-card":
            seen.append(len(s.row))
        s.act(seat, s.options(seat)[-1])
    assert seen[-4:] == sizes
    assert set(seen[:-3]) == {6}


@pytest.mark.proves("S-072", "S-073", "S-086")
def test_the_action_of_the_card_follows_at_once() -> None:
    s = game()
    use(s, "ancient_sage")
    assert s.to_act() == (0,)
    assert name_of(s) == "move-step"
    assert s.view(0)["ask"]["points"] == 3


@pytest.mark.proves("R-9", "S-111")
def test_the_price_is_paid_before_the_coins_come() -> None:
    s = game(3)
    row(s, "lake", "dire_ogre", "forest_gnome", "mountain_treasury")
    s.coins[0] = 1
    assert refused(s, "take mountain_treasury") == "card-too-dear"
    s.coins[0] = 2
    play(s, "take mountain_treasury", "stop")
    assert s.coins[0] == 2, "2 paid, 2 gained, once"
    assert told(s, "CoinsGained")[0].coins == 2


@pytest.mark.proves("S-103", "R-9", "X-17")
def test_x17_the_ability_of_a_card_helps_its_own_action() -> None:
    s = game()
    stand(s, {"village_3": (4, 0, 0), "volcano_5": (1, 0, 0)})
    use(s, "ancient_woods")
    assert name_of(s) == "build-city"
    play(s, "build volcano_5")
    assert s.view(0)["ask"]["left"] == 2
    assert offered(s) == ["place village_3 none", "place volcano_5 none", "stop"]
    play(s, "place village_3 none", "place volcano_5 none")
    assert s.to_act() == (1,)
    use(s, "noble_unicorn")
    assert s.view(0)["ask"]["points"] == 5


@pytest.mark.proves("S-102", "S-104", "S-105", "S-106", "S-101")
def test_abilities_last_and_add_up() -> None:
    s = game()
    own(s, 0, "noble_knight", "cursed_mausoleum", "forest_elf", "night_village")
    use(s, "ancient_sage")
    assert s.view(0)["ask"]["points"] == 3 + 2
    play(s, "stop")
    use(s, "graveyard")
    assert s.view(0)["ask"]["left"] == 2 + 2
    play(s, "stop")
    use(s, "dire_eye", seat=1)
    assert s.view(0)["ask"]["left"] == 4, "the abilities are seat 0's alone"


@pytest.mark.proves("S-080")
def test_with_or_one_step_is_chosen() -> None:
    s = game()
    use(s, "cursed_king")
    assert offered(s) == ["branch 1", "branch 2", "branch none"]
    play(s, "branch 2")
    assert s.view(0)["ask"] == {
        "name": "move-step", "clause": "§6.2", "seat": 0, "points": 4, "cost": 3,
    }  # fmt: skip
    play(s, "stop")
    assert s.to_act() == (1,), "the other step is lost"
    s = game()
    use(s, "cursed_king")
    play(s, "branch 1")
    assert s.view(0)["ask"]["left"] == 3


@pytest.mark.proves("S-080")
def test_a_branch_with_nothing_to_do_is_not_offered() -> None:
    s = game()
    stand(s, {"village_3": (18, 0, 0)})
    use(s, "forest_elf")
    assert offered(s) == ["branch 2", "branch none"]
    assert refused(s, "branch 1") == "step-idle"


@pytest.mark.proves("S-081", "S-082", "S-084")
def test_with_and_both_steps_come_in_the_printed_order() -> None:
    s = game()
    stand(s, {"village_3": (2, 1, 0)})
    use(s, "dire_dragon")
    assert name_of(s) == "place-army"
    assert refused(s, "destroy village_3 1") == "other-decision"
    play(s, "stop")
    assert name_of(s) == "destroy", "the second without the first"
    play(s, "destroy village_3 1")
    assert s.to_act() == (1,)
    assert armies(s, "village_3", 1) == 0


@pytest.mark.proves("X-6", "S-082", "S-083", "R-27")
def test_x6_a_synthetic_card_destroys_before_it_builds() -> None:
    s = game(pack=SYNTHETIC)
    stand(s, {"village_3": (1, 1, 0)})
    use(s, "dire_giant")
    assert name_of(s) == "destroy"
    assert refused(s, "build village_3") == "other-decision"
    play(s, "destroy village_3 1")
    assert name_of(s) == "build-city"
    assert refused(s, "destroy village_3 0") == "other-decision"
    play(s, "build village_3")
    assert cities(s, "village_3") == 1
    assert s.to_act() == (1,)


@pytest.mark.proves("S-084", "S-085", "S-096")
def test_every_action_may_be_skipped_or_done_in_part() -> None:
    s = game()
    use(s, "dire_eye")
    play(s, "place village_3 none", "stop")
    assert armies(s, "village_3") == 5
    assert s.to_act() == (1,)
    use(s, "ancient_phoenix", seat=1)
    step(s, "village_3", "village_2")
    play(s, "stop")
    assert s.to_act() == (2,)
    use(s, "stronghold", seat=2)
    play(s, "build none")
    assert s.to_act() == (0,)
    use(s, "night_wizard")
    play(s, "stop", "spare")
    assert s.to_act() == (1,)
    use(s, "lake", seat=1)
    play(s, "branch none")
    assert s.to_act() == (2,)


@pytest.mark.proves("S-116", "S-099")
def test_the_game_ends_when_everybody_has_had_all_turns() -> None:
    s = game(4)
    for _ in range(4 * 8):
        assert not s.over
        seat = s.to_act()[0]
        s.act(seat, s.options(seat)[0])
        while not s.over and name_of(s) != "take-card":
            seat = s.to_act()[0]
            s.act(seat, s.options(seat)[-1])
    assert s.over
    assert len(told(s, "MatchEnded")) == 1


@pytest.mark.proves("R-33")
def test_a_token_won_by_building_helps_the_next_step_of_the_same_card() -> None:
    s = game(discoveries=True, tokens={"shelter": "volcano_5"})
    stand(s, {"volcano_5": (1, 0, 0)})
    use(s, "ancient_woods")
    play(s, "build volcano_5")
    assert s.view(0)["ask"]["left"] == 1 + 1 + 1


@pytest.mark.proves("R-33")
def test_the_size_of_a_step_is_fixed_when_it_begins() -> None:
    s = game()
    use(s, "dire_eye")
    s.extra_armies[0] += 3
    play(s, "place village_3 none")
    assert s.view(0)["ask"]["left"] == 3
    play(s, "stop")
    use(s, "ancient_phoenix")
    s.extra_moves[0] += 3
    step(s, "village_3", "village_2")
    assert s.view(0)["ask"]["points"] == 4
