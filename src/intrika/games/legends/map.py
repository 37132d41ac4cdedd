"""The map of one game: boards laid side by side, joined, and numbered for play (§3).

Regions are numbered here from 0 in the order of places and faces; `regions` and `local` translate
between these and the permanent numbers of `REGIONS`. A `Map` is never changed.
"""

from __future__ import annotations

from typing import Final

from intrika.core.refusal import BadInput
from intrika.games.legends.cards import FACES, LAYOUTS, REGIONS, SIDES, SLOTS, TURNS
from intrika.games.legends.tables import DATA, PORTAL_LINK, SEA, TABLES, Tables

NO_LINK: Final = -1
Joint = tuple[int, int, int, int]  # place, its side on the table, place, its side


def _joints() -> list[list[Joint]]:
    made: list[list[Joint]] = []
    for layout, data in enumerate(DATA["layouts"]):
        at = SLOTS[layout].index
        made.append(
            [(at(a), SIDES.index(d), at(b), SIDES.index(e)) for a, d, b, e in data["joints"]]
        )
    return made


JOINTS: Final[list[list[Joint]]] = _joints()  # by layout
INNER: Final[list[list[int]]] = [
    [SLOTS[i].index(slot) for slot in layout["inner"]] for i, layout in enumerate(DATA["layouts"])
]
SAME_WAY: Final[list[bool]] = [layout["same_way"] for layout in DATA["layouts"]]
T_SHAPE: Final = LAYOUTS.index("t_shape")


def join(kinds: list[int], n: int, one: int, two: int, kind: int) -> None:
    """Link two regions; a sea link gives way to any cheaper one (§3.1)."""
    if kinds[one * n + two] in (NO_LINK, SEA):
        kinds[one * n + two] = kind
        kinds[two * n + one] = kind


