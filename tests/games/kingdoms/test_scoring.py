"""The final score (§8) and every level 5 bonus."""

from __future__ import annotations

import pytest

from intrika.games.kingdoms.bonuses import bonus_of
from intrika.games.kingdoms.scoring import cleared, result
from intrika.games.kingdoms.tables import FACTIONS
from tests.games.kingdoms.table import Realm, player, realm


def lines(made: Realm, seat: int = 0) -> dict[str, int]:
    return {line.name: line.points for line in result(made.s).lines[seat]}


def bonus(made: Realm, faction: str, seat: int = 0) -> int:
    """What the level 5 of this faction is worth to a seat."""
    return bonus_of(made.s, seat, FACTIONS.index(faction), cleared(made.s))


@pytest.mark.proves("S-044", "S-126", "S-160", "S-121", "S-161", "S-115")
def test_figures_castle_and_magic_score() -> None:
    made = realm(player("A.field1 A.field1 B.forest1", castle=4, magic=3), player(), player())
    assert lines(made) == {"figures": 3, "castle": 4, "magic": 3}
    assert result(made.s).totals[0] == 10


@pytest.mark.proves("S-161", "D-3")
def test_castle_points_are_those_of_the_level_reached() -> None:
    for level, vp in enumerate([0, 1, 2, 3, 4, 6, 8]):
        assert lines(realm(player(castle=level), player(), player()))["castle"] == vp


@pytest.mark.proves("S-149", "R-12", "R-55", "D-4")
def test_figures_in_ruins_are_lost_before_counting_and_the_map_stays_as_it_was() -> None:
    seven = "A.ruins1~ A.ruins1 A.field1 A.field1 A.forest1 A.forest1 A.mountain1"
    made = realm(player(seven, home="tulgrund"), player(), player())
    made.play("shield trade")
    assert made.s.final, "for the trigger they count"
    assert lines(made)["figures"] == 5
    assert len(made.s.figures[0]) == 7, "counting changes nothing on the map"
    all_lost = realm(player("A.ruins1~ A.ruins1", home="tulgrund"), player(), player())
    assert lines(all_lost)["figures"] == 0


@pytest.mark.proves("S-139", "S-140", "S-163", "14.12")
def test_capitals_give_two_alone_and_one_each_when_shared() -> None:
    made = realm(player("A.capital1 A.capital1", home="aughmoore"), player(), player())
    assert lines(made)["capitals"] == 2
    shared = realm(
        player("A.capital1 A.field1", home="aughmoore"), player("A.capital1 B.field1"), player()
    )
    assert lines(shared, 0)["capitals"] == 1
    assert lines(shared, 1)["capitals"] == 1


@pytest.mark.proves("S-172")
def test_the_crown_is_two_points() -> None:
    assert lines(realm(player(), player(), player(), crown="B"), 1)["crown"] == 2


@pytest.mark.proves("S-183")
def test_a_town_is_one_point_to_each_player_there_but_not_in_ruins() -> None:
    made = realm(
        player("A.field1 A.ruins1~", home="tulgrund"), player("A.field1 B.field1"), player(),
        tokens={"A.field1": "town", "A.ruins1": "town"},
    )  # fmt: skip
    assert lines(made, 0)["towns"] == 1
    assert lines(made, 1)["towns"] == 1


@pytest.mark.proves("S-164")
def test_most_points_win() -> None:
    made = realm(player(castle=1), player(castle=2), player())
    scored = result(made.s)
    assert scored.winners == (1,)
    assert scored.places == (2, 1, 3)
    assert scored.tiebreak is None


