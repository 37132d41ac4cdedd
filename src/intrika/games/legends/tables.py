"""Cards, faces and ready set-ups as flat tables: facts that a data pack may replace.

Built once from data/, and once more for each pack in use. Nobody changes a `Tables`.
"""

from __future__ import annotations

from typing import Any, Final

from intrika.core.data import read_toml
from intrika.core.pack import Pack, replaced
from intrika.core.refusal import BadInput
from intrika.games.legends.cards import (
    BOARDS,
    CITADELS,
    DEEDS,
    DISCOVERIES,
    ENCOUNTERS,
    FACES,
    FAMILIES,
    LAYOUTS,
    MAX_SEATS,
    MIN_SEATS,
    MODES,
    REGIONS,
    SIDES,
    SLOTS,
    TURNS,
    TURNS_EACH,
)  # fmt: skip

DATA: Final[dict[str, Any]] = {
    **read_toml(__file__, "cards"),
    **read_toml(__file__, "faces"),
    **read_toml(__file__, "layouts"),
}
WHOLE: Final = ("faces.islands",)  # a pack gives all islands of a face or none

LINKS: Final = ("land", "sea", "bridge", "portal")
LAND: Final = 0
SEA: Final = 1
BRIDGE: Final = 2
PORTAL_LINK: Final = 3


class Face:
    """One side of a board. Regions are numbers of `REGIONS`."""

    __slots__ = ("edges", "island_ids", "islands", "links", "regions")
    regions: list[int]
    islands: list[list[int]]
    island_ids: list[str]
    links: list[tuple[int, int, int]]  # region, region, kind
    edges: list[int]  # by printed side: the region its connector leads to

    def __init__(self, data: dict[str, Any]) -> None:
        index = REGIONS.index
        self.islands = [[index(r["id"]) for r in i["regions"]] for i in data["islands"]]
        self.island_ids = [str(island["id"]) for island in data["islands"]]
        self.regions = [region for island in self.islands for region in island]
        self.links = [
            (index(link["a"]), index(link["b"]), LINKS.index(link["type"]))
            for link in data["links"]
        ]
        self.edges = [index(data["edges"][side]["region"]) for side in SIDES]


class ReadySetup:
    """A ready map: layout, boards by place, start and second region (R-36)."""

    __slots__ = ("boards", "layout", "second", "start")
    layout: int
    boards: tuple[int, ...]  # face * 4 + quarter turns, by place
    start: int
    second: int

    def __init__(self, data: dict[str, Any]) -> None:
        self.layout = LAYOUTS.index(data["layout"])
        laid = [data["boards"][slot] for slot in SLOTS[self.layout]]
        self.boards = tuple([FACES.index(face) * 4 + TURNS.index(turn) for face, turn in laid])
        self.start = REGIONS.index(data["start"])
        self.second = REGIONS.index(data["second"])


