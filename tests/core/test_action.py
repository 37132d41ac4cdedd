"""Actions are readable and numbered at once."""

from __future__ import annotations

import pytest

from intrika import ActionSpace


def space() -> ActionSpace:
    made = ActionSpace()
    made.block("pass")
    made.block("play", card=("king", "queen"), column=range(1, 4))
    return made


def test_blocks_are_numbered_in_order_the_last_argument_running_fastest() -> None:
    made = space()
    assert [a.text for a in made.all] == [
        "pass", "play king 1", "play king 2", "play king 3",
        "play queen 1", "play queen 2", "play queen 3",
    ]  # fmt: skip
    assert made[5].args == (1, 1)
    assert (made[5].arg, made[5].arg2) == (1, 1)
    assert made[5].to_json() == {"id": 5, "kind": "play", "card": "queen", "column": 2}


def test_a_text_finds_its_action() -> None:
    made = space()
    for action in made.all:
        assert made.parse(action.text) is action
    assert made.parse("  play   queen 2 ") is made[5]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "kinds are: pass, play"),
        ("jump", "unknown action 'jump'; kinds are: pass, play"),
        ("play jack 1", "no action reads 'play jack 1'; 'play' reads like: play king 1"),
    ],
)
def test_a_wrong_text_says_what_there_is(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("?", r"\?")):
        space().parse(text)


@pytest.mark.parametrize("id", [-1, 7])
def test_an_id_outside_the_space_is_refused(id: int) -> None:
    with pytest.raises(ValueError, match=r"outside 0\.\.6"):
        space()[id]


def test_the_mask_has_one_bit_per_action() -> None:
    made = space()
    assert list(made.mask([made[1], made[6]])) == [0, 1, 0, 0, 0, 0, 1]


def test_two_actions_cannot_read_alike() -> None:
    made = space()
    with pytest.raises(ValueError, match="two actions read 'pass'"):
        made.block("pass")