@pytest.mark.proves("S-165", "R-12")
def test_ties_go_to_figures_castle_magic_resources() -> None:
    made = realm(player("A.field1 A.field1 A.field2"), player(castle=1), player())
    assert (result(made.s).winners, result(made.s).tiebreak) == ((0,), "figures")
    made = realm(player(magic=1), player(castle=1), player())
    assert (result(made.s).winners, result(made.s).tiebreak) == ((1,), "castle")
    made = realm(player(), player(food=1), player())
    assert (result(made.s).winners, result(made.s).tiebreak) == ((1,), "resources")
    ruins = "A.field1 A.field1 A.ruins1~ A.ruins1~"
    made = realm(player(ruins, home="tulgrund"), player(food=1), player())
    assert result(made.s).winners == (1,), "figures in ruins break no tie"


@pytest.mark.proves("S-165")
def test_magic_breaks_a_tie_after_the_castle() -> None:
    made = realm(
        player("A.capital1 A.capital1", home="aughmoore"), player("B.field1 B.field1", magic=2),
        player(),
    )  # fmt: skip
    assert (result(made.s).winners, result(made.s).tiebreak) == ((1,), "magic")


@pytest.mark.proves("S-166")
def test_what_is_still_equal_is_shared() -> None:
    scored = result(realm(player(), player(), player(castle=0)).s)
    assert scored.winners == (0, 1, 2)
    assert scored.tiebreak == "shared"


# -- level 5 -----------------------------------------------------------------------------------


@pytest.mark.proves("S-162", "R-48")
def test_a_bonus_is_scored_at_magic_level_five_only() -> None:
    made = realm(player(faction="orcs", magic=5), player(), player())
    assert lines(made)["bonus"] == 2
    assert lines(made)["magic"] == 5
    assert "bonus" not in lines(realm(player(faction="orcs", magic=4), player(), player()))


@pytest.mark.proves("S-017", "R-48", "R-31")
def test_orcs_score_a_home_without_guests() -> None:
    assert bonus(realm(player(), player(), player()), "orcs") == 2
    assert bonus(realm(player(), player("A.field2 B.field1"), player()), "orcs") == 0
    ruins = realm(player(home="tulgrund"), player("A.ruins1~ B.field1"), player())
    assert bonus(ruins, "orcs") == 2, "ruins are already cleared"


@pytest.mark.proves("R-44")
def test_a_guest_in_the_water_is_a_guest() -> None:
    swimmer = player("A.water1 B.field1", faction="merfolk", magic=1)
    assert bonus(realm(player(), swimmer, player()), "orcs") == 0


@pytest.mark.proves("S-037")
def test_dwarves_score_the_highest_castle_ties_included() -> None:
    for castles, vp in (((3, 2, 1), 1), ((2, 2, 1), 1), ((1, 2, 1), 0), ((0, 0, 0), 1)):
        made = realm(*[player(castle=level) for level in castles])
        assert bonus(made, "dwarves") == vp


@pytest.mark.proves("S-043", "R-31")
def test_humans_score_each_kind_of_at_least_four() -> None:
    for units, vp in (((4, 4, 4), 3), ((3, 4, 9), 2), ((3, 3, 3), 0)):
        made = realm(player(mana=units[0], ore=units[1], food=units[2]), player(), player())
        assert bonus(made, "humans") == vp


@pytest.mark.proves("S-162")
def test_lizardfolk_score_all_three_terrains() -> None:
    made = realm(player("A.field1 A.forest1 A.mountain1"), player(), player())
    assert bonus(made, "lizardfolk") == 3
    made = realm(player("A.field1 A.forest1 A.forest1"), player(), player())
    assert bonus(made, "lizardfolk") == 0


@pytest.mark.proves("S-162")
def test_elves_score_every_three_mana() -> None:
    for mana, vp in ((2, 0), (3, 1), (8, 2), (9, 3)):
        assert bonus(realm(player(mana=mana), player(), player()), "elves") == vp


