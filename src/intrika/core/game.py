"""Game: what a game package offers to everybody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from intrika.core.action import ActionSpace
from intrika.core.chance import key_of, seed_of
from intrika.core.option import Option
from intrika.core.pack import Pack
from intrika.core.refusal import BadInput
from intrika.core.result import Result
from intrika.core.state import Setup, State

if TYPE_CHECKING:
    from intrika.core.observation import Layout


class Game:
    """One game under one version of its rules. Its package makes exactly one of these."""

    id: ClassVar[str] = ""
    title: ClassVar[dict[str, str]] = {}  # by language
    rules: ClassVar[str] = "1"  # the rules version: anything that alters play raises it
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = ()
    space: ClassVar[ActionSpace]
    complete: ClassVar[bool] = False  # declared complete: the suite demands full coverage
    # Fields of actions, events and prompts that are indices: name -> (text prefix, labels).
    terms: ClassVar[dict[str, tuple[str, tuple[str, ...]]]] = {}
    observation: ClassVar[Layout]  # the slices that `observe` fills
    transient: ClassVar[tuple[str, ...]] = ()  # fields of the state that `restore` recomputes

    # -- what a game writes ---------------------------------------------------------------------

    def deal(self, s: Any, setup: Setup) -> None:
        """Set the table up: fill the state's own fields and put the first frames on the agenda."""
        raise NotImplementedError

    def blank(self) -> State:
        """A state of this game with nothing in it yet."""
        raise NotImplementedError

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """The game's part of `State.view`, built up from what this seat may know."""
        raise NotImplementedError

    def observe(self, s: Any, seat: int, out: Any) -> None:
        """Fill a view of 32-bit floats with what `view` tells this seat (see observation.py)."""
        raise NotImplementedError

    def observe_setup(self, setup: Setup, row: Any) -> None:
        """The part of an observation that never changes during a game."""

    def determinize(self, s: Any, seat: int | None, rng: random.Random) -> State:
        """A copy with the secrets drawn anew (the key is redrawn by the caller)."""
        raise NotImplementedError

    def result(self, s: Any) -> Result:
        raise NotImplementedError

    def broken(self, s: Any) -> str | None:
        """The first invariant of the specification that does not hold, or None."""
        raise NotImplementedError

    def restore(self, s: Any) -> None:
        """Recompute the `transient` fields after loading."""

    def check_options(self, options: dict[str, Any], seats: int) -> None:
        """Refuse combinations of options that exclude each other."""

    def check_pack(self, pack: Pack) -> None:
        """Refuse a pack that this game cannot use."""
        raise BadInput(f"{self.id} has no data that a pack could replace")

    def variants(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Player counts and options worth testing: the defaults, and each option changed alone."""
        for seats in range(self.min_seats, self.max_seats + 1):
            yield seats, {}
        for option in self.options:
            counts = option.seats or (self.max_seats,)
            for value in option.takes(counts[0]):
                if value != option.default_for(counts[0]):
                    yield counts[0], {option.name: value}

    # -- what everybody uses --------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        seed: Any = 0,
        options: dict[str, Any] | None = None,
        pack: Pack | None = None,
        log: bool = False,
    ) -> State:
        """A new game, played up to the first choice."""
        count = self.max_seats if seats is None else seats
        setup = self.setup(count, options or {}, pack)
        key = key_of(seed_of(seed))
        s = self.blank()
        s.begin(setup, key, log)
        self.deal(s, setup)
        s.settle()
        return s

    def setup(self, seats: int, options: dict[str, Any], pack: Pack | None) -> Setup:
        """Check what a game is to be started with."""
        if isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise BadInput(
                f"{self.id} takes {self.min_seats} to {self.max_seats} seats; got {seats}"
            )
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadInput(f"{self.id} has no option {name!r}; options are: {names}")
        made = {}
        for name, option in known.items():
            try:
                made[name] = option.check(options.get(name, option.default_for(seats)), seats)
            except BadInput as error:
                raise BadInput(f"{self.id}: {error}") from None
        self.check_options(made, seats)
        if pack is not None:
            if pack.game != self.id:
                raise BadInput(f"pack {pack.name} is for {pack.game}, not for {self.id}")
            if pack.data:
                self.check_pack(pack)
        return Setup(self, seats, made, pack)

    def load(self, data: Any) -> State:
        """A state from `State.to_json`."""
        from intrika.core.save import load

        return load(self, data)
