"""Positions for the tests, written as people write them down.

Players are A to E (seats 0 to 4). `A.field1` is a region of A's home territory, `L.forest1` one of
the Lost Kingdom. `figures="A.field1 B.ruins1~"` lists a player's figures, `~` after a lying one.
"""

from __future__ import annotations

from typing import Any

import intrika
from intrika.core.refusal import Refusal
from intrika.games.kingdoms.powers import NEVER
from intrika.games.kingdoms.state import NEUTRAL, UNIT, State, empower, put_figure
from intrika.games.kingdoms.tables import (
    ACTIONS,
    ALL_PLACES,
    FACES,
    FACTIONS,
    PLACES,
    REGIONS,
    TOKENS,
)  # fmt: skip
from intrika.games.kingdoms.turn import CHOOSE_ACTION

GAME = intrika.game("kingdoms")
LETTERS = "ABCDE"
HOMES = ("tutenstan", "plebejsko", "elan", "parohan", "hyperborcie")
PLAIN = ("orcs", "dwarves", "humans", "elves", "goblins")
assert NEVER < 0


def player(
    figures: str = "",
    mana: int = 0,
    ore: int = 0,
    food: int = 0,
    faction: str | None = None,
    magic: int = 0,
    castle: int = 0,
    home: str | None = None,
    copied: tuple[tuple[int, str], ...] = (),
) -> dict[str, Any]:
    return {
        "figures": figures, "res": [mana, ore, food], "faction": faction, "magic": magic,
        "castle": castle, "home": home, "copied": copied,
    }  # fmt: skip


class Realm:
    """A position with the names of its places."""

    def __init__(self, s: State) -> None:
        self.s = s

    def place(self, word: str) -> str:
        letter, _, name = word.partition(".")
        s = self.s
        face = s.lost if letter == "L" else s.home[LETTERS.index(letter)]
        return f"{FACES[face]}-{name}"

    def at(self, word: str) -> int:
        return PLACES.index(self.place(word))

    def text(self, text: str) -> str:
        return " ".join([self.place(w) if w[1:2] == "." else w for w in text.split()])

    # -- playing --

    def play(self, *texts: str) -> None:
        """One action after the other, each of the lowest seat that is asked."""
        for text in texts:
            self.s.act(self.s.to_act()[0], GAME.space.parse(self.text(text)))

    def act(self, seat: str, text: str) -> None:
        self.s.act(LETTERS.index(seat), GAME.space.parse(self.text(text)))

    def bid(self, attacker: object, defender: object) -> None:
        """Both sides of the present war set a number or the flag."""
        sides = (self.s.war[0], self.s.war[1])
        for seat, number in sorted(zip(sides, (attacker, defender), strict=True)):
            self.s.act(seat, GAME.space.parse(f"bid {number}"))

    def refused(self, text: str, seat: str | None = None) -> Refusal | None:
        """Why the asked seat may not do this; None if it may, and then it is offered."""
        who = self.s.to_act()[0] if seat is None else LETTERS.index(seat)
        action = GAME.space.parse(self.text(text))
        why = self.s.explain(who, action)
        assert (why is None) == (action in self.s.options(who)), text
        return why

    def may(self, text: str, seat: str | None = None) -> bool:
        return self.refused(text, seat) is None

    def options(self) -> list[str]:
        """What the asked seat may do, places in the notation of this file."""
        return [self.short(a.text) for a in self.s.options(self.s.to_act()[0])]

    def short(self, text: str) -> str:
        for letter, face in [*zip(LETTERS, self.s.home, strict=False), ("L", self.s.lost)]:
            if face >= 0:
                text = text.replace(FACES[face] + "-", f"{letter}.")
        return text

    # -- looking --

    @property
    def asked(self) -> str:
        """Who is asked for what: `A figure`."""
        ask = self.s.asking()
        assert ask is not None
        return "".join([LETTERS[seat] for seat in ask.seats()]) + " " + ask.name

    def have(self, seat: str) -> tuple[int, int, int]:
        at = 3 * LETTERS.index(seat)
        mana, ore, food = self.s.res[at : at + 3]
        return mana, ore, food

    def figures(self, seat: str) -> str:
        """In the notation of this file."""
        made = []
        for code in self.s.figures[LETTERS.index(seat)]:
            made.append(self.short(PLACES[code >> 1]) + "~" * (code & 1))
        return " ".join(made)

    def told(self, name: str) -> list[Any]:
        """The events of one type so far."""
        assert self.s.log is not None
        return [event for event in self.s.log if type(event).__name__ == name]


