"""Discoveries, encounters and leaders in play (§9.1-§9.4)."""

from __future__ import annotations

import pytest

from intrika.games.legends.cards import TOKENS
from intrika.games.legends.state import State
from tests.games.legends.table import (
    armies,
    cities,
    game,
    here,
    lines,
    name_of,
    offered,
    own,
    play,
    refused,
    row,
    stand,
    step,
    told,
    turn_of,
    use,
)  # fmt: skip

TAKEN = ("magic_spring", "shelter", "buried_treasure", "book_of_spells", "stable")


def finder(token: str) -> State:
    """Seat 0 may build on a region with this token."""
    s = game(tokens={token: "volcano_1"})
    stand(s, {"volcano_1": (1, 1, 0)})
    use(s, "stronghold")
    return s


# -- discoveries ---------------------------------------------------------------------------------


@pytest.mark.proves("S-142", "R-19")
@pytest.mark.parametrize("token", TAKEN)
def test_the_first_city_takes_the_token_by_itself(token: str) -> None:
    s = finder(token)
    play(s, "build volcano_1")
    assert s.view(2)["players"][0]["tokens"] == [token]
    assert s.token_at[here(s, "volcano_1")] == 0
    use(s, "night_village", seat=1)
    play(s, "build volcano_1")
    assert s.tokens[1] == (), "the second city finds nothing"


@pytest.mark.proves("S-142")
def test_skipping_the_city_leaves_the_token() -> None:
    s = finder("stable")
    play(s, "build none")
    assert TOKENS[s.token_at[here(s, "volcano_1")]] == "stable"


@pytest.mark.proves("S-143")
def test_magic_spring_gives_two_elixirs() -> None:
    s = finder("magic_spring")
    play(s, "build volcano_1")
    assert s.elixirs == [2, 0, 0]


@pytest.mark.proves("S-144")
def test_shelter_adds_an_army_to_every_place_action_and_adds_up() -> None:
    s = finder("shelter")
    own(s, 0, "night_village")
    play(s, "build volcano_1")
    use(s, "graveyard")
    assert s.view(0)["ask"]["left"] == 2 + 1 + 1


@pytest.mark.proves("S-145")
def test_buried_treasure_gives_one_coin_once() -> None:
    s = finder("buried_treasure")
    play(s, "build volcano_1")
    assert s.coins == [12, 11, 11]


@pytest.mark.proves("S-148")
def test_stable_adds_a_point_to_every_move_and_adds_up() -> None:
    s = finder("stable")
    own(s, 0, "forest_tree_town")
    play(s, "build volcano_1")
    use(s, "ancient_sage")
    assert s.view(0)["ask"]["points"] == 3 + 1 + 1


def test_other_tokens_stay_when_a_city_is_built() -> None:
    for token in ("citadel", "dragon", "bandits", "start"):
        s = finder(token)
        play(s, "build volcano_1")
        assert TOKENS[s.token_at[here(s, "volcano_1")]] == token


# -- encounters ----------------------------------------------------------------------------------


@pytest.mark.proves("X-12", "S-154", "S-155", "R-21")
def test_x12_the_seventh_army_slays_the_dragon() -> None:
    s = game(tokens={"dragon": "village_1"})
    stand(s, {"village_3": (2, 0, 0), "village_1": (0, 2, 3)}, {"village_1": (3, 0, 0)})
    use(s, "dire_ogre")
    step(s, "village_3", "village_1")
    assert not s.tokens[0], "six armies; cities do not count"
    step(s, "village_3", "village_1")
    assert s.view(1)["players"][0]["tokens"] == ["dragon"]
    assert s.dragon == -1
    assert s.token_at[here(s, "village_1")] == 0
    assert lines(s, 0)["dragon"] == 2


@pytest.mark.proves("S-154", "R-21")
def test_placing_slays_it_too_and_a_fuller_region_falls_to_the_next_army() -> None:
    s = game(2, tokens={"dragon": "village_1"})
    stand(s, {"village_1": (0, 1, 8)}, {"village_1": (1, 0, 0)})
    use(s, "graveyard")
    play(s, "place village_1 none")
    assert s.view(1)["players"][0]["tokens"] == ["dragon"]


@pytest.mark.proves("X-24", "S-159", "R-22", "S-161")
def test_x24_one_coin_pays_for_one_army_among_the_bandits() -> None:
    s = game(tokens={"bandits": "volcano_1"})
    stand(s, {}, {"volcano_1": (1, 0, 0)})
    s.coins[0] = 1
    use(s, "noble_hills")
    play(s, "place village_3 none", "place volcano_1 none")
    assert s.coins == [0, 11, 11], "to the bank"
    assert s.to_act() == (1,), "nothing else is open after the last coin"
    s.coins[0] = 0
    use(s, "graveyard")
    assert offered(s) == ["place village_3 none", "stop"]
    assert refused(s, "place volcano_1 none") == "place-too-dear"