class Tables:
    """The cards by number of `CARDS`, the faces by number of `FACES`."""

    __slots__ = (
        "armies", "board_of", "coins", "coins_per_vp", "data", "elixirs", "faces", "family",
        "flying", "flying_vp", "immune", "min_players", "mode", "moves", "per_coins_vp",
        "per_family", "per_family_vp", "set_family", "set_size", "set_vp", "setups", "start_face",
        "steps",
    )  # fmt: skip
    family: list[int]  # or -1
    min_players: list[int]
    mode: list[int]
    steps: list[list[tuple[int, int]]]  # (deed, how many), in the printed order
    moves: list[int]  # +1 move symbols
    armies: list[int]  # +1 army symbols
    flying: list[int]
    elixirs: list[int]
    coins: list[int]  # gained once
    immune: list[int]
    per_family: list[int]  # the family that scores, or -1
    per_family_vp: list[int]
    set_family: list[int]  # the family of the set, or -1
    set_size: list[int]
    set_vp: list[int]
    flying_vp: list[int]  # per flying symbol
    coins_per_vp: list[int]  # or 0
    per_coins_vp: list[int]
    faces: list[Face]
    board_of: list[int]  # by face
    start_face: int  # holds the start region whenever it is in play
    setups: list[ReadySetup]
    data: dict[str, Any]  # as read: for outlines and sources

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        cards: list[dict[str, Any]] = data["cards"]
        self.family = [FAMILIES.index(c["family"]) if "family" in c else -1 for c in cards]
        self.min_players = [int(c["min_players"]) for c in cards]
        self.mode = [MODES.index(c["mode"]) for c in cards]
        self.steps = [[(DEEDS.index(t["do"]), int(t["n"])) for t in c["steps"]] for c in cards]
        self.moves = _ability(cards, "extra_move", "n")
        self.armies = _ability(cards, "extra_army", "n")
        self.flying = _ability(cards, "flying", "n")
        self.elixirs = _ability(cards, "elixir", "n")
        self.coins = _ability(cards, "gain_coins", "n")
        self.immune = _ability(cards, "immunity", "")
        self.per_family = _ability_family(cards, "vp_per_family")
        self.per_family_vp = _ability(cards, "vp_per_family", "vp")
        self.set_family = _ability_family(cards, "vp_for_set")
        self.set_size = _ability(cards, "vp_for_set", "size")
        self.set_vp = _ability(cards, "vp_for_set", "vp")
        self.flying_vp = _ability(cards, "vp_per_flying", "vp")
        self.coins_per_vp = _ability(cards, "vp_per_coins", "coins")
        self.per_coins_vp = _ability(cards, "vp_per_coins", "vp")
        self.faces = [Face(face) for face in data["faces"]]
        sides = {face: i for i, board in enumerate(data["boards"]) for face in board["faces"]}
        self.board_of = [sides[face] for face in FACES]
        self.start_face = FACES.index(data["special"]["start_face"])
        self.setups = [ReadySetup(setup) for setup in data["setups"]]


def _ability(cards: list[dict[str, Any]], kind: str, figure: str) -> list[int]:
    """By card: the figure of its ability of this kind, 0 without one, 1 if it has no figure."""
    made: list[int] = []
    for card in cards:
        found = [a for a in card["abilities"] if a["type"] == kind]
        made.append(int(found[0].get(figure, 1)) if found else 0)
    return made


def _ability_family(cards: list[dict[str, Any]], kind: str) -> list[int]:
    made: list[int] = []
    for card in cards:
        found = [a["family"] for a in card["abilities"] if a["type"] == kind]
        made.append(FAMILIES.index(found[0]) if found else -1)
    return made


TABLES: Final = Tables(DATA)
_packed: dict[str, Tables] = {}


def tables_of(pack: Pack | None) -> Tables:
    """The tables with a pack's facts in place; the error names the entry."""
    if pack is None:
        return TABLES
    key = pack.digest()
    found = _packed.get(key)
    if found is None:
        data = replaced(DATA, pack, WHOLE)
        check_data(data, f"pack {pack.name}")
        found = Tables(data)
        _packed[key] = found
    return found


# -- checking ----------------------------------------------------------------------------------


def check_data(data: dict[str, Any], where: str) -> None:
    """Refuse facts that make no playable game, naming the entry."""
    for card in data["cards"]:
        _check_card(card, f"{where}: cards.{card['id']}")
    for face in data["faces"]:
        _check_face(face, f"{where}: faces.{face['id']}")
    backs = [face for board in data["boards"] for face in board["faces"]]
    wrong = len(backs) != len(FACES) or any(face not in backs for face in FACES)
    if wrong or any(len(board["faces"]) != 2 for board in data["boards"]):
        raise BadInput(f"{where}: boards: each face lies on one board, two faces on each")
    _check_decks(data, where)
    _check_room(data, where)
    _known(data["special"]["start_face"], FACES, f"{where}: special.start_face")
    for setup in data["setups"]:
        _check_setup(setup, f"{where}: setups.{setup['id']}")


