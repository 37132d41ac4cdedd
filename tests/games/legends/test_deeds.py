"""Placing, moving, building, destroying (§6.1-§6.4)."""

from __future__ import annotations

import pytest

from intrika.games.legends.state import NEUTRAL, on_map
from tests.games.legends.table import (
    armies,
    cities,
    game,
    name_of,
    offered,
    own,
    play,
    refused,
    stand,
    step,
    told,
    use,
)  # fmt: skip

# -- placing -------------------------------------------------------------------------------------


@pytest.mark.proves("S-092", "S-093", "S-094")
def test_armies_go_to_the_start_region_and_to_own_cities() -> None:
    s = game()
    stand(s, {"volcano_7": (1, 0, 0)}, {"volcano_1": (1, 0, 0), "mountain_1": (0, 1, 0)})
    use(s, "dire_eye")
    assert s.view(0)["ask"]["left"] == 4
    assert offered(s) == ["place village_3 none", "place volcano_1 none", "stop"]
    assert refused(s, "place volcano_7 none") == "place-nowhere"
    assert refused(s, "place mountain_1 none") == "place-nowhere", "that city is seat 1's"
    assert refused(s, "place mountain_1 1") == "not-bandit-king"
    play(s, "place village_3 none", "place village_3 none", "place volcano_1 none")
    play(s, "place volcano_1 none")
    assert (armies(s, "village_3"), armies(s, "volcano_1")) == (2, 2)
    assert s.to_act() == (1,)


@pytest.mark.proves("S-095", "X-18")
def test_x18_never_more_than_18_armies_on_the_map() -> None:
    s = game()
    stand(s, {"village_3": (17, 0, 0)})
    use(s, "noble_hills")
    assert s.view(0)["ask"]["left"] == 1
    play(s, "place village_3 none")
    assert on_map(s, 0) == 18
    assert s.to_act() == (1,)
    use(s, "graveyard")
    assert s.to_act() == (1,), "nothing to place: the step ends by itself"


@pytest.mark.proves("S-094", "X-19")
def test_an_own_city_is_enough_to_place() -> None:
    s = game()
    stand(s, {"village_3": (0, 1, 0)}, {"volcano_7": (1, 0, 0)})
    use(s, "graveyard")
    play(s, "place volcano_7 none")
    assert armies(s, "volcano_7") == 1


# -- moving --------------------------------------------------------------------------------------


@pytest.mark.proves("X-3", "S-087", "S-088", "S-089", "S-090")
@pytest.mark.parametrize(
    "steps",
    [
        (("village_3", "village_2"), ("village_2", "village_4"), ("village_4", "village_5")),
        (("village_3", "village_1"), ("village_3", "village_2"), ("village_3", "village_4")),
        (("village_3", "village_2"), ("village_3", "village_4"), ("village_4", "village_5")),
    ],
    ids=["one army three times", "three armies once", "one once and one twice"],
)
def test_x3_three_points_split_freely(steps: tuple[tuple[str, str], ...]) -> None:
    s = game()
    stand(s, {"village_3": (3, 0, 0)})
    use(s, "ancient_sage")
    for origin, region in steps:
        step(s, origin, region)
    assert s.to_act() == (1,), "a fourth step is not possible"
    assert [event.points for event in told(s, "ArmyMoved")] == [1, 1, 1]


@pytest.mark.proves("S-089", "S-087")
def test_only_own_armies_move_and_only_to_neighbours() -> None:
    s = game()
    stand(s, {"village_3": (1, 0, 0), "village_5": (0, 3, 0)})
    use(s, "ancient_sage")
    assert offered(s) == ["leave village_3", "stop"]
    assert refused(s, "leave village_5") == "no-army-there"
    play(s, "leave village_3")
    assert offered(s) == [
        "enter village_1", "enter village_2", "enter village_4", "enter mountain_1",
    ]  # fmt: skip
    assert refused(s, "enter village_5") == "no-link"


@pytest.mark.proves("X-4", "S-091", "S-107", "S-108", "S-109", "S-010")
@pytest.mark.parametrize(
    ("flying", "cost"),
    [
        ((), 3),
        (("dire_eye",), 2),
        (("dire_eye", "cursed_gargoyles"), 1),
        (("dire_eye", "cursed_gargoyles", "ancient_phoenix"), 1),
    ],
)
def test_x4_flying_lowers_the_cost_of_the_sea_to_one_at_least(
    flying: tuple[str, ...], cost: int
) -> None:
    s = game()
    own(s, 0, *flying)
    stand(s, {"village_3": (4, 0, 0)})
    use(s, "ancient_sage")
    steps = 0
    while s.to_act() == (0,) and "leave village_3" in offered(s):
        play(s, "leave village_3")
        if "enter mountain_1" not in offered(s):
            break
        play(s, "enter mountain_1")
        steps += 1
    assert steps == 3 // cost
    assert {event.points for event in told(s, "ArmyMoved")} == {cost}


@pytest.mark.proves("S-091", "S-086")
def test_a_sea_step_needs_its_whole_cost() -> None:
    s = game()
    stand(s, {"village_3": (2, 0, 0)})
    use(s, "ancient_sage")
    step(s, "village_3", "village_1")
    play(s, "leave village_3")
    why = s.explain(0, next(a for a in s.setup.game.space.all if a.text == "enter mountain_1"))
    assert why is not None
    assert (why.clause, why.message, why.args) == ("§6.2", "sea-too-far", {"cost": 3, "points": 2})


