"""Why something is not allowed: the clause, a message in every language, the figures involved."""

from __future__ import annotations

from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """`message` names a text `refusal-<message>`; `args` are its figures and names."""

    clause: str  # "§4.2" or "R-7" of the game's specification
    message: str
    args: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"clause": self.clause, "message": self.message, "args": self.args}


def refusal(clause: str, message: str, **args: Any) -> Refusal:
    return Refusal(clause, message, args)


class IllegalAction(Exception):
    """Raised by `State.act`; the state is as it was. `refusal` says why."""

    def __init__(self, seat: int, action: str, why: Refusal) -> None:
        figures = ", ".join(f"{name} {value}" for name, value in why.args.items())
        told = f"{why.message} ({why.clause})" + (f": {figures}" if figures else "")
        super().__init__(f"seat {seat} cannot {action}: {told}")
        self.seat = seat
        self.action = action
        self.refusal = why


class BadInput(ValueError):
    """A wrong option, seat count, file or pack: one clear line, nothing done."""
