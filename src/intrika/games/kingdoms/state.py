"""The state of a game: small ints in lists, rows that change seldom as tuples.

A figure is one number, `2 * place`, and one more while it lies down. Who stands in a place is a
number too, with two bits for each seat and for the neutral figures; `SOLE` reads it.
"""

from __future__ import annotations

from typing import Final

from intrika.core.state import State as CoreState
from intrika.games.kingdoms.powers import Powers, powers_of
from intrika.games.kingdoms.tables import FIGURES, MOST, Tables

NEUTRAL: Final = 5  # the owner of neutral figures
UNIT: Final[list[int]] = [1 << 2 * owner for owner in range(NEUTRAL + 1)]
EMPTY: Final = -1
FULL: Final = -2
NOBODY: Final = -1


def _sole() -> list[int]:
    made = [FULL] * (UNIT[NEUTRAL] * 4)
    made[0] = EMPTY
    for owner, unit in enumerate(UNIT):
        made[unit] = owner
    return made


def _open_to(seat: int) -> list[bool]:
    made = [False] * (UNIT[NEUTRAL] * 4)
    made[0] = made[UNIT[seat]] = True
    return made


OPEN_TO: Final[list[list[bool]]] = [_open_to(seat) for seat in range(NEUTRAL)]  # peace, with room
SOLE: Final[list[int]] = _sole()  # by who stands there: EMPTY, FULL or the owner of the one figure

# A war is a short list; these are its places.
ATTACKER: Final = 0
DEFENDER: Final = 1
WHERE: Final = 2
BY_QUEST: Final = 3
NUMBERS: Final = 4  # the attacker's number, the defender's follows; 0 is the flag, -1 not shown
BIDS: Final = 6  # the numbers before a raise
WINNER: Final = 8  # ATTACKER or DEFENDER, or -1
LAIR_USED: Final = 9
LOST: Final = 10  # figures returned to supply
LOST_HERE: Final = 11  # whether the one of the contested region was among them
KEPT: Final = 12  # a place where a last figure had to stay, or NOBODY
NO_WAR: Final[list[int]] = [-1, -1, -1, 0, -1, -1, -1, -1, -1, 0, 0, 0, NOBODY]


class State(CoreState):
    """Figures, counters, shields and tokens."""

    __slots__ = (
        "active", "bag", "beaten", "cards", "castle", "chosen", "copied", "crown", "exploring",
        "faces", "faction", "figures", "final", "first", "hidden", "home", "lost", "magic", "marks",
        "moved", "neutrals", "powers", "res", "shields", "t", "turn", "war", "who",
    )  # fmt: skip
    t: Tables
    first: int  # the first active player
    active: int
    turn: int
    shields: int  # one bit for each action with a shield
    chosen: int  # the action of this turn, or -1
    final: bool  # the final phase has begun
    faction: list[int]  # by seat
    powers: list[Powers]  # by seat: what faction and magic level allow
    copied: list[tuple[int, ...]]  # by seat: (level, faction) pairs, flat
    cards: list[int]  # by seat: the territory card dealt
    home: list[int]  # by seat: the home territory, a face
    lost: int  # the face of the Lost Kingdom, or -1
    faces: tuple[int, ...]  # in play
    res: list[int]  # by seat * 3 + resource
    castle: list[int]
    magic: list[int]
    figures: list[tuple[int, ...]]  # by seat, sorted
    who: list[int]  # by place
    moved: int  # the figure that has moved in this action, or -1
    neutrals: int  # on the map
    beaten: list[int]  # by seat: defeated neutrals
    exploring: bool  # with exploration tokens
    hidden: tuple[int, ...]  # by place: a face-down token
    marks: tuple[int, ...]  # by place: a token that stays, face up
    bag: tuple[int, ...]  # tokens not laid out
    crown: int  # who holds it
    war: list[int]  # see above; empty while there is none

    def copy(self) -> State:
        s = State()
        self.copy_core(s)
        s.t = self.t
        s.first = self.first
        s.active = self.active
        s.turn = self.turn
        s.shields = self.shields
        s.chosen = self.chosen
        s.final = self.final
        s.faction = self.faction[:]
        s.powers = self.powers[:]
        s.copied = self.copied[:]
        s.cards = self.cards[:]
        s.home = self.home[:]
        s.lost = self.lost
        s.faces = self.faces
        s.res = self.res[:]
        s.castle = self.castle[:]
        s.magic = self.magic[:]
        s.figures = self.figures[:]
        s.who = self.who[:]
        s.moved = self.moved
        s.neutrals = self.neutrals
        s.beaten = self.beaten[:]
        s.exploring = self.exploring
        s.hidden = self.hidden
        s.marks = self.marks
        s.bag = self.bag
        s.crown = self.crown
        s.war = self.war[:]
        return s


def empower(s: State, seat: int) -> None:
    """Look up what faction, magic level and copies allow."""
    s.powers[seat] = powers_of(s.t, s.faction[seat], s.magic[seat], s.copied[seat])


def put_figure(s: State, seat: int, code: int) -> None:
    s.figures[seat] = tuple(sorted([*s.figures[seat], code]))
    s.who[code >> 1] += UNIT[seat]


def lift_figure(s: State, seat: int, code: int) -> None:
    left = list(s.figures[seat])
    left.remove(code)
    s.figures[seat] = tuple(left)
    s.who[code >> 1] -= UNIT[seat]


def figure_at(s: State, seat: int, place: int) -> int:
    """This seat's figure in a place where it has one, lying ones first."""
    return 2 * place + 1 if 2 * place + 1 in s.figures[seat] else 2 * place


def supply(s: State, seat: int) -> int:
    return FIGURES - len(s.figures[seat])


def has_at(s: State, seat: int, token: int) -> int:
    """How many of this seat's places bear this token face up."""
    if not s.exploring:
        return 0
    marks = s.marks
    count = 0
    last = -1
    for code in s.figures[seat]:
        place = code >> 1
        if place != last and marks[place] == token:
            count += 1
        last = place
    return count


def gain(s: State, seat: int, resource: int, units: int) -> None:
    """A counter stops at 9; the excess is lost (§4.8)."""
    at = 3 * seat + resource
    s.res[at] = min(MOST, s.res[at] + units)


def with_token(row: tuple[int, ...], place: int, token: int) -> tuple[int, ...]:
    return row[:place] + (token,) + row[place + 1 :]
