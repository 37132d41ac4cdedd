"""What can happen at the table. Cards and heads are numbers of cards.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from intrika.core.event import Event


@dataclass(frozen=True)
class RoundStarted(Event):
    round: int
    heads: tuple[int, ...]
    starter: int

    def figures(self) -> dict[str, Any]:
        return {"round": self.round, "head": self.heads, "starter": self.starter}


@dataclass(frozen=True)
class CardPlaced(Event):
    seat: int
    column: int
    card: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class CardTurned(Event):
    """A card was turned face up during the round, or at its end."""

    seat: int  # the owner
    column: int
    card: int
    at_end: bool


@dataclass(frozen=True)
class ExplorerMoved(Event):
    seat: int
    column: int
    target: int


@dataclass(frozen=True)
class ExplorerStopped(Event):
    """Turned a second time in one chain, it stays (R-7)."""

    seat: int
    column: int


@dataclass(frozen=True)
class CardMurdered(Event):
    seat: int  # the victim's owner
    column: int
    card: int


@dataclass(frozen=True)
class ColumnClosed(Event):
    column: int


@dataclass(frozen=True)
class CardConcealed(Event):
    seat: int
    column: int
    card: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class DisguiseDeclined(Event):
    seat: int
    column: int


@dataclass(frozen=True)
class HeadsSwapped(Event):
    seat: int
    column: int
    target: int


@dataclass(frozen=True)
class TraitorDeclined(Event):
    seat: int
    column: int


@dataclass(frozen=True)
class PileReshuffled(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class CardDrawn(Event):
    seat: int
    card: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class TurnSkipped(Event):
    seat: int


@dataclass(frozen=True)
class RoundEnded(Event):
    seat: int
    round: int


@dataclass(frozen=True)
class CardsRemoved(Event):
    """Wizard or witch took cards out of a column that is being evaluated."""

    column: int
    by: int  # the card that did it
    cards: tuple[tuple[int, int], ...]  # (owner, card)

    def figures(self) -> dict[str, Any]:
        return {"column": self.column, "by": self.by, "card": [card for _, card in self.cards]}


@dataclass(frozen=True)
class ColumnEvaluated(Event):
    """The totals that decided. Values and totals are doubled; -1 is no value, None no card."""

    column: int
    reason: str  # musketeers, pair, lowest, highest or nobody
    cards: tuple[tuple[int, int, int], ...]  # (owner, card, value) of the final list
    totals: tuple[int | None, ...]  # by seat

    def figures(self) -> dict[str, Any]:
        return {"column": self.column, "reason": self.reason}


@dataclass(frozen=True)
class HeadWon(Event):
    seat: int
    column: int
    head: int


@dataclass(frozen=True)
class HeadLost(Event):
    column: int
    head: int


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"winner": self.winners}
