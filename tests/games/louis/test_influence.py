"""Phase 2, influence (§6)."""

from __future__ import annotations

import pytest

from intrika.core.refusal import IllegalAction
from intrika.games.louis.cards import INFLUENCE, KNOWERS
from intrika.games.louis.influence import FirstTurn, Influence, ShuffleInfluence
from intrika.games.louis.state import State
from intrika.games.louis.turns import CHOOSE_CARD
from tests.games.louis.table import (
    GAME,
    A,
    B,
    C,
    cards,
    empty,
    hand,
    lay,
    offers,
    on,
    play,
    refused,
    run,
    supplies,
    told,
)  # fmt: skip


def turn(s: State, card: str, *rest: str, personal: int = 11, general: int = 5) -> State:
    """A is on turn with this card and more; the others hold three cards each."""
    cards(
        s,
        f"{card} {' '.join(rest) or 'joker joker'}",
        "joker colbert colbert",
        "joker louvois louvois",
    )
    supplies(s, A, personal, general)
    return run(s, CHOOSE_CARD[A])


def places(s: State, *texts: str) -> set[frozenset[tuple[int, int]]]:
    """What is offered, as counts by board."""
    made = set()
    for text in texts or offers(s):
        boards = [int(n) for n in text.removeprefix("place ").split("+")]
        made.add(frozenset((board, boards.count(board)) for board in boards))
    return made


@pytest.mark.proves("S-050", "S-051", "S-053", "S-054")
def test_a_turn_is_one_card_and_one_use() -> None:
    s = turn(empty(3), "montespan")
    assert offers(s) == ["play montespan", "play joker"]
    play(s, "play montespan")
    assert s.view(B)["played"] == ["montespan"], "the card lies open in the middle"
    assert offers(s) == ["mode place", "mode take_back", "mode nothing"]
    play(s, "mode place")
    assert all(text.startswith("place ") for text in offers(s))
    play(s, "place 5+5+6")
    assert (on(s, 5)[A], on(s, 6)[A]) == (2, 1)
    assert (s.personal[A], s.general[A]) == (8, 5), "placing takes nothing back"
    assert s.to_act() == (B,), "clockwise"


@pytest.mark.proves("S-056", "S-071", "R-9", "S-249", "S-053")
def test_up_to_three_markers_from_the_personal_supply() -> None:
    s = turn(empty(3), "montespan")
    play(s, "play montespan", "mode place")
    assert {"place 5", "place 5+5", "place 5+5+5"} <= set(offers(s))
    assert refused(s, "place 5+5+5+5") == "too-many-markers"
    s = turn(empty(3), "montespan", personal=2, general=9)
    play(s, "play montespan", "mode place")
    assert max(text.count("+") for text in offers(s)) == 1
    assert refused(s, "place 5+5+5") == "too-few-markers"


@pytest.mark.proves("S-057", "S-058", "S-059", "S-060", "S-061", "S-072", "S-073", "S-074", "E-26")
def test_jumps_of_a_person_card() -> None:
    """From board 5: to 6 or 4, and on from there; three boards take a marker each."""
    s = turn(empty(3), "montespan")
    play(s, "play montespan", "mode place")
    three = {p for p in places(s) if len(p) == 3}
    assert three == places(s, "place 1+5+6", "place 1+4+5", "place 3+4+5", "place 4+5+12")
    two = {p for p in places(s) if len(p) == 2}
    both = ("4+5", "5+6", "4+5+5", "5+5+6", "4+4+5", "5+6+6")
    assert two == places(s, *[f"place {text}" for text in both])
    assert len(offers(s)) == 13
    assert refused(s, "place 4+5+6") == "no-path", "not in two directions"
    assert refused(s, "place 4+4+12") == "not-from-person", "one must stay on board 5"


@pytest.mark.proves("S-062")
def test_markers_from_before_do_not_count_as_left_behind() -> None:
    s = empty(3)
    s.on[4 * 5 + A] = 2
    s = turn(s, "montespan", personal=9, general=5)
    s.on[11 * 5 + A] = 0
    play(s, "play montespan", "mode place")
    assert refused(s, "place 6") == "not-from-person"
    assert refused(s, "place 6+6") == "not-from-person"