@pytest.mark.proves("S-162", "R-34")
def test_dark_elves_and_centaurs_score_their_terrain_up_to_a_limit() -> None:
    figures = "A.forest1 A.forest1 B.forest1 B.forest2 C.forest1 A.field1"
    made = realm(player(figures), player(), player("C.field1 C.forest1"))
    assert bonus(made, "dark_elves") == 3
    assert bonus(made, "centaurs") == 2
    fields = realm(player("A.field1 A.field2 B.field2"), player(), player())
    assert bonus(fields, "centaurs") == 4
    two = realm(player("A.forest1 A.forest1 B.forest1"), player(), player())
    assert bonus(two, "dark_elves") == 2


@pytest.mark.proves("R-48")
def test_goblins_score_the_most_figures() -> None:
    for figures, vp in (
        ("A.field1 A.field1 A.field2", 3),
        ("A.field1 A.field1", 2),
        ("A.field1", 0),
    ):
        assert bonus(realm(player(figures), player(), player()), "goblins") == vp
    rival = player("B.field1 B.field1 B.ruins1~", home="tulgrund")
    assert bonus(realm(player(), rival, player()), "goblins") == 2, "ruins are cleared"


@pytest.mark.proves("R-44", "R-48")
def test_halflings_score_guests_and_own_home_regions_up_to_two() -> None:
    assert bonus(realm(player("B.field2 B.field2"), player(), player()), "halflings") == 0
    assert bonus(realm(player("A.field1 A.field1"), player(), player()), "halflings") == 1
    shared = realm(player("A.field1 B.field2"), player("A.field1 B.field1"), player())
    assert bonus(shared, "halflings") == 1, "one guest, no region of the own alone"
    full = realm(player("A.field1 A.field2 A.forest1"), player(), player())
    assert bonus(full, "halflings") == 2
    swimmer = realm(player("A.water1 B.field2", faction="merfolk", magic=1), player(), player())
    assert bonus(swimmer, "halflings") == 0, "a zone is no home region"


@pytest.mark.proves("R-44", "R-28")
def test_merfolk_score_shores_and_water_up_to_four() -> None:
    swimmer = player("A.water1 A.field2", faction="merfolk", magic=1)
    assert bonus(realm(swimmer, player(), player()), "merfolk") == 2, "field2 is dry"
    shore = realm(player("A.field1 A.mountain1 B.field2"), player(), player())
    assert bonus(shore, "merfolk") == 4


@pytest.mark.proves("R-48")
def test_undead_score_weak_opponents_up_to_two() -> None:
    strong = "B.field1 B.field1 B.field2 B.field2 B.forest1"
    assert bonus(realm(player(), player(strong), player()), "undead") == 1
    assert bonus(realm(player(), player(), player(), player()), "undead") == 2
    ruins = player(strong.replace("forest1", "ruins1~").replace("field2", "mountain1"),
                   home="tulgrund")  # fmt: skip
    assert bonus(realm(player(), ruins, player(strong.replace("B.", "C."))), "undead") == 1


@pytest.mark.proves("R-44")
def test_valkyries_score_regions_abroad_up_to_four() -> None:
    made = realm(player("A.field1 B.field2 B.field2 C.forest1"), player(), player())
    assert bonus(made, "valkyries") == 4
    more = realm(player("B.field2 B.forest1 C.forest1"), player(), player())
    assert bonus(more, "valkyries") == 4
    one = realm(player("A.field1 B.field2 B.field2"), player(), player())
    assert bonus(one, "valkyries") == 2
    water = realm(player("A.field1 B.water1", faction="merfolk", magic=1), player(), player())
    assert bonus(water, "valkyries") == 0, "zones do not count"


@pytest.mark.proves("R-26")
def test_shapeshifters_score_the_opponents_bonus_worth_most() -> None:
    shape = player("A.field1 A.field1", mana=9, faction="shapeshifters", magic=5)
    made = realm(shape, player(faction="elves"), player(faction="humans"))
    assert lines(made)["bonus"] == 3, "Elves 5 gives 3, Humans 5 gives 1"
    made = realm(shape, player(faction="humans"), player(faction="valkyries"))
    assert lines(made)["bonus"] == 1
