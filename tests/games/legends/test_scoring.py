"""Points, places and tie-breaks (§7)."""

from __future__ import annotations

from typing import Any

import pytest

from intrika.games.legends.cards import TOKENS
from intrika.games.legends.scoring import elixir_points, island_controllers
from intrika.games.legends.state import NEUTRAL, State, controller
from tests.games.legends.table import finish, game, here, lay_token, lines, own, points, stand


def empty(seats: int = 3, **options: Any) -> State:
    """A map without a piece on it and nobody with a coin."""
    s = game(seats, **options)
    stand(s, {})
    s.coins = [0] * seats
    return s


@pytest.mark.proves("X-15", "S-124", "S-125", "S-126")
def test_x15_cities_count_as_armies_and_a_tie_is_nobodys() -> None:
    s = empty()
    stand(s, {"village_1": (2, 1, 0)}, {"village_1": (0, 1, 0)})
    assert controller(s, here(s, "village_1")) == -1
    stand(s, {"village_1": (2, 1, 0)}, {"village_1": (0, 2, 0)})
    assert controller(s, here(s, "village_1")) == 1
    assert controller(s, here(s, "village_2")) == -1, "an empty region is nobody's"


@pytest.mark.proves("S-124", "S-126")
def test_a_tie_for_the_most_blocks_a_third_player_too() -> None:
    s = empty()
    stand(s, {"village_1": (3, 3, 2), "village_2": (2, 2, 3)})
    assert controller(s, here(s, "village_1")) == -1
    assert controller(s, here(s, "village_2")) == 2


@pytest.mark.proves("S-123", "S-127")
def test_a_point_for_each_region_and_each_island() -> None:
    s = empty()
    stand(s, {"mountain_1": (1, 0, 0), "mountain_3": (1, 0, 0), "village_1": (0, 2, 0)})
    assert lines(s, 0) == {"regions": 2, "islands": 2}
    assert lines(s, 1) == {"regions": 1, "islands": 1}
    assert lines(s, 2) == {"regions": 0, "islands": 0}


@pytest.mark.proves("X-16", "S-128", "S-129")
def test_x16_an_island_needs_strictly_the_most_regions() -> None:
    s = empty()
    stand(s, {"village_1": (1, 0, 0), "village_2": (1, 0, 0), "village_3": (0, 1, 0),
              "village_4": (0, 1, 0)})  # fmt: skip
    assert lines(s, 0)["islands"] == lines(s, 1)["islands"] == 0
    stand(s, {"village_1": (1, 0, 0), "village_2": (1, 0, 0), "village_3": (0, 1, 0)})
    assert lines(s, 0)["islands"] == 1
    assert lines(s, 1)["islands"] == 0


@pytest.mark.proves("R-14", "S-124", "S-128")
def test_neutral_armies_block_regions_and_islands() -> None:
    s = empty(2)
    stand(s, {"village_1": (2, 0, 2), "village_2": (1, 0, 0), "village_3": (0, 0, 1)})
    assert controller(s, here(s, "village_1")) == -1
    assert controller(s, here(s, "village_3")) == NEUTRAL
    held = [controller(s, region) for region in range(s.map.n)]
    assert island_controllers(s, held)[0] == -1, "one region each: the third colour blocks"
    stand(s, {"village_3": (0, 0, 1)})
    assert points(s) == (0, 0), "nobody gets its points"


@pytest.mark.proves("X-5", "S-112", "S-130", "S-131", "S-013", "R-34")
def test_x5_graveyard_scores_four_cursed_cards() -> None:
    s = empty()
    own(s, 0, "graveyard", "cursed_king", "cursed_tower", "cursed_mausoleum", "cursed_banshee")
    own(s, 1, "stronghold", "dire_dragon", "dire_giant")
    assert lines(s, 0)["family"] == 4
    assert lines(s, 1)["family"] == 2


@pytest.mark.proves("S-012", "S-112", "R-34")
def test_a_scoring_card_counts_itself_if_it_bears_the_family() -> None:
    s = empty()
    own(s, 0, "ancient_sage", "ancient_woods")
    own(s, 1, "lake", "forest_elf")
    assert lines(s, 0)["family"] == 2
    assert lines(s, 1)["family"] == 1, "the lake is no forest card"