@pytest.mark.proves("S-160", "S-161", "R-22")
def test_moving_in_costs_a_coin_and_moving_out_none() -> None:
    s = game(tokens={"bandits": "village_2"})
    stand(s, {"village_3": (1, 1, 0)})
    s.coins = [1, 0, 0]
    use(s, "cursed_banshee")
    step(s, "village_3", "village_2")
    assert s.coins[0] == 0
    step(s, "village_2", "village_1")
    play(s, "leave village_1")
    assert refused(s, "enter village_2") == "no-coin-for-toll", "a second entry costs again"
    play(s, "enter village_3", "stop")
    use(s, "ancient_sage", seat=1)
    play(s, "leave village_3")
    assert "enter village_2" not in offered(s), "every player needs a coin"
    play(s, "enter village_4", "stop")
    s.coins[1] = 1
    use(s, "arcane_temple", seat=1)
    step(s, "village_4", "village_2")
    assert s.coins == [0, 0, 0], "every player pays"


@pytest.mark.proves("R-22")
def test_an_army_shut_in_by_bandits_cannot_leave() -> None:
    s = game(tokens={"bandits": "red_forest_2"})
    stand(s, {"red_forest_1": (1, 0, 0), "village_3": (1, 0, 0)})
    s.coins[0] = 0
    use(s, "ancient_sage")
    assert refused(s, "leave red_forest_1") == "no-coin-for-toll"


# -- leaders -------------------------------------------------------------------------------------

KING = ("bandit_king", "fairy_queen", "red_witch")
WITCH = ("red_witch", "fairy_queen", "bandit_king")
KNIGHT = ("white_knight", "fairy_queen", "bandit_king")


@pytest.mark.proves("S-171", "S-172", "S-193", "R-24")
def test_the_bandit_king_pays_to_place_at_an_opponents_city() -> None:
    s = game(leaders=KING)
    stand(s, {}, {"volcano_1": (0, 1, 2), "volcano_2": (1, 1, 0), "village_3": (0, 0, 1)})
    use(s, "dire_eye")
    assert offered(s) == [
        "place village_3 none", "place volcano_1 1", "place volcano_1 2",
        "place volcano_2 none", "stop",
    ]  # fmt: skip
    assert refused(s, "place volcano_2 1") == "place-is-free"
    assert refused(s, "place village_3 2") == "place-is-free"
    assert refused(s, "place volcano_1 3") == "no-such-player"
    assert refused(s, "place mountain_1 1") == "no-city-there"
    play(s, "place volcano_1 1", "place volcano_1 2", "place volcano_1 2")
    assert s.coins == [8, 12, 13]
    assert armies(s, "volcano_1") == 3


@pytest.mark.proves("R-32", "S-172")
def test_costs_of_city_and_bandits_add_up() -> None:
    s = game(leaders=KING, tokens={"bandits": "volcano_1"})
    stand(s, {}, {"volcano_1": (0, 1, 0)})
    s.coins = [3, 0, 0]
    use(s, "graveyard")
    play(s, "place volcano_1 1")
    assert s.coins == [1, 1, 0], "one coin to the owner, one to the bank"
    assert s.to_act() == (1,), "one coin is not enough for another"
    s.coins[0] = 1
    use(s, "noble_hills")
    assert refused(s, "place volcano_1 1") == "place-too-dear"


@pytest.mark.proves("S-173", "S-174", "S-193", "R-24")
def test_the_bandit_king_steals_a_coin_when_he_destroys() -> None:
    s = game(leaders=KING)
    stand(s, {"village_3": (1, 2, 0)})
    s.coins = [0, 1, 5]
    for coins in ([1, 0, 5], [1, 0, 5]):
        use(s, "night_wizard" if s.coins[0] == 0 else "dire_dragon")
        play(s, "stop", "destroy village_3 1")
        assert s.coins == coins, "nothing from an opponent without coins"


@pytest.mark.proves("S-176", "S-194", "R-25")
def test_the_red_witch_captures_the_armies_of_opponents() -> None:
    s = game(leaders=WITCH)
    stand(s, {"village_3": (2, 2, 0)})
    use(s, "night_wizard")
    play(s, "stop", "destroy village_3 1")
    assert s.captured == [0, 1, 0]
    assert s.supply[1] == 16, "18 less one on the map and one captured"
    assert told(s, "ArmyDestroyed")[0].captured


@pytest.mark.proves("S-179", "S-195", "R-11")
def test_the_white_knight_may_put_an_army_beside_a_new_city() -> None:
    s = game(leaders=KNIGHT)
    own(s, 0, "night_village")
    stand(s, {"volcano_1": (1, 0, 0)})
    use(s, "stronghold")
    play(s, "build volcano_1")
    assert offered(s) == ["knight yes", "knight no"]
    play(s, "knight yes")
    assert armies(s, "volcano_1") == 2, "one army, whatever the abilities"
    use(s, "cursed_tower")
    play(s, "build volcano_1", "knight no")
    assert armies(s, "volcano_1") == 2


