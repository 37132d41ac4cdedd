"""The real page over a socket that this process answers: any position of any game, at once."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from intrika.core.match import Match
from tests.web.conftest import Guest

STAGE = "stage-table"
NOTHING = {"clause": "", "message": "undo-nothing", "args": {}}


def still(match: Match) -> Match:
    """The match as it is now, though the original plays on."""
    made = Match(match.game, match.players, match.seed, match.options, match.pack)
    made.open_since = match.open_since
    made.events, made.taken = list(match.events), list(match.taken)
    made.state = match.state.copy()
    return made


class Stage:
    """A live stage plays what is pressed; otherwise what is pressed is only written down."""

    drawn = "main.board"  # what shows that the board is there
    has_log = False  # whether a fresh position comes with what happened before

    def __init__(self, page: Page, live: bool = False) -> None:
        self.page = page
        self.live = live
        self.version = 0
        self.acts: list[int] = []
        self.undone = 0
        self.socket: WebSocketRoute | None = None
        self.match: Match | None = None
        self.seat: int | None = 0
        page.route(f"**/api/tables/{STAGE}", lambda route: route.fulfill(json=self.meta()))
        page.route_web_socket("**/ws", self.connect)

    def open(self, match: Match, seat: int | None) -> None:
        self.match, self.seat = match, seat
        self.page.goto(f"/t/{STAGE}")
        self.page.wait_for_selector(self.drawn, timeout=60_000)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.take)

    def take(self, text: str | bytes) -> None:
        message = json.loads(text)
        assert self.match is not None
        kind, ref = message["type"], message.get("ref")
        if kind == "hello":
            self.send(type="welcome", protocol=1, version="0", name="Eliška")
        elif kind == "watch":
            self.send(type="table", table=self.meta())
            self.push(self.match, self.seat, None)
        elif kind == "act":
            self.acts.append(message["action"])
            self.send(type="done", ref=ref, version=self.version)
            if self.live:
                self.play(message["action"])
        elif kind == "undo":
            assert self.seat is not None
            self.undone += 1
            self.match.undo(self.seat)
            self.send(type="done", ref=ref, version=self.version)
            self.push(self.match, self.seat, None)
        elif kind == "why":
            self.send(type="reason", ref=ref, why=self.why(message["action"]))
        elif kind == "ping":
            self.send(type="pong")

    def play(self, action: int) -> None:
        assert self.match is not None
        assert self.seat is not None
        chosen = self.match.game.space[action]
        assert chosen in self.match.state.options(self.seat), chosen
        known = len(self.match.events)
        self.match.act(self.seat, chosen)
        self.push(self.match, self.seat, known)

    def why(self, action: int) -> dict[str, Any] | None:
        assert self.match is not None
        if self.seat is None:
            return None
        why = self.match.state.explain(self.seat, self.match.game.space[action])
        return why and {"clause": why.clause, "message": why.message, "args": why.args}

    def send(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def meta(self) -> dict[str, Any]:
        match = self.match
        assert match is not None
        seats = [
            {"kind": "person", "name": name, "level": None, "connected": True, "stand_in": False}
            for name in match.players
        ]
        return {
            "id": STAGE, "game": match.game.id, "rules": match.game.rules, "options": match.options,
            "public": False, "phase": "over" if match.state.over else "running", "seats": seats,
            "you": self.seat, "host": True, "spectators": 0, "created": 1.7e9,
            "to_act": list(match.state.to_act()), "rematch": None, "ended": None, "result": None,
            "stopped": None, "fork": None,
        }  # fmt: skip

    def show(self, match: Match, seat: int | None, since: int | None = None) -> None:
        """Put a position on the table; with `since`, the events from there on happen now."""
        if self.socket is None:
            self.open(match, seat)
        else:
            self.push(match, seat, since)
        self.settle()

    def show_view(self, match: Match, view: dict[str, Any]) -> None:
        """A view of another kind, as a replay shows it: nobody decides."""
        self.push(match, None, None, view)
        self.settle()

    def push(
        self,
        match: Match,
        seat: int | None,
        since: int | None,
        view: dict[str, Any] | None = None,
    ) -> None:
        self.match, self.seat = match, seat
        self.version += 1
        state = match.state
        options = state.options(seat) if seat is not None and seat in state.to_act() else []
        events = self.happened(seat, since or 0) if since is not None or self.has_log else []
        self.send(type="table", table=self.meta())
        self.send(
            type="game", table=STAGE, version=self.version, decisions=len(match.taken),
            view=view or state.view(seat),
            decision={"actions": [a.to_json() for a in options]} if options else None,
            events=events, fresh=since is None, undone=None, undo=self.undo_why(match, seat),
        )  # fmt: skip

    def undo_why(self, match: Match, seat: int | None) -> dict[str, Any] | None:
        """Why nothing can be taken back; None if it can."""
        return NOTHING

    def settle(self) -> None:
        """Let the page take the message and draw twice."""
        self.page.evaluate("() => new Promise(r => requestAnimationFrame(() => setTimeout(r, 20)))")

    def happened(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        assert self.match is not None
        before = [taken.events for taken in self.match.taken]  # how many events came before each
        told = []
        for n, event in enumerate(self.match.events_for(seat, since), since):
            fields = event.to_json()
            kind = fields.pop("type")
            told.append(
                {"n": n, "decision": bisect_right(before, n), "type": kind, "fields": fields,
                 "figures": event.figures(), "at": 1.7e9}
            )  # fmt: skip
        return told


# Counts what is set in motion on a page.
_COUNTED = """window.flights = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.flights += 1;
  return animate.apply(this, given);
};"""


def check_motion(guest: Guest, made: type[Stage], before: Match, after: Match, seat: int) -> None:
    """With motion things travel until a click ends it; without, what changed is outlined."""
    moving, calm = guest(motion="no-preference"), guest()
    for page in (moving, calm):
        page.add_init_script(_COUNTED)
        stage = made(page)
        stage.show(before, seat)
        stage.show(after, seat, since=len(before.events))
    moving.wait_for_function("window.flights > 0")
    moving.mouse.click(2, 200)
    moving.wait_for_function("document.querySelectorAll('body > [aria-hidden=true]').length === 0")
    assert calm.evaluate("window.flights") == 0
    assert calm.locator(".changed").count() > 0
