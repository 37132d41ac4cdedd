"""`intrika play`: a game in the terminal, hot-seat and against bots."""

from __future__ import annotations

import os
import random
import secrets
import sys
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule

from intrika.bots import LEVELS, Window, bot
from intrika.checks.perft import parse_options
from intrika.cli.rules import clause_text
from intrika.cli.tables import render
from intrika.core.action import Action
from intrika.core.match import Match, replay
from intrika.core.pack import Pack
from intrika.core.record import read_record
from intrika.core.refusal import BadInput, Refusal
from intrika.core.registry import game as game_of
from intrika.text import Texts

BOT = "@"  # marks a bot among the names of a record
BOT_NAMES = {"random": "cli-bot-random", "greedy": "cli-bot-greedy"}


class Quit(Exception):
    """The person leaves the table; the game is saved."""


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "intrika"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror}") from None
    return folder


def default_lang() -> str:
    return "cs" if os.environ.get("LANG", "").startswith("cs") else "en"


def names_of(seats: str, lang: str) -> list[str]:
    """`human,human:Anna,random` as the names a record holds."""
    common = Texts(lang)
    made = []
    for number, word in enumerate(seats.split(",")):
        kind, _, name = word.strip().partition(":")
        if kind == "human":
            made.append(name.strip() or common("cli-player", number=number + 1))
        else:
            made.append(BOT + bot(word.strip()).name)
    return made


def shown_names(players: list[str], lang: str) -> list[str]:
    """The names of a record as people read them: a bot is called by its kind and seat."""
    return [
        shown_bot(name[1:], seat + 1, Texts(lang)) if name.startswith(BOT) else name
        for seat, name in enumerate(players)
    ]


def shown_bot(name: str, number: int, common: Texts) -> str:
    kind = bot(name).name
    if kind in LEVELS:
        return common("cli-bot-level", bot_level=kind, number=number)
    return common(BOT_NAMES.get(kind, "cli-bot-search"), number=number)


def start(
    game: str, seats: str, seed: int | None, options: list[str], pack: Pack | None, lang: str
) -> Match:
    names = names_of(seats, lang)
    found = game_of(game)
    found.setup(len(names), {}, pack)
    chosen = parse_options(found, len(names), options)
    return Match(found, names, secrets.randbits(32) if seed is None else seed, chosen, pack)


def resume(path: Path) -> Match:
    return replay(read_record(path))


