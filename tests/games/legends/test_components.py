"""What is in the box (§1): counts, cards, faces, figures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from intrika.core.data import read_toml
from intrika.games.legends import cards
from intrika.games.legends.cards import CARDS, FAMILIES, LEADERS, REGIONS, TOKENS
from intrika.games.legends.tables import DATA, TABLES
from intrika.text import Texts
from tests.games.legends.table import GAME, game, new, own, until_take

BOX: dict[str, Any] = read_toml(cards.__file__, "game")["components"]


def ability(card: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(c for c in DATA["cards"] if c["id"] == card)["abilities"]
    return found


@pytest.mark.proves("S-001")
def test_four_boards_with_two_faces_each() -> None:
    assert BOX["boards"] == len(DATA["boards"]) == 4
    assert [len(board["faces"]) for board in DATA["boards"]] == [2, 2, 2, 2]
    assert len(set(TABLES.board_of)) == 4


@pytest.mark.proves("S-002", "S-034")
def test_every_player_has_18_armies_and_3_cities() -> None:
    s = new(4, setup="red_coast")
    assert [a + b for a, b in zip(s.supply, [5] * 4, strict=True)] == [18] * 4
    assert s.city_supply == [3, 3, 3, 3]


@pytest.mark.proves("S-003")
def test_43_cards_of_which_34_are_creatures_and_places() -> None:
    kinds = ("creatures_and_places", "price_cards", "counters", "leaders")
    assert [BOX[kind] for kind in kinds] == [34, 1, 4, 4]
    assert BOX["cards_total"] == 43 == sum(BOX[kind] for kind in kinds)
    assert len(set(CARDS)) == 34
    assert len(LEADERS) == 4


@pytest.mark.proves("S-004", "S-043", "R-1")
def test_the_44_coins_always_suffice() -> None:
    assert BOX["coins"] == 44
    dealt = [seats * cards.COINS[seats] for seats in (2, 3, 4)]
    gained = sum(TABLES.coins) + cards.TREASURE_COINS
    assert max(dealt) == 36
    assert gained == 3
    assert max(dealt) + gained <= BOX["coins"]


@pytest.mark.proves("S-044", "S-045")
def test_coins_are_one_number_for_each_player() -> None:
    assert (BOX["copper"], BOX["silver"]) == (1, 3)
    assert game(2).coins == [12, 12]


@pytest.mark.proves("S-005", "S-006", "S-007", "S-008", "S-009")
def test_the_tokens() -> None:
    modules: dict[str, Any] = {
        "discoveries": True,
        "citadels": True,
        "encounters": True,
        "swamp": True,
    }
    s = new(4, setup="red_coast", **modules)
    while s.asking() is not None and s.asking().name == "setup-token":  # type: ignore[union-attr]
        s.act(0, s.options(0)[0])
    lying = Counter([TOKENS[token] for token in s.token_at if token])
    assert lying == {
        "start": 1, "citadel": 3, "dragon": 1, "portal": 2, "bandits": 1, "magic_spring": 1,
        "shelter": 1, "buried_treasure": 1, "book_of_spells": 1, "stable": 1, "poison_swamp": 1,
    }  # fmt: skip


@pytest.mark.proves("S-012", "S-013", "S-014")
def test_the_abilities_that_the_rulebook_shows() -> None:
    assert ability("ancient_sage") == [{"type": "vp_per_family", "family": "ancient", "vp": 1}]
    assert ability("stronghold") == [{"type": "vp_per_family", "family": "dire", "vp": 1}]
    assert ability("dire_ogre") == [{"type": "vp_per_coins", "coins": 3, "vp": 1}]


@pytest.mark.proves("S-015", "S-016", "S-028")
def test_the_deck_holds_creatures_and_places_only() -> None:
    s = game(4)
    assert sorted(s.deck) == list(range(34))
    assert CARDS.index("arcane_sphinx") in s.deck
    assert not set(CARDS) & {*LEADERS, "price", "counter"}


@pytest.mark.proves("S-029", "S-030")
@pytest.mark.parametrize(
    ("seats", "size", "marks"), [(2, 27, {2}), (3, 32, {2, 3}), (4, 34, {2, 3, 4})]
)
def test_marked_cards_leave_smaller_games(seats: int, size: int, marks: set[int]) -> None:
    deck = game(seats).deck
    assert len(deck) == size
    assert {TABLES.min_players[card] for card in deck} == marks


@pytest.mark.proves("R-34", "S-100")
def test_families_are_the_printed_adjectives() -> None:
    counts = Counter([FAMILIES[f] if f >= 0 else None for f in TABLES.family])
    assert counts == {
        "ancient": 4, "cursed": 5, "dire": 5, "forest": 4, "arcane": 3, "night": 3, "noble": 3,
        "mountain": 2, None: 5,
    }  # fmt: skip
    for card, family in zip(CARDS, TABLES.family, strict=True):
        assert card.partition("_")[0] == FAMILIES[family] if family >= 0 else True
    loners = {card for card, family in zip(CARDS, TABLES.family, strict=True) if family < 0}
    assert loners == {"graveyard", "lake", "stronghold", "castle_1", "castle_2"}
    texts = Texts("en", GAME)
    for card in CARDS:
        assert ability(card), "every card has an ability"
        assert texts("card-" + card.replace("_", "-"))


@pytest.mark.proves("S-049", "S-117")
def test_each_player_has_a_score_of_their_own_and_the_cards_taken_lie_open() -> None:
    s = game(3)
    own(s, 1, "lake", "dire_ogre")
    assert [player["cards"] for player in s.view(0)["players"]] == [[], ["lake", "dire_ogre"], []]
    assert BOX["counters"] == 4


@pytest.mark.proves("S-023", "S-024")
def test_every_face_has_islands_of_regions_and_links_between_them() -> None:
    assert len(REGIONS) == 38
    for face in TABLES.faces:
        assert face.islands
        assert all(face.islands)
        lone = [island[0] for island in face.islands if len(island) == 1]
        linked = {region for a, b, _ in face.links for region in (a, b)}
        assert set(lone) <= linked, "an island of one region is reached over a line"


@pytest.mark.proves("S-122", "X-13")
@pytest.mark.parametrize("pair", [("volcano", "red_forest"), ("great_island", "mountain")])
def test_x13_three_islands_and_ten_regions(pair: tuple[str, str]) -> None:
    faces = [TABLES.faces[cards.FACES.index(name)] for name in pair]
    assert sum(len(face.islands) for face in faces) == 3
    assert sum(len(face.regions) for face in faces) == 10


@pytest.mark.proves("S-046", "S-047", "S-048", "S-118", "S-119", "S-120", "S-196", "X-9")
@pytest.mark.parametrize(("seats", "coins", "turns"), [(2, 12, 11), (3, 11, 10), (4, 9, 8)])
def test_x9_coins_and_turns(seats: int, coins: int, turns: int) -> None:
    s = game(seats)
    assert s.coins == [coins] * seats
    while not s.over:
        seat = s.to_act()[0]
        s.act(seat, s.options(seat)[-1])
    assert [len(held) for held in s.cards] == [turns] * seats


@pytest.mark.proves("S-011")
def test_the_counter_lists_the_points_for_regions_islands_and_elixirs() -> None:
    assert (cards.REGION_VP, cards.ISLAND_VP, cards.ELIXIR_VP) == (1, 1, 2)


@pytest.mark.proves("S-050")
def test_a_first_game_needs_no_module() -> None:
    s = new(4, setup="red_coast")
    until_take(s)
    assert {TOKENS[token] for token in s.token_at} == {"none", "start"}
    assert set(s.leaders) == {-1}