@pytest.mark.proves("S-072", "S-057")
@pytest.mark.parametrize(("card", "count"), [("anne", 23), ("dauphin", 23), ("turenne", 13)])
def test_the_number_of_results(card: str, count: int) -> None:
    s = turn(empty(3), card, "joker", "joker")
    play(s, f"play {card}", "mode place")
    assert len(offers(s)) == len(set(offers(s))) == count


@pytest.mark.proves("S-066", "S-067", "S-068", "S-071")
def test_a_joker_places_one_or_two_anywhere() -> None:
    s = turn(empty(3), "joker")
    play(s, "play joker", "mode place")
    assert len(offers(s)) == 40
    assert {f"place {board}" for board in range(1, 13)} <= set(offers(s))
    assert {"place 7+7", "place 1+7", "place 7+8"} <= set(offers(s))
    assert "place 6+7" not in GAME.space.by_text, "no card can do that"
    assert refused(s, "place 7+7+7") == "too-many-markers"
    play(s, "place 1+7")
    assert (on(s, 1)[A], on(s, 7)[A], s.personal[A]) == (1, 1, 9)


@pytest.mark.proves("S-063", "S-064", "R-8")
@pytest.mark.parametrize(("general", "taken"), [(7, 3), (3, 3), (2, 2)])
def test_a_person_card_takes_back_three(general: int, taken: int) -> None:
    s = turn(empty(3), "montespan", personal=4, general=general)
    play(s, "play montespan", "mode take_back")
    assert (s.personal[A], s.general[A]) == (4 + taken, general - taken)


@pytest.mark.proves("S-069", "S-070", "E-10")
@pytest.mark.parametrize(("general", "taken"), [(7, 2), (1, 1)])
def test_a_joker_takes_back_two(general: int, taken: int) -> None:
    s = turn(empty(3), "joker", personal=4, general=general)
    play(s, "play joker", "mode take_back")
    assert (s.personal[A], s.general[A]) == (4 + taken, general - taken)


@pytest.mark.proves("R-8", "R-9", "R-35", "S-064", "S-070", "S-253")
def test_nothing_to_place_or_take_back() -> None:
    s = turn(empty(3), "montespan", personal=4, general=0)
    play(s, "play montespan")
    assert offers(s) == ["mode place", "mode nothing"]
    assert refused(s, "mode take_back") == "general-empty"
    s = turn(empty(3), "montespan", personal=0, general=0)
    play(s, "play montespan")
    assert offers(s) == ["mode nothing"]
    assert refused(s, "mode place") == "personal-empty"
    play(s, "mode nothing")
    assert s.to_act() == (B,)


@pytest.mark.proves("S-222", "S-224", "S-246", "E-3")
def test_the_four_marker_mission_makes_any_card_a_joker_of_four() -> None:
    s = empty(3)
    lay(s, A, "four_markers")
    turn(s, "turenne", "joker joker")
    play(s, "play turenne")
    assert "mode four_place" in offers(s)
    play(s, "mode four_place")
    assert len(offers(s)) == 321
    play(s, "place 3+4+5+10")
    assert [on(s, board)[A] for board in (3, 4, 5, 10)] == [1, 1, 1, 1]
    assert s.personal[A] == 7
    play(s, "play colbert", "mode nothing", "play louvois", "mode nothing", "play joker")
    assert "mode four_place" not in offers(s), "once per phase"
    assert refused(s, "mode four_take_back") == "four-used"


@pytest.mark.proves("S-222", "S-246")
def test_four_markers_need_a_path() -> None:
    s = empty(3)
    lay(s, A, "four_markers")
    turn(s, "joker", "anne")
    play(s, "play joker", "mode four_place")
    assert {"place 7", "place 1+1+1+1", "place 1+2+3+4", "place 1+5+6+7"} <= set(offers(s))
    assert "place 1+2+4+6" not in GAME.space.by_text, "three neighbours of 1 are no path"


