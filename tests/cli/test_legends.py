"""The table of Legends in the terminal, and its map as a picture."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ElementTree
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import intrika
from intrika.cli.map import map_command
from intrika.cli.svg import draw_map, places, turned
from intrika.cli.tables import render
from intrika.core.pack import pack_of
from intrika.core.refusal import BadInput
from intrika.text import LANGUAGES, Texts

GAME = intrika.game("legends")
ALL = {"discoveries": True, "citadels": True, "encounters": True, "leaders": True, "swamp": True}


def drawn(view: dict[str, Any], lang: str) -> str:
    console = Console(width=100, record=True, file=StringIO())
    console.print(render(view, Texts(lang, GAME, ["Anna", "Petr", "Jana"])))
    return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_drawn_at_every_decision(lang: str) -> None:
    s = GAME.new(3, 4, ALL | {"full_game": True})
    rng = random.Random(4)
    while not s.over:
        if rng.randrange(6) == 0:
            for seat in (0, None):
                assert max(len(line) for line in drawn(s.view(seat), lang).splitlines()) <= 100
        actor = s.to_act()[0]
        s.act(actor, rng.choice(s.options(actor)))
    assert drawn(s.view(None), lang)


def test_the_table_shows_pieces_control_tokens_and_neighbours() -> None:
    s = GAME.new(3, 4, {"setup": "red_coast"})
    while s.asking().name != "take-card":  # type: ignore[union-attr]
        s.act(s.to_act()[0], s.options(s.to_act()[0])[0])
    text = drawn(s.view(0), "en")
    assert "centre of the T: Village of the Standing Stones 0°" in text
    assert "1■4 2■4 3■4" in text
    assert "start" in text
    assert "≈\u00a0Needle Peaks" in text
    for entry in s.view(0)["row"]:
        assert Texts("en", GAME)("card-" + entry["card"].replace("_", "-")) in text


def test_the_table_never_shows_a_hidden_token() -> None:
    s = GAME.new(3, 4, {"setup": "red_coast", "discoveries": True, "swamp": True})
    for _ in range(6):
        s.act(0, s.options(0)[0])
    text = drawn(s.view(1), "en")
    assert text.count("face-down token") >= 6
    for name in ("Shelter", "Stable", "Poison Swamp", "Magic Spring"):
        assert name not in text


def test_points_turn_with_their_board() -> None:
    assert [turned((10.0, 20.0), k) for k in range(4)] == [
        (10.0, 20.0), (120.0, 10.0), (90.0, 120.0), (20.0, 90.0),
    ]  # fmt: skip


@pytest.mark.parametrize("layout", ["t_shape", "row_loop"])
def test_joined_boards_are_centred_on_each_other(layout: str) -> None:
    corners = places(layout, [0, 0, 0, 0])
    if layout == "t_shape":
        (cx, cy), (lx, ly), (rx, ry), (sx, sy) = corners
        assert ly == ry == cy
        assert lx < cx < rx
        assert sx == cx
        assert sy > cy
        lying = places(layout, [0, 1, 0, 0])
        assert lying[1][1] + 50 == lying[0][1] + 70, "the middles of both sides meet"
    else:
        assert len({y for _, y in corners}) == 1
        assert corners == sorted(corners)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_sound_and_names_every_region_in_play(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    map_command("legends", path, 7, 4, ["encounters=on"], None, lang)
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    s = GAME.new(4, 7, {"setup": "random", "encounters": True})
    drawn = {e.get("id") for e in root if e.tag.endswith("polygon")}
    assert drawn == {region["id"] for region in s.view(None)["regions"]}
    written = {e.text for e in root if e.tag.endswith("text")}
    texts = Texts(lang, GAME)
    assert {texts("region-" + str(id).replace("_", "-")) for id in drawn} <= written
    again = tmp_path / "again.svg"
    map_command("legends", again, 7, 4, ["encounters=on"], None, lang)
    assert again.read_bytes() == path.read_bytes()


def test_the_command_refuses_what_it_cannot_draw(tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    with pytest.raises(BadInput, match="has no map to draw"):
        map_command("kabale", path)
    with pytest.raises(BadInput, match="leaves the map to a player"):
        map_command("legends", path, option=["setup=player"])
    with pytest.raises(BadInput, match="cannot be written"):
        map_command("legends", tmp_path / "no" / "map.svg")
    with pytest.raises(BadInput, match="No such file"):
        map_command("legends", path, pack=tmp_path / "none.toml")


def test_a_picture_shows_the_names_of_a_pack() -> None:
    data = {"pack": "p", "game": "legends", "texts": {"en": {"region-village-3": "Hamlet <1>"}}}
    pack = pack_of(data)
    s = GAME.new(2, 1, {"setup": "red_coast"}, pack)
    assert "Hamlet &lt;1&gt;" in draw_map(s.view(None), Texts("en", GAME, pack=pack), pack)
