"""State: plain data, copied by hand; the methods every game's state has."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from intrika.core.action import Action
from intrika.core.agenda import Ask, Frame, Step
from intrika.core.event import Event
from intrika.core.refusal import IllegalAction, Refusal, refusal
from intrika.core.result import Result

if TYPE_CHECKING:
    from intrika.core.game import Game
    from intrika.core.pack import Pack


class Setup:
    """What a game was started with, but for the seed. Shared by all copies; nobody changes it."""

    __slots__ = ("game", "options", "pack", "seats", "sheet")
    game: Game
    seats: int
    options: dict[str, Any]
    pack: Pack | None
    sheet: Any  # the open part of observations (observation.py), once one was made

    def __init__(self, game: Game, seats: int, options: dict[str, Any], pack: Pack | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.pack = pack
        self.sheet = None

    def again(self) -> Setup:
        return Setup(self.game, self.seats, self.options, self.pack)


class State:
    """A position. Every game adds its own fields and writes its own `copy`."""

    __slots__ = (
        "agenda",
        "draws",
        "key",
        "log",
        "offered",
        "offered_to",
        "seats",
        "setup",
        "shown",
    )
    agenda: list[Frame]  # what is still to happen; the last entry is next
    draws: int  # how often chance was used
    key: bytes  # of the random numbers
    log: list[Event] | None  # None while a bot is searching
    offered: list[Action] | None  # the options last computed, for `offered_to`
    offered_to: int
    seats: int
    setup: Setup
    shown: int  # how often anybody learned anything hidden (chance included)

    def copy(self) -> State:
        raise NotImplementedError

    def copy_core(self, s: State) -> None:
        """The part of `copy` that is the same in every game."""
        s.agenda = self.agenda[:]
        s.draws = self.draws
        s.key = self.key
        s.log = None
        s.offered = None
        s.offered_to = -1
        s.seats = self.seats
        s.setup = self.setup
        s.shown = self.shown

    def begin(self, setup: Setup, key: bytes, log: bool) -> None:
        """Fill the fields every game has, before the game deals."""
        self.agenda = []
        self.draws = 0
        self.key = key
        self.log = [] if log else None
        self.offered = None
        self.offered_to = -1
        self.seats = setup.seats
        self.setup = setup
        self.shown = 0

    # -- playing ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.agenda

    def asking(self) -> Ask | None:
        """The pending choice."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Ask)
        return top

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an answer now; several while a secret choice is open."""
        agenda: list[Any] = self.agenda
        if not agenda:
            return ()
        top: Ask = agenda[-1]
        return top.seats()

    def options(self, seat: int) -> list[Action]:
        """Every legal action of this seat now; empty if it is not asked."""
        offered = self.offered
        if offered is not None and self.offered_to == seat:
            return offered
        agenda: list[Any] = self.agenda
        if not agenda:
            return []
        top: Ask = agenda[-1]
        if not top.asks(seat):
            return []
        offered = top.options(self, seat)
        self.offered = offered
        self.offered_to = seat
        return offered

    def act(self, seat: int, a: Action) -> None:
        """Play an action and everything that follows by itself; refuse an illegal one."""
        offered = self.offered
        if offered is None or self.offered_to != seat:
            offered = []
        for option in offered:  # actions are interned: `in` would compare them far more slowly
            if option is a:
                break
        else:
            self._check(seat, a)
        self.offered = None
        agenda: list[Any] = self.agenda
        top: Ask = agenda[-1]
        top.choose(self, seat, a)
        self.settle()

    def _check(self, seat: int, a: Action) -> None:
        """Refuse what the rules, asked anew, do not offer."""
        self.offered = None
        if a not in self.options(seat):
            why = self.explain(seat, a)
            raise IllegalAction(seat, a.text, why or refusal("", "not-offered"))

    def settle(self) -> None:
        """Run steps until somebody has to choose or the game is over."""
        agenda: list[Any] = self.agenda
        while agenda:
            top = agenda[-1]
            if not isinstance(top, Step):
                break
            agenda.pop()
            top.run(self)

    def explain(self, seat: int, a: Action) -> Refusal | None:
        """Why this seat may not play this action now; None if it may."""
        ask = self.asking()
        if ask is None:
            return refusal("", "game-over")
        if not 0 <= seat < self.seats:
            return refusal("", "no-such-seat", seats=self.seats)
        waiting = ask.seats()
        if seat not in waiting:
            return refusal(ask.clause, "not-your-turn", seat=waiting[0], waiting=len(waiting))
        if a.kind not in ask.kinds:
            return refusal(ask.clause, "other-decision", ask=ask.name)
        return ask.refuse(self, seat, a)

    # -- looking -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know now, ready for JSON; None is a spectator."""
        ask = self.asking()
        game = self.setup.game
        told: dict[str, Any] = {
            "game": game.id,
            "rules": game.rules,
            "seats": self.seats,
            "seat": seat,
            "options": dict(self.setup.options),
            "to_act": list(self.to_act()),
            "ask": None
            if ask is None
            else {"name": ask.name, "clause": ask.clause} | ask.describe(self, seat),
            "over": self.over,
            "result": self.result().to_json() if self.over else None,
        }
        return told | game.view(self, seat)

    def result(self) -> Result:
        """Scores, places and winners; the game must be over."""
        if self.agenda:
            raise ValueError("the game is not over yet")
        return self.setup.game.result(self)

    def determinize(self, seat: int | None, rng: random.Random) -> State:
        """A copy with everything this seat cannot know drawn anew, the key included."""
        d = self.setup.game.determinize(self, seat, rng)
        d.setup = self.setup.again()  # what others were told of the true state stays behind
        d.key = rng.getrandbits(128).to_bytes(16, "little")
        d.draws = 0
        return d

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every platform."""
        from intrika.core.save import digest

        return digest(self)

    def to_json(self) -> dict[str, Any]:
        """The whole state, secrets included; `Game.load` brings it back."""
        from intrika.core.save import dump

        return dump(self)