def _check_decks(data: dict[str, Any], where: str) -> None:
    """With any number of players the cards must last for all turns (§4.3, §6)."""
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        deck = len([card for card in data["cards"] if card["min_players"] <= seats])
        if deck < seats * TURNS_EACH[seats]:
            need = f"{seats} players take {seats * TURNS_EACH[seats]} cards"
            raise BadInput(f"{where}: cards.min_players: {need}; the deck has {deck}")


def _check_room(data: dict[str, Any], where: str) -> None:
    """All tokens must fit on every map, each in a region of its own (§4.7, R-7)."""
    sizes = {f["id"]: sum([len(i["regions"]) for i in f["islands"]]) for f in data["faces"]}
    least = sum([min([sizes[face] for face in board["faces"]]) for board in data["boards"]])
    tokens = 1 + len(DISCOVERIES) + 1 + CITADELS + len(ENCOUNTERS)  # the start and the swamp
    if least < tokens:
        need = f"a map may have only {least} regions"
        raise BadInput(f"{where}: faces.islands: {need}; {tokens} tokens need one each")


def _known(value: Any, known: tuple[Any, ...], where: str) -> None:
    if value not in known:
        raise BadInput(f"{where}: {value!r} is none of: {', '.join(str(name) for name in known)}")


def _figures(row: Any, keys: tuple[str, ...], where: str) -> None:
    if not isinstance(row, dict):
        raise BadInput(f"{where}: takes tables")
    for key in keys:
        if type(row.get(key)) is not int or row[key] < 1:
            raise BadInput(f"{where}: {key} is a number from 1 on")


ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "extra_move": ("n",),
    "extra_army": ("n",),
    "flying": ("n",),
    "elixir": ("n",),
    "gain_coins": ("n",),
    "immunity": (),
    "vp_per_family": ("vp",),
    "vp_for_set": ("size", "vp"),
    "vp_per_flying": ("vp",),
    "vp_per_coins": ("coins", "vp"),
}


def _check_card(card: dict[str, Any], where: str) -> None:
    if "family" in card:
        _known(card["family"], FAMILIES, f"{where}.family")
    _known(card["min_players"], (2, 3, 4), f"{where}.min_players")
    _known(card["mode"], MODES, f"{where}.mode")
    for ability in card["abilities"]:
        _figures(ability, (), f"{where}.abilities")
        _known(ability.get("type"), tuple(ABILITIES), f"{where}.abilities")
        _figures(ability, ABILITIES[ability["type"]], f"{where}.abilities.{ability['type']}")
        if ability["type"] in ("vp_per_family", "vp_for_set"):
            _known(ability.get("family"), FAMILIES, f"{where}.abilities.{ability['type']}")
    types = [ability["type"] for ability in card["abilities"]]
    if len(set(types)) < len(types):
        raise BadInput(f"{where}.abilities: each type stands there once, with its number")
    if len(card["steps"]) != (1 if card["mode"] == "single" else 2):
        raise BadInput(f"{where}.steps: one step with mode single, two with 'or' and 'and'")
    for step in card["steps"]:
        _figures(step, ("n",), f"{where}.steps")
        _known(step.get("do"), DEEDS, f"{where}.steps")
        if step["do"] in ("build", "destroy") and step["n"] != 1:
            raise BadInput(f"{where}.steps: {step['do']} is printed with n = 1 only")


