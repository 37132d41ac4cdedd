"""A turn in the order of play: take a card, gain its ability, carry its action out (§6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import BRANCH, NO_BRANCH, TAKE
from intrika.games.legends.cards import (
    BUILD,
    CARDS,
    DEEDS,
    DESTROY,
    MAX_SEATS,
    MOVE,
    OR,
    PLACE,
    PRICES,
    TURNS_EACH,
)  # fmt: skip
from intrika.games.legends.cities import begin_build, can_build
from intrika.games.legends.destruction import begin_destroy, can_destroy
from intrika.games.legends.moving import begin_move, can_move
from intrika.games.legends.placing import begin_place, can_place
from intrika.games.legends.state import State
from intrika.games.legends.tokens import peek


class TakeCard(AskOne):
    """One card of the row, at the price of its position (§6 step 1)."""

    __slots__ = ()
    name: ClassVar[str] = "take-card"
    clause: ClassVar[str] = "§6"
    kinds: ClassVar[tuple[str, ...]] = ("take",)

    def options(self, s: State, seat: int) -> list[Action]:
        coins = s.coins[seat]
        return [TAKE[card] for i, card in enumerate(s.row) if PRICES[i] <= coins]

    def choose(self, s: State, seat: int, a: Action) -> None:
        card = a.arg
        at = s.row.index(card)
        s.agenda[-1] = END_TURN[seat]
        if s.log is not None:
            s.log.append(events.CardTaken(seat, card, at + 1, PRICES[at]))
        take(s, seat, at)
        begin_action(s, seat, card)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return refuse_card(s, seat, a.arg)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        left = TURNS_EACH[s.seats] - len(s.cards[self.seat])
        return {"seat": self.seat, "coins": s.coins[self.seat], "left": left}


def refuse_card(s: State, seat: int, card: int) -> Refusal | None:
    """Why this card cannot be bought."""
    if card not in s.row:
        return refusal("§6", "not-in-row", card=card)
    price = PRICES[s.row.index(card)]
    if price > s.coins[seat]:
        return refusal("§6", "card-too-dear", card=card, price=price, coins=s.coins[seat])
    return None


def take(s: State, seat: int, at: int) -> None:
    """Pay, lay the card down, gain its ability; coins come after the price (R-9)."""
    card = s.row[at]
    s.coins[seat] -= PRICES[at]
    s.row = s.row[:at] + s.row[at + 1 :]
    s.cards[seat] += (card,)
    tables = s.tables
    s.extra_moves[seat] += tables.moves[card]
    s.extra_armies[seat] += tables.armies[card]
    s.flying[seat] += tables.flying[card]
    s.elixirs[seat] += tables.elixirs[card]
    s.immune[seat] += tables.immune[card]
    if tables.coins[card]:
        s.coins[seat] += tables.coins[card]
        if s.log is not None:
            s.log.append(events.CoinsGained(seat, tables.coins[card]))


# -- the action of a card --------------------------------------------------------------------------


def begin_action(s: State, seat: int, card: int) -> None:
    """One step, both in the printed order, or a choice between them (§6 step 3)."""
    steps = s.tables.steps[card]
    if s.tables.mode[card] == OR:
        if can_begin(s, seat, steps[0]) or can_begin(s, seat, steps[1]):
            s.agenda.append(ChooseBranch(seat, card))
        return
    if len(steps) > 1:
        for deed, n in steps[:0:-1]:
            s.agenda.append(DoStep(seat, deed, n))
    begin(s, seat, steps[0])


def begin(s: State, seat: int, step: tuple[int, int]) -> None:
    """Put the first choice of a step on the agenda; a step with nothing to do ends by itself."""
    deed, n = step
    if deed == PLACE:
        begin_place(s, seat, n)
    elif deed == MOVE:
        begin_move(s, seat, n)
    elif deed == BUILD:
        begin_build(s, seat)
    else:
        assert deed == DESTROY
        begin_destroy(s, seat)


def can_begin(s: State, seat: int, step: tuple[int, int]) -> bool:
    deed, n = step
    if deed == PLACE:
        return can_place(s, seat)
    if deed == MOVE:
        return can_move(s, seat, n)
    if deed == BUILD:
        return can_build(s, seat)
    return can_destroy(s, seat)


class DoStep(Step):
    """The second step of a card with 'and'."""

    __slots__ = ("deed", "n", "seat")
    seat: int
    deed: int
    n: int

    def __init__(self, seat: int, deed: int, n: int) -> None:
        self.seat = seat
        self.deed = deed
        self.n = n

    def run(self, s: State) -> None:
        begin(s, self.seat, (self.deed, self.n))


class ChooseBranch(AskOne):
    """One of two steps, or none (§6 step 3)."""

    __slots__ = ("card",)
    name: ClassVar[str] = "choose-branch"
    clause: ClassVar[str] = "§6"
    kinds: ClassVar[tuple[str, ...]] = ("branch",)
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: State, seat: int) -> list[Action]:
        steps = s.tables.steps[self.card]
        return [BRANCH[i] for i in range(2) if can_begin(s, seat, steps[i])] + [NO_BRANCH]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if s.log is not None:
            s.log.append(events.BranchChosen(seat, a.arg if a.arg else None))
        if a is not NO_BRANCH:
            begin(s, seat, s.tables.steps[self.card][a.arg - 1])

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is NO_BRANCH:
            return None
        step = s.tables.steps[self.card][a.arg - 1]
        if not can_begin(s, seat, step):
            return refusal("§6", "step-idle", deed=step[0])
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        (one, n_one), (two, n_two) = s.tables.steps[self.card]
        return {
            "seat": self.seat,
            "card": CARDS[self.card],
            "deed": DEEDS[one],
            "n": n_one,
            "other_deed": DEEDS[two],
            "other_n": n_two,
        }


# -- the end of a turn -----------------------------------------------------------------------------


class EndTurn(Step):
    """The row moves up and is filled, the player looks at tokens, the next one follows (§6)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        if s.dealt < len(s.deck):
            card = s.deck[s.dealt]
            s.row += (card,)
            s.dealt += 1
            s.shown += 1
            if s.log is not None:
                s.log.append(events.CardDealt(card))
        if s.setup.options["swamp"]:
            peek(s, self.seat)
        s.picks += 1
        if s.picks < TURNS_EACH[s.seats] * s.seats:
            give_turn(s, (self.seat + 1) % s.seats)


END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(MAX_SEATS)]
TAKE_CARD: Final[list[TakeCard]] = [TakeCard(seat) for seat in range(MAX_SEATS)]


def give_turn(s: State, seat: int) -> None:
    s.agenda.append(TAKE_CARD[seat])
