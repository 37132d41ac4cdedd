"""Preparing a game (§4): map, regions, tokens, row, armies, neutral armies, coins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from intrika.core.refusal import BadInput
from intrika.games.legends.cards import CARDS, FACES, LEADERS, REGIONS, SETUPS, TOKENS
from intrika.games.legends.state import NEUTRAL, State, on_map
from intrika.games.legends.tables import TABLES
from tests.games.legends.table import (
    GAME,
    armies,
    game,
    here,
    name_of,
    new,
    offered,
    play,
    refused,
    told,
    until_take,
)  # fmt: skip

T_MAP = ("lay village 0", "lay red_forest 0", "lay mountain 0", "lay volcano 0")
ROW_MAP = ("lay crescent 0", "lay village 180", "lay volcano 0", "lay mountain 180")
ALL: dict[str, Any] = {"discoveries": True, "citadels": True, "encounters": True}


@pytest.mark.proves("S-017", "R-3")
@pytest.mark.parametrize("setter", [0, 2])
def test_one_player_sets_the_game_up(setter: int) -> None:
    chosen: dict[str, Any] = {"setup_player": setter} if setter else {}
    s = new(3, **chosen)
    while name_of(s) != "bid":
        assert s.to_act() == (setter,)
        s.act(setter, s.options(setter)[0])


@pytest.mark.proves("S-018", "S-019", "S-020", "S-001")
def test_the_setup_player_lays_any_face_in_any_turning_place_by_place() -> None:
    s = new(3)
    assert len(offered(s)) == 8 * 4
    assert s.view(0)["ask"]["place"] == "centre"
    play(s, "lay great_island 270")
    assert len(offered(s)) == 6 * 4, "both faces of that board are gone"
    assert refused(s, "lay village 0") == "board-laid"
    play(s, "lay crescent 0", "lay volcano 90", "lay bridged_isles 180")
    assert [b["face"] for b in s.view(1)["boards"]] == [
        "great_island", "crescent", "volcano", "bridged_isles",
    ]  # fmt: skip
    assert [b["turn"] for b in s.view(1)["boards"]] == [270, 0, 90, 180]
    assert [b["slot"] for b in s.view(1)["boards"]] == ["centre", "left", "right", "stem"]


@pytest.mark.proves("R-26", "S-189")
@pytest.mark.parametrize(("first", "turns"), [(0, {"0", "180"}), (270, {"90", "270"})])
def test_in_a_row_all_boards_lie_the_same_way(first: int, turns: set[str]) -> None:
    s = new(3, layout="row_loop")
    play(s, f"lay volcano {first}")
    assert {text.split()[2] for text in offered(s)} == turns
    across = f"lay village {first + 90 if first == 0 else 0}"
    why = s.explain(0, GAME.space.parse(across))
    assert why is not None
    assert (why.clause, why.message, why.args["joint"]) == (
        "R-26", "sides-do-not-meet", "s1 E - s2 W",
    )  # fmt: skip


@pytest.mark.proves("S-025", "S-027", "R-4")
def test_the_start_region_lies_on_the_centre_and_is_joined_with_another_board() -> None:
    s = new(3)
    play(s, *T_MAP)
    assert offered(s) == ["start village_3", "start village_4", "start village_5"]
    assert refused(s, "start village_2") == "start-not-joined"
    assert refused(s, "start mountain_1") == "start-not-centre"
    play(s, "start village_4")
    assert s.view(0)["start"] == "village_4"


@pytest.mark.proves("S-051", "R-30", "R-5", "S-037", "S-038")
def test_the_special_face_gets_the_start_region_outside_the_centre() -> None:
    s = new(3)
    play(s, "lay crescent 0", "lay mountain 0", "lay volcano 0", "lay great_island 0")
    assert offered(s) == ["start great_island_2"]
    assert refused(s, "start crescent_3") == "start-face"
    assert refused(s, "start great_island_1") == "start-not-joined"
    play(s, "start great_island_2")
    boards = {text.split()[1].rpartition("_")[0] for text in offered(s)}
    assert boards == {"mountain", "volcano"}, "neither the start board nor the centre (R-5)"
    assert refused(s, "second crescent_1") == "second-centre"


@pytest.mark.proves("S-190", "R-26", "R-30")
def test_in_a_row_the_start_region_is_on_an_inner_board_and_the_second_on_any_other() -> None:
    s = new(3, layout="row_loop")
    play(s, *ROW_MAP)
    starts = [text.split()[1] for text in offered(s)]
    assert {name.rpartition("_")[0] for name in starts} == {"village", "volcano"}
    assert refused(s, "start crescent_2") == "start-not-inner"
    play(s, "start village_3")
    seconds = {text.split()[1].rpartition("_")[0] for text in offered(s)}
    assert seconds == {"crescent", "volcano", "mountain"}
    why = s.explain(0, GAME.space.parse("second village_1"))
    assert why is not None
    assert (why.clause, why.message) == ("R-26", "second-same-board")


@pytest.mark.proves("S-036", "S-037", "S-038", "R-5")
def test_the_second_region_is_on_another_board_outside_the_centre() -> None:
    s = new(3)
    play(s, *T_MAP, "start village_3")
    assert name_of(s) == "setup-second"
    found = {text.split()[1].rpartition("_")[0] for text in offered(s)}
    assert found == {"red_forest", "mountain", "volcano"}
    assert "second volcano_7" in offered(s), "it need not be a joined region"
    assert refused(s, "second village_1") == "second-same-board"
    play(s, "second volcano_7")
    assert [armies(s, "volcano_7", seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.proves("S-035", "S-036", "S-039", "X-7")
def test_x7_every_player_starts_with_five_armies() -> None:
    s = game(4)
    for seat in range(4):
        assert armies(s, "village_3", seat) == 4
        assert armies(s, "volcano_5", seat) == 1
        assert on_map(s, seat) == 5
    assert s.supply == [13] * 4


@pytest.mark.proves("S-031", "S-032", "S-033")
def test_six_cards_lie_open_beside_a_hidden_deck() -> None:
    s = game(3)
    view = s.view(0)
    assert len(view["row"]) == 6
    assert [entry["price"] for entry in view["row"]] == [0, 1, 1, 2, 2, 3]
    assert view["deck"] == 26
    assert view["deck_of"] == [CARDS[c] for c in sorted(s.deck)], "sorted, not in order"
    other = game(3, seed=2)
    assert s.deck != other.deck
    assert s.row == s.deck[:6]


@pytest.mark.proves("S-040", "S-041", "S-042", "X-8", "R-6")
@pytest.mark.parametrize("setter", [0, 1])
def test_x8_two_players_place_ten_neutral_armies_in_turn(setter: int) -> None:
    s = new(2, setup="red_coast", setup_player=setter)
    placed = []
    while name_of(s) == "place-neutral":
        placed.append(s.to_act()[0])
        assert len(offered(s)) == s.map.n, "any region, the start region included"
        play(s, "neutral village_3")
    assert placed == [1 - setter, setter] * 5
    assert armies(s, "village_3", NEUTRAL) == 10
    assert name_of(s) == "bid"


@pytest.mark.proves("S-040")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_neutral_armies_with_more_players(seats: int) -> None:
    s = game(seats)
    assert on_map(s, NEUTRAL) == 0
    assert not told(s, "NeutralPlaced")


@pytest.mark.proves("R-6", "R-21", "R-22")
def test_neutral_armies_wake_no_dragon_and_pay_no_toll() -> None:
    s = new(2, setup="red_coast", encounters=True)
    play(s, "token volcano_7", "token none", "token village_1")
    for i in range(10):
        play(s, "neutral volcano_7" if i < 8 else "neutral village_1")
    assert s.dragon == here(s, "volcano_7")
    assert s.tokens == [(), ()]
    assert not told(s, "TollPaid")


@pytest.mark.proves("R-29", "S-140", "S-149", "S-152", "R-7")
def test_the_full_order_of_setup() -> None:
    s = new(2, leaders=True, **ALL)
    names = []
    while name_of(s) != "bid":
        names.append(name_of(s))
        s.act(s.to_act()[0], s.options(s.to_act()[0])[0])
    short = [name for i, name in enumerate(names) if i == 0 or names[i - 1] != name]
    assert short == ["setup-map", "setup-start", "setup-token", "setup-second", "place-neutral"]
    assert names.count("setup-token") == 5 + 3 + 4
    order = [type(event).__name__ for event in s.log or []]
    steps = (
        "BoardLaid", "StartChosen", "LeaderDealt", "TokenPlaced", "RowDealt", "StartFilled",
        "SecondFilled", "NeutralPlaced", "CoinsDealt",
    )  # fmt: skip
    firsts = [order.index(step) for step in steps]
    assert firsts == sorted(firsts)
    tokens = [TOKENS[event.token] for event in told(s, "TokenPlaced")]
    assert tokens == [
        "magic_spring", "shelter", "buried_treasure", "book_of_spells", "stable",
        "citadel", "citadel", "citadel", "dragon", "portal", "portal", "bandits",
    ]  # fmt: skip


@pytest.mark.proves("S-141", "S-150", "S-153", "S-140", "S-149")
def test_no_region_holds_two_tokens_of_any_kind() -> None:
    s = new(3, setup="red_coast", **ALL)
    assert refused(s, "token village_3") == "region-has-token", "the start token counts"
    used = {"village_3"}
    while name_of(s) == "setup-token":
        legal = {text.split()[1] for text in offered(s)} - {"none"}
        assert not legal & used
        region = sorted(legal)[0]
        play(s, f"token {region}")
        used.add(region)
    assert len(used) == 13
    assert Counter(s.token_at)[0] == s.map.n - 13


@pytest.mark.proves("S-140", "S-141", "R-29")
def test_tokens_that_look_alike_are_placed_in_the_order_of_the_map() -> None:
    s = new(3, setup="red_coast", citadels=True)
    regions = [REGIONS[r] for r in s.map.regions if REGIONS[r] != "village_3"]
    assert offered(s) == [f"token {r}" for r in regions[:-2]], "two more must find room"
    assert refused(s, f"token {regions[-1]}") == "token-room"
    play(s, f"token {regions[4]}")
    assert offered(s) == [f"token {r}" for r in regions[5:-1]]
    assert refused(s, f"token {regions[0]}") == "token-order"
    assert refused(s, "token none") == "token-required"


@pytest.mark.proves("R-31", "S-152", "S-157")
def test_encounters_may_stay_in_the_box_but_the_portals_only_together() -> None:
    s = new(3, setup="red_coast", encounters=True)
    play(s, "token none")
    assert s.dragon == -1
    assert "token none" in offered(s)
    play(s, "token village_1")
    assert "token none" not in offered(s)
    assert refused(s, "token none") == "token-required"
    play(s, "token volcano_7")
    assert len(s.portals) == 2
    play(s, "token none")
    assert s.bandits == -1
    assert name_of(s) == "bid"
    s = new(3, setup="red_coast", encounters=True)
    play(s, "token village_1", "token none")
    assert s.view(0)["ask"]["token"] == "bandits", "no second portal without a first"
    play(s, "token none")
    assert name_of(s) == "bid"


@pytest.mark.proves("S-162", "S-163", "S-164", "R-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_one_leader_face_up(seats: int) -> None:
    dealt = set()
    for seed in range(12):
        s = new(seats, seed, setup="red_coast", leaders=True)
        assert len(set(s.leaders)) == seats
        view = s.view(None)
        assert [p["leader"] for p in view["players"]] == [LEADERS[i] for i in s.leaders]
        dealt.add(s.leaders)
    assert len(dealt) > 4


@pytest.mark.proves("S-175", "R-7", "X-11")
def test_the_red_witch_starts_with_five_armies() -> None:
    for seed in range(20):
        s = new(4, seed, setup="red_coast", leaders=True)
        witch = s.leaders.index(LEADERS.index("red_witch"))
        counts = [armies(s, "village_3", seat) for seat in range(4)]
        assert counts == [5 if seat == witch else 4 for seat in range(4)]
        assert s.supply[witch] == 12


@pytest.mark.proves("R-36", "R-3")
@pytest.mark.parametrize("entry", SETUPS)
def test_a_ready_setup_fixes_the_map_and_nothing_else(entry: str) -> None:
    s = new(2, setup=entry, citadels=True, leaders=True)
    ready = TABLES.setups[SETUPS.index(entry)]
    assert s.boards == ready.boards
    assert s.layout == ready.layout
    assert s.map.regions[s.start] == ready.start
    assert name_of(s) == "setup-token", "tokens are still placed by the setup player"
    until_take(s)
    assert s.map.regions[s.second] == ready.second
    assert len(told(s, "NeutralPlaced")) == 10


@pytest.mark.proves("R-36", "R-3")
def test_a_random_setup_draws_every_setup_decision() -> None:
    maps = Counter[tuple[int, ...]]()
    starts = Counter[int]()
    for seed in range(60):
        s = new(2, seed, setup="random", swamp=True, **ALL)
        assert name_of(s) == "place-neutral", "only the neutral armies are the players' own"
        assert s.to_act() == (1,), "the setup player's seat still counts (R-6)"
        maps[s.boards] += 1
        starts[s.map.slot_of[s.start]] += 1
        assert len([t for t in s.token_at if t]) in range(1 + 6 + 3, 1 + 6 + 3 + 5)
    assert len(maps) > 55
    assert {FACES[code // 4] for boards in maps for code in boards} == set(FACES)


@pytest.mark.proves("R-36")
def test_random_citadels_fall_uniformly_over_the_regions() -> None:
    """Each free region is as likely as any other, also the last ones of the map."""
    lowest = 0
    for seed in range(120):
        s = new(3, seed, setup="random", citadels=True)
        free = [r for r in range(s.map.n) if r != s.start]
        first = next(r for r in free if TOKENS[s.token_at[r]] == "citadel")
        lowest += free.index(first) < len(free) / 2
    assert lowest > 90, "of three uniform draws the lowest is in the lower half 7 times in 8"


@pytest.mark.proves("S-181", "R-36", "S-050")
def test_options_that_exclude_each_other_are_refused() -> None:
    with pytest.raises(BadInput, match="only together with discoveries"):
        GAME.new(3, 1, {"swamp": True})
    with pytest.raises(BadInput, match="brings its own layout t_shape"):
        GAME.new(3, 1, {"setup": "red_coast", "layout": "row_loop"})
    with pytest.raises(BadInput, match="setup_player with 2 players takes: 0, 1"):
        GAME.new(2, 1, {"setup_player": 2})
    assert isinstance(GAME.new(3, 1, {"setup": "ring_of_islands"}), State)
