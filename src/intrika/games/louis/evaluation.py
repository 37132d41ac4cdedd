"""Phase 3, scoring (specification, section 7): board after board, from 1 to 12."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step, asked, then, then_all
from intrika.core.refusal import Refusal
from intrika.games.louis import actions, events
from intrika.games.louis.cards import (
    BOARD_COUNT,
    CROWN,
    DISCOUNT,
    DISCOUNT_BY,
    MAX_SEATS,
    NEUTRAL,
    ONCE_FIRST,
    ROUNDS,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.effects import gain_chip, use_up
from intrika.games.louis.intrigue import PlayIntrigue, may_intrigue
from intrika.games.louis.rewards import REWARD, grant
from intrika.games.louis.state import NOWHERE, SCORING_PHASE, State, order, row
from intrika.games.louis.tables import CONDITIONS, MONEY, SIDES, THRESHOLD, side_of

NOBODY: Final = -1


class Scoring(Step):
    """All twelve boards in ascending order; one is finished before the next begins (§7)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.phase = SCORING_PHASE
        s.intrigues = ()
        then_all(s, [*SCORE_BOARD, ScoringDone()])


class ScoringDone(Step):
    __slots__ = ()

    def run(self, s: State) -> None:
        s.board = NOWHERE


class ScoreBoard(Step):
    """First the intrigue card of this person may be played (§7a)."""

    __slots__ = ("board",)
    board: int

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, s: State) -> None:
        s.board = self.board
        s.agenda.append(JUDGE[self.board])
        who = may_intrigue(s, self.board)
        if who:
            s.agenda.append(PlayIntrigue(asked(s.seats, who), self.board))


class Judge(Step):
    """A shared first place may be decided by the mission, then the board is resolved (§7b, §7c)."""

    __slots__ = ("board",)
    board: int

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, s: State) -> None:
        counts = row(s, self.board)
        top = max(counts)
        if s.log is not None and top:
            tell_board(s, self.board, counts)
        side = side_of(s.sides[self.board], self.board)
        if s.tables.condition[side] == THRESHOLD:
            resolve_threshold(s, self.board, counts)
            return
        if top and counts.count(top) > 1:
            for seat in range(s.seats):
                if counts[seat] == top and s.laid[seat] & ONCE_FIRST & ~s.used[seat]:
                    s.agenda.append(ChooseFirst(seat, self.board))
                    return
        resolve(s, self.board, NOBODY)


class ChooseFirst(AskOne):
    """The owner of the mission is among the first and may count as the only one (§7b)."""

    __slots__ = ("board",)
    name: ClassVar[str] = "first"
    clause: ClassVar[str] = "§7b"
    kinds: ClassVar[tuple[str, ...]] = ("first",)
    board: int

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def options(self, s: State, seat: int) -> list[Action]:
        return actions.FIRST[:]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is actions.FIRST[0]:
            use_up(s, seat, ONCE_FIRST)
            if s.log is not None:
                s.log.append(events.TieBroken(seat, self.board))
            resolve(s, self.board, seat)
        else:
            resolve(s, self.board, NOBODY)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "board": self.board}


class GiveLouisChips(Step):
    """The leader on Louis' board: the board's chip and a crown (§7c-louis)."""

    __slots__ = ("board", "seat")
    seat: int
    board: int

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def run(self, s: State) -> None:
        REWARD[self.seat][self.board].run(s)
        gain_chip(s, self.seat, CROWN)


class ReturnToGeneral(Step):
    """All markers of a leader leave the board for the general supply (R-11, R-37)."""

    __slots__ = ("board", "seat")
    seat: int
    board: int

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def run(self, s: State) -> None:
        at = WIDTH * self.board + self.seat
        count = s.on[at]
        s.on[at] = 0
        s.general[self.seat] += count
        if s.log is not None:
            s.log.append(events.MarkersReturned(self.seat, self.board, count, 0))


class OfferPurchase(Step):
    """A player with a marker who has the money is asked (§7c-money)."""

    __slots__ = ("board", "seat")
    seat: int
    board: int

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def run(self, s: State) -> None:
        if s.money[self.seat] >= price(s, self.seat, self.board):
            s.agenda.append(CHOOSE_PURCHASE[self.seat][self.board])


class ChoosePurchase(AskOne):
    """Buy the reward once for the price, or not (§7c-money)."""

    __slots__ = ("board",)
    name: ClassVar[str] = "buy"
    clause: ClassVar[str] = "§7c-money"
    kinds: ClassVar[tuple[str, ...]] = ("buy",)
    board: int

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def options(self, s: State, seat: int) -> list[Action]:
        return actions.BUY[:]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is actions.BUY[0]:
            cost = price(s, seat, self.board)
            s.money[seat] -= cost
            if s.log is not None:
                s.log.append(events.RewardBought(seat, self.board, cost))
            grant(s, seat, self.board)
        elif s.log is not None:
            s.log.append(events.RewardDeclined(seat, self.board))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        cost = price(s, self.seat, self.board)
        money = s.money[self.seat]
        return {"seat": self.seat, "board": self.board, "price": cost, "money": money}


class FinishBoard(Step):
    """All markers left go to the personal supplies; Louis leaves; the board turns (§7d, R-37)."""

    __slots__ = ("board", "turn")
    board: int
    turn: bool

    def __init__(self, board: int, turn: bool) -> None:
        self.board = board
        self.turn = turn

    def run(self, s: State) -> None:
        board = self.board
        for seat in range(s.seats):
            count = s.on[WIDTH * board + seat]
            if count:
                s.on[WIDTH * board + seat] = 0
                s.personal[seat] += count
                if s.log is not None:
                    s.log.append(events.MarkersReturned(seat, board, count, 1))
        neutral = s.on[WIDTH * board + NEUTRAL]
        if neutral:
            s.on[WIDTH * board + NEUTRAL] = 0
            s.neutral += neutral
            if s.log is not None:
                s.log.append(events.NeutralReturned(board, neutral))
        if s.louis == board:
            s.louis = NOWHERE
            if s.log is not None:
                s.log.append(events.LouisLeft(board))
        if self.turn and s.round < ROUNDS:
            turn_over(s, board)


