"""War (specification, sections 5.1 to 5.4): secret bids, raise, outcome, payment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import NOT_ASKED, AskOne, AskTogether, Step, asked, then
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import BID, RAISE
from intrika.games.kingdoms.aftermath import END_WAR, finish_war
from intrika.games.kingdoms.losses import loser_of, to_settle, winner_of
from intrika.games.kingdoms.payment import bid_limit, discount, pay_number, worth
from intrika.games.kingdoms.state import (
    ATTACKER,
    BIDS,
    BY_QUEST,
    DEFENDER,
    NO_WAR,
    NUMBERS,
    WHERE,
    WINNER,
    State,
)  # fmt: skip

FLAG: Final = 0
ALLIANCE_SEATS: Final = 3  # fewer players make no alliances (§9)


def start_war(s: State, attacker: int, defender: int, place: int, quest: bool) -> None:
    """A figure has entered a region with another player's one (§5)."""
    s.war = NO_WAR[:]
    s.war[ATTACKER] = attacker
    s.war[DEFENDER] = defender
    s.war[WHERE] = place
    s.war[BY_QUEST] = int(quest)
    if s.log is not None:
        s.log.append(events.WarStarted(attacker, defender, place))
    s.agenda.append(ChooseBids(asked(s.seats, (attacker, defender))))


def own_discount(s: State, side: int) -> int:
    """The discounts of the attacker or the defender in the present war."""
    attacks = side == ATTACKER
    return discount(s, s.war[side], s.war[WHERE], attacks, attacks and s.war[BY_QUEST] == 1)


def side_of(s: State, seat: int) -> int:
    return ATTACKER if seat == s.war[ATTACKER] else DEFENDER


class ChooseBids(AskTogether):
    """Both sides set a flag or a number they can pay, in secret (§5.1)."""

    __slots__ = ()
    name: ClassVar[str] = "bid"
    clause: ClassVar[str] = "§5.1"
    kinds: ClassVar[tuple[str, ...]] = ("bid",)

    def again(self, answers: tuple[Action | None, ...]) -> ChooseBids:
        return ChooseBids(answers)

    def options(self, s: State, seat: int) -> list[Action]:
        limit = bid_limit(s, seat, own_discount(s, side_of(s, seat)))
        return BID[: limit + 1]

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        off = own_discount(s, side_of(s, seat))
        due = a.arg - off
        single = s.powers[seat].single_kind
        value = s.powers[seat].value
        if due <= 0 or due <= worth(s, seat):
            return None
        for r in range(3):
            have = s.res[3 * seat + r] * value[r]
            if single and have and have + single >= due:
                return None
        have = worth(s, seat)
        return refusal("§5.4", "bid-too-high", number=a.arg, due=due, discount=off, have=have)

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        for side in (ATTACKER, DEFENDER):
            answer = answers[s.war[side]]
            assert answer is not None
            s.war[NUMBERS + side] = s.war[BIDS + side] = answer.arg
        war = s.war
        if s.log is not None:
            s.log.append(
                events.BidsRevealed(
                    war[ATTACKER], war[DEFENDER], war[NUMBERS], war[NUMBERS + DEFENDER]
                )
            )
        if war[NUMBERS] and war[NUMBERS + DEFENDER]:
            then(s, OFFER_RAISE[ATTACKER], OFFER_RAISE[DEFENDER], DECIDE_WAR)
        else:
            s.agenda.append(DECIDE_WAR)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        told: dict[str, Any] = {
            "seat": s.war[ATTACKER],
            "other": s.war[DEFENDER],
            "place": s.war[WHERE],
            "quest": bool(s.war[BY_QUEST]),
            "own": None,
        }
        answer = None if seat is None else self.answers[seat]
        if answer is not None and answer is not NOT_ASKED:
            told["own"] = answer.values[0][1]
        for side, name in ((ATTACKER, "limit"), (DEFENDER, "other_limit")):
            told[name] = bid_limit(s, s.war[side], own_discount(s, side))
        return told


