"""Bids, raise, outcome and payment (§5.1 to §5.4)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika import Pack
from intrika.games.kingdoms.powers import Powers, powers_of
from intrika.games.kingdoms.tables import BASE, FACTIONS, tables_of
from tests.games.kingdoms.table import GAME, Realm, player, realm, war


def powers(faction: str, level: int) -> Powers:
    return powers_of(BASE, FACTIONS.index(faction), level, ())


def clash(
    attacker: dict[str, Any] | None = None,
    defender: dict[str, Any] | None = None,
    third: bool = True,
    **options: Any,
) -> Realm:
    """A walks from A.field1 into A.forest1, where B stands; both have another figure."""
    a = player("A.field1 A.field2", **(attacker or {}))
    b = player("A.forest1 B.field1", **(defender or {}))
    made = realm(a, b, *([player()] if third else []), **options)
    war(made)
    assert made.asked == "AB bid"
    return made


def bids(made: Realm, seat: str) -> list[str]:
    return [a.text for a in made.s.options("AB".index(seat))]


# -- bidding -----------------------------------------------------------------------------------


@pytest.mark.proves("S-097", "14.6", "S-076", "S-086")
def test_one_mana_two_ore_and_a_discount_of_one_bid_at_most_five() -> None:
    made = clash({"mana": 1, "ore": 2, "faction": "dark_elves", "magic": 1})
    assert bids(made, "A")[-1] == "bid 5"
    why = made.refused("bid 6", "A")
    assert why is not None
    assert (why.clause, why.message) == ("§5.4", "bid-too-high")
    assert why.args == {"number": 6, "due": 5, "discount": 1, "have": 4}


@pytest.mark.proves("S-098", "S-099", "S-084", "14.6")
def test_five_against_a_flag_wins_and_takes_all_units() -> None:
    made = clash({"mana": 1, "ore": 2, "faction": "dark_elves", "magic": 1}, {"food": 2, "mana": 3})
    made.bid(5, "flag")
    assert made.have("A") == (0, 0, 0)
    assert made.have("B") == (3, 0, 2)
    assert made.asked == "B fate"
    assert "surrender" in made.options()
    assert "retreat A.field1" in made.options()


@pytest.mark.proves("S-074", "S-079")
def test_bids_are_secret_until_both_are_set() -> None:
    made = clash({"ore": 3}, {"ore": 3})
    before = [made.s.view(seat) for seat in (1, 2, None)]
    for number in ("flag", 1, 3):
        s = made.s.copy()
        s.act(0, GAME.space.parse(f"bid {number}"))
        for seat, view in zip((1, 2, None), before, strict=True):
            now = s.view(seat)
            assert now["to_act"] == [1]
            assert {**now, "to_act": []} == {**view, "to_act": []}
        assert s.view(0)["ask"]["own"] == number
        assert s.options(1) == made.s.options(1), "legality follows from the bidder's own means"
    ask = made.s.asking()
    assert ask is not None
    assert ask.masked(made.s, 0, GAME.space.parse("bid 3")) == "?"


@pytest.mark.proves("S-074")
def test_a_set_bid_is_redrawn_for_everybody_but_its_owner() -> None:
    made = clash({"ore": 3}, {"ore": 3})
    made.act("A", "bid 2")
    for seat, seen in ((0, {2}), (1, {"flag", 1, 2, 3}), (2, {"flag", 1, 2, 3})):
        drawn = [made.s.determinize(seat, random.Random(n)) for n in range(40)]
        assert {d.view(0)["ask"]["own"] for d in drawn} == seen
        assert {d.to_act() for d in drawn} == {(1,)}


@pytest.mark.proves("S-075", "S-077")
def test_the_die_goes_to_eleven_and_the_flag_is_always_there() -> None:
    made = clash({"mana": 9, "ore": 9})
    assert bids(made, "A") == ["bid flag"] + [f"bid {n}" for n in range(1, 12)]
    assert bids(made, "B") == ["bid flag"], "nothing to pay and no discount"


@pytest.mark.proves("S-087", "S-076")
def test_mana_counts_two_ore_one_food_nothing() -> None:
    made = clash({"mana": 2, "ore": 1, "food": 9}, {"food": 9})
    assert bids(made, "A")[-1] == "bid 5"
    assert bids(made, "B") == ["bid flag"]


# -- outcome -----------------------------------------------------------------------------------


@pytest.mark.proves("S-080", "S-081", "S-085", "S-088")
def test_the_higher_number_wins_and_both_pay() -> None:
    made = clash({"ore": 5}, {"ore": 4})
    made.bid(4, 3)
    assert made.have("A") == (0, 1, 0)
    assert made.have("B") == (0, 1, 0)
    assert made.told("WarWon")[0].seat == 0
    assert made.figures("A") == "A.field2 A.forest1"
    made = clash({"ore": 5}, {"ore": 4})
    made.bid(3, 4)
    assert made.told("WarWon")[0].seat == 1
    assert "A.forest1" in made.figures("B")


@pytest.mark.proves("S-082", "14.18")
def test_equal_numbers_are_the_defenders() -> None:
    made = clash({"ore": 4}, {"ore": 4})
    made.bid(4, 4)
    assert made.told("WarWon")[0].seat == 1


@pytest.mark.proves("S-012", "14.18", "R-45")
def test_orcs_win_ties_in_attack_unless_the_defender_does_too() -> None:
    made = clash({"ore": 4, "faction": "orcs", "magic": 1}, {"ore": 4})
    made.bid(4, 4)
    assert made.told("WarWon")[0].seat == 0
    shape = {"faction": "shapeshifters", "magic": 1, "copied": ((1, "orcs"),), "ore": 4}
    made = clash({"ore": 4, "faction": "orcs", "magic": 1}, shape)
    made.bid(4, 4)
    assert made.told("WarWon")[0].seat == 1


@pytest.mark.proves("S-083", "S-100", "R-38", "S-078")
def test_two_flags_make_an_alliance_and_nobody_pays() -> None:
    made = clash({"ore": 4, "faction": "dwarves", "magic": 2}, {"ore": 4, "faction": "orcs"},
                 crown="B")  # fmt: skip
    made.bid("flag", "flag")
    assert made.figures("A") == "A.field2 A.forest1"
    assert "A.forest1" in made.figures("B")
    assert made.have("A") == (0, 4, 0)
    assert made.have("B") == (0, 4, 0)
    assert made.s.crown == 1, "no loser"
    assert made.told("AllianceMade")


@pytest.mark.proves("R-38", "R-51")
def test_an_attacker_who_makes_an_alliance_enters() -> None:
    made = realm(
        player("A.forest1 A.field1", home="tulgrund", faction="lizardfolk", magic=3),
        player("A.ruins1~ B.field1"), player(),
    )  # fmt: skip
    war(made, "A.forest1", "A.ruins1")
    assert made.figures("A") == "A.field1 A.ruins1", "not lying during the war"
    made.bid("flag", "flag")
    assert made.figures("A") == "A.field1 A.ruins1~"
    assert made.have("A") == (0, 0, 2), "gain on entering"


@pytest.mark.proves("S-201", "S-202", "14.17", "R-37")
def test_with_two_players_two_flags_are_the_defenders_victory() -> None:
    made = clash({"food": 2, "faction": "orcs", "magic": 1}, third=False)
    made.bid("flag", "flag")
    assert made.told("WarWon")[0].seat == 1
    assert not made.told("AllianceMade")
    assert made.asked == "A fate"
    assert made.have("A") == (0, 0, 2), "nobody pays"
    made.play("surrender")
    assert made.figures("A") == "A.field2"


@pytest.mark.proves("R-37")
def test_the_defender_of_two_flags_is_a_winner_in_every_respect() -> None:
    made = clash({"castle": 2}, {"faction": "valkyries", "magic": 1}, third=False,
                 tokens={"B.field1": "dragons_lair"}, crown="A")  # fmt: skip
    made.bid("flag", "flag")
    assert made.s.crown == 1
    assert made.asked == "B lair"
    made.play("lair no")
    if made.asked == "A fate":
        made.play("surrender")
    assert made.asked == "B gain"


# -- Orcs --------------------------------------------------------------------------------------


@pytest.mark.proves("S-013", "R-31")
def test_orcs_pay_with_food() -> None:
    made = clash({"food": 3, "faction": "orcs", "magic": 2})
    assert bids(made, "A")[-1] == "bid 3"
    made.bid(3, "flag")
    assert made.have("A") == (0, 0, 0)
    assert bids(clash({"food": 3, "faction": "orcs", "magic": 1}), "A") == ["bid flag"]


@pytest.mark.proves("S-014")
def test_orcs_pay_one_less() -> None:
    made = clash({"ore": 3, "faction": "orcs", "magic": 3})
    assert bids(made, "A")[-1] == "bid 4"
    made.bid(4, "flag")
    assert made.have("A") == (0, 0, 0)
    made = clash(None, {"ore": 3, "faction": "orcs", "magic": 3})
    assert bids(made, "B")[-1] == "bid 4", "in defence too"


@pytest.mark.proves("S-015", "R-10", "R-31")
def test_orcs_raise_by_one_unit_of_any_kind_after_the_reveal() -> None:
    made = clash({"mana": 2, "ore": 2, "food": 1, "faction": "orcs", "magic": 4}, {"ore": 5})
    made.bid(4, 5)
    assert made.asked == "A raise"
    assert made.options() == ["raise none", "raise mana", "raise ore", "raise food"]
    made.play("raise mana")
    assert made.told("NumberRaised")[0].number == 6
    assert made.told("WarWon")[0].seat == 0
    assert made.have("A") == (1, 2, 1)
    assert made.asked == "A pay", "the unit is paid on top of the payment for the bid"
    made = clash({"mana": 2, "ore": 2, "food": 1, "faction": "orcs", "magic": 4}, {"ore": 5})
    made.bid(4, 5)
    made.play("raise none")
    assert made.told("WarWon")[0].seat == 1


@pytest.mark.proves("R-10")
def test_the_raise_unit_comes_on_top_of_a_payable_bid() -> None:
    made = clash({"mana": 1, "ore": 1, "faction": "orcs", "magic": 4}, {"ore": 5})
    made.bid(3, 5)
    assert made.asked == "A raise"
    assert made.options() == ["raise none", "raise ore"], "3 less 1 needs the mana"
    why = made.refused("raise mana")
    assert why is not None
    assert (why.clause, why.message) == ("R-10", "raise-bid-unpaid")
    made.play("raise ore")
    assert made.told("NumberRaised")[0].number == 4
    assert made.have("A") == (0, 0, 0)
    for bids_set in ((3, "flag"), ("flag", 3)):
        made = clash({"mana": 4, "ore": 4, "faction": "orcs", "magic": 4}, {"ore": 5})
        made.bid(*bids_set)
        assert not made.told("NumberRaised")
        assert "raise" not in made.asked
    made = clash({"mana": 4, "faction": "orcs", "magic": 3}, {"ore": 5})
    made.bid(3, 5)
    assert "raise" not in made.asked


@pytest.mark.proves("S-016")
def test_a_raised_number_may_exceed_eleven() -> None:
    made = clash({"mana": 9, "faction": "orcs", "magic": 4}, {"mana": 9})
    made.bid(11, 11)
    made.play("raise mana")
    assert made.told("NumberRaised")[0].number == 13


# -- discounts ---------------------------------------------------------------------------------


def limit(made: Realm, seat: str) -> int:
    return len(bids(made, seat)) - 1


@pytest.mark.proves("S-182", "R-20", "R-39", "R-47")
def test_the_fort_gives_two_in_attack_only() -> None:
    fort = {"A.field2": "fort"}
    assert limit(clash(tokens=fort), "A") == 2, "another own figure sits there"
    assert limit(clash(tokens={"A.field1": "fort"}), "A") == 0, "the attacker has left it"
    assert limit(clash(tokens={"A.forest1": "fort"}), "A") == 2, "and here it comes in"
    assert limit(clash(tokens={"A.forest1": "fort"}), "B") == 0, "not in defence"


@pytest.mark.proves("R-47")
def test_two_figures_at_one_fort_have_one_discount() -> None:
    a = player("A.field1 A.field2 A.field2")
    made = realm(a, player("A.forest1 B.field1"), player(), tokens={"A.field2": "fort"})
    war(made)
    assert limit(made, "A") == 2


@pytest.mark.proves("R-34")
def test_discounts_ask_for_role_terrain_home_and_water() -> None:
    assert limit(clash(None, {"faction": "elves", "magic": 4}), "B") == 2
    assert limit(clash({"faction": "elves", "magic": 4}), "A") == 0
    assert limit(clash(None, {"faction": "elves", "magic": 3}), "B") == 0
    assert limit(clash({"faction": "dark_elves", "magic": 1}), "A") == 1, "for a forest"
    assert limit(clash(None, {"faction": "dark_elves", "magic": 1}), "B") == 1, "in its defence"
    assert limit(clash({"faction": "merfolk", "magic": 3}), "A") == 0, "forest1 is dry"
    assert limit(clash({"faction": "valkyries", "magic": 4}), "A") == 0, "no Quest"
    assert limit(clash(None, {"faction": "halflings", "magic": 4}), "B") == 0, "not at home"


@pytest.mark.proves("R-34", "R-43")
def test_discounts_of_halflings_at_home_and_valkyries_by_quest() -> None:
    made = realm(
        player("A.field1 A.field2", faction="valkyries", magic=4),
        player("B.field1 B.field2", faction="halflings", magic=4), player(),
    )  # fmt: skip
    war(made, "A.field1", "B.field1", quest=True)
    assert limit(made, "A") == 2
    assert limit(made, "B") == 2
    made = realm(
        player("A.field1 A.field2", faction="valkyries", magic=4, food=1),
        player("B.field1 B.field2", faction="dark_elves", magic=1), player(),
    )  # fmt: skip
    made.play("shield expand", "perform quest", "move A.field1", "to B.field1")
    assert limit(made, "A") == 2, "a substituted Quest is a Quest"
    assert limit(made, "B") == 0, "a field is no forest"


@pytest.mark.proves("R-34")
def test_a_pack_may_give_a_discount_to_attackers() -> None:
    effect = {"id": "lizardfolk-3", "effect": "war_discount amount=1 when=attacker"}
    pack = Pack("house", "kingdoms", {"factions": [{"id": "lizardfolk", "abilities": [effect]}]})
    given = powers_of(tables_of(pack), FACTIONS.index("lizardfolk"), 3, ())
    for seat, off in ((0, 1), (1, 0)):
        made = clash()
        made.s.powers[seat] = given
        assert limit(made, "AB"[seat]) == off


@pytest.mark.proves("R-28")
def test_merfolk_have_a_discount_where_water_is() -> None:
    for where, off in (("B.field1", 1), ("B.mountain1", 0)):
        made = realm(
            player("A.field1 A.field2", faction="merfolk", magic=3),
            player(f"{where} B.field2"), player(),
        )  # fmt: skip
        war(made, "A.field1", where, quest=True)
        assert limit(made, "A") == off


@pytest.mark.proves("R-42")
def test_valkyries_who_lose_by_two_at_most_pay_nothing() -> None:
    valkyries = {"ore": 5, "faction": "valkyries", "magic": 2}
    for own, other, pays in ((3, 5, False), (5, 5, False), (2, 5, True)):
        made = clash(valkyries, {"ore": 5})
        made.bid(own, other)
        assert made.have("A") == (0, 5 - own * pays, 0)
    made = clash(valkyries, {"ore": 5})
    made.bid(2, "flag")
    assert made.have("A") == (0, 3, 0), "a winner pays"
    made = clash({"ore": 5, "mana": 1, "faction": "orcs", "magic": 4}, valkyries)
    made.bid(4, 4)
    made.play("raise mana")
    assert made.have("B") == (0, 5, 0), "numbers after a raise count: 6 against 4"
    assert len(bids(clash({**valkyries, "ore": 2}), "A")) == 3, "the bid must be payable"
