"""Who sees what (§7)."""

from __future__ import annotations

import random

import pytest

from intrika import Match
from intrika.games.kabale.cards import CARDS
from intrika.games.kabale.state import State
from tests.games.kabale.table import GAME, play, shown, table

HEADS3 = ("trade-5", "art-5", "religion-5")


@pytest.mark.proves("S-089")
def test_nobody_else_sees_a_hand() -> None:
    s = GAME.new(3, 4)
    for seat in range(3):
        view = s.view(seat)
        assert len(view["hand"]) == 3
        assert view["hands"] == [3, 3, 3]
    assert s.view(None)["hand"] is None


@pytest.mark.proves("S-092")
def test_the_order_of_the_stack_and_of_every_pile_is_hidden() -> None:
    s = GAME.new(2, 4)
    view = s.view(0)
    assert view["stack"] == 10
    assert view["piles"] == [22, 22]
    assert view["pile_of"][1] == view["pile_of"][0], "sorted, not in order"


@pytest.mark.proves("S-025", "S-027")
def test_the_record_for_another_seat_hides_the_concealed_card() -> None:
    match = _match_with_a_disguise()
    last = match.taken[-1]
    other = (last.seat + 1) % 3
    assert match.record_for(last.seat).entries[-1].text == last.action.text
    assert match.record_for(other).entries[-1] == (last.seat, None, "disguise ?")
    assert "seed ?" in match.record_for(other).text()


def _match_with_a_disguise() -> Match:
    for seed in range(200):
        match = Match(GAME, ["A", "B", "C"], seed)
        rng = random.Random(seed)
        while not match.state.over:
            seat = match.state.to_act()[0]
            match.act(seat, rng.choice(match.state.options(seat)))
            taken = match.taken[-1].action
            if taken.kind == "disguise" and taken.arg and not match.state.over:
                return match
    raise AssertionError("no disguise in 200 games")


@pytest.mark.proves("R-28", "S-013")
def test_a_moved_explorer_lies_face_down_but_everybody_knows_it() -> None:
    s = table("W:explorer*", "", "", heads=HEADS3, turn="R")
    assert shown(s, 0, 1) == "W:?*"
    play(s, "play king 1")
    for seat in (0, 1, 2, None):
        assert shown(s, 1, seat) == "W:explorer*"
    redrawn = s.determinize(1, random.Random(1))
    assert redrawn.view(1)["columns"][1] == s.view(1)["columns"][1]


@pytest.mark.proves("S-127", "R-15")
@pytest.mark.parametrize("public", [False, True])
def test_won_heads_are_hidden_from_the_others_unless_the_option_opens_them(public: bool) -> None:
    s = table("W:squire B:king*", "W:merchant*", heads=("trade-2", "art-2"), turn="B",
              won_cards_public=public)  # fmt: skip
    play(s, "play queen 2")
    assert s.view(1)["won"][1] == ["trade-2", "art-2"], "the owner always sees his own"
    assert s.view(0)["won"][1] == (["trade-2", "art-2"] if public else None)
    assert s.view(None)["won"][1] == (["trade-2", "art-2"] if public else None)
    assert s.view(0)["won_count"] == [0, 2]
    s.agenda = []
    assert s.view(0)["won"][1] == ["trade-2", "art-2"], "after the game all are open"


@pytest.mark.proves("R-27", "R-13")
def test_discards_and_what_a_pile_was_shuffled_from_are_public() -> None:
    s = table("B:murderer*", "", "", heads=HEADS3, turn="W")
    play(s, "play king 1")
    for seat in (0, 1, 2, None):
        assert s.view(seat)["discards"][0] == ["king"]


@pytest.mark.proves("S-026", "S-033")
def test_all_see_whether_a_disguise_or_a_traitor_was_declined() -> None:
    for card in ("disguise", "traitor"):
        s = table(f"B:{card}*", "", "", heads=HEADS3, turn="W")
        play(s, "play king 1")
        assert s.to_act() == (1,), "the owner decides, not the player to move"
        play(s, f"{card} none")
        assert s.log is not None
        declined = [e for e in s.log if type(e).__name__.endswith("Declined")]
        assert [e.seen_by(2) for e in declined] == declined
        assert len(declined) == 1


def test_redrawing_keeps_what_everybody_saw_shuffled() -> None:
    """Cards that were not in the reshuffled pile must be in the hand or on the table."""
    rng = random.Random(5)
    s = table("B:witch*", "", "", heads=HEADS3, turn="B", hands={"B": ("king", "queen", "dragon")})
    pile = s.piles[1]
    s.discards[1] = pile
    s.drawn[1] = len(pile)
    play(s, "play king 2")
    assert s.older[1], "the witch lay hidden when the pile was shuffled"
    old = {CARDS.index(name) for name in ("king", "queen", "witch", "dragon")}
    for _ in range(50):
        redrawn = s.determinize(0, rng)
        assert isinstance(redrawn, State)
        hidden = {c % 25 for column in redrawn.columns for c in column if c // 25 == 1}
        hand = set(redrawn.hands[1])
        assert hidden <= old, "what lay there before the shuffle was not shuffled in"
        assert hidden | (hand - set(pile)) == old
        assert len(hand & set(pile)) == 1
        assert GAME.broken(redrawn) is None
