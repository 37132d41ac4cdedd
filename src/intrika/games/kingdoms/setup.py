"""Setting the table up (specification, sections 2, 9 and 11)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.chance import below, shuffled
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import FACTION, SIDE, SPARE, SPLIT, START
from intrika.games.kingdoms.entry import lie_down
from intrika.games.kingdoms.powers import Powers
from intrika.games.kingdoms.state import NEUTRAL, NOBODY, UNIT, State, empower, put_figure
from intrika.games.kingdoms.tables import (
    ALL_PLACES,
    BEGINNER,
    BLANK,
    FACE_OF,
    FACES,
    FACTIONS,
    HOME_TOKENS,
    MAX_SEATS,
    NO_TOKENS,
    REGIONS,
    START_FIGURES,
    START_TOTAL,
    Tables,
)  # fmt: skip
from intrika.games.kingdoms.turn import StartTurn


def lay_out(s: State, t: Tables, exploring: bool) -> None:
    """An empty table: castles and magic at 0, no shield on the action card (§2)."""
    n = s.seats
    s.t = t
    s.active = s.first = NOBODY
    s.turn = 0
    s.shields = 0
    s.chosen = -1
    s.final = False
    s.faction = [NOBODY] * n
    s.powers = [Powers() for _ in range(n)]
    s.copied = [()] * n
    s.cards = [NOBODY] * n
    s.home = [NOBODY] * n
    s.lost = NOBODY
    s.faces = ()
    s.res = [0] * (3 * n)
    s.castle = [0] * n
    s.magic = [0] * n
    s.figures = [()] * n
    s.who = [0] * ALL_PLACES
    s.moved = -1
    s.neutrals = 0
    s.beaten = [0] * n
    s.exploring = exploring
    s.hidden = NO_TOKENS
    s.marks = NO_TOKENS
    s.bag = ()
    s.crown = NOBODY
    s.war = []


def in_order(s: State) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + i) % s.seats for i in range(s.seats)]


def begin(s: State, starter: int | None, draft: bool) -> None:
    """Draw the first player; then factions, by chance or by draft (§2.1, §2.3, R-33, R-54)."""
    s.first = below(s, s.seats) if starter is None else starter
    s.active = s.first
    if s.log is not None:
        s.log.append(events.GameBegun(s.first))
    s.agenda.append(DealTerritories())
    if draft:
        for seat in reversed(in_order(s)):
            s.agenda.append(ChooseFaction(seat))
        return
    drawn = shuffled(s, list(range(len(FACTIONS))))
    for seat in in_order(s):
        take_faction(s, seat, drawn.pop(0), True)


def take_faction(s: State, seat: int, faction: int, drawn: bool) -> None:
    s.faction[seat] = faction
    empower(s, seat)
    if s.log is not None:
        s.log.append(events.FactionTaken(seat, faction, drawn))


class ChooseFaction(AskOne):
    """One faction out of all that remain (R-33)."""

    __slots__ = ()
    name: ClassVar[str] = "faction"
    clause: ClassVar[str] = "R-33"
    kinds: ClassVar[tuple[str, ...]] = ("faction",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [FACTION[f] for f in range(len(FACTIONS)) if f not in s.faction]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        take_faction(s, seat, a.arg, False)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        for other, faction in enumerate(s.faction):
            if faction == a.arg:
                return refusal("R-33", "faction-taken", faction=faction, other=other)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}


class DealTerritories(Step):
    """A random territory card each; with two players also the Lost Kingdom (§2.3, §9, R-54)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        cards = shuffled(s, list(range(len(FACES) // 2)))
        for seat in in_order(s):
            card = s.cards[seat] = cards.pop(0)
            if s.log is not None:
                s.log.append(events.TerritoryDealt(seat, (2 * card, 2 * card + 1)))
        if s.seats == 2:
            s.lost = 2 * cards.pop(0) + below(s, 2)
            s.neutrals = REGIONS
            for region in range(REGIONS * s.lost, REGIONS * s.lost + REGIONS):
                s.who[region] = UNIT[NEUTRAL]
            if s.log is not None:
                s.log.append(events.LostKingdomLaid(s.lost))
        s.agenda.append(LayTokens())
        for seat in reversed(in_order(s)):
            s.agenda.append(ChooseSide(seat))


class ChooseSide(AskOne):
    """Which side of the card is the home territory (§2.4)."""

    __slots__ = ()
    name: ClassVar[str] = "side"
    clause: ClassVar[str] = "§2.4"
    kinds: ClassVar[tuple[str, ...]] = ("side",)

    def options(self, s: State, seat: int) -> list[Action]:
        return SIDE[:]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.home[seat] = 2 * s.cards[seat] + a.arg
        if s.log is not None:
            s.log.append(events.SideChosen(seat, s.home[seat]))
        s.faces = tuple([s.home[other] for other in in_order(s) if s.home[other] >= 0])
        if s.lost >= 0:
            s.faces = (*s.faces, s.lost)
        s.agenda[-1] = ChooseStart(seat)
        if s.setup.options["beginner_split"]:
            share_out(s, seat, BEGINNER)
        else:
            s.agenda.append(ChooseSplit(seat))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        card = s.cards[self.seat]
        return {"seat": self.seat, "face": [2 * card, 2 * card + 1]}


def share_out(s: State, seat: int, units: list[int]) -> None:
    s.res[3 * seat : 3 * seat + 3] = units
    if s.log is not None:
        s.log.append(events.ResourcesSplit(seat, units[0], units[1], units[2]))


class ChooseSplit(AskOne):
    """Six resources, split freely over mana, ore and food (§2.4)."""

    __slots__ = ()
    name: ClassVar[str] = "split"
    clause: ClassVar[str] = "§2.4"
    kinds: ClassVar[tuple[str, ...]] = ("split",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [a for a in SPLIT if a.arg + a.arg2 <= START_TOTAL]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        share_out(s, seat, [a.arg, a.arg2, START_TOTAL - a.arg - a.arg2])

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if START_TOTAL - a.arg - a.arg2 < 0:
            units = a.arg + a.arg2
            return refusal("§2.4", "split-too-much", units=units, most=START_TOTAL)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "units": START_TOTAL}


class ChooseStart(AskOne):
    """One region of the home territory, where two figures start (§2.4)."""

    __slots__ = ()
    name: ClassVar[str] = "start"
    clause: ClassVar[str] = "§2.4"
    kinds: ClassVar[tuple[str, ...]] = ("start",)

    def options(self, s: State, seat: int) -> list[Action]:
        return START[s.home[seat] * REGIONS : s.home[seat] * REGIONS + REGIONS]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if s.log is not None:
            s.log.append(events.FiguresStarted(seat, a.arg))
        for _ in range(START_FIGURES):
            put_figure(s, seat, 2 * a.arg)
            lie_down(s, seat, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if FACE_OF[a.arg] != s.home[seat]:
            return refusal("§2.4", "not-home", place=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "face": s.home[self.seat]}


# -- exploration tokens ------------------------------------------------------------------------


class LayTokens(Step):
    """Shuffled tokens, face down, one to every region without a player's figure (§11, R-54)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.agenda.append(StartTurn(s.first))
        if not s.exploring:
            return
        tokens = s.t.bag[:]
        if s.seats == MAX_SEATS:
            tokens.remove(BLANK)
            s.bag = tuple(shuffled(s, tokens))
            for seat in reversed(in_order(s)):
                s.agenda.append(ChooseSpare(seat))
            return
        s.bag = tuple(shuffled(s, tokens))
        places = [
            region
            for face in s.faces
            for region in range(REGIONS * face, REGIONS * face + REGIONS)
            if s.who[region] in (0, UNIT[NEUTRAL])
        ]
        lay(s, places)
        if s.log is not None:
            s.log.append(events.TokensLaid(tuple(places)))


def lay(s: State, places: list[int]) -> None:
    """The next tokens of the shuffled pile go to these places."""
    row = list(s.hidden)
    for i, place in enumerate(places):
        row[place] = s.bag[i]
    s.hidden = tuple(row)
    s.bag = s.bag[len(places) :]


class ChooseSpare(AskOne):
    """With five players: which free home region gets no token; the other three do (§11, R-54)."""

    __slots__ = ()
    name: ClassVar[str] = "spare"
    clause: ClassVar[str] = "§11"
    kinds: ClassVar[tuple[str, ...]] = ("spare",)

    def options(self, s: State, seat: int) -> list[Action]:
        first = s.home[seat] * REGIONS
        return [SPARE[region] for region in range(first, first + REGIONS) if not s.who[region]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        first = s.home[seat] * REGIONS
        free = [region for region in range(first, first + REGIONS) if not s.who[region]]
        free.remove(a.arg)
        lay(s, free[:HOME_TOKENS])
        if s.log is not None:
            s.log.append(events.HomeTokensLaid(seat, tuple(free)))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if FACE_OF[a.arg] != s.home[seat]:
            return refusal("§11", "not-home", place=a.arg)
        if s.who[a.arg]:
            return refusal("§11", "spare-occupied", place=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "count": HOME_TOKENS}
