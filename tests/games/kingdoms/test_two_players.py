"""Two players and the Lost Kingdom (§9)."""

from __future__ import annotations

import pytest

from intrika.games.kingdoms.scoring import result
from tests.games.kingdoms.table import Realm, player, realm


def raid(made: Realm, target: str = "L.forest1", start: str = "A.field1") -> None:
    made.play("shield quest", "perform quest")
    if made.asked == "A figure":
        made.play(f"move {start}")
    if made.asked == "A target":
        made.play(f"to {target}")


@pytest.mark.proves("S-195", "S-196", "S-198", "R-49")
def test_entering_the_lost_kingdom_is_a_paid_war_without_bids() -> None:
    made = realm(player("A.field1 A.field1", ore=7), player())
    raid(made)
    assert made.have("A") == (0, 2, 0)
    assert sorted(made.figures("A").split()) == ["A.field1", "L.forest1"]
    assert made.s.beaten == [1, 0]
    assert made.s.neutrals == 4
    assert not made.told("BidsRevealed")


@pytest.mark.proves("S-197", "14.16", "S-200")
def test_the_price_is_the_number_of_neutrals_now_on_the_map() -> None:
    regions = ["L.field1", "L.field2", "L.forest1", "L.mountain1", "L.mountain2"]
    for left in (5, 4, 3):
        made = realm(player("A.field1 A.field1", ore=left), player(),
                     neutrals=" ".join(regions[:left]))  # fmt: skip
        raid(made, "L.field2")
        assert made.have("A") == (0, 0, 0)
        assert made.s.neutrals == left - 1
        poor = realm(player("A.field1 A.field1", ore=left - 1), player(),
                     neutrals=" ".join(regions[:left]))  # fmt: skip
        poor.play("shield quest", "perform quest")
        why = poor.refused("to L.field2")
        assert why is not None
        assert (why.clause, why.message) == ("§9", "neutral-price")


@pytest.mark.proves("R-49", "R-15")
def test_discounts_of_an_attacker_apply_but_no_war_bonus() -> None:
    made = realm(
        player("A.field1 A.field1", ore=3, faction="valkyries", magic=4), player(castle=2),
        tokens={"A.field1": "dragons_lair"},
    )  # fmt: skip
    raid(made)
    assert made.have("A") == (0, 0, 0), "5 less 2 for a Quest; no gain for a war won"
    assert "lair" not in made.asked
    assert made.s.neutrals == 4


@pytest.mark.proves("R-49", "R-16", "R-39")
def test_the_token_under_a_neutral_is_turned_after_the_payment() -> None:
    made = realm(player("A.field1 A.field1", ore=5), player(), hidden={"L.forest1": "crown"})
    raid(made)
    names = [type(event).__name__ for event in made.s.log or []]
    assert names.index("ResourcesPaid") < names.index("NeutralDefeated")
    assert names.index("NeutralDefeated") < names.index("TokenTurned")
    assert made.s.crown == 0
    fort = realm(player("A.field1 A.field2", ore=3), player(), tokens={"A.field1": "fort"})
    fort.play("shield quest", "perform quest", "move A.field1")
    assert not fort.may("to L.field1"), "the figure that leaves the fort has no discount"
    fort = realm(player("A.field1 A.field2", ore=3), player(), tokens={"A.field1": "fort"})
    fort.play("shield quest", "perform quest", "move A.field2")
    assert fort.may("to L.field1")


@pytest.mark.proves("R-49", "R-22")
def test_humans_pay_a_neutral_with_one_kind_for_less() -> None:
    humans = player("A.field1 A.field1", ore=3, faction="humans", magic=3)
    made = realm(humans, player())
    raid(made)
    assert made.have("A") == (0, 0, 0)
    assert made.s.beaten == [1, 0]


@pytest.mark.proves("R-14")
def test_a_last_figure_may_attack_a_neutral() -> None:
    made = realm(player("A.field1", ore=5), player())
    raid(made)
    assert made.s.beaten == [1, 0]
    assert "L.forest1" in made.figures("A")


@pytest.mark.proves("S-199", "S-203")
def test_defeated_neutrals_and_lost_kingdom_regions_score_one_each() -> None:
    made = realm(player("L.field1 L.field2 L.field2 A.field1"), player(), neutrals="L.forest1")
    lines = {line.name: line.points for line in result(made.s).lines[0]}
    assert lines["neutrals"] == 4
    assert lines["lost-kingdom"] == 2


@pytest.mark.proves("R-44")
def test_water_of_the_lost_kingdom_is_no_region_of_it() -> None:
    made = realm(player("L.water1 A.field1", faction="merfolk", magic=1), player())
    assert "lost-kingdom" not in [line.name for line in result(made.s).lines[0]]


@pytest.mark.proves("S-201")
def test_the_two_players_never_share_a_region() -> None:
    made = realm(player("A.field1 A.field2", food=9), player("A.forest1 B.field1"))
    made.play("shield patrol", "perform patrol", "move A.field1", "to A.forest1")
    made.bid("flag", "flag")
    made.play("retreat A.mountain1")
    assert made.figures("A") == "A.field2 A.mountain1"
    assert "A.forest1" in made.figures("B")