@pytest.mark.proves("X-21", "S-113")
def test_x21_sets_score_only_when_complete_and_once() -> None:
    s = empty()
    own(s, 0, "noble_hills", "noble_knight", "noble_unicorn")
    own(s, 1, "mountain_dwarf", "mountain_treasury")
    assert lines(s, 0)["set"] == 4
    assert lines(s, 1)["set"] == 3
    s = empty()
    own(s, 0, "noble_hills", "noble_knight")
    own(s, 1, "noble_unicorn", "mountain_treasury")
    assert "set" not in lines(s, 0)
    assert "set" not in lines(s, 1)


@pytest.mark.proves("X-22", "S-014", "S-114")
@pytest.mark.parametrize(("coins", "vp"), [(8, 2), (9, 3), (2, 0)])
def test_x22_dire_ogre_scores_every_three_coins(coins: int, vp: int) -> None:
    s = empty()
    own(s, 0, "dire_ogre")
    s.coins[0] = coins
    assert lines(s, 0).get("coins", 0) == vp


@pytest.mark.proves("R-15")
def test_cursed_tower_scores_every_flying_symbol() -> None:
    s = empty()
    own(s, 0, "cursed_tower", "cursed_gargoyles", "dire_eye")
    own(s, 1, "dire_dragon")
    assert lines(s, 0)["flying"] == 2
    assert "flying" not in lines(s, 1)


@pytest.mark.proves("X-10", "S-110", "S-132", "S-133")
def test_x10_the_most_elixirs() -> None:
    assert elixir_points([3, 3, 1]) == [1, 1, 0]
    assert elixir_points([4, 3, 1]) == [2, 0, 0]
    s = empty()
    own(s, 0, "forest_gnome", "dire_goblin")
    own(s, 1, "ancient_tree_spirit")
    assert lines(s, 0)["elixirs"] == 2
    assert "elixirs" not in lines(s, 1)


@pytest.mark.proves("R-16")
def test_without_any_elixir_nobody_scores() -> None:
    assert elixir_points([0, 0, 0]) == [0, 0, 0]
    assert elixir_points([0, 1, 0]) == [0, 2, 0]


@pytest.mark.proves("S-134", "S-121", "S-101")
def test_the_highest_sum_wins() -> None:
    s = empty()
    stand(s, {"mountain_1": (1, 0, 0), "village_1": (0, 1, 0)})
    own(s, 1, "forest_gnome")
    own(s, 2, "ancient_sage")
    result = finish(s).result()
    assert result.totals == (2, 4, 1), "region and island; and 2 for elixirs; an ability"
    assert result.places == (2, 1, 3)
    assert result.winners == (1,)
    assert result.tiebreak is None
    for seat in range(3):
        assert sum(line.points for line in result.lines[seat]) == result.totals[seat]


def tied(coins: tuple[int, ...] = (0, 0, 0)) -> State:
    """Three players with one region and its island each: two points."""
    s = empty()
    stand(s, {"mountain_1": (1, 0, 0), "mountain_3": (0, 1, 0), "village_1": (0, 0, 1)})
    s.coins = list(coins)
    return s


@pytest.mark.proves("S-135", "R-17", "R-35")
def test_a_tie_goes_to_the_most_coins_and_so_do_the_other_places() -> None:
    result = finish(tied((2, 7, 4))).result()
    assert result.totals == (2, 2, 2)
    assert result.winners == (1,)
    assert result.places == (3, 1, 2)
    assert result.tiebreak == "coins"


@pytest.mark.proves("S-136", "R-17")
def test_then_to_the_most_armies_without_cities() -> None:
    s = tied((3, 3, 1))
    n = s.map.n
    s.armies[1 * n + here(s, "mountain_3")] += 1
    s.cities[0 * n + here(s, "mountain_1")] += 3
    s.armies[2 * n + here(s, "village_1")] += 5
    result = finish(s).result()
    assert result.winners == (1,), "seat 2 has most armies, but fell behind by coins"
    assert result.tiebreak == "armies"


