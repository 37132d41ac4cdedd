"""Swapping hand missions at the end of the phase (specification, 8-swap)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.louis import events
from intrika.games.louis.actions import PUT_OFF, STOP
from intrika.games.louis.cards import MAX_SEATS, MISSIONS, SWAP_MISSIONS, TIER, TIERS
from intrika.games.louis.drawing import draw_missions
from intrika.games.louis.effects import use_up
from intrika.games.louis.state import State

NO_CARD: Final = -1
EVERYBODY: Final = (1 << MAX_SEATS) - 1


class Swaps(Step):
    """After all mission turns: each laid swap of missions may be used once (§8-swap)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        if s.laid[self.seat] & SWAP_MISSIONS & ~s.used[self.seat] and s.missions[self.seat]:
            s.agenda.append(PutOff(self.seat, NO_CARD))


class PutOff(AskOne):
    """One or two missions go under their decks: first the one that comes first in the hand.

    The frame holds the place of the first card in the hand. The second question is asked even if
    no card follows: what it is must not show.
    """

    __slots__ = ("first",)
    name: ClassVar[str] = "put-off"
    clause: ClassVar[str] = "§8-swap"
    kinds: ClassVar[tuple[str, ...]] = ("put-off", "stop")
    first: int

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def options(self, s: State, seat: int) -> list[Action]:
        return [*[PUT_OFF[mission] for mission in s.missions[seat][self.first + 1 :]], STOP]

    def choose(self, s: State, seat: int, a: Action) -> None:
        hand = s.missions[seat]
        if self.first == NO_CARD:
            if a is STOP:
                s.agenda.pop()
            elif len(hand) > 1:
                s.agenda[-1] = PutOff(seat, hand.index(a.arg))
            else:
                put_off(s, seat, [a.arg])
        elif a is STOP:
            put_off(s, seat, [hand[self.first]])
        else:
            put_off(s, seat, [hand[self.first], a.arg])

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.kind == "stop":
            return None
        hand = s.missions[seat]
        if a.arg not in hand:
            return refusal("§8-swap", "mission-not-in-hand", mission=a.arg)
        if self.first != NO_CARD and a.arg <= hand[self.first]:
            return refusal("R-38", "put-off-order", mission=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seat, "second": self.first != NO_CARD}
        if seat == self.seat and self.first != NO_CARD:
            told["chosen"] = MISSIONS[s.missions[seat][self.first]]
        return told

    def masked(self, s: State, seat: int, a: Action) -> str:
        """The others see the back of the card."""
        return a.text if a is STOP else f"put-off ? {TIERS[TIER[a.arg]]}"


SWAPS: Final[list[Swaps]] = [Swaps(seat) for seat in range(MAX_SEATS)]


def put_off(s: State, seat: int, cards: list[int]) -> None:
    """The cards go under their decks, the higher one lowest; as many are drawn (R-29, R-38)."""
    s.agenda[-1] = SWAPS[seat]
    use_up(s, seat, SWAP_MISSIONS)
    if s.log is not None:
        tiers = tuple([TIER[card] for card in cards])
        s.log.append(events.MissionsPutOff(seat, tiers, tuple(cards)))
    forget(s, seat, cards)
    for card in cards:
        s.mission_decks[TIER[card]] = (card, *s.mission_decks[TIER[card]])
    s.missions[seat] = tuple([card for card in s.missions[seat] if card not in cards])
    draw_missions(s, seat, len(cards))


def forget(s: State, seat: int, cards: list[int]) -> None:
    """Who knew a card of this hand cannot tell any more whether it is the one put off, unless all
    cards with its back went; the player himself knows where each lies."""
    known = list(s.known)
    for tier in range(len(TIERS)):
        held = [card for card in s.missions[seat] if TIER[card] == tier]
        gone = [card for card in held if card in cards]
        if not gone:
            continue
        knew = EVERYBODY if len(gone) == len(held) else 0
        for card in held:
            knew &= s.known[card]
        for card in held:
            known[card] = knew | 1 << seat if card in gone else 0
    s.known = tuple(known)
