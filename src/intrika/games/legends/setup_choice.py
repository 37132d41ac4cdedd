"""A choice of the setup player, made by chance in a random setup (R-3, R-36)."""

from __future__ import annotations

from typing import Any

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.chance import below
from intrika.games.legends.state import State


class SetupChoice(AskOne):
    """The setup player prepares something."""

    __slots__ = ()

    def legal(self, s: State) -> list[Action]:
        """Every choice the rules allow; `options` may leave out what is the same again."""
        raise NotImplementedError

    def options(self, s: State, seat: int) -> list[Action]:
        return self.legal(s)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}


def decide(s: State, choice: SetupChoice) -> None:
    """Ask the setup player, or let chance choose, uniformly, at the moment it is due (R-36)."""
    s.agenda.append(choice)
    if s.setup.options["setup"] == "random":
        legal = choice.legal(s)
        choice.choose(s, choice.seat, legal[below(s, len(legal))])
