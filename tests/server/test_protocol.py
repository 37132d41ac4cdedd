"""docs/protocol.md: every example is a message, every message has an example."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from intrika.server import messages as m
from intrika.server import messages_past as mp
from intrika.server.trouble import STATUS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.S)
SOURCES = Path(m.__file__).parent


def decoded(model: str, text: str) -> Any:
    types: dict[str, Any] = {"client": m.Incoming, "server": m.Outgoing}
    found = types.get(model) or getattr(m, model, None) or getattr(mp, model)
    return msgspec.json.decode(text, type=found)


@pytest.mark.parametrize(("model", "text"), EXAMPLES)
def test_an_example_is_a_message(model: str, text: str) -> None:
    decoded(model, text)
    wrong = text.rstrip()[:-1] + ', "unknown": 1}'
    with pytest.raises(msgspec.ValidationError):
        decoded(model, wrong)


def test_every_message_has_an_example() -> None:
    shown = {type(decoded(model, text)) for model, text in EXAMPLES}
    assert set(get_args(m.Incoming)) <= shown
    assert set(get_args(m.Outgoing)) <= shown


def test_every_code_is_listed() -> None:
    used = set(STATUS)
    for path in SOURCES.glob("*.py"):
        used |= set(re.findall(r'Trouble\("([\w-]+)"', path.read_text(encoding="utf-8")))
    listed = PAGE.partition("Codes, here")[2].partition("###")[0]
    assert used == set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", listed))


def test_limits_are_those_of_the_code() -> None:
    from intrika.server import client, run, socket
    from intrika.server.house import Settings

    settings = Settings("")
    assert f"{settings.message_rate:g} a second, {settings.message_burst} at once" in PAGE
    assert f"at most {run.MESSAGE // 1024} kB" in PAGE
    assert f"{client.QUEUE} messages or {client.QUEUE_BYTES // 10**6} MB" in PAGE
    assert f"after {socket.IDLE:g} s without a word" in PAGE
    assert f"At most {socket.TABLES_MOST} tables" in PAGE
    assert run.options()["ws_ping_interval"] == 20
