"""Twelve rounds of auction and building (specification, section 4)."""

from __future__ import annotations

from typing import Final

from intrika.core.agenda import Frame, Step, then
from intrika.games.viceroy import events
from intrika.games.viceroy.auction import StartAuction
from intrika.games.viceroy.building import StartBuilding
from intrika.games.viceroy.cards import ROUNDS
from intrika.games.viceroy.recolour import EndGame
from intrika.games.viceroy.state import State


class StartRound(Step):
    """Auction, building, and the next round or the end (§4)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.round += 1
        if s.log is not None:
            s.log.append(events.RoundStarted(s.round))
        after: Frame = END_GAME if s.round == ROUNDS else START_ROUND
        then(s, START_AUCTION, START_BUILDING, after)


START_ROUND: Final = StartRound()
START_AUCTION: Final = StartAuction()
START_BUILDING: Final = StartBuilding()
END_GAME: Final = EndGame()