@pytest.mark.proves("S-223", "R-35", "S-253")
@pytest.mark.parametrize(("general", "taken"), [(7, 4), (3, 3)])
def test_the_four_marker_mission_takes_back_four(general: int, taken: int) -> None:
    s = empty(3)
    lay(s, A, "four_markers")
    turn(s, "joker", "anne", personal=4, general=general)
    play(s, "play joker", "mode four_take_back")
    assert (s.personal[A], s.general[A]) == (4 + taken, general - taken)
    assert s.used[A] == s.laid[A]


@pytest.mark.proves("R-9")
def test_playing_for_nothing_never_uses_the_four_marker_mission() -> None:
    s = empty(3)
    lay(s, A, "four_markers")
    turn(s, "joker", "anne", "anne")
    play(s, "play joker", "mode nothing")
    assert s.used[A] == 0
    assert told(s, "CardWasted")


@pytest.mark.proves("S-222")
def test_without_the_mission_there_is_no_four() -> None:
    s = turn(empty(3), "joker")
    play(s, "play joker")
    assert refused(s, "mode four_place") == "no-four"


@pytest.mark.proves("S-203", "S-204", "S-231")
def test_pay_two_and_pass() -> None:
    s = empty(3)
    lay(s, A, "pay_pass_a", "pay_pass_b")
    s.money[A] = 5
    turn(s, "joker", "anne", "anne")
    assert "pay-and-pass" in offers(s)
    play(s, "pay-and-pass")
    assert s.money[A] == 3
    assert hand(s, A) == ["anne", "anne", "joker"], "no card is played"
    assert s.to_act() == (B,)
    run(s, CHOOSE_CARD[A])
    play(s, "pay-and-pass")
    assert s.money[A] == 1
    run(s, CHOOSE_CARD[A])
    assert refused(s, "pay-and-pass") == "pay-pass-used", "each copy once per phase"


@pytest.mark.proves("S-203", "R-10")
def test_passing_costs_two_even_with_the_discount() -> None:
    s = empty(3)
    lay(s, A, "pay_pass_a", "discount")
    s.money[A] = 1
    turn(s, "joker", "anne", "anne")
    assert "pay-and-pass" not in offers(s)
    assert refused(s, "pay-and-pass") == "too-poor"
    s.money[A] = 2
    run(s, CHOOSE_CARD[A])
    play(s, "pay-and-pass")
    assert s.money[A] == 0


@pytest.mark.proves("S-215", "S-216")
def test_exchange_an_influence_card() -> None:
    s = empty(3)
    lay(s, A, "swap_influence_a")
    cards(s, "joker anne", "joker anne philippe", "joker joker", top="louvois")
    run(s, CHOOSE_CARD[A])
    assert offers(s) == ["play anne", "play joker", "exchange anne", "exchange joker"]
    play(s, "exchange anne")
    assert hand(s, A) == ["louvois", "joker"]
    assert s.view(None)["played"] == ["anne"], "discarded openly and without effect"
    assert s.to_act() == (B,)
    run(s, CHOOSE_CARD[A])
    assert refused(s, "exchange joker") == "exchange-used"
    assert refused(s, "exchange dauphin") == "card-not-in-hand"
    run(s, CHOOSE_CARD[B])
    assert refused(s, "exchange joker") == "no-exchange"


@pytest.mark.proves("S-075", "S-076", "R-7", "S-052", "S-077")
def test_the_last_card_goes_back_at_once_on_top_of_the_deck() -> None:
    s = empty(3)
    cards(s, "joker montespan", "joker anne", "louvois joker")
    run(s, CHOOSE_CARD[A])
    play(s, "play joker", "mode nothing")
    assert hand(s, A) == []
    assert s.deck[-1] // KNOWERS == INFLUENCE.index("montespan")
    assert s.view(A)["influence_deck"]["known"] == ["montespan"], "its owner has seen it"
    assert s.view(B)["influence_deck"]["known"] == []
    assert s.view(None)["played"] == ["joker"], "it was not played"
    play(s, "play joker", "mode nothing", "play joker", "mode nothing")
    assert s.over, "the turns end when all are out"
    assert s.hands == [(), (), ()]


