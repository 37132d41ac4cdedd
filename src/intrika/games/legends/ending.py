"""After the last turn: the Fairy Queen's card, scoring, and the next of three games (§7, §8)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal
from intrika.games.legends import events
from intrika.games.legends.actions import BUY, NO_CARD
from intrika.games.legends.cards import PRICES, QUEEN
from intrika.games.legends.scoring import past_game, winners_of
from intrika.games.legends.state import State
from intrika.games.legends.turn import refuse_card, take


class LetQueenBuy(Step):
    """The Fairy Queen may buy one more card, if any is left (R-23)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        if QUEEN in s.leaders and s.row:
            s.agenda.append(BuyCard(s.leaders.index(QUEEN)))


class BuyCard(AskOne):
    """A card of the row at the usual price, without its action (§9.4, R-23)."""

    __slots__ = ()
    name: ClassVar[str] = "queen-buy"
    clause: ClassVar[str] = "R-23"
    kinds: ClassVar[tuple[str, ...]] = ("buy",)

    def options(self, s: State, seat: int) -> list[Action]:
        coins = s.coins[seat]
        return [BUY[card] for i, card in enumerate(s.row) if PRICES[i] <= coins] + [NO_CARD]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is NO_CARD:
            if s.log is not None:
                s.log.append(events.QueenDeclined(seat))
            return
        at = s.row.index(a.arg - 1)
        if s.log is not None:
            s.log.append(events.CardBought(seat, a.arg - 1, at + 1, PRICES[at]))
        take(s, seat, at)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None if a is NO_CARD else refuse_card(s, seat, a.arg - 1)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "coins": s.coins[self.seat]}


class ScoreGame(Step):
    """Count the points; in a full game another seat sets the next game up (§8, R-18)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        past = past_game(s)
        s.history += (past,)
        if s.agenda:
            s.setup_player = (s.setup_player + 1) % s.seats
        if s.log is not None:
            s.log.append(events.GameScored(s.game, past[0], winners_of(past)))
            if not s.agenda:
                s.log.append(events.MatchEnded(s.setup.game.result(s).winners))
