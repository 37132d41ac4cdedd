"""Hidden information (specification, section 11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika.checks.secrecy import shown
from intrika.core.match import Match
from intrika.games.viceroy.state import State
from tests.games.viceroy.table import (
    GAME,
    act,
    answer,
    asking,
    fresh,
    gems,
    hand,
    opened,
    table,
    take,
    told,
)  # fmt: skip

FOUR = {"blue-lower": 10, "red-lower": 11, "green-lower": 12, "yellow-lower": 13}


@pytest.mark.proves("S-019", "S-087")
def test_screens_hide_gems_and_attack_tokens() -> None:
    s = table(phase="auction", display=FOUR, gems={0: "br"}, attacks={0: 1})
    mine, other, watcher = (s.view(seat)["players"][0] for seat in (0, 1, None))
    assert mine["gems"] == {"blue": 1, "red": 1, "green": 0, "yellow": 0}
    assert mine["attacks"] == 1
    for view in (other, watcher):
        assert view["gems"] is None
        assert view["attacks"] is None


@pytest.mark.proves("R-49")
def test_open_screens_show_them_and_events_always_told_them() -> None:
    hidden = table(phase="auction", display=FOUR, gems={0: "br"})
    assert hidden.view(1)["players"][0]["gems"] is None
    s = table(phase="auction", display=FOUR, gems={0: "br"}, open_screens=True)
    assert s.view(1)["players"][0]["gems"] == {"blue": 1, "red": 1, "green": 0, "yellow": 0}
    for seed in range(4):
        t = opened(3, seed)
        rng = random.Random(seed)
        while not t.over:
            seat = t.to_act()[0]
            t.act(seat, rng.choice(t.options(seat)))
        for seat in range(3):
            assert counted(t, seat) == t.gems[4 * seat : 4 * seat + 4]


def redrawn(s: State, seat: int, rng: random.Random) -> State:
    d = s.determinize(seat, rng)
    assert isinstance(d, State)
    return d


SPENT = ("gem_paid", "gem_stored", "gem_given")


def change(seen: dict[str, Any], seat: int) -> list[int]:
    """The colours this event takes from a seat; those it brings stand as -1 - colour."""
    kind = seen["type"]
    if kind == "gem_given" and seen["other"] == seat:
        return [-1 - seen["colour"]]
    if seen.get("seat") != seat:
        return []
    if kind == "gem_taken":
        return [-1 - seen["colour"]]
    if kind == "start_gems_returned":
        return list(seen["colour"])
    if kind in SPENT or (kind == "eternal_placed" and seen["own"]):
        return [seen["colour"]]
    if kind == "circle_recoloured":
        return [seen["colour"]] * seen["count"]
    return [seen["bid"]] if kind == "bid_revealed" and seen["bid"] < 4 else []


def counted(s: State, seat: int) -> list[int]:
    """Gems behind a screen as a careful observer counts them."""
    have = [2, 2, 2, 2]
    for event in s.log or []:
        for colour in change(event.seen_by(None).to_json(), seat):
            have[colour if colour >= 0 else -1 - colour] += -1 if colour >= 0 else 1
    return have


@pytest.mark.proves("S-040")
def test_pyramids_are_open_all_the_time() -> None:
    s = table(pyramids={0: ["40 1 0 magic eternal-red", "41 1 1"]}, hands={0: "71", 1: "80"})
    for seat in (0, 1, None):
        assert s.view(seat)["players"][0]["pyramid"] == s.view(0)["players"][0]["pyramid"]
    lower = s.view(1)["players"][0]["pyramid"][0]
    assert (lower["card"], lower["tokens"]) == ("admiral", ["magic"])
    assert lower["eternals"] == [{"colour": "red", "used": False}]


@pytest.mark.proves("S-031", "S-027", "S-030")
def test_hands_and_decks_show_their_size_only() -> None:
    s = table(hands={0: "71 5", 1: "80"})
    told_other = s.view(1)["players"][0]
    assert (told_other["hand"], told_other["hand_size"], told_other["hand_known"]) == (None, 2, [])
    assert set(s.view(1)["decks"]) == {"big", "small", "laws"}
    assert all(isinstance(size, int) for size in s.view(1)["decks"].values())


@pytest.mark.proves("R-67")
def test_everybody_knows_a_hand_card_that_came_from_the_display_until_it_is_played() -> None:
    s = table(phase="auction", display=FOUR, gems={0: "bbr"}, hands={1: "80"})
    answer(s, "bid blue", "bid pass")
    take(s, 1, "bbb")
    assert s.view(1)["players"][0]["hand_known"] == ["marshal"]
    rng = random.Random(1)
    assert all(9 in redrawn(s, 1, rng).hands[0] for _ in range(20))
    answer(s, "play #10", "pass")
    assert s.view(1)["players"][0]["hand_known"] == []


@pytest.mark.proves("R-67")
def test_after_72_the_whole_hand_is_unknown_again() -> None:
    s = table(hands={0: "72 10 11", 1: "80"}, known={0: "10 11"})
    answer(s, "play #72", "pass")
    act(s, 0, "cell 1 1")
    act(s, 0, "tuck #10")
    view = s.view(1)["players"][0]
    assert view["hand_known"] == []
    assert view["pyramid"][1]["tucked"] == [None]
    assert s.view(0)["players"][0]["pyramid"][1]["tucked"] == ["marshal"], "its owner knows it"


@pytest.mark.proves("R-67")
def test_after_70_the_laws_are_unknown_again_and_the_returned_ones_known_to_one() -> None:
    s = table(hands={0: "70 88 10", 1: "80"}, known={0: "10 88"}, laws="71 72 73 74")
    answer(s, "play #70", "pass")
    act(s, 0, "cell 1 1", "return #88", "return #71")
    assert s.view(1)["players"][0]["hand_known"] == ["marshal"]
    assert s.view(0)["law_deck"] == [
        {"place": 1, "by": 0, "card": "war-edict"},
        {"place": 2, "by": 0, "card": "court-privilege-green"},
    ]
    assert [entry["card"] for entry in s.view(1)["law_deck"]] == [None, None]
    rng = random.Random(1)
    for _ in range(10):
        d = redrawn(s, 0, rng)
        assert d.laws[-2:] == (87, 70)
    assert len({redrawn(s, 1, rng).laws[-1] for _ in range(30)}) > 3


@pytest.mark.proves("R-67", "R-28")
def test_tucked_cards_are_known_where_everybody_saw_them() -> None:
    s = table(pyramids={0: ["40 1 0 under-66! under-5", "41 1 1"]}, hands={0: "71"})
    assert s.view(1)["players"][0]["pyramid"][0]["tucked"] == ["royal-commission", None]
    assert set(s.view(0)["players"][0]["pyramid"][0]["tucked"]) == {"royal-commission", "scout"}


@pytest.mark.proves("R-67")
def test_everybody_knows_a_card_that_74_tucked() -> None:
    s = table(pyramids={0: ["40 1 0", "41 1 1"]}, hands={0: "74"})
    act(s, 0, "play #74", "cell 1 2", "bury #40")
    for seat in (0, 1, None):
        tucked = [cell["tucked"] for cell in s.view(seat)["players"][0]["pyramid"]]
        assert tucked == [[], ["admiral"]]
    rng = random.Random(1)
    assert all(redrawn(s, 1, rng).tucked[0] == s.tucked[0] for _ in range(20))


@pytest.mark.proves("R-67", "R-36")
def test_redrawing_moves_every_card_whose_place_a_seat_does_not_know() -> None:
    s = table(
        pyramids={0: ["40 1 0 under-66!", "78 1 1 under-5 under-85"], 1: ["41 1 0 under-6"]},
        hands={0: "72 10 11 86", 1: "80 12"}, known={0: "11"},
    )  # fmt: skip
    answer(s, "play #72", "pass")
    act(s, 0, "cell 1 2", "tuck #10")
    rng = random.Random(1)
    drawn = [redrawn(s, 1, rng) for _ in range(60)]
    for card in (11, 86):
        assert any(card - 1 not in d.hands[0] for d in drawn), "the hand is unknown after 72"
    lying = [{code >> 1 & 127 for code in d.tucked[0]} for d in drawn]
    for card in (5, 85, 10):
        assert any(card - 1 not in cards for cards in lying)
    assert all(65 in cards for cards in lying), "66 was seen by all"
    for deck in ("big", "small", "laws"):
        for place in range(len(getattr(s, deck))):
            assert len({getattr(d, deck)[place] for d in drawn}) > 5, (deck, place)
    assert all(d.hands[1] == s.hands[1] and d.tucked[1] == s.tucked[1] for d in drawn)


@pytest.mark.proves("S-059", "S-116")
def test_secret_answers_are_masked_in_the_record_of_others() -> None:
    match = Match(GAME, ["A", "B"], 1)
    match.act(0, match.state.options(0)[0])
    entry = match.record_for(1).entries[0]
    assert (entry.id, entry.text) == (None, "?")
    assert match.record_for(0).entries[0].id is not None


def test_redrawing_keeps_gems_and_all_that_is_open() -> None:
    s = opened(4, 3)
    rng = random.Random(2)
    for _ in range(150):
        seat = rng.choice(s.to_act())
        s.act(seat, rng.choice(s.options(seat)))
    d = redrawn(s, 2, rng)
    assert d.gems == s.gems
    assert d.grids == s.grids
    assert d.hands[2] == s.hands[2]
    assert d.big != s.big
    assert d.hands != s.hands
    assert GAME.broken(d) is None


def test_what_a_choice_shows_cannot_be_taken_back() -> None:
    """A gem may be put back; a drawn card may not be unseen."""
    match = Match(GAME, ["A", "B"], 1)
    match.state = table(hands={0: "32 5"}, gems={0: "gy"})
    space = GAME.space
    match.act(0, space.parse("play captain"))
    assert match.may_undo(0) is not None, "the card was turned up"
    match.act(0, space.parse("cell 1 1"))
    assert match.may_undo(0) is None, "nobody has learned anything from the cell"
    match.act(0, space.parse("draw small"))
    assert match.may_undo(0) is not None


@pytest.mark.proves("R-61", "R-30")
def test_attack_tokens_on_cards_by_option() -> None:
    s = table(hands={0: "71"}, law_attack_on_card=True)
    act(s, 0, "play #71", "cell 1 1", "choose attack")
    assert s.attacks[0] == 0
    assert s.view(1)["players"][0]["pyramid"][1]["tokens"] == ["attack"]
    card = ["40 1 0", "71 1 1 attack", "55 1 2 attack"]
    bid = table(
        phase="auction", display=FOUR, pyramids={0: card}, attacks={0: 1}, law_attack_on_card=True
    )
    answer(bid, "bid attack", "bid pass")
    act(bid, 0, "take red-lower")
    assert bid.attacks[0] == 0, "from behind the screen first"
    again = table(phase="auction", display=FOUR, pyramids={0: card}, law_attack_on_card=True)
    answer(again, "bid attack", "bid pass")
    act(again, 0, "take red-lower")
    left = again.view(1)["players"][0]["pyramid"]
    assert [cell["tokens"] for cell in left] == [[], ["attack"], []], "the lowest number first"
    end = table(pyramids={0: card}, attacks={0: 1}, phase="end", round=12, law_attack_on_card=True)
    assert [line.points for line in end.result().lines[1]][-1] == -12
    double = table(pyramids={0: card}, hands={0: "66"}, law_attack_on_card=True)
    act(double, 0, "play #66", "copy #55")
    assert double.tokens[0].count(double.tokens[0][-1]) == 2
    lost = table(pyramids={0: card}, hands={0: "74"}, law_attack_on_card=True)
    act(lost, 0, "play #74", "cell 1 3", "bury #71")
    assert len(told(lost, "TokensLost")) == 1
    assert len(lost.tokens[0]) == 1


def test_a_seat_sees_its_own_hand() -> None:
    s = fresh(2)
    assert len(s.view(0)["players"][0]["hand"]) == len(hand(s, 0))
    assert gems(s, 0)
    assert asking(s) == "start"


@pytest.mark.proves("R-67", "R-36")
@pytest.mark.parametrize("law", [70, 72, 77, 65])
def test_redrawn_states_look_alike_in_the_middle_of_a_law(law: int) -> None:
    """Secrets held by open questions (laws drawn, cards for the archive) are redrawn too."""
    seen = set()
    for seed in range(12):
        s = table(
            3,
            pyramids={0: ["40 1 0", "78 1 1", "41 1 2"]},
            hands={0: f"{law} 88 87 14 15", 1: "80 5", 2: "83 6"},
            known={0: "14 88"},
            display=FOUR,
        )
        rng = random.Random(seed)
        answer(s, f"play #{law}", "pass", "pass")
        for _ in range(12):
            seen.add(asking(s))
            for seat in (0, 1, 2, None):
                d = s.determinize(seat, rng)
                actions = rng.choices(GAME.space.all, k=40)
                assert shown(d, seat, actions) == shown(s, seat, actions)
                wrong = GAME.broken(d)
                assert wrong is None, wrong
            seat = rng.choice(s.to_act())
            s.act(seat, rng.choice(s.options(seat)))
    assert "archive" in seen or law == 72
    assert {70: "return", 72: "tuck", 77: "choose", 65: "replace"}[law] in seen