@pytest.mark.proves("R-7")
def test_a_card_put_back_can_be_drawn_by_an_exchange() -> None:
    s = empty(3)
    lay(s, B, "swap_influence_a")
    cards(s, "joker montespan", "joker anne", "louvois joker joker")
    run(s, CHOOSE_CARD[A])
    play(s, "play joker", "mode nothing", "exchange anne")
    assert hand(s, B) == ["montespan", "joker"]
    assert s.view(A)["known"]["influence"] == [[], ["montespan"], []], "A knows that card"
    assert s.view(C)["known"]["influence"] == [[], [], []]
    assert s.view(A)["players"][B]["influence"] == [None, None]
    play(s, "play joker", "mode nothing")
    assert s.view(B)["players"][A]["influence"] == []


@pytest.mark.proves("R-7")
def test_who_begins_with_one_card_takes_no_turn() -> None:
    s = empty(3)
    cards(s, "joker", "joker anne", "louvois joker")
    run(s, FirstTurn())
    assert s.to_act() == (B,)
    assert hand(s, A) == []


@pytest.mark.proves("S-080", "S-079", "S-052", "E-30", "S-185")
def test_more_cards_give_more_turns() -> None:
    """Six cards against five: five turns against four, the last one alone."""
    s = empty(2)
    six = "joker joker joker anne anne philippe"
    cards(s, six, "joker joker joker dauphin dauphin")
    run(s, FirstTurn())
    turns = []
    while not s.over:
        turns.append(s.to_act()[0])
        play(s, offers(s)[-1], "mode nothing")
    assert turns.count(A) == 5
    assert turns.count(B) == 4
    assert turns == [A, B, A, B, A, B, A, B, A]


@pytest.mark.proves("S-080")
def test_several_cards_in_a_row_when_the_others_are_out() -> None:
    s = empty(3)
    cards(s, "joker joker joker anne anne", "joker colbert", "joker turenne")
    run(s, FirstTurn())
    turns = []
    while not s.over:
        turns.append(s.to_act()[0])
        play(s, "play joker", "mode nothing") if "play joker" in offers(s) else play(
            s, "play anne", "mode nothing"
        )
    assert turns == [A, B, C, A, A, A]


@pytest.mark.proves("S-078")
def test_all_thirty_cards_are_shuffled_at_the_end() -> None:
    s = empty(3)
    s.played, s.deck = s.deck[:20], s.deck[20:]
    before = s.deck
    run(s, ShuffleInfluence())
    assert len(s.deck) == 30
    assert s.played == ()
    assert s.deck[: len(before)] != before
    assert told(s, "InfluenceShuffled")[0].count == 30


@pytest.mark.proves("S-077", "S-078", "S-225")
def test_the_phase_ends_after_all_turns_and_end_missions() -> None:
    s = empty(3)
    lay(s, B, "place_marker")
    cards(s, "joker montespan", "joker anne", "louvois joker")
    s.louis = 0
    run(s, Influence())
    for _ in range(3):
        assert s.asking() is CHOOSE_CARD[s.to_act()[0]]
        play(s, "play joker", "mode nothing")
    assert s.to_act() == (B,)
    assert s.view(None)["ask"]["name"] == "end-marker"
    assert len(s.deck) + len(s.played) == 30
    assert s.played
    play(s, "put 7 general")
    assert s.played == ()
    assert on(s, 7)[B] == 1


@pytest.mark.proves("S-054", "S-056")
def test_an_illegal_action_is_refused_with_its_clause() -> None:
    s = turn(empty(3), "montespan")
    with pytest.raises(IllegalAction) as caught:
        play(s, "play anne")
    assert caught.value.refusal.clause == "§6.2"
    assert caught.value.refusal.message == "card-not-in-hand"
    play(s, "play montespan")
    with pytest.raises(IllegalAction):
        play(s, "place 5")