def realm(
    *players: dict[str, Any],
    turn: str = "A",
    shields: tuple[str, ...] = (),
    lost: str = "morandrea",
    neutrals: str | None = None,
    tokens: dict[str, str] | None = None,
    hidden: dict[str, str] | None = None,
    crown: str | None = None,
    final: bool = False,
) -> Realm:
    """A game in progress; the active player is about to place a shield."""
    seats = len(players)
    exploring = tokens is not None or hidden is not None or crown is not None
    options = {"starter": 0, "exploration_tokens": exploring}
    s = GAME.new(seats, 1, options, log=True)
    assert isinstance(s, State)
    s.turn, s.active, s.final = 1, LETTERS.index(turn), final
    s.shields = sum([1 << ACTIONS.index(action) for action in shields])
    s.who = [0] * ALL_PLACES
    s.figures = [()] * seats
    s.home = [FACES.index(p["home"] or HOMES[i]) for i, p in enumerate(players)]
    s.lost = FACES.index(lost) if seats == 2 else -1
    s.faces = tuple(s.home) + ((s.lost,) if seats == 2 else ())
    made = Realm(s)
    for seat, p in enumerate(players):
        s.faction[seat] = FACTIONS.index(p["faction"] or PLAIN[seat])
        s.magic[seat], s.castle[seat] = p["magic"], p["castle"]
        s.res[3 * seat : 3 * seat + 3] = p["res"]
        pairs = [(level, FACTIONS.index(name)) for level, name in p["copied"]]
        s.copied[seat] = tuple([n for pair in pairs for n in pair])
        empower(s, seat)
        words = p["figures"].split() or [f"{LETTERS[seat]}.field1"] * 2
        for word in words:
            put_figure(s, seat, 2 * made.at(word.rstrip("~")) + word.endswith("~"))
    if seats == 2:
        _neutrals(made, neutrals)
    s.hidden = _tokens(made, hidden or {})
    s.marks = _tokens(made, tokens or {})
    s.bag = ()
    s.crown = LETTERS.index(crown) if crown else -1
    s.agenda = [CHOOSE_ACTION[s.active]]
    s.offered = None
    assert s.log is not None
    s.log.clear()
    assert GAME.broken(s) is None, GAME.broken(s)
    return made


def _neutrals(made: Realm, neutrals: str | None) -> None:
    s = made.s
    if neutrals is None:
        regions = list(range(s.lost * REGIONS, s.lost * REGIONS + REGIONS))
    else:
        regions = [made.at(word) for word in neutrals.split()]
    s.neutrals = len(regions)
    for region in regions:
        s.who[region] += UNIT[NEUTRAL]
    s.beaten = [REGIONS - len(regions), 0]


def _tokens(made: Realm, tokens: dict[str, str]) -> tuple[int, ...]:
    row = [0] * ALL_PLACES
    for word, token in tokens.items():
        row[made.at(word)] = TOKENS.index(token) + 1
    return tuple(row)


def new(seats: int, seed: int = 1, **options: Any) -> Realm:
    s = GAME.new(seats, seed, options, log=True)
    assert isinstance(s, State)
    return Realm(s)


def war(made: Realm, move: str = "A.field1", to: str = "A.forest1", quest: bool = False) -> None:
    """A attacks: the shield, the action, the figure and its target, as far as they are asked."""
    made.play(f"shield {'quest' if quest else 'patrol'}")
    made.play(f"perform {'quest' if quest else 'patrol'}")
    if made.asked == "A figure":
        made.play(f"move {move}")
    if made.s.to_act() and made.asked == "A target":
        made.play(f"to {to}")