class Table:
    """One sitting at the terminal."""

    def __init__(self, match: Match, lang: str, save: Path, console: Console) -> None:
        self.match = match
        self.save = save
        self.console = console
        self.texts = Texts(lang, match.game, shown_names(match.players, lang), match.pack)
        self.common = Texts(lang, None, self.texts.names)  # no game's words in between
        self.rng = random.Random(f"{match.seed}/{len(match.taken)}")
        self.people = [i for i, name in enumerate(match.players) if not name.startswith(BOT)]
        self.told = dict.fromkeys(range(len(match.players)), 0)
        self.watching: int | None = None

    # -- the course of a sitting ----------------------------------------------------------------

    def run(self) -> None:
        """Play until the game ends or the person leaves; every decision is saved at once."""
        self.store()
        self.say("cli-welcome", game=self.match.game.title[self.texts.lang], file=str(self.save))
        try:
            while not self.match.state.over:
                self.decide()
        except (Quit, KeyboardInterrupt, EOFError):
            self.store()
            self.console.print()
            self.say("cli-saved", file=str(self.save))
            return
        self.show_end()

    def decide(self) -> None:
        waiting = self.match.state.to_act()
        bots = [seat for seat in waiting if seat not in self.people]
        if bots:
            self.let_bot(bots[0])
        else:
            self.ask(waiting[0])
        self.store()

    def let_bot(self, seat: int) -> None:
        player = bot(self.match.players[seat][1:])
        events = self.match.events if player.listens else ()
        window = Window(self.match.state, seat, self.rng, events)
        with self.console.status(self.common("cli-thinking", seat=seat)):
            choice = player.choose(window, self.rng)
        self.match.act(seat, choice.action)

    def store(self) -> None:
        self.match.record().save(self.save)

    def ask(self, seat: int) -> None:
        """Show a person the table and take commands until one of them is a decision."""
        self.hand_over(seat)
        self.tell(seat)
        self.show(seat)
        options = self.offer(seat)
        while True:
            number = len(self.match.taken)
            action = self.command(seat, self.read(), options)
            if action is not None:
                self.match.act(seat, action)
                return
            if len(self.match.taken) != number:
                return

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen the table is cleared first."""
        if len(self.people) > 1 and self.watching != seat:
            self.console.clear()
            self.say("cli-hand-over", seat=seat)
            self.read()
        self.watching = seat

    def tell(self, seat: int) -> None:
        """What this seat has not yet seen happen."""
        fresh = self.match.events_for(seat, self.told[seat])
        self.told[seat] = len(self.match.events)
        for event in fresh:
            self.console.print(f"  {self.texts.event(event)}", style="dim", highlight=False)

    def show(self, seat: int | None) -> None:
        self.console.print(Rule(style="dim"))
        self.console.print(render(self.match.state.view(seat), self.texts))

    def offer(self, seat: int) -> list[Action]:
        """The question and the numbered options."""
        ask = self.match.state.view(seat)["ask"]
        options = self.match.state.options(seat)
        self.console.print(self.texts.prompt(ask), style="bold")
        lines = [f"{number:3}  {self.texts.action(a)}" for number, a in enumerate(options, 1)]
        if len(lines) > 9:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True), highlight=False)
        else:
            self.console.print("\n".join(lines), highlight=False)
        return options

    def read(self) -> str:
        line = self.console.input("[bold]> [/]") if sys.stdin.isatty() else sys.stdin.readline()
        if not line and not sys.stdin.isatty():
            raise EOFError
        return line.strip()

    # -- commands -------------------------------------------------------------------------------

    def command(self, seat: int, line: str, options: list[Action]) -> Action | None:
        """A decision, or None after a command that leaves it open."""
        word, _, rest = line.partition(" ")
        if word.isdigit():
            if 1 <= int(word) <= len(options):
                return options[int(word) - 1]
            self.say("cli-no-option", count=len(options))
        elif word == "?":
            self.why(seat, rest)
        elif not self.service(seat, word, rest):
            return self.spelled(seat, line)
        return None

    def service(self, seat: int, word: str, rest: str) -> bool:
        """The commands that have nothing to do with the rules; False if it is none of them."""
        if word in ("q", "quit"):
            raise Quit
        if word in ("h", "help", ""):
            self.say("cli-help")
        elif word in ("u", "undo"):
            self.undo(seat)
        elif word in ("t", "table"):
            self.show(seat)
            self.offer(seat)
        elif word in ("l", "log"):
            self.tell_all(seat)
        elif word in ("s", "save"):
            self.save_as(rest)
        else:
            return False
        return True

    def tell_all(self, seat: int) -> None:
        for event in self.match.events_for(seat):
            self.console.print(f"  {self.texts.event(event)}", highlight=False)

    def spelled(self, seat: int, line: str) -> Action | None:
        """An action written out, like `play queen 2`."""
        try:
            action = self.match.game.space.parse(line)
        except ValueError:
            alike = [a.text for a in self.match.state.options(seat)[:3]]
            self.say("cli-no-action", word=line, sample=", ".join(alike))
            return None
        why = self.match.state.explain(seat, action)
        if why is not None:
            self.refused(why)
            return None
        return action

    def why(self, seat: int, text: str) -> None:
        """`? play queen 2` says why that is not allowed; `?` alone what is asked, and the rule."""
        if text:
            action = self.spelled(seat, text)
            if action is not None:
                self.say("cli-allowed")
            return
        ask = self.match.state.view(seat)["ask"]
        self.console.print(self.texts.prompt(ask))
        found = clause_text(self.match.game.id, ask["clause"], self.texts.lang)
        if found:
            self.console.print(found, style="dim", highlight=False)

    def refused(self, why: Refusal) -> None:
        self.console.print(self.texts.refusal(why), style="red", highlight=False)

    def undo(self, seat: int) -> None:
        why = self.match.may_undo(seat)
        if why is not None:
            self.refused(why)
            return
        self.match.undo(seat)
        self.store()

    def save_as(self, name: str) -> None:
        try:
            path = Path(name).expanduser() if name else self.save
            self.match.record().save(path)
            self.say("cli-saved", file=str(path))
        except BadInput as error:
            self.console.print(str(error), style="red", highlight=False)

    # -- words ----------------------------------------------------------------------------------

    def say(self, id: str, **args: Any) -> None:
        self.console.print(self.common(id, **args), highlight=False, soft_wrap=True)

    def show_end(self) -> None:
        for seat in self.people[:1]:
            self.tell(seat)
        self.show(self.people[0] if len(self.people) == 1 else None)
        show_result(self.match, self.texts, self.console)
        self.say("cli-saved", file=str(self.save))


def show_result(match: Match, texts: Texts, console: Console) -> None:
    """The final sheet, line by line."""
    result = match.state.result()
    common = Texts(texts.lang, None, texts.names)
    order = sorted(range(len(match.players)), key=lambda seat: result.places[seat])
    for seat in order:
        line = common("cli-place", place=result.places[seat], seat=seat, points=result.totals[seat])
        console.print(line, style="bold", highlight=False)
        for row in result.lines[seat]:
            console.print(f"    {row.points:4}  {texts.score(row)}", highlight=False)
    if result.tiebreak is not None:
        console.print(texts(f"tiebreak-{result.tiebreak}"), highlight=False)
