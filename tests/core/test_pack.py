"""Data packs: what they replace, what they may not, and how they say so."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import intrika
from intrika.core.match import Match, replay
from intrika.core.pack import Pack, pack_of, read_pack, replaced
from intrika.core.record import parse_record
from intrika.core.refusal import BadInput
from intrika.text import Texts

BASE: dict[str, Any] = {
    "prices": {"first": 2, "second": 3, "source": "seed"},
    "board": {"width": 4, "open": True, "name": "hall", "sizes": [1, 2], "source": "public: photo"},
    "cards": [
        {"id": "king", "value": 20, "source": "seed"},
        {"id": "fool", "value": 3, "tags": ["a"], "source": "reconstructed"},
        {"id": "half", "value": 1, "extra": {"n": 1}, "source": "reconstructed"},
    ],
    "faces": [
        {
            "id": "north",
            "source": "reconstructed",
            "islands": [{"id": "i1", "regions": 2}, {"id": "i2", "regions": 1}],
            "rows": [{"id": "r1", "n": 1}, {"id": "r2", "n": 2}],
        }
    ],
}


def made(**data: Any) -> dict[str, Any]:
    return replaced(BASE, Pack("mine", "game", data), ("faces.islands",))


def test_a_table_is_merged_key_by_key_and_the_original_stays() -> None:
    assert made(board={"width": 5})["board"] == BASE["board"] | {"width": 5}
    assert BASE["board"]["width"] == 4


def test_rows_are_merged_by_id() -> None:
    cards = made(cards=[{"id": "fool", "value": 4}, {"id": "half", "extra": {"n": 9}}])["cards"]
    assert cards[1] == {"id": "fool", "value": 4, "tags": ["a"], "source": "reconstructed"}
    assert cards[2]["extra"] == {"n": 9}
    assert cards[0] == BASE["cards"][0]


def test_nested_rows_are_merged_by_id_unless_they_are_given_whole() -> None:
    faces = made(
        faces=[
            {"id": "north", "islands": [{"id": "x", "regions": 7}], "rows": [{"id": "r2", "n": 5}]}
        ]
    )["faces"]
    assert faces[0]["islands"] == [{"id": "x", "regions": 7}]
    assert faces[0]["rows"] == [{"id": "r1", "n": 1}, {"id": "r2", "n": 5}]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"bord": {}}, "pack mine: bord: no such entry; there are: prices, board, cards, faces"),
        ({"board": {"height": 3}}, "pack mine: board.height: no such entry; there are: width"),
        ({"prices": {"first": 1}}, "prices.first: a printed fact (source: seed) cannot be"),
        ({"cards": [{"id": "king", "value": 9}]}, "cards.king.value: a printed fact (source: seed"),
        ({"board": {"width": "wide"}}, "board.width: takes a number, got a text"),
        ({"board": {"width": True}}, "board.width: takes a number, got true or false"),
        ({"board": {"open": 1}}, "board.open: takes true or false, got a number"),
        ({"board": {"sizes": 3}}, "board.sizes: takes a list, got a number"),
        ({"board": 3}, "board: takes a table, got a number"),
        ({"cards": [{"id": "queen"}]}, "cards: no entry with id 'queen'; there are: king, fool"),
        ({"cards": [{"value": 1}]}, "cards: takes a list of tables with an id"),
        ({"cards": {"fool": 1}}, "cards: takes a list of tables with an id"),
        ({"cards": [{"id": "fool"}, {"id": "fool"}]}, "cards: two entries with id 'fool'"),
        ({"faces": [{"id": "north", "islands": []}]}, "faces.north.islands: takes a list of tab"),
        ({"faces": [{"id": "north", "rows": [{"id": "r3"}]}]}, "faces.north.rows: no entry with"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_entry(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        made(**data)
    assert message in str(caught.value)


def test_the_head_of_a_pack_is_checked() -> None:
    for data, message in (
        ([], "a pack is a table"),
        ({"game": "legends"}, 'the line pack = "…" is missing'),
        ({"pack": "x"}, 'the line game = "…" is missing'),
        ({"pack": "x", "game": "legends"}, "the pack replaces nothing"),
        ({"pack": "x", "game": "legends", "texts": 3}, "texts: takes a table for each language"),
        ({"pack": "x", "game": "legends", "texts": {"cs": 3}}, "texts.cs: takes a table of"),
        ({"pack": "x", "game": "legends", "texts": {"cs": {"a": ""}}}, "texts.cs.a: takes a line"),
    ):
        with pytest.raises(BadInput) as caught:
            pack_of(data)
        assert message in str(caught.value)


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        read_pack(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("pack = ", encoding="utf-8")
    with pytest.raises(BadInput, match="not a TOML file"):
        read_pack(tmp_path / "bad.toml")


def named() -> Pack:
    texts = {"en": {"region-volcano-6": 'The {Mouth} "of" Fire'}, "cs": {"card-lake": "Tůň"}}
    return pack_of({"pack": "names", "game": "legends", "texts": texts})


def test_a_pack_names_things() -> None:
    game = intrika.game("legends")
    english = Texts("en", game, pack=named())
    assert english("act-leave", region="volcano_6") == 'leave The {Mouth} "of" Fire'
    assert english("act-leave", region="volcano_7") == "leave South Cape"
    czech = Texts("cs", game, pack=named())
    assert czech("act-take", card="lake") == "vzít Tůň", "a case that is left out is the name"
    assert Texts("en", game)("act-leave", region="volcano_6") == "leave Crater"


def test_a_case_of_a_name_can_be_given_too() -> None:
    texts = {"cs": {"card-lake": "Tůňka", "card-lake.acc": "Tůňku"}}
    pack = pack_of({"pack": "names", "game": "legends", "texts": texts})
    assert Texts("cs", intrika.game("legends"), pack=pack)("act-take", card="lake") == "vzít Tůňku"


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        ({"de": {"card-lake": "See"}}, "texts.de: languages are: cs, en"),
        ({"en": {"card-pond": "Pond"}}, "texts.en.card-pond: legends has no such name"),
        ({"en": {"act-stop": "halt"}}, "texts.en.act-stop: legends has no such name"),
        ({"cs": {"card-lake.acc": "Tůň"}}, "give card-lake too, and a case it has"),
        ({"cs": {"card-lake": "Tůň", "card-lake.dat": "x"}}, "give card-lake too, and a case"),
    ],
)
def test_names_that_do_not_exist_are_refused(texts: dict[str, Any], message: str) -> None:
    pack = pack_of({"pack": "names", "game": "legends", "texts": texts})
    with pytest.raises(BadInput) as caught:
        Texts("en", intrika.game("legends"), pack=pack)
    assert message in str(caught.value)


def test_a_game_without_replaceable_data_takes_names_only() -> None:
    kabale = intrika.game("kabale")
    names = pack_of({"pack": "n", "game": "kabale", "texts": {"en": {"card-king": "Monarch"}}})
    assert kabale.new(3, 1, pack=names).setup.pack is names
    assert Texts("en", kabale, pack=names)("card-king") == "Monarch"
    data = pack_of({"pack": "n", "game": "kabale", "cards": [{"id": "king"}]})
    with pytest.raises(BadInput, match="has no data that a pack could replace"):
        kabale.new(3, 1, pack=data)
    with pytest.raises(BadInput, match="is for legends, not for kabale"):
        kabale.new(3, 1, pack=named())


def test_the_record_carries_the_pack_and_notices_a_change() -> None:
    match = Match(intrika.game("legends"), ["A", "B"], 3, {"setup": "red_coast"}, named())
    seat = match.state.to_act()[0]
    match.act(seat, match.state.options(seat)[0])
    text = match.record().text()
    assert f"pack {named().digest()} " in text
    again = replay(parse_record(text))
    assert again.state.digest() == match.state.digest()
    assert again.pack is not None
    assert again.pack.to_json() == named().to_json()
    with pytest.raises(BadInput, match="does not match its digest"):
        parse_record(text.replace("Tůň", "Rybník"))


def test_the_example_of_the_documentation_works() -> None:
    page = Path(__file__).parents[2] / "docs" / "data-packs.md"
    example = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    pack = pack_of(tomllib.loads(example))
    game = intrika.game("legends")
    for setup in ("first_game", "red_coast", "great_island", "ring_of_islands"):
        assert game.new(3, 1, {"setup": setup}, pack).setup.pack is pack
    assert Texts("en", game, pack=pack)("act-leave", region="mountain_3") == "leave Hermit's Peak"