@pytest.mark.proves("R-11")
def test_the_knights_army_needs_supply_and_toll_and_can_slay_the_dragon() -> None:
    s = game(leaders=KNIGHT)
    stand(s, {"volcano_1": (18, 0, 0)})
    use(s, "stronghold")
    play(s, "build volcano_1")
    assert s.to_act() == (1,), "no army is left"
    s = game(leaders=KNIGHT, tokens={"bandits": "volcano_1"})
    stand(s, {"volcano_1": (1, 0, 0)})
    s.coins[0] = 0
    use(s, "stronghold")
    play(s, "build volcano_1")
    assert s.to_act() == (1,), "no coin for the bandits"
    s = game(leaders=KNIGHT, tokens={"dragon": "volcano_1"})
    stand(s, {"volcano_1": (6, 0, 0)})
    use(s, "stronghold")
    play(s, "build volcano_1", "knight yes")
    assert s.view(1)["players"][0]["tokens"] == ["dragon"]


@pytest.mark.proves("R-11")
def test_city_then_token_then_army() -> None:
    s = game(leaders=KNIGHT, tokens={"buried_treasure": "volcano_1"})
    stand(s, {"volcano_1": (1, 0, 0)})
    use(s, "stronghold")
    play(s, "build volcano_1")
    order = [type(e).__name__ for e in s.log or []][-3:]
    assert order == ["CityBuilt", "TokenTaken", "CoinsGained"]
    assert name_of(s) == "knight-army"
    play(s, "knight yes")
    assert cities(s, "volcano_1") == 1


def last_turn(leaders: tuple[str, ...], seats: int = 3) -> State:
    """The last card of the game is about to be taken by the last seat."""
    s = game(seats, leaders=leaders)
    total = {2: 22, 3: 30, 4: 32}[seats]
    while s.picks < total - 1 or name_of(s) != "take-card":
        seat = s.to_act()[0]
        s.act(seat, s.options(seat)[-1 if name_of(s) != "take-card" else 0])
    return s


@pytest.mark.proves("S-167", "S-168", "S-169", "S-170", "S-192", "R-23", "S-165")
def test_the_fairy_queen_buys_one_card_after_the_last_turn() -> None:
    s = last_turn(("red_witch", "fairy_queen", "white_knight"))
    free = s.view(1)["row"][0]["card"]
    play(s, f"take {free}")
    while name_of(s) != "queen-buy":
        s.act(s.to_act()[0], s.options(s.to_act()[0])[-1])
    assert s.to_act() == (1,)
    assert len(s.row) == 2, "no refill with three players"
    s.coins[1] = 0
    first, second = [entry["card"] for entry in s.view(1)["row"]]
    assert offered(s) == [f"buy {first}", "buy none"]
    assert refused(s, f"buy {second}") == "card-too-dear"
    assert refused(s, f"buy {free}") == "not-in-row"
    s.coins[1] = 4
    s = _without_offers(s)
    play(s, f"buy {second}")
    assert s.over, "its action is not done"
    assert [len(cards) for cards in s.cards] == [10, 11, 10]


def _without_offers(s: State) -> State:
    """A position that was changed by hand: options computed before are stale."""
    s.offered = None
    return s


@pytest.mark.proves("R-23")
@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 2), (4, 2)])
def test_what_the_queen_finds_in_the_row(seats: int, left: int) -> None:
    leaders = ("fairy_queen", "red_witch", "white_knight", "bandit_king")[:seats]
    s = last_turn(leaders, seats)
    while name_of(s) != "queen-buy":
        s.act(s.to_act()[0], s.options(s.to_act()[0])[-1])
    assert len(s.row) == left
    play(s, "buy none")
    assert s.over


def queen_buys(card: str, *held: str) -> State:
    """The Fairy Queen with these cards and one coin has bought the second card of the row."""
    s = last_turn(("fairy_queen", "red_witch", "white_knight"))
    while name_of(s) != "queen-buy":
        s.act(s.to_act()[0], s.options(s.to_act()[0])[-1])
    s.cards = [(), (), ()]
    s.elixirs = [0, 0, 0]
    own(s, 0, *held)
    row(s, "stronghold", card)
    s.coins = [1, 0, 0]
    s = _without_offers(s)
    play(s, f"buy {card}")
    assert s.over
    return s


@pytest.mark.proves("S-170", "R-23", "R-34")
def test_ability_and_family_of_the_queens_card_count() -> None:
    s = queen_buys("forest_gnome", "forest_elf", "forest_pixie", "lake")
    assert s.coins == [0, 0, 0]
    assert s.elixirs == [3, 0, 0]
    sheet = lines(s, 0)
    assert (sheet["queen"], sheet["family"], sheet["elixirs"]) == (1, 3, 2)


@pytest.mark.proves("S-168", "R-23")
def test_the_coins_of_the_queens_card_come_after_its_price() -> None:
    assert queen_buys("mountain_treasury").coins == [2, 0, 0], "1 less 1, and 2 gained"


@pytest.mark.proves("S-165")
def test_powers_work_in_every_turn() -> None:
    s = game(leaders=KNIGHT)
    stand(s, {"volcano_1": (1, 0, 0)})
    for card in ("stronghold", "night_village", "cursed_tower"):
        turn_of(s, 0)
        use(s, card)
        play(s, "build volcano_1", "knight yes")
    assert armies(s, "volcano_1") == 4