@pytest.mark.proves("S-137", "R-17")
def test_then_to_the_most_regions() -> None:
    s = empty()
    stand(s, {"mountain_1": (1, 0, 0), "mountain_2": (1, 0, 0), "village_1": (0, 2, 0)})
    own(s, 1, "ancient_sage")
    result = finish(s).result()
    assert result.totals == (3, 3, 0)
    assert result.winners == (0,), "two regions against one, with two armies each"
    assert result.tiebreak == "regions"


@pytest.mark.proves("R-17", "R-35")
def test_complete_equality_is_a_shared_victory() -> None:
    result = finish(tied((1, 1, 0))).result()
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)
    assert result.tiebreak == "shared"


@pytest.mark.proves("X-23", "S-147", "R-17", "S-146")
def test_x23_the_book_of_spells_wins_a_tie() -> None:
    s = tied((9, 0, 0))
    stand(s, {"mountain_1": (1, 0, 0), "mountain_3": (0, 1, 0)})
    own(s, 0, "ancient_sage")
    s.tokens[1] = (TOKENS.index("book_of_spells"),)
    result = finish(s).result()
    assert result.totals == (3, 3, 0), "the Book itself is worth a point"
    assert result.winners == (1,)
    assert result.tiebreak == "book"


@pytest.mark.proves("R-35", "S-187")
def test_points_have_no_lower_limit() -> None:
    s = empty()
    s.tokens[0] = (TOKENS.index("poison_swamp"),)
    assert points(s) == (-1, 0, 0)
    assert lines(s, 0)["swamp"] == -1


@pytest.mark.proves("S-151", "R-14", "S-149")
def test_a_citadel_gives_a_point_to_the_controller_of_its_region() -> None:
    s = empty(2, citadels=True)
    s.token_at = tuple([0] * s.map.n)
    lay_token(s, "citadel", "village_1")
    lay_token(s, "citadel", "village_2")
    lay_token(s, "citadel", "mountain_3")
    stand(s, {"village_1": (2, 0, 0), "village_2": (0, 0, 2), "mountain_3": (1, 1, 0)})
    assert lines(s, 0)["citadels"] == 1, "the neutral one and the tied one give nothing"
    assert "citadels" not in lines(s, 1)


@pytest.mark.proves("S-156", "S-146", "S-143")
def test_points_of_dragon_and_book_and_elixirs_of_the_spring() -> None:
    s = empty()
    s.tokens[0] = (TOKENS.index("dragon"), TOKENS.index("book_of_spells"))
    assert lines(s, 0) == {"regions": 0, "islands": 0, "dragon": 2, "book": 1}


@pytest.mark.proves("S-166", "S-170", "S-192", "R-34")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [(("forest_elf", "forest_gnome"), 0), (("forest_elf", "forest_gnome", "forest_pixie"), 1)],
)
def test_the_fairy_queen_scores_three_forest_cards(cards: tuple[str, ...], vp: int) -> None:
    s = empty(leaders=("fairy_queen", "red_witch", "white_knight"))
    own(s, 0, *cards)
    assert lines(s, 0).get("queen", 0) == vp


@pytest.mark.proves("X-11", "S-177", "S-194", "R-25")
@pytest.mark.parametrize(("captives", "vp"), [((3, 4), 2), ((2, 0), 0), ((5, 4), 3)])
def test_x11_the_red_witch_scores_every_three_captives(captives: tuple[int, int], vp: int) -> None:
    s = empty(leaders=("red_witch", "fairy_queen", "white_knight"))
    s.captured = [0, *captives]
    assert lines(s, 0).get("witch", 0) == vp
    assert "witch" not in lines(s, 1)


@pytest.mark.proves("X-28", "S-178", "S-195")
def test_x28_the_white_knight_scores_islands_of_three_regions_and_more() -> None:
    s = empty(leaders=("white_knight", "fairy_queen", "red_witch"))
    stand(s, {"village_1": (1, 0, 0), "mountain_1": (1, 0, 0), "red_forest_1": (0, 1, 0)})
    assert lines(s, 0) == {"regions": 2, "islands": 2, "knight": 1}
    assert "knight" not in lines(s, 1)


def test_the_bandit_king_has_no_points_of_his_own() -> None:
    s = empty(leaders=("bandit_king", "fairy_queen", "red_witch"))
    assert points(s) == (0, 0, 0)
