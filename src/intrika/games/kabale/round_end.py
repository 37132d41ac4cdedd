"""The end of a round (specification, §4.3): all cards are turned, each column finds its winner."""

from __future__ import annotations

from intrika.games.kabale import events
from intrika.games.kabale.cards import CONCEALED, HEAD_SYMBOL, SET, WITCH, WIZARD
from intrika.games.kabale.evaluation import NOBODY, Evaluation, evaluate
from intrika.games.kabale.state import FACE_UP, State


def evaluate_columns(s: State) -> None:
    """Turn, evaluate and clear every column, from left to right."""
    s.shown += 1
    if s.log is not None:
        for column in range(s.seats):
            tell_turned(s, column)
    gone: list[list[int]] = [[] for _ in range(s.seats)]
    for column in range(s.seats):
        cards = [code % CONCEALED for code in s.columns[column]]
        found = evaluate(cards, HEAD_SYMBOL[s.heads[column]], s.double_can_win)
        if s.log is not None:
            tell_evaluation(s, column, found)
        award(s, column, found.winner)
        for code in cards:
            gone[code // SET].append(code % SET)
    for seat, owned in enumerate(gone):
        s.discards[seat] += tuple(owned)
    s.columns = [()] * s.seats
    s.facing = [FACE_UP] * s.seats
    s.closed = [0] * s.seats
    s.heads = []


def award(s: State, column: int, winner: int) -> None:
    """The winner takes the head; a head that nobody wins leaves the game (R-20)."""
    head = s.heads[column]
    if winner == NOBODY:
        s.lost += (head,)
        if s.log is not None:
            s.log.append(events.HeadLost(column, head))
    else:
        s.won[winner] += (head,)
        if s.log is not None:
            s.log.append(events.HeadWon(winner, column, head))


def tell_turned(s: State, column: int) -> None:
    """The cards that are uncovered only now: the last one and the concealed ones."""
    assert s.log is not None
    cards = s.columns[column]
    for i, code in enumerate(cards):
        if code >= CONCEALED or (i == len(cards) - 1 and s.facing[column] != FACE_UP):
            owner, card = divmod(code % CONCEALED, SET)
            s.log.append(events.CardTurned(owner, column, card, True))


def tell_evaluation(s: State, column: int, found: Evaluation) -> None:
    assert s.log is not None
    for by, codes in ((WIZARD, found.wizarded), (WITCH, found.witched)):
        if codes:
            cards = tuple([(code // SET, code % SET) for code in codes])
            s.log.append(events.CardsRemoved(column, by, cards))
    valued = zip(found.cards, found.values, strict=True)
    told = tuple([(code // SET, code % SET, value) for code, value in valued])
    s.log.append(events.ColumnEvaluated(column, found.reason, told, found.totals(s.seats)))
