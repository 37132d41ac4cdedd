"""The box and the set-up (§1, §2, §9, §11)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from intrika.games.kingdoms.state import NEUTRAL, UNIT
from intrika.games.kingdoms.tables import (
    ACTIONS,
    BASE,
    COLOURS,
    DATA,
    FACE_OF,
    FACES,
    FACTIONS,
    PLACES,
    RESOURCES,
    TOKENS,
)  # fmt: skip
from tests.games.kingdoms.table import GAME, LETTERS, Realm, new


def ready(seats: int, seed: int = 1, **options: Any) -> Realm:
    """A game after all choices of the set-up, made by chance."""
    made = new(seats, seed, **options)
    rng = random.Random(seed)
    while made.s.turn == 0:
        seat = made.s.to_act()[0]
        made.s.act(seat, rng.choice(made.s.options(seat)))
    return made


@pytest.mark.proves("S-001")
def test_two_to_five_players() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 5)
    assert DATA["players"]["minutes"] == [30, 45]
    assert DATA["players"]["age"] == 14


@pytest.mark.proves("S-003")
def test_thirteen_factions_with_five_abilities_each() -> None:
    assert len(FACTIONS) == len(set(FACTIONS)) == 13
    assert [len(row) for row in BASE.abilities] == [5] * 13


@pytest.mark.proves("S-004")
def test_eight_cards_with_two_faces_of_five_regions() -> None:
    faces = DATA["faces"]
    assert Counter([face["card"] for face in faces]) == dict.fromkeys(range(1, 9), 2)
    assert [len(face["regions"]) for face in faces] == [5] * 16
    assert [face["side"] for face in faces] == ["A", "B"] * 8
    terrains = Counter([r["terrain"] for face in faces for r in face["regions"]])
    assert terrains == {"field": 24, "forest": 24, "mountain": 24, "capital": 4, "ruins": 4}


@pytest.mark.proves("S-005", "S-059", "S-018")
def test_one_action_card_with_six_actions_and_a_castle_card_with_six_levels() -> None:
    assert ACTIONS == ("patrol", "quest", "build", "research", "expand", "trade")
    assert len(BASE.castle_points) == 7
    view = ready(3).s.view(None)
    assert view["shields"] == []
    assert view["castle_points"] == [0, 1, 2, 3, 4, 6, 8]


@pytest.mark.proves("S-002")
def test_one_player_is_active() -> None:
    made = ready(4)
    assert made.s.view(None)["active"] == made.s.first
    assert made.asked == f"{LETTERS[made.s.first]} action"


@pytest.mark.proves("S-006", "S-021")
def test_seven_figures_each() -> None:
    made = ready(5)
    for person in made.s.view(0)["players"]:
        assert person["figures"] + person["supply"] == 7
    assert DATA["components"]["figures_total"] == 5 * 7


@pytest.mark.proves("S-007", "S-019")
def test_five_shields_lie_beside_the_action_card() -> None:
    assert ready(3).s.shields == 0
    assert DATA["components"]["shields"] == 5


@pytest.mark.proves("S-008")
def test_a_die_has_eleven_numbers_and_a_flag() -> None:
    faces = [a.values[0][1] for a in GAME.space.all if a.kind == "bid"]
    assert faces == ["flag", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


@pytest.mark.proves("S-009", "S-010", "S-022", "S-023")
def test_every_player_has_three_counters_a_castle_and_a_magic_level() -> None:
    for person in ready(5).s.view(0)["players"]:
        assert tuple(person["resources"]) == RESOURCES == ("mana", "ore", "food")
        assert {"castle", "magic"} <= set(person)


@pytest.mark.proves("S-011", "S-167")
def test_sixteen_tokens_that_are_optional_and_shuffled() -> None:
    assert len(BASE.bag) == 16
    assert not any(ready(4).s.hidden)
    orders = {
        tuple([t for t in ready(4, n, exploration_tokens=True).s.hidden if t]) for n in (1, 2)
    }
    assert len(orders) == 2
    assert [sorted(order) for order in orders] == [sorted(BASE.bag)] * 2


@pytest.mark.proves("S-024", "R-33")
def test_factions_come_by_chance_or_by_draft_and_never_twice() -> None:
    drawn = new(5).s
    assert len(set(drawn.faction)) == 5
    assert new(5, 2).s.faction != drawn.faction
    made = new(3, starter=1, factions="draft")
    assert made.s.cards == [-1, -1, -1], "before territory cards are dealt"
    assert made.asked == "B faction"
    assert len(made.options()) == 13
    made.play("faction undead")
    assert made.asked == "C faction"
    assert len(made.options()) == 12
    assert not made.may("faction undead")
    made.play("faction elves", "faction orcs")
    assert [FACTIONS[f] for f in made.s.faction] == ["orcs", "undead", "elves"]
    assert min(made.s.cards) >= 0
    assert made.asked == "B side"


@pytest.mark.proves("S-025", "S-026", "R-34")
def test_a_random_card_each_and_the_owner_chooses_the_home_side() -> None:
    made = new(4, starter=0)
    assert len(set(made.s.cards)) == 4
    assert {tuple(new(4, seed).s.cards) for seed in range(5)} != {tuple(made.s.cards)}
    assert made.options() == ["side A", "side B"]
    made.play("side B")
    assert made.s.home[0] == 2 * made.s.cards[0] + 1
    assert made.s.view(0)["players"][0]["home"] == FACES[made.s.home[0]]


@pytest.mark.proves("S-027")
def test_six_resources_are_split_freely() -> None:
    made = new(3, starter=0)
    made.play("side A")
    splits = [tuple(a.args) for a in made.s.options(0)]
    assert len(splits) == 28
    assert (0, 6) in splits
    assert (0, 0) in splits
    why = made.refused("split 4 3")
    assert why is not None
    assert (why.clause, why.message) == ("§2.4", "split-too-much")
    made.play("split 5 0")
    assert made.have("A") == (5, 0, 1)


@pytest.mark.proves("S-028", "14.1")
def test_the_beginners_split_is_one_ore_two_mana_three_food() -> None:
    made = new(3, starter=0, beginner_split=True)
    made.play("side A")
    assert made.have("A") == (2, 1, 3)
    assert made.asked == "A start"


@pytest.mark.proves("S-029")
def test_a_counter_can_be_zero() -> None:
    made = new(2, starter=0)
    made.play("side A", "split 6 0")
    assert made.have("A") == (6, 0, 0)


@pytest.mark.proves("S-030", "S-031")
def test_castle_and_magic_start_at_zero() -> None:
    made = ready(4)
    assert made.s.castle == [0, 0, 0, 0]
    assert made.s.magic == [0, 0, 0, 0]


@pytest.mark.proves("S-032", "R-9")
def test_two_figures_start_together_and_lie_in_ruins() -> None:
    made = new(3, starter=0)
    made.s.cards[0] = FACES.index("tulgrund") // 2
    made.play("side B", "split 2 2")
    assert made.options() == [
        "start A.field1", "start A.forest1", "start A.mountain1", "start A.mountain2",
        "start A.ruins1",
    ]  # fmt: skip
    made.play("start A.ruins1")
    assert made.figures("A") == "A.ruins1~ A.ruins1~"


@pytest.mark.proves("S-050")
def test_the_first_player_is_drawn_or_given() -> None:
    assert {new(4, seed).s.first for seed in range(30)} == {0, 1, 2, 3}
    assert {new(4, seed, starter=2).s.first for seed in range(10)} == {2}


@pytest.mark.proves("R-1")
def test_setup_choices_go_in_seat_order_from_the_first_player_and_are_public() -> None:
    made = new(3, starter=2)
    order = []
    while made.s.turn == 0:
        order.append(made.asked)
        made.play(made.options()[0])
    assert order == [f"{seat} {ask}" for seat in "CAB" for ask in ("side", "split", "start")]
    assert made.s.view(1)["players"] == made.s.view(None)["players"]


@pytest.mark.proves("S-020", "S-169", "14.19")
@pytest.mark.parametrize(("seats", "laid"), [(2, 13), (3, 12), (4, 16), (5, 15)])
def test_tokens_laid_out_by_number_of_players(seats: int, laid: int) -> None:
    made = ready(seats, exploration_tokens=True)
    assert len([token for token in made.s.hidden if token]) == laid
    assert len(made.s.bag) == {2: 3, 3: 4, 4: 0, 5: 0}[seats]
    assert len(made.s.faces) == (3 if seats == 2 else seats)


@pytest.mark.proves("S-168", "S-170")
def test_every_region_without_a_start_figure_gets_one_and_water_none() -> None:
    made = ready(4, exploration_tokens=True)
    for place, name in enumerate(PLACES):
        region = place < 80 and FACE_OF[place] in made.s.faces
        assert bool(made.s.hidden[place]) == (region and not made.s.who[place]), name


@pytest.mark.proves("S-191", "R-54")
def test_five_players_lay_three_tokens_each_at_home() -> None:
    made = new(5, starter=3, exploration_tokens=True)
    while made.asked.split()[1] in ("side", "split", "start"):
        made.play(made.options()[0])
    assert made.asked == "D spare"
    assert len(made.s.bag) == 15
    assert Counter(made.s.bag)[TOKENS.index("blank") + 1] == 2, "one blank was taken out"
    bag = made.s.bag
    home = made.s.home[3] * 5
    free = [region for region in range(home, home + 5) if not made.s.who[region]]
    assert len(made.options()) == len(free) == 4
    made.play(f"spare {PLACES[free[1]]}")
    assert [made.s.hidden[region] for region in (free[0], free[2], free[3])] == list(bag[:3])
    assert made.s.hidden[free[1]] == 0
    assert made.asked == "E spare"
    while made.s.turn == 0:
        made.play(made.options()[0])
    for seat in range(5):
        home = made.s.home[seat] * 5
        assert len([r for r in range(home, home + 5) if made.s.hidden[r]]) == 3
    assert made.s.bag == ()


@pytest.mark.proves("R-54")
def test_colours_go_by_seat_and_tokens_face_by_face_in_seat_order() -> None:
    made = new(2, starter=1, exploration_tokens=True)
    while made.s.turn == 0:
        made.play(made.options()[0])
    assert [p["colour"] for p in made.s.view(0)["players"]] == list(COLOURS[:2])
    assert made.s.view(0)["lost_colour"] == COLOURS[2]
    assert made.s.faces == (made.s.home[1], made.s.home[0], made.s.lost)
    laid = made.told("TokensLaid")[0].place
    assert [FACE_OF[p] for p in laid] == [made.s.faces[0]] * 4 + [made.s.faces[1]] * 4 + [
        made.s.lost
    ] * 5


@pytest.mark.proves("S-192", "S-193", "S-194", "R-13", "R-33")
def test_the_lost_kingdom_is_a_random_third_face_seen_before_the_choices() -> None:
    made = new(2, starter=0)
    assert made.asked == "A side"
    lost = made.s.lost
    assert lost // 2 not in made.s.cards
    assert {new(2, seed).s.lost % 2 for seed in range(20)} == {0, 1}
    regions = range(5 * lost, 5 * lost + 5)
    assert [made.s.who[region] for region in regions] == [UNIT[NEUTRAL]] * 5
    assert made.s.neutrals == 5
    assert made.s.view(0)["lost_kingdom"] == FACES[lost]
    assert new(3).s.lost == -1
