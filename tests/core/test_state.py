"""State, saving and undo, apart from what the conformance suite shows for every game."""

from __future__ import annotations

import copy
import json
import random
import time

import pytest

import intrika
from intrika import BadInput, IllegalAction, Match
from intrika.games.kabale.cards import MURDERER
from tests.games.kabale.table import table

KABALE = intrika.game("kabale")


def test_an_illegal_action_says_who_what_and_why() -> None:
    s = KABALE.new(3, 7, {"starter": 0})
    hand = s.view(0)["hand"]
    card = next(name for name in ("king", "queen", "witch", "storm") if name not in hand)
    with pytest.raises(IllegalAction) as refused:
        s.act(0, KABALE.space.parse(f"play {card} 1"))
    assert str(refused.value).startswith(f"seat 0 cannot play {card} 1: card-not-in-hand (§4.1)")
    with pytest.raises(IllegalAction) as refused:
        s.act(1, KABALE.space.parse("play king 1"))
    assert refused.value.refusal.message == "not-your-turn"
    with pytest.raises(IllegalAction) as refused:
        s.act(0, KABALE.space.parse("traitor none"))
    assert refused.value.refusal.message == "other-decision"
    with pytest.raises(IllegalAction) as refused:
        s.act(9, KABALE.space.parse("play king 1"))
    assert refused.value.refusal.message == "no-such-seat"


def test_after_the_end_nothing_is_allowed() -> None:
    s = KABALE.new(2, 1)
    rng = random.Random(1)
    with pytest.raises(ValueError, match="not over"):
        s.result()
    while not s.over:
        s.act(s.to_act()[0], rng.choice(s.options(s.to_act()[0])))
    assert s.to_act() == ()
    why = s.explain(0, KABALE.space[0])
    assert why is not None
    assert why.message == "game-over"


def test_an_option_stays_legal_whatever_a_caller_does_to_the_list() -> None:
    s = KABALE.new(2, 1)
    seat = s.to_act()[0]
    options = s.options(seat)
    first = options.pop(0)
    s.act(seat, first)
    assert s.to_act() != (seat,)


def test_a_view_is_json_and_holds_no_key() -> None:
    s = KABALE.new(3, 7)
    for seat in (0, 1, 2, None):
        text = json.dumps(s.view(seat))
        assert s.key.hex() not in text


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("state"),
        lambda data: data.update(rules="0"),
        lambda data: data["state"].pop("hands"),
        lambda data: data["state"].update(seats=9),
        lambda data: data["state"]["agenda"][0].update(frame="os:system"),
        lambda data: data["state"]["agenda"][0].update(frame="intrika.core.save:load"),
        lambda data: data["state"]["agenda"][0]["fields"].update(more=1),
        lambda data: data["options"].update(starter=77),
    ],
)
def test_a_damaged_state_is_refused(damage: object) -> None:
    data = json.loads(json.dumps(KABALE.new(3, 7).to_json()))
    damage(data)  # type: ignore[operator]
    with pytest.raises(BadInput):
        KABALE.load(data)


def test_a_state_of_another_game_is_refused() -> None:
    for other in intrika.games():
        if other is not KABALE:
            with pytest.raises(BadInput, match="this is a state of"):
                KABALE.load(other.new(other.max_seats, 1).to_json())


def test_a_copy_is_at_least_ten_times_faster_than_deepcopy() -> None:
    s = KABALE.new(4, 7)
    fields = {
        name: getattr(s, name)
        for name in ("columns", "facing", "closed", "heads", "hands", "piles", "drawn", "discards",
                     "stack", "box", "won", "lost", "older")
    }  # fmt: skip

    def best(call: object) -> float:
        times = []
        for _ in range(7):
            begin = time.perf_counter()
            for _ in range(200):
                call()  # type: ignore[operator]
            times.append(time.perf_counter() - begin)
        return min(times)

    assert best(s.copy) * 10 < best(lambda: copy.deepcopy(fields))


# -- undo ----------------------------------------------------------------------------------------


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    match = Match(KABALE, ["A", "B"], 1)
    why = match.may_undo(0)
    assert why is not None
    assert why.message == "undo-nothing"
    with pytest.raises(BadInput, match="undo-nothing"):
        match.undo(0)


def test_a_decision_after_which_a_card_was_drawn_stays() -> None:
    match = Match(KABALE, ["A", "B"], 1, {"starter": 0})
    match.act(0, match.state.options(0)[0])
    why = match.may_undo(0)
    assert why is not None
    assert why.message == "undo-learned"
    other = match.may_undo(1)
    assert other is not None
    assert other.message == "undo-other-acted"


def test_a_decision_that_taught_nobody_anything_can_be_taken_back() -> None:
    """A card placed in an empty column, with no card left to draw."""
    s = table("", "", heads=("trade-5", "art-5"), turn="W")
    for seat in (0, 1):
        s.columns[0] += tuple([25 * seat + card for card in s.piles[seat] if card != MURDERER])
        s.drawn[seat] = len(s.piles[seat])
    s.columns[0] += (MURDERER, 25 + MURDERER)
    assert KABALE.broken(s) is None
    match = Match(KABALE, ["A", "B"], 1)
    match.state = s
    before, events = s.digest(), len(match.events)
    match.act(0, KABALE.space.parse("play king 2"))
    assert match.state.to_act() == (1,)
    assert match.may_undo(0) is None
    match.undo(0)
    assert match.state.digest() == before
    assert len(match.events) == events
    assert match.record().entries == []
