"""What can happen at the table. Boards, cards, chips and missions are numbers of cards.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from intrika.core.event import Event
from intrika.games.louis.cards import BOARD_NUMBERS


@dataclass(frozen=True)
class RoundStarted(Event):
    round: int
    starter: int


@dataclass(frozen=True)
class MoneyCardTurned(Event):
    """Everybody takes the amount; Louis goes to the board."""

    money_card: int
    amount: int
    board: int


@dataclass(frozen=True)
class MissionUsed(Event):
    """A laid mission with a use of its own in this phase; what it brings follows."""

    seat: int
    mission: int


@dataclass(frozen=True)
class MoneyGained(Event):
    seat: int
    amount: int


@dataclass(frozen=True)
class MarkersTaken(Event):
    """From the general to the personal supply."""

    seat: int
    count: int


@dataclass(frozen=True)
class MarkerGivenUp(Event):
    """One marker from the personal to the general supply, for an influence card."""

    seat: int


@dataclass(frozen=True)
class ArmsDrawn(Event):
    seat: int
    count: int
    arms: tuple[int, ...] | None  # kinds, 6 is a substitute

    def secrets(self) -> tuple[str, ...]:
        return ("arms",)


@dataclass(frozen=True)
class InfluenceDealt(Event):
    seat: int
    count: int
    cards: tuple[int, ...] | None

    def secrets(self) -> tuple[str, ...]:
        return ("cards",)

    def figures(self) -> dict[str, Any]:
        return {"seat": self.seat, "count": self.count, "card": self.cards}


@dataclass(frozen=True)
class InfluenceDrawn(Event):
    seat: int
    card: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class IntrigueDrawn(Event):
    seat: int
    person: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("person",)


@dataclass(frozen=True)
class CompensationGiven(Event):
    seat: int


@dataclass(frozen=True)
class NeutralPlaced(Event):
    """Neutral markers on a board: Louis' board, or that of a revealed card."""

    board: int
    count: int
    on_louis: bool


@dataclass(frozen=True)
class NeutralRevealed(Event):
    card: int


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class MarkersPlaced(Event):
    """By an influence card, from the personal supply; one board for each marker."""

    seat: int
    boards: tuple[int, ...]
    with_four: bool

    def figures(self) -> dict[str, Any]:
        boards = "+".join([BOARD_NUMBERS[board] for board in self.boards])
        return {"seat": self.seat, "boards": boards, "with_four": self.with_four}


@dataclass(frozen=True)
class MarkersTakenBack(Event):
    """By an influence card, from the general to the personal supply."""

    seat: int
    count: int
    with_four: bool


@dataclass(frozen=True)
class CardWasted(Event):
    """Played for nothing (R-9)."""

    seat: int


@dataclass(frozen=True)
class TurnPaid(Event):
    seat: int
    amount: int


@dataclass(frozen=True)
class CardExchanged(Event):
    """Discarded without effect; a draw follows."""

    seat: int
    card: int


@dataclass(frozen=True)
class LastCardReturned(Event):
    seat: int
    card: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class MarkerPut(Event):
    """A single marker by a mission or by board 6 or 8."""

    seat: int
    board: int
    source: int  # 0 general, 1 personal


@dataclass(frozen=True)
class InfluenceShuffled(Event):
    count: int


@dataclass(frozen=True)
class IntriguePlayed(Event):
    seat: int
    board: int
    source: int  # 0 general, 1 personal
    count: int


@dataclass(frozen=True)
class TieBroken(Event):
    seat: int
    board: int


@dataclass(frozen=True)
class BoardScored(Event):
    """A board with markers comes up: who has how many (the neutral colour last)."""

    board: int
    condition: str
    figure: int
    louis: bool
    counts: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        told = {"board": self.board, "condition": self.condition, "figure": self.figure}
        return told | {"louis": self.louis}


@dataclass(frozen=True)
class RewardBought(Event):
    seat: int
    board: int
    price: int


@dataclass(frozen=True)
class RewardDeclined(Event):
    seat: int
    board: int


@dataclass(frozen=True)
class RewardGained(Event):
    """Free of charge: as the leader, as second on Louis' board or by the threshold."""

    seat: int
    board: int


@dataclass(frozen=True)
class ChipGained(Event):
    seat: int
    chip: int


@dataclass(frozen=True)
class MarkersReturned(Event):
    seat: int
    board: int
    count: int
    source: int  # where they go: 0 general, 1 personal


@dataclass(frozen=True)
class NeutralReturned(Event):
    board: int
    count: int


@dataclass(frozen=True)
class BoardTurned(Event):
    board: int
    side: str
    condition: str
    figure: int


@dataclass(frozen=True)
class LouisLeft(Event):
    board: int


@dataclass(frozen=True)
class MissionLaid(Event):
    seat: int
    mission: int


@dataclass(frozen=True)
class MissionPaid(Event):
    seat: int
    chips: int  # a pair of cards.PAIRS


@dataclass(frozen=True)
class MissionDrawn(Event):
    seat: int
    tier: int
    mission: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("mission",)


@dataclass(frozen=True)
class ChipSwapped(Event):
    seat: int
    chip: int
    amount: int


@dataclass(frozen=True)
class ChipsReturned(Event):
    """More than one chip is left: all but one go back, each for arms."""

    seat: int
    chip: int  # the one that is kept
    count: int


@dataclass(frozen=True)
class MissionsPutOff(Event):
    seat: int
    tiers: tuple[int, ...]
    missions: tuple[int, ...] | None

    def secrets(self) -> tuple[str, ...]:
        return ("missions",)

    def figures(self) -> dict[str, Any]:
        return {"seat": self.seat, "count": len(self.tiers), "mission": self.missions}


@dataclass(frozen=True)
class ItemsExchanged(Event):
    """The end of the game: what a player changed for arms in one category."""

    seat: int
    category: str
    count: int


@dataclass(frozen=True)
class ArmsRanOut(Event):
    category: str


@dataclass(frozen=True)
class MajorityWon(Event):
    """Most arms of one kind; all who have as many get a bonus."""

    kind: int
    winners: tuple[int, ...]
    count: int

    def figures(self) -> dict[str, Any]:
        return {"arms": self.kind, "winner": self.winners, "count": self.count}


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"winner": self.winners}
