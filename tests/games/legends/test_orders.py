"""Many identical pieces: every outcome of a step is on offer, and no order of moves twice."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from intrika.games.legends.cards import REGIONS, TOLL
from intrika.games.legends.moving import link_cost, open_links
from intrika.games.legends.state import State
from intrika.games.legends.tokens import army_arrives
from tests.games.legends.table import game, name_of, own, play, refused, stand, step, use

Outcome = tuple[Any, ...]


def outcome(s: State) -> Outcome:
    return tuple(s.armies), tuple(s.coins), tuple(s.tokens), tuple(s.supply)


def offered_ends(s: State) -> list[tuple[Outcome, tuple[str, ...]]]:
    """Every way to play the step that is asked, with the moves it is made of, in sorted order."""
    ends: list[tuple[Outcome, tuple[str, ...]]] = []

    def go(s: State, moves: tuple[str, ...]) -> None:
        if name_of(s) == "take-card":
            ends.append((outcome(s), tuple(sorted(moves))))
            return
        for a in s.options(0):
            child = s.copy()
            child.act(0, a)
            made = moves
            if a.kind == "enter":
                made = (*moves[:-1], f"{moves[-1]} {a.text}")
            elif a.kind in ("leave", "place"):
                made = (*moves, a.text)
            go(child, made)

    go(s, ())
    return ends


def possible_ends(s: State, points: int) -> set[Outcome]:
    """The same by brute force: any link, in any order, straight from §6.2."""
    found: set[Outcome] = set()
    seen: set[tuple[Outcome, int]] = set()

    def go(s: State, points: int) -> None:
        key = (outcome(s), points)
        if key in seen:
            return
        seen.add(key)
        found.add(outcome(s))
        m = s.map
        for link, (here, there) in enumerate(zip(m.from_, m.to, strict=True)):
            cost = link_cost(s, 0, link)
            toll = TOLL if there == s.bandits else 0
            if s.armies[here] and cost <= points and s.coins[0] >= toll:
                child = s.copy()
                child.armies[here] -= 1
                army_arrives(child, 0, there)
                go(child, points - cost)

    go(s.copy(), points)
    return found


def mover(armies: dict[str, tuple[int, ...]], **tokens: str) -> State:
    s = game(tokens=tokens)
    own(s, 0, "dire_eye")
    stand(s, armies)
    return s


POSITIONS = {
    "two heaps": mover({"village_3": (2, 0, 0), "village_1": (1, 0, 0)}),
    "lone armies": mover({"village_2": (1, 0, 0), "village_4": (1, 0, 0), "mountain_3": (1, 0, 0)}),
    "toll": mover({"village_3": (2, 0, 0), "village_2": (1, 0, 0)}, bandits="village_4"),
    "dragon": mover({"village_3": (2, 2, 2), "village_2": (1, 1, 0)}, dragon="village_3"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_outcome_of_a_move_is_on_offer(name: str) -> None:
    s = POSITIONS[name].copy()
    if name == "toll":
        s.coins[0] = 1
    use(s, "ancient_sage")
    ends = offered_ends(s)
    assert {end for end, _ in ends} == possible_ends(s, 3)


@pytest.mark.parametrize("name", ["two heaps", "lone armies", "toll"])
def test_no_set_of_moves_is_offered_twice(name: str) -> None:
    s = POSITIONS[name].copy()
    use(s, "ancient_sage")
    sets = Counter([moves for _, moves in offered_ends(s)])
    assert [moves for moves, count in sets.items() if count > 1] == []
    assert len(sets) > 60


def test_the_order_is_kept_where_the_dragon_makes_it_matter() -> None:
    """Six armies in the region: in before out slays the dragon, out before in does not."""
    s = POSITIONS["dragon"].copy()
    use(s, "ancient_sage")
    slain = s.copy()
    step(slain, "village_2", "village_3")
    step(slain, "village_3", "village_1")
    spared = s.copy()
    step(spared, "village_3", "village_1")
    step(spared, "village_2", "village_3")
    assert slain.armies == spared.armies
    assert len(slain.tokens[0]) == 1
    assert len(spared.tokens[0]) == 0


def test_a_step_that_could_have_come_before_is_refused_with_the_reason() -> None:
    s = POSITIONS["two heaps"].copy()
    use(s, "ancient_sage")
    step(s, "village_3", "village_4")
    assert refused(s, "leave village_1") == "move-order"
    play(s, "leave village_3")
    assert refused(s, "enter village_2") == "move-order"


def test_placing_offers_every_distribution_once() -> None:
    s = game(leaders=("bandit_king", "fairy_queen", "red_witch"))
    stand(s, {}, {"volcano_1": (1, 0, 0), "mountain_1": (0, 1, 1)})
    s.coins[0] = 2
    use(s, "noble_hills")
    ends = offered_ends(s)
    sets = Counter([moves for _, moves in ends])
    assert set(sets.values()) == {1}
    free = [(a, b) for a in range(4) for b in range(4 - a)]
    paid = [(c, d) for c in range(3) for d in range(3 - c)]
    expected = sum(a + b + c + d <= 3 for a, b in free for c, d in paid)
    assert len(ends) == expected, "start, own city, and two cities for at most two coins"


def test_open_links_are_bits_of_the_map() -> None:
    s = mover({"village_3": (1, 0, 0)})
    m = s.map
    links = open_links(s, 0, 3)
    assert [m.to[e] for e in range(len(m.to)) if links >> e & 1] == [
        m.to[e] for e in m.out[m.local[m.regions[s.start]]]
    ]
    assert open_links(s, 0, 0) == 0


def sets_of_moves(s: State, points: int) -> set[tuple[int, ...]]:
    """Every set of links that armies can use in some order, by brute force."""
    found: set[tuple[int, ...]] = set()

    def go(s: State, points: int, used: tuple[int, ...]) -> None:
        if used in found:
            return
        found.add(used)
        for link, (here, there) in enumerate(zip(s.map.from_, s.map.to, strict=True)):
            cost = link_cost(s, 0, link)
            if s.armies[here] and cost <= points:
                child = s.copy()
                child.armies[here] -= 1
                army_arrives(child, 0, there)
                go(child, points - cost, tuple(sorted((*used, link))))

    go(s.copy(), points, ())
    return found


def goes_in_circles(moves: tuple[str, ...]) -> bool:
    """Do the moves lead from some region back to it?"""
    links = [(move.split()[1], move.split()[3]) for move in moves]
    reached = set(links)
    while True:
        more = {(a, d) for a, b in reached for c, d in links if b == c} - reached
        if not more:
            return any(a == b for a, b in reached)
        reached |= more


@pytest.mark.parametrize("seed", range(8))
def test_random_positions_offer_every_set_of_moves_and_none_twice(seed: int) -> None:
    """Only a walk in circles, which moves nothing, may still be found in two orders."""
    rng = random.Random(seed)
    s = game()
    own(s, 0, *rng.sample(["dire_eye", "cursed_gargoyles", "ancient_phoenix"], rng.randint(0, 2)))
    homes = rng.sample([REGIONS[r] for r in s.map.regions], rng.randint(1, 3))
    stand(s, {home: (rng.randint(1, 2), 0, 0) for home in homes})
    use(s, "ancient_sage")
    if name_of(s) == "take-card":
        return
    sets = Counter([moves for _, moves in offered_ends(s)])
    assert len(sets) == len(sets_of_moves(s, 3))
    assert all(goes_in_circles(moves) for moves, count in sets.items() if count > 1)
