"""Regions, terrains, tokens and prices, as flat tables read from data/.

A place is a number: the 80 regions come first, five to a face, then the water zones that some
factions may enter. Crags are no places. What a data pack may replace is in `Tables`; the rest are
constants.
"""

from __future__ import annotations

from typing import Any, Final

from intrika.core.data import read_toml
from intrika.core.pack import Pack, replaced
from intrika.core.refusal import BadInput

DATA: Final[dict[str, Any]] = {
    **read_toml(__file__, "game"),
    **read_toml(__file__, "factions"),
    **read_toml(__file__, "map"),
}

MIN_SEATS: Final[int] = DATA["players"]["min"]
MAX_SEATS: Final[int] = DATA["players"]["max"]
FIGURES: Final[int] = DATA["components"]["figures_per_colour"]
SHIELDS: Final[int] = DATA["components"]["shields"]
MOST: Final[int] = DATA["resources"]["max_each"]
START_TOTAL: Final[int] = DATA["resources"]["start_total"]
START_FIGURES: Final[int] = DATA["resources"]["start_figures"]
HIGHEST_BID: Final[int] = DATA["war"]["highest"]

COLOURS: Final[tuple[str, ...]] = tuple(DATA["colours"]["ids"])
RESOURCES: Final = ("mana", "ore", "food")
MANA: Final = 0
ORE: Final = 1
FOOD: Final = 2
WAR_VALUE: Final[list[int]] = [DATA["resources"]["war_value"][name] for name in RESOURCES]
BEGINNER: Final[list[int]] = [DATA["resources"]["beginner"][name] for name in RESOURCES]

TERRAINS: Final = ("field", "forest", "mountain", "capital", "ruins", "water")
CAPITAL: Final = 3
RUINS: Final = 4
WATER: Final = 5
NOTHING: Final = -1
YIELD: Final[list[int]] = [  # by terrain: a resource, or NOTHING
    RESOURCES.index(DATA["terrains"][terrain]) if DATA["terrains"][terrain] in RESOURCES else -1
    for terrain in TERRAINS
]
CAPITAL_ALONE: Final[int] = DATA["capital"]["vp_alone"]
CAPITAL_SHARED: Final[int] = DATA["capital"]["vp_shared"]

ACTIONS: Final[tuple[str, ...]] = tuple(DATA["actions"]["ids"])
PATROL: Final = 0
QUEST: Final = 1
BUILD: Final = 2
RESEARCH: Final = 3
EXPAND: Final = 4
TRADE: Final = 5
ALL_ACTIONS: Final = 6

CASTLE_ORE: Final[list[int]] = DATA["castle"]["ore"]
MAGIC_MANA: Final[list[int]] = DATA["magic"]["mana"]
TOP_CASTLE: Final[int] = len(CASTLE_ORE)
TOP_MAGIC: Final[int] = len(MAGIC_MANA)

TOKENS: Final[tuple[str, ...]] = tuple([name for name in DATA["token_counts"] if name != "source"])
CROWN: Final = 1  # tokens in the state are one more than their index; 0 is no token
TREASURE: Final = 2
BANDITS: Final = 3
LAIR: Final = 4
CAMP: Final = 5
FORT: Final = 6
TOWN: Final = 7
CHURCH: Final = 8
BLANK: Final = 9
TOKEN_TOTAL: Final[int] = DATA["components"]["exploration_tokens"]
HOME_TOKENS: Final[int] = DATA["five_players"]["tokens_per_home"]
CROWN_VP: Final[int] = DATA["tokens"]["crown_vp"]
TOWN_VP: Final[int] = DATA["tokens"]["town_vp"]
TREASURE_UNITS: Final[int] = DATA["tokens"]["treasure_units"]
BANDIT_UNITS: Final[int] = DATA["tokens"]["bandit_units"]
CAMP_UNITS: Final[int] = DATA["tokens"]["camp_units"]
FORT_DISCOUNT: Final[int] = DATA["tokens"]["fort_discount"]
LAIR_LEVELS: Final[int] = DATA["tokens"]["lair_levels"]
NEUTRAL_VP: Final[int] = DATA["lost_kingdom"]["vp_per_neutral"]
LOST_REGION_VP: Final[int] = DATA["lost_kingdom"]["vp_per_region"]

FACTIONS: Final[tuple[str, ...]] = tuple([faction["id"] for faction in DATA["factions"]])

ABILITIES: Final[tuple[str, ...]] = tuple(
    [ability["id"] for faction in DATA["factions"] for ability in faction["abilities"]]
)

