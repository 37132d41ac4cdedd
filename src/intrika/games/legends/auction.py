"""The auction for the right to name the first player (§5)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, AskTogether, Step, asked
from intrika.core.chance import below
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import BID, FIRST
from intrika.games.legends.state import State
from intrika.games.legends.turn import give_turn


class HoldAuction(Step):
    __slots__ = ()

    def run(self, s: State) -> None:
        s.agenda.append(Bid(asked(s.seats, tuple(range(s.seats)))))


class Bid(AskTogether):
    """Everybody bids in secret, from nothing to all own coins (§5, R-28)."""

    __slots__ = ()
    name: ClassVar[str] = "bid"
    clause: ClassVar[str] = "§5"
    kinds: ClassVar[tuple[str, ...]] = ("bid",)

    def again(self, answers: tuple[Action | None, ...]) -> Bid:
        return Bid(answers)

    def options(self, s: State, seat: int) -> list[Action]:
        return BID[: s.coins[seat] + 1]

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        s.bids = tuple([answer.arg for answer in answers if answer is not None])
        if s.log is not None:
            s.log.append(events.BidsRevealed(s.bids))
        winner = highest_bidder(s)
        s.coins[winner] -= s.bids[winner]
        if s.log is not None:
            s.log.append(events.AuctionWon(winner, s.bids[winner]))
        s.agenda.append(NameFirst(winner))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg > s.coins[seat]:
            return refusal("§5", "bid-too-high", bid=a.arg, coins=s.coins[seat])
        return None


def highest_bidder(s: State) -> int:
    """The highest bid; of several the youngest, or by the die one of them (R-8)."""
    best = max(s.bids)
    tied = [seat for seat in s.ages if s.bids[seat] == best]
    if len(tied) == 1 or s.setup.options["auction_tie"] == "youngest":
        return tied[0]
    tied.sort()
    winner = tied[below(s, len(tied))]
    if s.log is not None:
        s.log.append(events.TieRolled(tuple(tied), winner))
    return winner


class NameFirst(AskOne):
    """The highest bidder names the first player: anyone (§5)."""

    __slots__ = ()
    name: ClassVar[str] = "name-first"
    clause: ClassVar[str] = "§5"
    kinds: ClassVar[tuple[str, ...]] = ("first",)

    def options(self, s: State, seat: int) -> list[Action]:
        return FIRST[: s.seats]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        s.first = a.arg
        if s.log is not None:
            s.log.append(events.FirstNamed(seat, a.arg))
        give_turn(s, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg >= s.seats:
            return refusal("§5", "no-such-player", seats=s.seats)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}