@pytest.mark.proves("S-086")
def test_a_move_that_no_army_can_pay_is_not_asked() -> None:
    s = game(encounters=True)
    stand(s, {"mountain_3": (1, 0, 0)})
    use(s, "forest_gnome")
    assert s.to_act() == (1,), "two points, and the sea costs three"


# -- building ------------------------------------------------------------------------------------


@pytest.mark.proves("S-074", "X-19", "S-078")
def test_x19_cities_need_an_own_army_and_so_does_destroying() -> None:
    s = game()
    stand(s, {"village_3": (0, 2, 0), "volcano_1": (1, 0, 0)}, {"village_3": (1, 0, 0)})
    use(s, "stronghold")
    assert offered(s) == ["build volcano_1", "build none"]
    assert refused(s, "build village_3") == "no-army-there"
    play(s, "build none")
    use(s, "night_wizard")
    play(s, "stop")
    assert offered(s) == ["destroy volcano_1 0", "spare"]
    assert refused(s, "destroy village_3 1") == "no-army-there"


@pytest.mark.proves("S-075")
def test_any_number_of_cities_of_any_players_in_a_region() -> None:
    s = game()
    stand(s, {"village_3": (1, 1, 0)}, {"village_3": (2, 3, 0)})
    use(s, "stronghold")
    play(s, "build village_3")
    assert (cities(s, "village_3"), cities(s, "village_3", 1)) == (3, 3)
    use(s, "night_village")
    assert s.to_act() == (1,), "no city is left in the supply"
    assert s.city_supply == [0, 0, 3]


# -- destroying ----------------------------------------------------------------------------------


@pytest.mark.proves("S-076", "S-077", "S-079")
def test_any_army_beside_an_own_one_may_be_removed() -> None:
    s = game()
    stand(s, {"village_3": (1, 2, 1), "volcano_1": (0, 1, 1)})
    use(s, "night_wizard")
    play(s, "stop")
    assert offered(s) == [
        "destroy village_3 0", "destroy village_3 1", "destroy village_3 2", "spare",
    ]  # fmt: skip
    assert refused(s, "destroy volcano_1 1") == "no-army-there"
    before = s.supply[1]
    play(s, "destroy village_3 1")
    assert armies(s, "village_3", 1) == 1
    assert s.supply[1] == before + 1


@pytest.mark.proves("S-077")
def test_there_must_be_an_army_to_destroy() -> None:
    s = game(4)
    stand(s, {"village_3": (1, 0, 2, 0)})
    use(s, "night_wizard")
    play(s, "stop")
    assert refused(s, "destroy village_3 1") == "no-army-of"
    assert refused(s, "destroy village_3 neutral") == "no-army-of"
    s = game(3)
    stand(s, {"village_3": (1, 1, 0)})
    use(s, "night_wizard")
    play(s, "stop")
    assert refused(s, "destroy village_3 3") == "no-such-player"


@pytest.mark.proves("R-12")
def test_an_own_army_may_be_destroyed_even_the_one_that_makes_it_legal() -> None:
    s = game(leaders=("bandit_king", "red_witch", "white_knight"))
    s.leaders = (2, 1, 0)
    stand(s, {"village_3": (1, 0, 0), "volcano_1": (17, 0, 0)})
    use(s, "night_wizard")
    play(s, "destroy village_3 0")
    assert s.supply[0] == 1
    assert s.captured == [0, 0, 0]
    assert s.coins == [11, 11, 11]


@pytest.mark.proves("R-12", "S-076")
def test_an_option_forbids_destroying_oneself() -> None:
    s = game(allow_self_destroy=False)
    stand(s, {"village_3": (2, 1, 0)})
    use(s, "night_wizard")
    play(s, "stop")
    assert offered(s) == ["destroy village_3 1", "spare"]
    assert refused(s, "destroy village_3 0") == "own-army"


@pytest.mark.proves("X-20", "S-115", "R-12")
def test_x20_the_owner_of_dire_giant_is_no_target_not_even_of_himself() -> None:
    s = game()
    own(s, 1, "dire_giant")
    stand(s, {"village_3": (1, 2, 1)})
    use(s, "night_wizard")
    play(s, "stop")
    assert offered(s) == ["destroy village_3 0", "destroy village_3 2", "spare"]
    assert refused(s, "destroy village_3 1") == "immune"
    play(s, "spare")
    use(s, "dire_dragon", seat=1)
    play(s, "stop")
    assert offered(s) == ["destroy village_3 0", "destroy village_3 2", "spare"]
    assert refused(s, "destroy village_3 1") == "immune"


@pytest.mark.proves("R-13")
def test_neutral_armies_may_be_destroyed_and_go_to_the_box() -> None:
    s = game(2, leaders=("red_witch", "bandit_king"))
    stand(s, {"village_3": (1, 1, 3)})
    box = s.box
    use(s, "night_wizard")
    play(s, "stop", "destroy village_3 neutral")
    assert armies(s, "village_3", NEUTRAL) == 2
    assert s.box == box + 1
    assert s.captured == [0, 0]
    assert not told(s, "ArmyDestroyed")[0].captured
    use(s, "dire_dragon", seat=1)
    play(s, "stop", "destroy village_3 neutral")
    assert s.coins == [12, 12], "the Bandit King steals nothing from nobody"


@pytest.mark.proves("S-076")
def test_without_a_target_destroying_is_not_asked() -> None:
    s = game(allow_self_destroy=False)
    stand(s, {"village_3": (18, 0, 0), "volcano_1": (0, 1, 0)})
    use(s, "night_wizard")
    assert s.to_act() == (1,)
    assert name_of(s) == "take-card"