_faces: list[dict[str, Any]] = DATA["faces"]
FACES: Final[tuple[str, ...]] = tuple([face["id"] for face in _faces])
SIDES: Final = ("A", "B")
REGIONS: Final = 5  # regions of a face
REGION_IDS: Final[tuple[str, ...]] = tuple([r["id"] for face in _faces for r in face["regions"]])
_zones = [
    (zone["id"], number)
    for number, face in enumerate(_faces)
    for zone in face["zones"]
    if zone["terrain"] == "water"
]
PLACES: Final[tuple[str, ...]] = REGION_IDS + tuple([id for id, _ in _zones])
ALL_REGIONS: Final[int] = len(REGION_IDS)
ALL_PLACES: Final[int] = len(PLACES)
FACE_OF: Final[list[int]] = [r // REGIONS for r in range(ALL_REGIONS)] + [f for _, f in _zones]
FACE_PLACES: Final[list[list[int]]] = [
    [place for place in range(ALL_PLACES) if FACE_OF[place] == face] for face in range(len(FACES))
]
NO_TOKENS: Final[tuple[int, ...]] = (0,) * ALL_PLACES

# How figures go: walk modes for Patrol and retreat, gate modes for Quest, as sums of these.
SWIMS: Final = 1
FORDS: Final = 2  # crosses rivers
SHORES: Final = 2  # water and shore count as edge
INLAND: Final = 4  # every region counts as edge


class Tables:
    """What a data pack may replace: castle points, tokens, layouts, abilities. Never changed."""

    __slots__ = (
        "abilities", "bag", "castle_points", "edge", "gate", "gates", "made", "shore", "terrain",
        "walk",
    )  # fmt: skip
    castle_points: list[int]  # by level
    bag: list[int]  # the tokens, in the order of their kinds
    terrain: list[int]  # by place
    edge: list[bool]  # by place
    shore: list[bool]  # by place: a water zone or a region touching water
    walk: list[list[tuple[int, ...]]]  # by walk mode, by place: where one step leads
    gate: list[list[bool]]  # by gate mode, by place: whether a Quest may start and end there
    gates: list[list[tuple[int, ...]]]  # by gate mode, by face: those places
    abilities: list[list[str]]  # by faction, by level - 1: the effect as the data spell it
    made: dict[tuple[int, ...], Any]  # powers that were asked for before, see powers.py

    def __init__(self, data: dict[str, Any]) -> None:
        self.castle_points = [0, *data["castle_points"]["vp"]]
        counts = data["token_counts"]
        self.bag = [i + 1 for i, name in enumerate(TOKENS) for _ in range(counts[name])]
        self.abilities = [[a["effect"] for a in f["abilities"]] for f in data["factions"]]
        self.made = {}
        rows = [row for face in data["faces"] for row in face["regions"]]
        rows += [
            row for face in data["faces"] for row in face["zones"] if row["terrain"] == "water"
        ]
        self.terrain = [TERRAINS.index(row["terrain"]) for row in rows]
        self.edge = [row["edge"] for row in rows]
        self.shore = [row["terrain"] == "water" or row["touches_water"] for row in rows]
        self.walk = [_steps(rows, mode) for mode in range(SWIMS + FORDS + 1)]
        self.gate = [self._gate(mode) for mode in range(SWIMS + SHORES + INLAND + 1)]
        self.gates = [
            [tuple([p for p in places if gate[p]]) for places in FACE_PLACES] for gate in self.gate
        ]

    def _gate(self, mode: int) -> list[bool]:
        """Where a Quest may start and end (§4.2, R-4, R-44)."""
        made: list[bool] = []
        for place in range(ALL_PLACES):
            opens = self.edge[place] or bool(mode & SHORES and self.shore[place])
            if place < ALL_REGIONS:
                opens = opens or bool(mode & INLAND)
            else:
                opens = opens and bool(mode & SWIMS)
            made.append(opens)
        return made


def _steps(rows: list[dict[str, Any]], mode: int) -> list[tuple[int, ...]]:
    """Neighbours of each place for one walk mode (§4.1, R-27, R-44)."""
    index = {name: place for place, name in enumerate(PLACES)}
    made: list[list[int]] = [[] for _ in rows]
    for place, row in enumerate(rows):
        if place < ALL_REGIONS:
            made[place] += [index[name] for name in row["adjacent"]]
            if mode & FORDS:
                made[place] += [index[name] for name in row["river_to"]]
        elif mode & SWIMS:
            for name in row["neighbours"]:
                if name in index:
                    made[place].append(index[name])
                    if index[name] < ALL_REGIONS:
                        made[index[name]].append(place)
    return [tuple(sorted(places)) for places in made]


BASE: Final[Tables] = Tables(DATA)
_packed: dict[str, Tables] = {}


def tables_of(pack: Pack | None) -> Tables:
    """The tables with a pack's facts in place; made once for each pack."""
    if pack is None:
        return BASE
    digest = pack.digest()
    if digest not in _packed:
        data = replaced(DATA, pack)
        _check(data, f"pack {pack.name}")
        _packed[digest] = Tables(data)
    return _packed[digest]


def _check(data: dict[str, Any], where: str) -> None:
    """Whether replaced facts make a game: the error names the entry."""
    points = data["castle_points"]["vp"]
    if len(points) != TOP_CASTLE or not all(isinstance(vp, int) for vp in points):
        raise BadInput(f"{where}: castle_points.vp takes {TOP_CASTLE} numbers")
    counts = [data["token_counts"][name] for name in TOKENS]
    if sum(counts) != TOKEN_TOTAL or min(counts) < 0 or counts[CROWN - 1] > 1 or not counts[-1]:
        raise BadInput(
            f"{where}: token_counts must add up to {TOKEN_TOTAL}, with one crown at most and at "
            "least one blank"
        )
    for face in data["faces"]:
        _check_face(face, where)


def _check_face(face: dict[str, Any], where: str) -> None:
    """Terrains exist, borders are mutual, and all regions hang together without a river."""
    regions = {row["id"]: row for row in face["regions"]}
    for row in face["regions"]:
        if row["terrain"] not in TERRAINS[:WATER]:
            raise BadInput(f"{where}: {row['id']}: terrain takes {', '.join(TERRAINS[:WATER])}")
        for name, kind in [(n, k) for k in ("adjacent", "river_to") for n in row[k]]:
            if name not in regions or row["id"] not in regions[name][kind]:
                raise BadInput(f"{where}: {row['id']}: {kind} {name} is not mutual")
    for row in face["zones"]:
        if row["terrain"] != ("water" if row["id"] in PLACES else "crag"):
            raise BadInput(f"{where}: {row['id']}: water stays water and crags stay crags")
    found = {face["regions"][0]["id"]}
    for _ in regions:
        found |= {name for id in found for name in regions[id]["adjacent"]}
    if len(found) != len(regions) or not any([row["edge"] for row in face["regions"]]):
        raise BadInput(f"{where}: {face['id']}: all regions must hang together, one at the edge")
