"""The map: links, joints, turned boards, islands (§3)."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from intrika.core.refusal import BadInput
from intrika.games.legends.cards import FACES, LAYOUTS, REGIONS, SETUPS
from intrika.games.legends.map import Map, check_layout, is_start, joints_of
from intrika.games.legends.tables import LINKS, TABLES
from tests.games.legends.table import (
    game,
    here,
    lay_token,
    lines,
    play,
    refused,
    stand,
    step,
    told,
    use,
)

T, ROW = 0, 1


def code(face: str, turn: int = 0) -> int:
    return FACES.index(face) * 4 + turn // 90


def laid(*boards: int, layout: int = T) -> Map:
    return Map(TABLES, layout, boards)


def neighbours(m: Map, region: str) -> dict[str, str]:
    """The regions one step away, with the kind of link."""
    r = m.local[REGIONS.index(region)]
    return {REGIONS[m.regions[m.to[e]]]: LINKS[m.kind[e]] for e in m.out[r]}


RED_COAST = (code("village"), code("red_forest"), code("mountain"), code("volcano"))


@pytest.mark.proves("X-29", "S-010", "S-091", "S-022", "R-2")
def test_x29_joints_of_red_coast_are_sea_links() -> None:
    m = laid(*RED_COAST)
    assert neighbours(m, "village_3")["mountain_1"] == "sea"
    assert neighbours(m, "village_4")["red_forest_3"] == "sea"
    assert neighbours(m, "village_5")["volcano_1"] == "sea"
    s = game()
    stand(s, {"village_3": (1, 0, 0)})
    use(s, "ancient_sage")
    step(s, "village_3", "mountain_1")
    assert told(s, "ArmyMoved")[0].points == 3


@pytest.mark.proves("S-026", "S-018", "R-2")
def test_in_a_t_the_centre_and_only_the_centre_adjoins_all_others() -> None:
    m = laid(*RED_COAST)
    joined = {(m.slot_of[a], m.slot_of[b]) for a, b in zip(m.from_, m.to, strict=True)}
    across = {pair for pair in joined if pair[0] != pair[1]}
    assert across == {(0, 1), (1, 0), (0, 2), (2, 0), (0, 3), (3, 0)}


@pytest.mark.proves("S-020", "S-021", "S-022")
@pytest.mark.parametrize(
    ("turn", "left"), [(0, "village_4"), (90, "village_5"), (180, "village_3"), (270, "village_1")]
)
def test_a_turned_board_shows_another_side_to_its_neighbour(turn: int, left: str) -> None:
    """The printed side at table side d after k quarter turns is d - k: W, S, E, N face west."""
    boards = (code("village", turn), code("red_forest"), code("mountain"), code("volcano"))
    here, there = joints_of(TABLES, T, boards)[0]
    assert (REGIONS[here], REGIONS[there]) == (left, "red_forest_3")


@pytest.mark.proves("S-189", "S-191", "R-26")
def test_a_row_joins_its_ends_to_a_loop() -> None:
    m = laid(*TABLES.setups[SETUPS.index("ring_of_islands")].boards, layout=ROW)
    assert neighbours(m, "mountain_2")["crescent_3"] == "sea", "s4 E meets s1 W"
    joined = {(m.slot_of[a], m.slot_of[b]) for a, b in zip(m.from_, m.to, strict=True)}
    across = {pair for pair in joined if pair[0] < pair[1]}
    assert across == {(0, 1), (1, 2), (2, 3), (0, 3)}


@pytest.mark.proves("S-022", "R-26", "R-2")
def test_a_wrong_layout_gets_an_error_that_names_the_joint() -> None:
    boards = (code("crescent"), code("village", 90), code("volcano"), code("mountain"))
    with pytest.raises(BadInput, match=r"joint s1 E - s2 W: crescent is turned by 0 and village"):
        check_layout(TABLES, ROW, boards)
    check_layout(TABLES, T, boards)
    twice = (code("village"), code("great_island"), code("volcano"), code("mountain"))
    with pytest.raises(BadInput, match="centre and left: village and great_island are on one"):
        check_layout(TABLES, T, twice)
    with pytest.raises(BadInput, match="takes 4 boards; got 3"):
        check_layout(TABLES, T, twice[:3])


@pytest.mark.proves("S-053", "S-052", "X-26")
def test_x26_bridges_cost_one_and_join_three_islands() -> None:
    s = game(setup="great_island")
    stand(s, {"bridged_isles_1": (1, 0, 0)})
    use(s, "dire_ogre")
    step(s, "bridged_isles_1", "bridged_isles_2")
    assert s.asking() is not None
    assert s.view(0)["ask"]["points"] == 1
    isles = [i for i in s.view(0)["islands"] if i["id"].startswith("bridged")]
    assert [len(island["regions"]) for island in isles] == [1, 1, 1]
    stand(s, {"bridged_isles_1": (1, 0, 0), "bridged_isles_2": (1, 0, 0)})
    sheet = lines(s, 0)
    assert (sheet["regions"], sheet["islands"]) == (2, 2), "4 points in all"


@pytest.mark.proves("X-25", "S-158")
def test_x25_portals_are_one_point_apart() -> None:
    s = game(encounters=True)
    s.portals = ()
    s.token_at = tuple([0] * s.map.n)
    lay_token(s, "portal", "mountain_3")
    lay_token(s, "portal", "village_5")
    stand(s, {"mountain_3": (1, 0, 0), "village_5": (1, 0, 0)})
    use(s, "dire_ogre")
    play(s, "leave village_5", "enter mountain_3")
    assert s.view(0)["ask"]["points"] == 1
    step(s, "mountain_3", "village_5")
    assert s.armies[here(s, "village_5")] == 1


@pytest.mark.proves("S-158")
def test_a_portal_makes_a_sea_link_cheap_and_leaves_a_land_link_as_it_is() -> None:
    m = laid(*RED_COAST)
    local = m.local
    a, b = (local[REGIONS.index(r)] for r in ("village_3", "mountain_1"))
    assert neighbours(m.with_portals(TABLES, b, a), "village_3")["mountain_1"] == "portal"
    c = local[REGIONS.index("village_2")]
    assert neighbours(m.with_portals(TABLES, a, c), "village_3")["village_2"] == "land"


@pytest.mark.proves("S-089", "S-090")
def test_neighbours_on_a_face() -> None:
    m = laid(*RED_COAST)
    assert neighbours(m, "village_2") == {
        "village_1": "land", "village_3": "land", "village_4": "land",
    }  # fmt: skip
    assert neighbours(m, "volcano_2") == {"volcano_1": "land", "volcano_5": "sea"}


def test_a_sea_line_can_join_two_regions_of_one_island() -> None:
    m = laid(*TABLES.setups[SETUPS.index("first_game")].boards)
    assert neighbours(m, "crescent_2")["crescent_5"] == "sea"
    assert len({m.island_of[m.local[REGIONS.index(f"crescent_{i}")]] for i in (1, 2, 5)}) == 1


@pytest.mark.proves("S-019", "S-027", "S-190", "R-4", "R-30")
def test_every_layout_of_the_faces_has_a_legal_start_and_joints_everywhere() -> None:
    """All placings of the boards and all choices of faces, boards turned alike (1,536 + 768)."""
    pairs = [[f for f in range(8) if TABLES.board_of[f] == board] for board in range(4)]
    for layout, order, faces, turn in product(
        range(len(LAYOUTS)), permutations(range(4)), product(*pairs), range(4)
    ):
        boards = tuple([faces[board] * 4 + turn for board in order])
        check_layout(TABLES, layout, boards)
        m = Map(TABLES, layout, boards)
        legal = [r for r in range(m.n) if is_start(TABLES, m, r)]
        assert m.n >= 16
        assert legal
        used = [b // 4 for b in boards]
        if TABLES.start_face in used:
            slot = used.index(TABLES.start_face)
            assert {m.slot_of[r] for r in legal} == {slot}
            if layout == T and slot != 0:
                assert len(legal) == 1, "one joint, one region (R-4)"
        else:
            assert {m.slot_of[r] for r in legal} <= ({0} if layout == T else {1, 2})


@pytest.mark.proves("S-051", "R-30")
def test_the_special_face_takes_the_start_region_wherever_it_lies() -> None:
    m = laid(code("crescent"), code("great_island"), code("mountain"), code("volcano"))
    legal = [REGIONS[m.regions[r]] for r in range(m.n) if is_start(TABLES, m, r)]
    assert legal == ["great_island_5"], "its east side meets the centre"
    m = laid(code("great_island"), code("crescent"), code("mountain"), code("volcano"), layout=ROW)
    legal = [REGIONS[m.regions[r]] for r in range(m.n) if is_start(TABLES, m, r)]
    assert legal == ["great_island_4", "great_island_5"], "in a row it has two joints"


def test_a_region_that_is_not_in_play_is_refused() -> None:
    s = game()
    use(s, "ancient_sage")
    assert refused(s, "leave crescent_1") == "not-on-map"
