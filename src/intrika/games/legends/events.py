"""What can happen at the table. Regions are the permanent numbers of `REGIONS`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from intrika.core.event import Event


@dataclass(frozen=True)
class GameStarted(Event):
    game: int
    seat: int  # the setup player
    ages: tuple[int, ...]  # seats from the youngest on

    def figures(self) -> dict[str, Any]:
        return {"game": self.game, "seat": self.seat, "other": list(self.ages)}


@dataclass(frozen=True)
class BoardLaid(Event):
    place: int  # number of `PLACES`
    face: int
    turn: int  # degrees, clockwise


@dataclass(frozen=True)
class StartChosen(Event):
    region: int


@dataclass(frozen=True)
class LeaderDealt(Event):
    seat: int
    leader: int


@dataclass(frozen=True)
class TokenPlaced(Event):
    token: int  # as it looks: a face-down one is `hidden`
    region: int


@dataclass(frozen=True)
class TokenUnused(Event):
    token: int


@dataclass(frozen=True)
class RowDealt(Event):
    cards: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"card": self.cards}


@dataclass(frozen=True)
class StartFilled(Event):
    """A player's first armies stand in the start region."""

    seat: int
    region: int
    armies: int


@dataclass(frozen=True)
class SecondFilled(Event):
    """One army of every player stands in the second region."""

    region: int


@dataclass(frozen=True)
class NeutralPlaced(Event):
    seat: int
    region: int


@dataclass(frozen=True)
class CoinsDealt(Event):
    coins: int


@dataclass(frozen=True)
class BidsRevealed(Event):
    bids: tuple[int, ...]  # by seat

    def figures(self) -> dict[str, Any]:
        return {"bids": list(self.bids)}


@dataclass(frozen=True)
class TieRolled(Event):
    """A die decides among the highest bidders."""

    tied: tuple[int, ...]
    seat: int

    def figures(self) -> dict[str, Any]:
        return {"other": list(self.tied), "seat": self.seat}


@dataclass(frozen=True)
class AuctionWon(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class FirstNamed(Event):
    seat: int
    other: int


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    card: int
    position: int  # 1 is leftmost
    coins: int  # the price


@dataclass(frozen=True)
class CoinsGained(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class BranchChosen(Event):
    seat: int
    step: int | None  # 1, 2 or neither


@dataclass(frozen=True)
class ArmyPlaced(Event):
    seat: int
    region: int
    owner: int | None  # of the city that was paid for


@dataclass(frozen=True)
class TollPaid(Event):
    seat: int
    region: int
    coins: int


@dataclass(frozen=True)
class ArmyMoved(Event):
    seat: int
    origin: int
    region: int
    link: int  # number of `LINKS`
    points: int  # what it cost


@dataclass(frozen=True)
class CityBuilt(Event):
    seat: int
    region: int


@dataclass(frozen=True)
class TokenTaken(Event):
    seat: int
    region: int
    token: int


@dataclass(frozen=True)
class ArmyDestroyed(Event):
    seat: int
    region: int
    owner: int | None  # None: a neutral army
    captured: bool


@dataclass(frozen=True)
class CoinStolen(Event):
    seat: int
    owner: int
    coins: int


@dataclass(frozen=True)
class StepSkipped(Event):
    """A player leaves a step out, or ends it before everything is done."""

    seat: int
    deed: int


@dataclass(frozen=True)
class CardDealt(Event):
    card: int


@dataclass(frozen=True)
class TokenSeen(Event):
    """Looked at in secret at the end of a turn (R-20)."""

    seat: int
    region: int
    token: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("token",)


@dataclass(frozen=True)
class CardBought(Event):
    """The Fairy Queen's card after the last turn."""

    seat: int
    card: int
    position: int
    coins: int


@dataclass(frozen=True)
class QueenDeclined(Event):
    seat: int


@dataclass(frozen=True)
class GameScored(Event):
    game: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"game": self.game, "totals": list(self.totals), "winner": self.winners}


@dataclass(frozen=True)
class MatchEnded(Event):
    """The whole game is over: the only one, or the third of a full game."""

    winners: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"winner": self.winners}
