"""Who sits where: no bot plays more, sits better or meets other opponents than another."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, islice

import pytest
from typer.testing import CliRunner

from intrika.arena.games import Job, schedule
from intrika.arena.seating import Tally, blocks, enough, has_all_orders, lineups
from intrika.cli.app import app

FIVE = ["random", "greedy", "page", "courtier", "adviser"]


def seats_of(jobs: list[Job]) -> Counter[tuple[str, int]]:
    return Counter((name, seat) for job in jobs for seat, name in enumerate(job.lineup))


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    jobs = schedule("kabale", ["greedy", "random", "ismcts:5"], 60, 2, 0, {})
    assert set(seats_of(jobs).values()) == {20}
    deals = Counter(job.seed for job in jobs)
    assert set(deals.values()) == {6}, "each deal is played in every seat order"
    assert [job.number for job in jobs] == list(range(60))


def test_copies_of_a_bot_make_no_order_twice() -> None:
    jobs = schedule("kabale", ["ismcts:5", "random", "random", "random"], 40, 4, 0, {})
    assert Counter(job.lineup for job in jobs[:4]) == Counter(set(lineups(
        ["ismcts:5", "random", "random", "random"], 4)))  # fmt: skip
    assert {seats_of(jobs)["ismcts:5", seat] for seat in range(4)} == {10}
    assert {seats_of(jobs)["random", seat] for seat in range(4)} == {30}
    assert list(lineups(["a", "b", "b"], 2)) == [("a", "b"), ("b", "a")], "b alone tells nothing"
    assert list(lineups(["a", "a"], 2)) == [("a", "a")]


def test_whole_deals_are_played() -> None:
    """Ten games in six orders would favour somebody: two whole deals are twelve."""
    jobs = schedule("kabale", ["greedy", "random", "ismcts:5"], 10, 2, 5, {})
    assert len(jobs) == 12
    assert {job.seed for job in jobs} == {5, 6}
    more = schedule("kabale", ["greedy", "random", "ismcts:5"], 20, 2, 5, {})
    assert more[:12] == jobs, "a longer run begins like a shorter one"


def test_many_orders_come_in_rotations() -> None:
    bots = ["random", "greedy", "ismcts:1", "ismcts:2", "ismcts:3", "ismcts:4"]
    parts = list(islice(blocks(bots, 6), 120))
    assert [len(part) for part in parts] == [6] * 120
    assert len({order for part in parts for order in part}) == 720
    assert set(seats_of(schedule("kabale", bots, 7, 6, 0, {})).values()) == {2}


@pytest.mark.parametrize("games", [1, 4, 20, 33])
def test_every_bot_of_a_long_list_plays_equally_often(games: int) -> None:
    """Five bots at four seats: nobody is left out, however few games are asked for."""
    jobs = schedule("kabale", FIVE, games, 4, 0, {})
    assert len(jobs) % 20 == 0
    assert set(seats_of(jobs)) == {(name, seat) for name in FIVE for seat in range(4)}
    assert len(set(seats_of(jobs).values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(6, 2), (6, 3), (6, 4), (7, 3), (8, 4)])
def test_every_beginning_is_about_even(bots: int, seats: int) -> None:
    names = [str(i) for i in range(bots)]
    tally = Tally(names)
    for block in islice(blocks(names, seats), 200):
        tally.add(block)
        played = [tally.played[name] // seats for name in names]
        met = [tally.met[pair] // seats for pair in combinations(names, 2)]
        assert max(played) - min(played) <= 2
        assert max(met) - min(met) <= 4


def test_every_choice_comes_before_any_comes_again() -> None:
    tables = [frozenset(block[0]) for block in islice(blocks(list("abcdef"), 3), 40)]
    assert len(set(tables[:20])) == len(set(tables[20:])) == 20
    assert not has_all_orders(list("abcdef"), 3)


def test_runs_grow_only_a_little_to_be_even() -> None:
    for games in (1, 21, 100, 400):
        made = enough(list("abcdefg"), 3, games)
        orders = [order for block in made for order in block]
        tally = Tally(list("abcdefg"))
        tally.add(orders)
        assert tally.is_fair()
        assert tally.is_balanced() == (games > 21)
        assert games <= len(orders) <= max(1.25 * games, games + 42)


def test_copies_play_as_often_as_they_are_many() -> None:
    bots = [*"aabcdef"]
    tally = Tally(bots)
    tally.add([order for block in enough(bots, 4, 50) for order in block])
    assert tally.is_fair()
    assert tally.played["a"] == 2 * tally.played["b"]


def test_very_many_bots_all_play() -> None:
    bots = [str(i) for i in range(20)]
    orders = [order for block in enough(bots, 6, 100) for order in block]
    tally = Tally(bots)
    tally.add(orders)
    assert set(tally.played.values()) == {36}
    mixed = enough(["a"] * 19 + ["b"], 6, 20)
    assert all("b" in order for block in mixed for order in block), "a alone tells nothing"


def arena(*words: str) -> tuple[str, str]:
    made = CliRunner().invoke(app, ["arena", "kabale", "--workers", "1", *words])
    assert made.exit_code == 0, made.output
    return made.stdout, made.stderr


def test_the_command_names_all_bots_and_says_how_deals_were_played() -> None:
    names = ["random", "greedy", "page", "ismcts:1", "ismcts:2"]
    told, noted = arena("--bots", ",".join(names), "--seats", "4", "--games", "20")
    assert all(name in told for name in names)
    assert "20 games: 5 deals, each in the rotations of one seat order" in told
    assert not noted.strip()
    told, _ = arena("--bots", "random,random", "--games", "1")
    assert "1 game: 1 deal, in every seat order" in told


def test_the_command_says_that_a_schedule_is_not_balanced() -> None:
    bots = "random,greedy,page,ismcts:1,ismcts:2,ismcts:3"
    told, noted = arena("--bots", bots, "--seats", "3", "--games", "6", "--json")
    about = json.loads(told)
    assert (about["balanced"], about["orders"], about["games"]) == (False, "rotations", 6)
    assert {row["games"] for row in about["standings"]} == {3}
    assert "not balanced; games: random 3, greedy 3," in noted
    assert "two bots met 0 to 3 times" in noted
    told, noted = arena("--bots", "random,greedy", "--games", "2", "--json")
    assert json.loads(told)["balanced"] is True
    assert not noted.strip()
