"""What can happen at the table. Cards, colours, tokens and places are numbers of cards.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from intrika.core.event import Event


@dataclass(frozen=True)
class StartGemsReturned(Event):
    """Of eight start gems these two, drawn at random, went back to the reserve."""

    seat: int
    colour: tuple[int, ...]


@dataclass(frozen=True)
class CardsDealt(Event):
    seat: int
    card: tuple[int, ...] | None
    count: int

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class CardsDisplayed(Event):
    """New cards lie below the auction cards."""

    slots: tuple[int, ...]
    cards: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"card": self.cards}


@dataclass(frozen=True)
class RoundStarted(Event):
    round: int


@dataclass(frozen=True)
class AuctionSkipped(Event):
    seat: int


@dataclass(frozen=True)
class BidRevealed(Event):
    seat: int
    bidding: int
    bid: int


@dataclass(frozen=True)
class VirtualBidDrawn(Event):
    bidding: int
    colour: int


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    card: int
    slot: int  # a position in PLACES
    how: str  # gem, attack or law


@dataclass(frozen=True)
class BidsFailed(Event):
    """Nobody gets a card at this colour; the gems are lost, the bidders go on."""

    colour: int
    seats: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"colour": self.colour, "other": self.seats}


@dataclass(frozen=True)
class AttackWithoutTarget(Event):
    seat: int


@dataclass(frozen=True)
class WishRevealed(Event):
    seat: int
    colour: int
    wish: int


@dataclass(frozen=True)
class OfferDeclined(Event):
    """A human left the upper card lying; he and the virtual opponent go on."""

    seat: int
    colour: int


@dataclass(frozen=True)
class VirtualTook(Event):
    """A card won by a virtual opponent leaves the game."""

    card: int
    slot: int  # a position in PLACES


@dataclass(frozen=True)
class VirtualBidsFailed(Event):
    """Virtual opponents clashed among themselves."""

    colour: int
    count: int


@dataclass(frozen=True)
class CardRemoved(Event):
    """A free removal for a virtual opponent."""

    seat: int
    card: int
    slot: int  # a position in PLACES


@dataclass(frozen=True)
class Passed(Event):
    seat: int
    count: int  # gems due


@dataclass(frozen=True)
class GemTaken(Event):
    seat: int
    colour: int


@dataclass(frozen=True)
class CardsDiscarded(Event):
    """Cards above the auction cards leave the game."""

    cards: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"card": self.cards}


@dataclass(frozen=True)
class CardsMovedUp(Event):
    cards: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"card": self.cards}


@dataclass(frozen=True)
class BuildingPassed(Event):
    seat: int


@dataclass(frozen=True)
class CardTurned(Event):
    """A hand card was revealed, to be played or (with its option) discarded."""

    seat: int
    card: int
    discard: bool


@dataclass(frozen=True)
class CardSold(Event):
    """A revealed hand card was discarded for gems (R-63)."""

    seat: int
    card: int


@dataclass(frozen=True)
class CardPlaced(Event):
    seat: int
    card: int
    level: int
    column: int


@dataclass(frozen=True)
class DiscountUsed(Event):
    seat: int
    colour: int
    card: int  # the eternal gem lies on this card


@dataclass(frozen=True)
class GemPaid(Event):
    seat: int
    colour: int


@dataclass(frozen=True)
class CircleClosed(Event):
    seat: int
    colour: int
    level: int
    column: int
    gem: bool  # whether the reserve had one


@dataclass(frozen=True)
class TokenPlaced(Event):
    seat: int
    token: int
    card: int


@dataclass(frozen=True)
class AttackGained(Event):
    seat: int


@dataclass(frozen=True)
class EternalPlaced(Event):
    seat: int
    colour: int
    card: int
    own: bool  # from behind the own screen


@dataclass(frozen=True)
class EternalMissed(Event):
    seat: int
    colour: int


@dataclass(frozen=True)
class CardDrawn(Event):
    seat: int
    deck: str  # small or laws
    card: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class CardReplaced(Event):
    seat: int
    card: int  # goes back to the hand
    level: int
    column: int


@dataclass(frozen=True)
class CardTucked(Event):
    seat: int
    card: int | None
    under: int
    known: bool

    def secrets(self) -> tuple[str, ...]:
        return () if self.known else ("card",)


@dataclass(frozen=True)
class TokensLost(Event):
    """Tokens of a card that law 74 tucked."""

    seat: int
    token: tuple[int, ...]


@dataclass(frozen=True)
class GemReleased(Event):
    """A gem that lay on a tucked card went back to the reserve."""

    seat: int
    colour: int


@dataclass(frozen=True)
class ChoiceMade(Event):
    seat: int
    card: int
    choice: int


@dataclass(frozen=True)
class TokensSwapped(Event):
    seat: int
    other: int
    token: int  # given
    card: int  # from this card
    gained: int  # token
    taken_from: int  # the other's card


@dataclass(frozen=True)
class BarterDeclined(Event):
    seat: int
    possible: bool


@dataclass(frozen=True)
class GemGiven(Event):
    seat: int
    other: int
    colour: int


@dataclass(frozen=True)
class DisplayRefilled(Event):
    card: int
    slot: int  # a position in PLACES


@dataclass(frozen=True)
class LawReturned(Event):
    seat: int
    card: int | None

    def secrets(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class GemStored(Event):
    seat: int
    colour: int


@dataclass(frozen=True)
class HandDiscarded(Event):
    seat: int
    cards: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.cards}


@dataclass(frozen=True)
class CircleRecoloured(Event):
    seat: int
    card: int  # the upper card of the circle
    colour: int
    count: int  # gems used


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"winner": self.winners}