def _check_face(face: dict[str, Any], where: str) -> None:
    """Islands of known regions, whole by land; links and connectors between regions of the face."""
    mine = tuple([region for region in REGIONS if region.rpartition("_")[0] == face["id"]])
    here: list[str] = []
    island_of: dict[str, str] = {}
    for island in face["islands"]:
        for region in _regions(island, where):
            _known(region["id"], mine, f"{where}.islands")
            if region["id"] in here:
                raise BadInput(f"{where}.islands: {region['id']} stands there twice")
            _check_outline(region, f"{where}.islands.{region['id']}")
            here.append(region["id"])
            island_of[region["id"]] = island["id"]
    for link in face["links"]:
        _figures(link, (), f"{where}.links")
        _known(link.get("type"), LINKS[:3], f"{where}.links")
        for end in ("a", "b"):
            _known(link.get(end), tuple(here), f"{where}.links")
        if link["a"] == link["b"]:
            raise BadInput(f"{where}.links: {link['a']} is joined with itself")
        same = island_of[link["a"]] == island_of[link["b"]]
        if (link["type"] == "land" and not same) or (link["type"] == "bridge" and same):
            told = f"{link['type']} {link['a']} - {link['b']}"
            raise BadInput(f"{where}.links: {told}: land joins one island, a bridge joins two")
    for side in SIDES:
        edge = face["edges"].get(side)
        _figures(edge, (), f"{where}.edges.{side}")
        _known(edge.get("region"), tuple(here), f"{where}.edges.{side}")
    _check_whole(face, island_of, where)


def _regions(island: Any, where: str) -> list[dict[str, Any]]:
    if not isinstance(island, dict) or not isinstance(island.get("id"), str):
        raise BadInput(f"{where}.islands: takes tables with an id and regions")
    regions = island.get("regions")
    if not isinstance(regions, list) or not regions or not all(_has_id(r) for r in regions):
        raise BadInput(f"{where}.islands.{island['id']}: regions are tables with an id")
    return regions


def _has_id(row: Any) -> bool:
    return isinstance(row, dict) and isinstance(row.get("id"), str)


def _check_outline(region: dict[str, Any], where: str) -> None:
    points = [region.get("label"), *(region.get("polygon") or ())]
    if len(points) < 4:
        raise BadInput(f"{where}: polygon lists three points [x, y] or more")
    for point in points:
        if not isinstance(point, list) or len(point) != 2 or not all(map(_is_number, point)):
            raise BadInput(f"{where}: label and polygon are points [x, y]; got {point!r}")


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _check_whole(face: dict[str, Any], island_of: dict[str, str], where: str) -> None:
    """Each island hangs together by land, the face by any links."""
    for island in dict.fromkeys(island_of.values()):
        land = [link for link in face["links"] if link["type"] == "land"]
        regions = [region for region, home in island_of.items() if home == island]
        if set(_reached(regions[0], land)) != set(regions):
            raise BadInput(f"{where}.links: the island {island} does not hang together by land")
    if set(_reached(next(iter(island_of)), face["links"])) != set(island_of):
        raise BadInput(f"{where}.links: the face does not hang together")


def _reached(start: str, links: list[dict[str, Any]]) -> list[str]:
    found = [start]
    for region in found:
        for link in links:
            for here, there in ((link["a"], link["b"]), (link["b"], link["a"])):
                if here == region and there not in found:
                    found.append(there)
    return found


def _check_setup(setup: dict[str, Any], where: str) -> None:
    _known(setup["layout"], LAYOUTS, f"{where}.layout")
    slots = SLOTS[LAYOUTS.index(setup["layout"])]
    if sorted(setup["boards"]) != sorted(slots):
        raise BadInput(f"{where}.boards: takes the places {', '.join(slots)}")
    for slot, laid in setup["boards"].items():
        if not isinstance(laid, list) or len(laid) != 2:
            raise BadInput(f"{where}.boards.{slot}: takes a face and its degrees")
        _known(laid[0], FACES, f"{where}.boards.{slot}")
        _known(laid[1], TURNS, f"{where}.boards.{slot}")
    for key in ("start", "second"):
        _known(setup[key], REGIONS, f"{where}.{key}")


assert len(BOARDS) == len(SLOTS[0])
