"""The rounds (specification, sections 5 to 8): four phases each, then the tile moves on."""

from __future__ import annotations

from intrika.core.agenda import Step, then
from intrika.games.louis import events
from intrika.games.louis.cards import ROUNDS
from intrika.games.louis.ending import EndGame
from intrika.games.louis.evaluation import Scoring
from intrika.games.louis.influence import Influence
from intrika.games.louis.missions import MissionsPhase
from intrika.games.louis.state import State
from intrika.games.louis.supply import Supply


class StartRound(Step):
    """Supply, influence, scoring, missions; every laid mission is fresh again (§9)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.round += 1
        s.used = [0] * s.seats
        if s.log is not None:
            s.log.append(events.RoundStarted(s.round, s.start))
        then(s, Supply(), Influence(), Scoring(), MissionsPhase(), EndRound())


class EndRound(Step):
    """The start tile passes to the left; after round 4 it stays and the game ends (§8-pass)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        if s.round < ROUNDS:
            s.start = (s.start + 1) % s.seats
            s.agenda.append(StartRound())
        else:
            s.agenda.append(EndGame())
