"""Packs that replace faces, links, cards and setups of Legends."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from intrika import Match
from intrika.core.match import replay
from intrika.core.pack import Pack
from intrika.core.record import parse_record
from intrika.core.refusal import BadInput
from intrika.games.legends.cards import CARDS, REGIONS
from intrika.games.legends.state import State
from tests.games.legends.table import GAME, game, new, pack, points, stand, use

SQUARE = [[10.0, 10.0], [90.0, 10.0], [90.0, 60.0], [10.0, 60.0]]


def region(id: str) -> dict[str, Any]:
    return {"id": id, "label": [50.0, 40.0], "polygon": SQUARE}


def isles(**changes: Any) -> Pack:
    """Bridged Isles with two regions, on two islands, joined by a bridge."""
    face: dict[str, Any] = {
        "id": "bridged_isles",
        "source": "my own box",
        "islands": [
            {"id": "upper", "regions": [region("bridged_isles_1")]},
            {"id": "lower", "regions": [region("bridged_isles_3")]},
        ],
        "links": [{"type": "bridge", "a": "bridged_isles_1", "b": "bridged_isles_3"}],
        "edges": {
            "N": {"region": "bridged_isles_1"},
            "E": {"region": "bridged_isles_1"},
            "S": {"region": "bridged_isles_3"},
            "W": {"region": "bridged_isles_3"},
        },
    }
    return pack(faces=[face | changes])


def refused(p: Pack) -> str:
    with pytest.raises(BadInput) as caught:
        GAME.new(3, 1, pack=p)
    return str(caught.value)


def test_a_pack_replaces_a_face_with_fewer_regions() -> None:
    s = game(pack=isles(), setup="great_island")
    mine = [REGIONS[r] for r in s.map.regions if REGIONS[r].startswith("bridged")]
    assert mine == ["bridged_isles_1", "bridged_isles_3"]
    stand(s, {"bridged_isles_1": (1, 0, 0), "bridged_isles_3": (1, 0, 0)})
    use(s, "forest_gnome")
    assert s.view(0)["ask"]["points"] == 2
    assert points(s)[0] >= 4, "two regions on two islands"


def test_a_game_with_a_pack_is_saved_recorded_and_replayed() -> None:
    match = Match(GAME, ["A", "B", "C"], 5, {"setup": "great_island"}, isles())
    rng = random.Random(5)
    while not match.state.over:
        seat = rng.choice(match.state.to_act())
        match.act(seat, rng.choice(match.state.options(seat)))
        if rng.randrange(9) == 0:
            loaded = GAME.load(json.loads(json.dumps(match.state.to_json())))
            assert loaded.digest() == match.state.digest()
            assert isinstance(loaded, State)
            assert loaded.map.regions == match.state.map.regions  # type: ignore[attr-defined]
    again = replay(parse_record(match.record().text()))
    assert again.state.digest() == match.state.digest()


def test_a_pack_corrects_a_card() -> None:
    s = game(pack=pack(cards=[{"id": "graveyard", "mode": "single",
                               "steps": [{"do": "build", "n": 1}]}]))  # fmt: skip
    use(s, "graveyard")
    assert s.view(0)["ask"]["name"] == "build-city"


def test_two_packs_and_no_pack_live_side_by_side() -> None:
    plain, packed = new(3, setup="great_island"), new(3, pack=isles(), setup="great_island")
    assert plain.map.n == packed.map.n + 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"islands": [{"id": "x", "regions": [region("volcano_1")]}]}, "'volcano_1' is none of"),
        ({"islands": [{"id": "x", "regions": [region("bridged_isles_1")] * 2}]}, "stands there tw"),
        ({"islands": [{"id": "x", "regions": []}]}, "regions are tables with an id"),
        ({"islands": [{"id": "x", "regions": [{"id": "bridged_isles_1"}]}]}, "polygon lists three"),
        (
            {"links": [{"type": "road", "a": "bridged_isles_1", "b": "bridged_isles_3"}]},
            "'road' is",
        ),
        (
            {"links": [{"type": "land", "a": "bridged_isles_1", "b": "bridged_isles_3"}]},
            "land joins",
        ),
        (
            {"links": [{"type": "sea", "a": "bridged_isles_1", "b": "bridged_isles_2"}]},
            "is none of",
        ),
        (
            {"links": [{"type": "sea", "a": "bridged_isles_1", "b": "bridged_isles_1"}]},
            "is joined with itself",
        ),
        ({"links": []}, "the face does not hang together"),
        ({"edges": {"N": {"region": "bridged_isles_2"}}}, "edges.N: 'bridged_isles_2' is none of"),
    ],
)
def test_a_wrong_face_is_refused_with_the_entry(changes: dict[str, Any], message: str) -> None:
    told = refused(isles(**changes))
    assert told.startswith("pack test: faces.bridged_isles")
    assert message in told


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"cards": [{"id": "lake", "mode": "both"}]}, "cards.lake.mode: 'both' is none of: single"),
        ({"cards": [{"id": "lake", "mode": "single"}]}, "one step with mode single"),
        ({"cards": [{"id": "lake", "abilities": [{"type": "magic"}]}]}, "'magic' is none of"),
        ({"cards": [{"id": "lake", "abilities": [{"type": "elixir"}]}]}, "n is a number from 1"),
        ({"cards": [{"id": "stronghold", "steps": [{"do": "build", "n": 2}]}]}, "with n = 1 only"),
        ({"layouts": [{"id": "t_shape", "inner": ["stem"]}]}, "a printed fact"),
        ({"boards": [{"id": "board_1", "faces": ["village", "volcano"]}]}, "each face lies on one"),
        ({"boards": [{"id": "board_1", "faces": [["village"], 5]}]}, "each face lies on one"),
        ({"cards": [{"id": "lake", "abilities": [{"type": "flying", "n": 1}] * 2}]}, "type stands"),
        ({"cards": [{"id": card, "min_players": 3} for card in CARDS[:6]]},
         "cards.min_players: 2 players take 22 cards; the deck has 21"),
        ({"special": {"start_face": "atlantis"}}, "special.start_face: 'atlantis' is none of"),
        ({"setups": [{"id": "red_coast", "start": "village_2"}]}, "village_2 cannot be the start"),
        ({"setups": [{"id": "red_coast", "second": "village_1"}]}, "cannot be the second region"),
        ({"setups": [{"id": "red_coast", "boards": {"left": ["great_island", 0]}}]}, "are on one"),
        ({"setups": [{"id": "ring_of_islands", "boards": {"s3": ["volcano", 90]}}]},
         "setups.ring_of_islands: joint s2 E - s3 W: village is turned by 0 and volcano by 90"),
        ({"setups": [{"id": "red_coast", "boards": {"left": ["red_forest", 45]}}]}, "45 is none"),
    ],
)  # fmt: skip
def test_other_wrong_facts_are_refused(data: dict[str, Any], message: str) -> None:
    assert message in refused(pack(**data))


def test_every_map_must_have_room_for_all_tokens() -> None:
    def lone(face: str) -> dict[str, Any]:
        sides: Any = {side: {"region": f"{face}_1"} for side in "NESW"}
        islands = [{"id": "lone", "regions": [region(f"{face}_1")]}]
        return {"id": face, "islands": islands, "links": [], "edges": sides}

    told = refused(pack(faces=[lone("bridged_isles"), lone("red_forest")]))
    assert "a map may have only 12 regions; 14 tokens need one each" in told, "5 + 1 + 5 + 1"


def test_the_special_rule_can_move_to_another_face() -> None:
    s = new(3, pack=pack(special={"start_face": "mountain"}, setups=[
        {"id": "first_game", "start": "mountain_1", "second": "volcano_5"},
        {"id": "red_coast", "start": "mountain_1"},
        {"id": "ring_of_islands", "start": "mountain_2", "second": "village_1"},
    ]), setup="red_coast")  # fmt: skip
    assert s.view(0)["start"] == "mountain_1"