SCORE_BOARD: Final[list[ScoreBoard]] = [ScoreBoard(board) for board in range(BOARD_COUNT)]
JUDGE: Final[list[Judge]] = [Judge(board) for board in range(BOARD_COUNT)]
FINISH: Final[list[FinishBoard]] = [FinishBoard(board, False) for board in range(BOARD_COUNT)]
FINISH_AND_TURN: Final[list[FinishBoard]] = [
    FinishBoard(board, True) for board in range(BOARD_COUNT)
]
RETURN: Final[list[list[ReturnToGeneral]]] = [
    [ReturnToGeneral(seat, board) for board in range(BOARD_COUNT)] for seat in range(MAX_SEATS)
]
OFFER: Final[list[list[OfferPurchase]]] = [
    [OfferPurchase(seat, board) for board in range(BOARD_COUNT)] for seat in range(MAX_SEATS)
]
CHOOSE_PURCHASE: Final[list[list[ChoosePurchase]]] = [
    [ChoosePurchase(seat, board) for board in range(BOARD_COUNT)] for seat in range(MAX_SEATS)
]


# -- resolving a board (§7c) ------------------------------------------------------------------


def resolve_threshold(s: State, board: int, counts: list[int]) -> None:
    """Everyone with enough markers is rewarded in order; all take their markers (§7c-markers)."""
    needed = s.tables.figure[side_of(s.sides[board], board)]
    rewarded = [seat for seat in order(s) if counts[seat] >= needed]
    last = FINISH_AND_TURN[board] if rewarded else FINISH[board]
    then_all(s, [*[REWARD[seat][board] for seat in rewarded], last])


def resolve(s: State, board: int, first: int) -> None:
    """Money or first place, with or without Louis; `first` has broken a tie (§7b, §7c)."""
    counts = row(s, board)
    top = max(counts)
    if top == 0:
        s.agenda.append(FINISH[board])
        return
    leaders = [seat for seat in range(WIDTH) if counts[seat] == top]
    if first != NOBODY:
        leaders = [first]
    if s.louis == board:
        resolve_louis(s, board, counts, leaders)
    elif len(leaders) > 1:
        then_all(s, [*purchases(s, board, counts, []), FINISH[board]])
    else:
        winner = leaders[0]
        buyers = purchases(s, board, counts, leaders)
        then_all(s, [*buyers, FINISH_AND_TURN[board]])
        if winner != NEUTRAL:
            then(s, REWARD[winner][board], RETURN[winner][board])


def resolve_louis(s: State, board: int, counts: list[int], leaders: list[int]) -> None:
    """The first gets the chip and a crown, a sole second the chip, equal firsts a chip each."""
    frames: list[Step] = []
    rewarded = leaders[:]
    if len(leaders) > 1:
        tied = [seat for seat in order(s) if seat in leaders]
        frames += [REWARD[seat][board] for seat in tied]
        frames += [RETURN[seat][board] for seat in tied]
    else:
        if leaders[0] != NEUTRAL:
            frames += [GiveLouisChips(leaders[0], board), RETURN[leaders[0]][board]]
        second = sole_second(counts, leaders[0])
        if second not in (NOBODY, NEUTRAL):
            frames.append(REWARD[second][board])
            rewarded.append(second)
    then_all(s, [*frames, *purchases(s, board, counts, rewarded), FINISH_AND_TURN[board]])


def sole_second(counts: list[int], first: int) -> int:
    """The one with the second most markers; NOBODY if there is none or more than one."""
    rest = [counts[seat] for seat in range(WIDTH) if seat != first]
    most = max(rest)
    if most == 0 or rest.count(most) > 1:
        return NOBODY
    seconds = [seat for seat in range(WIDTH) if seat != first and counts[seat] == most]
    return seconds[0]


def purchases(s: State, board: int, counts: list[int], rewarded: list[int]) -> list[OfferPurchase]:
    """Under money all others with a marker may buy, in order; nobody gets two rewards (§7c)."""
    if s.tables.condition[side_of(s.sides[board], board)] != MONEY:
        return []
    return [OFFER[seat][board] for seat in order(s) if counts[seat] and seat not in rewarded]


def price(s: State, seat: int, board: int) -> int:
    """The printed price, one less for the owner of the mission (§7c-discount, R-10)."""
    printed = s.tables.figure[side_of(s.sides[board], board)]
    if s.laid[seat] & DISCOUNT:
        return max(0, printed - DISCOUNT_BY)
    return printed


def turn_over(s: State, board: int) -> None:
    """The other side has another condition (§7d)."""
    side = 1 - s.sides[board]
    s.sides = s.sides[:board] + (side,) + s.sides[board + 1 :]
    if s.log is not None:
        at = side_of(side, board)
        condition = CONDITIONS[s.tables.condition[at]]
        s.log.append(events.BoardTurned(board, SIDES[side], condition, s.tables.figure[at]))


def tell_board(s: State, board: int, counts: list[int]) -> None:
    assert s.log is not None
    at = side_of(s.sides[board], board)
    condition = CONDITIONS[s.tables.condition[at]]
    louis = s.louis == board
    told = (*counts[: s.seats], counts[NEUTRAL])
    s.log.append(events.BoardScored(board, condition, s.tables.figure[at], louis, told))