class OfferRaise(Step):
    """A side with the ability may raise its number, if both showed one (§5.2, R-10)."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: State) -> None:
        seat = s.war[self.side]
        if s.powers[seat].raises and len(raises(s, seat, self.side)) > 1:
            s.agenda.append(ChooseRaise(seat))


def raises(s: State, seat: int, side: int) -> list[Action]:
    """No raise, or one unit without which the bid can still be paid (R-10)."""
    made = [RAISE[0]]
    off, bid = own_discount(s, side), s.war[BIDS + side]
    value = s.powers[seat].value
    for r in range(3):
        if value[r] and s.res[3 * seat + r]:
            s.res[3 * seat + r] -= 1
            if bid <= bid_limit(s, seat, off):
                made.append(RAISE[r + 1])
            s.res[3 * seat + r] += 1
    return made


class ChooseRaise(AskOne):
    """Spend one more unit to raise the number by its value, even above 11 (R-10)."""

    __slots__ = ()
    name: ClassVar[str] = "raise"
    clause: ClassVar[str] = "§5.2"
    kinds: ClassVar[tuple[str, ...]] = ("raise",)

    def options(self, s: State, seat: int) -> list[Action]:
        return raises(s, seat, side_of(s, seat))

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a.arg == 0:
            return
        r = a.arg - 1
        at = NUMBERS + side_of(s, seat)
        s.res[3 * seat + r] -= 1
        s.war[at] += s.powers[seat].value[r]
        if s.log is not None:
            s.log.append(events.NumberRaised(seat, r, s.war[at]))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg == 0:
            return None
        r, p, side = a.arg - 1, s.powers[seat], side_of(s, seat)
        if not p.value[r]:
            return refusal("R-10", "raise-worthless", resource=r)
        have = s.res[3 * seat : 3 * seat + 3]
        if not have[r]:
            return refusal("R-10", "pay-none-left", resource=r, have=0)
        have[r] -= 1
        due = s.war[BIDS + side] - own_discount(s, side)
        left = [have[kind] * p.value[kind] for kind in range(3)]
        if sum(left) >= due:
            return None
        if p.single_kind and max(left) and max(left) + p.single_kind >= due:
            return None
        return refusal("R-10", "raise-bid-unpaid", resource=r, due=due)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        side = side_of(s, self.seat)
        other = ATTACKER + DEFENDER - side
        return {
            "seat": self.seat,
            "number": s.war[NUMBERS + side],
            "against": s.war[NUMBERS + other],
        }


class DecideWar(Step):
    """Alliance, or a winner; then both pay, the attacker first (§5.3, §5.4)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        war = s.war
        if not war[NUMBERS] and not war[NUMBERS + DEFENDER] and s.seats >= ALLIANCE_SEATS:
            make_alliance(s)
            return
        war[WINNER] = winning_side(s)
        winner, loser = winner_of(s), loser_of(s)
        if s.log is not None:
            attacked = war[WINNER] == ATTACKER
            s.log.append(events.WarWon(winner, loser, war[WHERE], attacked))
            shared = [place for place in to_settle(s) if place != war[WHERE]]
            if shared:
                s.log.append(events.AllianceBroken(winner, loser, tuple(shared)))
        then(s, PAY_SIDE[ATTACKER], PAY_SIDE[DEFENDER], FINISH_WAR)


def winning_side(s: State) -> int:
    """The higher number; a tie is the defender's, unless only the attacker wins ties (§5.3)."""
    war = s.war
    number, against = war[NUMBERS], war[NUMBERS + DEFENDER]
    if number != against:
        return ATTACKER if number > against else DEFENDER
    attacker, defender = s.powers[war[ATTACKER]], s.powers[war[DEFENDER]]
    if number != FLAG and attacker.wins_ties and not defender.wins_ties:
        return ATTACKER
    return DEFENDER


def make_alliance(s: State) -> None:
    """Both stay, nobody pays, and the attacker's figure has come to stay (R-38)."""
    if s.log is not None:
        s.log.append(events.AllianceMade(s.war[ATTACKER], s.war[DEFENDER], s.war[WHERE]))
    s.war[WINNER] = ATTACKER
    s.agenda.append(END_WAR)


class PaySide(Step):
    """Each side pays for its own number; a flag costs nothing (§5.4)."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: State) -> None:
        war, side = s.war, self.side
        bid, seat = war[BIDS + side], war[side]
        if bid == FLAG:
            return
        if side != war[WINNER] and is_spared(s, side):
            if s.log is not None:
                s.log.append(events.LoserSpared(seat, bid))
            return
        pay_number(s, seat, "war", bid, own_discount(s, side))


def is_spared(s: State, side: int) -> bool:
    """A loser by a small margin pays nothing; only a number loses with a number (R-42)."""
    own, other = s.war[NUMBERS + side], s.war[NUMBERS + ATTACKER + DEFENDER - side]
    return other - own <= s.powers[s.war[side]].spared


class FinishWar(Step):
    """Payments are made: the loser's figures come next (§5.5)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        finish_war(s)


OFFER_RAISE: Final = [OfferRaise(ATTACKER), OfferRaise(DEFENDER)]
PAY_SIDE: Final = [PaySide(ATTACKER), PaySide(DEFENDER)]
DECIDE_WAR: Final = DecideWar()
FINISH_WAR: Final = FinishWar()
