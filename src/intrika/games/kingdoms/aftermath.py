"""After a war is decided (specification, sections 5.5 to 5.7 and 6): spoils, losses, gains."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step, then
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import LAIR_NO, LAIR_YES, SETTLE, UNDEAD_NO, UNDEAD_YES
from intrika.games.kingdoms.entry import come_to_stay, lie_down
from intrika.games.kingdoms.losses import decide_fate, loser_of, to_settle, winner_of
from intrika.games.kingdoms.payment import GainUnits
from intrika.games.kingdoms.state import (
    ATTACKER,
    LAIR_USED,
    LOST,
    LOST_HERE,
    WHERE,
    WINNER,
    State,
    gain,
    has_at,
    put_figure,
    supply,
)  # fmt: skip
from intrika.games.kingdoms.tables import LAIR, LAIR_LEVELS, MANA

# -- crown and lair ----------------------------------------------------------------------------


class ClaimSpoils(Step):
    """The crown passes to the winner; then the winner decides on the lair (§5.5)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        winner, loser = winner_of(s), loser_of(s)
        if s.crown == loser:
            s.crown = winner
            if s.log is not None:
                s.log.append(events.CrownWon(winner, loser))
        if s.castle[loser] and has_at(s, winner, LAIR):
            s.agenda.append(UseLair(winner))


class UseLair(AskOne):
    """Whoever sits in the dragon's lair may lower the loser's castle (§11, R-18)."""

    __slots__ = ()
    name: ClassVar[str] = "lair"
    clause: ClassVar[str] = "§11"
    kinds: ClassVar[tuple[str, ...]] = ("lair",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [LAIR_NO, LAIR_YES]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is LAIR_YES:
            loser = loser_of(s)
            s.castle[loser] -= LAIR_LEVELS
            s.war[LAIR_USED] = 1
            if s.log is not None:
                s.log.append(events.CastleLowered(seat, loser, s.castle[loser]))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        loser = loser_of(s)
        return {"seat": self.seat, "other": loser, "level": s.castle[loser]}


# -- the loser's figures -----------------------------------------------------------------------


class SettleLosses(Step):
    """The loser takes the affected figures one by one, in any order (§6, R-36)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        places = to_settle(s)
        if not places:
            return
        loser = loser_of(s)
        s.agenda.append(SETTLE_LOSSES)
        if len(places) > 1:
            s.agenda.append(ChooseBreak(loser))
        else:
            decide_fate(s, loser, places[0])


class ChooseBreak(AskOne):
    """Which of the affected figures is settled next (§6)."""

    __slots__ = ()
    name: ClassVar[str] = "break"
    clause: ClassVar[str] = "§6"
    kinds: ClassVar[tuple[str, ...]] = ("settle",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [SETTLE[place] for place in to_settle(s)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        decide_fate(s, seat, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        shared = s.who[a.arg]
        if not shared >> 2 * seat & 3 or not shared >> 2 * winner_of(s) & 3:
            return refusal("R-36", "not-affected", place=a.arg, other=winner_of(s))
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "other": winner_of(s), "place": to_settle(s)}


# -- gains -------------------------------------------------------------------------------------


class TakeGains(Step):
    """First for lost figures, then for the victory, then the raised dead (R-41)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        winner, loser = winner_of(s), loser_of(s)
        lost = s.war[LOST]
        if lost:
            _for_lost(s, loser, lost, True)
            _for_lost(s, winner, lost, False)
        p = s.powers[winner]
        if p.raises_dead >= 0 and s.war[LOST_HERE]:
            s.agenda.append(RAISE_THE_DEAD)
        if p.war_won:
            s.agenda.append(GainUnits(winner, "won", p.war_won, 0))


def _for_lost(s: State, seat: int, lost: int, own: bool) -> None:
    p = s.powers[seat]
    units = [lost * (p.lost_any[r] + (p.lost_own[r] if own else 0)) for r in range(3)]
    if any(units):
        for r in range(3):
            gain(s, seat, r, units[r])
        if s.log is not None:
            s.log.append(events.ResourcesGained(seat, "lost", units[0], units[1], units[2]))


class RaiseTheDead(Step):
    """Whether the winner can add a figure where the loser's one fell (R-41)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        winner = winner_of(s)
        if supply(s, winner) and s.res[3 * winner + MANA] >= s.powers[winner].raises_dead:
            s.agenda.append(ChooseUndead(winner))


class ChooseUndead(AskOne):
    """Pay mana and add a figure from supply to the contested region (R-41)."""

    __slots__ = ()
    name: ClassVar[str] = "undead"
    clause: ClassVar[str] = "R-41"
    kinds: ClassVar[tuple[str, ...]] = ("undead",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [UNDEAD_NO, UNDEAD_YES]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is UNDEAD_NO:
            return
        place = s.war[WHERE]
        s.res[3 * seat + MANA] -= s.powers[seat].raises_dead
        put_figure(s, seat, 2 * place)
        if s.log is not None:
            s.log.append(events.FigureAdded(seat, place, "undead"))
        lie_down(s, seat, place)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        price = s.powers[self.seat].raises_dead
        return {"seat": self.seat, "place": s.war[WHERE], "price": price}


class EndWar(Step):
    """A winning attacker now resolves entry (§5.7)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        seat, place = s.war[ATTACKER], s.war[WHERE]
        stays = s.war[WINNER] == ATTACKER
        s.war = []
        if stays:
            come_to_stay(s, seat, place, True)


CLAIM_SPOILS: Final = ClaimSpoils()
SETTLE_LOSSES: Final = SettleLosses()
TAKE_GAINS: Final = TakeGains()
RAISE_THE_DEAD: Final = RaiseTheDead()
END_WAR: Final = EndWar()


def finish_war(s: State) -> None:
    """Everything that follows the payments, in the order of §5.5 and R-41."""
    then(s, CLAIM_SPOILS, SETTLE_LOSSES, TAKE_GAINS, END_WAR)