class Map:
    """Regions, islands and links, with links as bits so that a set of them is one number."""

    __slots__ = (
        "boards", "from_", "island_ids", "island_of", "islands", "joined", "kind", "layout",
        "local", "n", "out", "out_mask", "plain_mask", "regions", "slot_of", "to",
    )  # fmt: skip
    layout: int
    boards: tuple[int, ...]  # face * 4 + quarter turns, by place
    n: int  # how many regions
    regions: list[int]  # permanent number by region
    local: list[int]  # region by permanent number, -1 if it is not in play
    slot_of: list[int]  # place of its board, by region
    islands: list[list[int]]
    island_ids: list[str]
    island_of: list[int]  # by region
    joined: list[bool]  # by region: a joint leads to another board
    from_: list[int]  # links by number, sorted by both ends
    to: list[int]
    kind: list[int]
    out: list[list[int]]  # links that leave a region
    out_mask: list[int]  # the same as bits
    plain_mask: int  # links that are not sea links

    def __init__(self, tables: Tables, layout: int, boards: tuple[int, ...]) -> None:
        self.layout = layout
        self.boards = boards
        self.regions = []
        self.slot_of = []
        self.islands = []
        self.island_ids = []
        for slot, code in enumerate(boards):
            face = tables.faces[code // 4]
            for island, id in zip(face.islands, face.island_ids, strict=True):
                first = len(self.regions)
                self.islands.append(list(range(first, first + len(island))))
                self.island_ids.append(id)
                self.regions += island
                self.slot_of += [slot] * len(island)
        self.n = len(self.regions)
        self.local = [-1] * len(REGIONS)
        for region, permanent in enumerate(self.regions):
            self.local[permanent] = region
        self.island_of = [0] * self.n
        for i, members in enumerate(self.islands):
            for region in members:
                self.island_of[region] = i
        self.joined = [False] * self.n
        self._number(self._kinds(tables))

    def _kinds(self, tables: Tables) -> list[int]:
        """The kind of link by both ends (`one * n + two`), the cheapest if there are several."""
        kinds = [NO_LINK] * (self.n * self.n)
        local = self.local
        if self.boards:
            for here, there in joints_of(tables, self.layout, self.boards):
                self.joined[local[here]] = True
                self.joined[local[there]] = True
                join(kinds, self.n, local[here], local[there], SEA)
        for code in self.boards:
            for one, two, kind in tables.faces[code // 4].links:
                join(kinds, self.n, local[one], local[two], kind)
        return kinds

    def _number(self, kinds: list[int]) -> None:
        """Every link in both directions, sorted by both ends."""
        n = self.n
        self.from_ = []
        self.to = []
        self.kind = []
        self.out = []
        self.out_mask = []
        for a in range(n):
            row = kinds[a * n : (a + 1) * n]
            first = len(self.to)
            for b, kind in enumerate(row):
                if kind != NO_LINK:
                    self.from_.append(a)
                    self.to.append(b)
                    self.kind.append(kind)
            self.out.append(list(range(first, len(self.to))))
            self.out_mask.append((1 << len(self.to)) - (1 << first))
        self.plain_mask = (1 << len(self.to)) - 1
        for e, kind in enumerate(self.kind):
            if kind == SEA:
                self.plain_mask -= 1 << e

    def with_portals(self, tables: Tables, one: int, two: int) -> Map:
        """The same map with a portal link between two regions (§9.3)."""
        made = Map(tables, self.layout, self.boards)
        kinds = made._kinds(tables)
        join(kinds, self.n, one, two, PORTAL_LINK)
        made._number(kinds)
        return made

    def in_mask(self, region: int) -> int:
        """The links that enter a region, as bits."""
        return sum([1 << e for e, there in enumerate(self.to) if there == region])

    def link(self, here: int, there: int) -> int:
        """The number of the link between two regions, or -1."""
        for e in self.out[here]:
            if self.to[e] == there:
                return e
        return -1


NO_MAP: Final[list[Map]] = [Map(TABLES, layout, ()) for layout in range(len(LAYOUTS))]  # by layout


def edge_region(tables: Tables, code: int, side: int) -> int:
    """Where the connector at a side of the table leads, on a face turned clockwise (§3.2)."""
    return tables.faces[code // 4].edges[(side - code % 4) % 4]


def joints_of(tables: Tables, layout: int, boards: tuple[int, ...]) -> list[tuple[int, int]]:
    """The pairs of regions (permanent numbers) that the joints of this layout join."""
    return [
        (edge_region(tables, boards[a], d), edge_region(tables, boards[b], e))
        for a, d, b, e in JOINTS[layout]
    ]


def joint_name(layout: int, joint: Joint) -> str:
    a, d, b, e = joint
    return f"{SLOTS[layout][a]} {SIDES[d]} - {SLOTS[layout][b]} {SIDES[e]}"


def check_layout(tables: Tables, layout: int, boards: tuple[int, ...]) -> None:
    """Refuse boards that cannot lie so; the error names the joint (§3.2, R-2, R-26)."""
    slots = SLOTS[layout]
    if len(boards) != len(slots):
        raise BadInput(f"{LAYOUTS[layout]} takes {len(slots)} boards; got {len(boards)}")
    for slot, code in enumerate(boards):
        for other in range(slot):
            if tables.board_of[boards[other] // 4] == tables.board_of[code // 4]:
                faces = f"{FACES[boards[other] // 4]} and {FACES[code // 4]}"
                raise BadInput(f"{slots[other]} and {slots[slot]}: {faces} are on one board")
    for joint in JOINTS[layout]:
        one, two = boards[joint[0]], boards[joint[2]]
        if SAME_WAY[layout] and one % 2 != two % 2:
            raise BadInput(
                f"joint {joint_name(layout, joint)}: {FACES[one // 4]} is turned by "
                f"{TURNS[one % 4]} and {FACES[two // 4]} by {TURNS[two % 4]} degrees, so their "
                f"sides do not meet (R-26)"
            )


def is_start(tables: Tables, m: Map, region: int) -> bool:
    """May the start token lie here: the right board, and joined with another one (§4.2)?"""
    if not m.joined[region]:
        return False
    slot = m.slot_of[region]
    faces = [code // 4 for code in m.boards]
    if tables.start_face in faces:
        return faces[slot] == tables.start_face
    return slot in INNER[m.layout]


def is_second(m: Map, start: int, region: int) -> bool:
    """Another board than that of the start region and, in a T, not the centre (R-5, R-26)."""
    slot = m.slot_of[region]
    return slot != m.slot_of[start] and (m.layout != T_SHAPE or slot not in INNER[m.layout])
