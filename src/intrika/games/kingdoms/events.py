"""What can happen at the table. Nothing in it is secret: bids become events when they are shown.

Places, faces, factions, tokens and resources are numbers of tables.py; units come as three
figures, mana, ore and food.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from intrika.core.event import Event
from intrika.games.kingdoms.tables import TOP_MAGIC


@dataclass(frozen=True)
class GameBegun(Event):
    starter: int


@dataclass(frozen=True)
class FactionTaken(Event):
    seat: int
    faction: int
    drawn: bool  # by chance, not by choice


@dataclass(frozen=True)
class TerritoryDealt(Event):
    seat: int
    face: tuple[int, int]  # the two sides


@dataclass(frozen=True)
class LostKingdomLaid(Event):
    face: int


@dataclass(frozen=True)
class SideChosen(Event):
    seat: int
    face: int


@dataclass(frozen=True)
class ResourcesSplit(Event):
    seat: int
    mana: int
    ore: int
    food: int


@dataclass(frozen=True)
class FiguresStarted(Event):
    seat: int
    place: int


@dataclass(frozen=True)
class TokensLaid(Event):
    place: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"count": len(self.place)}


@dataclass(frozen=True)
class HomeTokensLaid(Event):
    seat: int
    place: tuple[int, ...]


@dataclass(frozen=True)
class TurnStarted(Event):
    seat: int
    turn: int


@dataclass(frozen=True)
class ShieldsCleared(Event):
    seat: int
    skipped: bool  # with five players the clearing player takes no action


@dataclass(frozen=True)
class ShieldPlaced(Event):
    seat: int
    action: int


@dataclass(frozen=True)
class ActionSubstituted(Event):
    seat: int
    action: int  # the chosen one
    instead: int  # the one performed


@dataclass(frozen=True)
class ActionDeclined(Event):
    seat: int
    action: int


@dataclass(frozen=True)
class FigureMoved(Event):
    seat: int
    place: int
    target: int
    quest: bool


@dataclass(frozen=True)
class FigureStood(Event):
    seat: int
    place: int


@dataclass(frozen=True)
class FigureLaid(Event):
    seat: int
    place: int


@dataclass(frozen=True)
class FigureAdded(Event):
    seat: int
    place: int
    why: str  # expand or undead


@dataclass(frozen=True)
class FigureRelocated(Event):
    """A loser's figure left a contested or shared region alive."""

    seat: int
    place: int
    target: int
    how: str  # retreat, church, rescue or refuge
    food: int


@dataclass(frozen=True)
class FigureLost(Event):
    seat: int
    place: int
    why: str  # war or bandits


@dataclass(frozen=True)
class FigureStayed(Event):
    """No region is free for a last figure: it stays (R-57)."""

    seat: int
    place: int


@dataclass(frozen=True)
class ResourcesGained(Event):
    seat: int
    why: str  # collect, enter, treasure, lost or won
    mana: int
    ore: int
    food: int


@dataclass(frozen=True)
class ResourcesPaid(Event):
    seat: int
    why: str  # war, neutral, expand or bandits
    mana: int
    ore: int
    food: int


@dataclass(frozen=True)
class CastleBuilt(Event):
    seat: int
    level: int
    units: int


@dataclass(frozen=True)
class MagicResearched(Event):
    seat: int
    faction: int
    level: int
    units: int

    def figures(self) -> dict[str, Any]:
        ability = TOP_MAGIC * self.faction + self.level - 1
        return {"seat": self.seat, "level": self.level, "units": self.units, "ability": ability}


@dataclass(frozen=True)
class AbilityCopied(Event):
    seat: int
    faction: int
    level: int


@dataclass(frozen=True)
class ResourcesTraded(Event):
    seat: int
    give: int
    units: int
    take: int
    received: int


@dataclass(frozen=True)
class WarStarted(Event):
    seat: int
    other: int
    place: int


@dataclass(frozen=True)
class BidsRevealed(Event):
    """Numbers as on the dice; 0 is the flag."""

    seat: int
    other: int
    number: int
    against: int


@dataclass(frozen=True)
class NumberRaised(Event):
    seat: int
    resource: int
    number: int


@dataclass(frozen=True)
class AllianceMade(Event):
    seat: int
    other: int
    place: int


@dataclass(frozen=True)
class WarWon(Event):
    seat: int
    other: int
    place: int
    attacked: bool  # the winner was the attacker


@dataclass(frozen=True)
class LoserSpared(Event):
    seat: int
    number: int


@dataclass(frozen=True)
class AllianceBroken(Event):
    seat: int
    other: int
    place: tuple[int, ...]  # shared regions beside the contested one


@dataclass(frozen=True)
class CrownWon(Event):
    seat: int
    other: int


@dataclass(frozen=True)
class CastleLowered(Event):
    seat: int
    other: int
    level: int


@dataclass(frozen=True)
class NeutralDefeated(Event):
    seat: int
    place: int
    number: int


@dataclass(frozen=True)
class TokenTurned(Event):
    seat: int
    place: int
    token: int


@dataclass(frozen=True)
class ChurchUsed(Event):
    seat: int
    place: int


@dataclass(frozen=True)
class FinalPhaseBegun(Event):
    seat: int
    why: str  # figures, castle or magic


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]

    def figures(self) -> dict[str, Any]:
        return {"winner": self.winners}
