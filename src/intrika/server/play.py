"""Playing at a table: actions, taking back, asking why, talking, and the bots' turns."""

from __future__ import annotations

import asyncio
import logging
import random

from intrika.core.refusal import Refusal, refusal
from intrika.core.state import State
from intrika.server import messages as m
from intrika.server import writes
from intrika.server.bots import BotFailed
from intrika.server.course import Entry
from intrika.server.lobby import Lobby
from intrika.server.table import LiveTable, Vote, why_of
from intrika.server.trouble import Trouble
from intrika.server.worker import job

log = logging.getLogger("intrika.server")
RETRY = 2.0  # seconds after something went wrong that should not
UNDO_SECONDS = 60.0  # for the others to agree


class Play:
    """What people and bots do at the tables of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        lobby.on_change = self.drive

    # -- actions --------------------------------------------------------------------------------

    async def act(self, guest: str | None, wanted: m.Act) -> list[m.ToClient]:
        """Play an action once; the answer comes when it is durable."""
        async with self.lobby.at(wanted.table) as table:
            known = _known(table, guest, wanted.ref)
            if known is not None:
                return [known]
            seat = table.seat_of(guest)
            why = table.refuse(seat, wanted.version, wanted.action)
            if why is not None:
                return _refused(table, seat, wanted.ref, why)
            assert seat is not None
            assert guest is not None
            await self._play(table, seat, wanted.action, guest, wanted.ref)
            return [m.Done(wanted.ref, table.version)]

    async def _play(
        self, table: LiveTable, seat: int, action: int, guest: str | None, ref: str | None
    ) -> None:
        """Play a legal action, make it durable, tell everybody. The table is locked."""
        assert table.course is not None
        before = len(table.course.match.events)
        entry = Entry(table.version + 1, "act", seat, action, guest, ref, self.lobby.clock())
        table.course.play(entry)
        await self._accepted(table, entry)
        if table.vote is not None:  # whoever plays on does not agree
            acted = "undo-withdrawn" if seat == table.vote.seat else "undo-declined"
            self._end_vote(table, Refusal("", acted, {"seat": seat}))
        self.lobby.tell_game(table, before)
        if table.phase == "over":
            self.lobby.tell_table(table)
        self.drive(table)

    async def _accepted(self, table: LiveTable, entry: Entry) -> None:
        table.version = entry.number
        await self.lobby.commit(table, writes.entry(table, entry))
        if entry.guest is not None and entry.ref is not None:
            table.refs[entry.guest, entry.ref] = entry.number

    # -- taking back ----------------------------------------------------------------------------

    async def undo(self, guest: str | None, wanted: m.Undo) -> list[m.ToClient]:
        """At once where nobody has learned anything, otherwise the other people are asked."""
        async with self.lobby.at(wanted.table) as table:
            known = _known(table, guest, wanted.ref)
            if known is not None:
                return [known]
            seat = table.seat_of(guest)
            why = self._refuse_undo(table, seat, wanted.version)
            if why is not None:
                return _refused(table, seat, wanted.ref, why)
            assert seat is not None
            assert guest is not None
            assert table.course is not None
            keep = table.course.last_of(seat)
            assert keep is not None
            others = frozenset(
                other
                for other, chair in enumerate(table.chairs)
                if chair.bot is None and other != seat
            )
            if table.undo_why(seat) is None or not others:
                await self._take_back(table, seat, keep, guest, wanted.ref)
                return [m.Done(wanted.ref, table.version)]
            until = self.lobby.clock() + UNDO_SECONDS
            table.vote = Vote(seat, guest, wanted.ref, keep, frozenset(), others, until)
            self.lobby.tell_all(table, table.vote_told())
            self.lobby.spawn(self._time_out(table, table.vote))
            return []

    def _refuse_undo(self, table: LiveTable, seat: int | None, version: int) -> Refusal | None:
        if seat is None:
            return refusal("", "not-seated")
        if table.course is None or table.course.last_of(seat) is None:
            return refusal("", "undo-nothing")
        if table.chairs[seat].stand_in:
            return refusal("", "stand-in")
        if table.phase == "over":
            return refusal("", "game-over")
        if version != table.version:
            return refusal("", "stale")
        if table.vote is not None:
            return refusal("", "undo-asked")
        return None

    async def _take_back(
        self, table: LiveTable, seat: int, keep: int, guest: str, ref: str
    ) -> None:
        entry = Entry(table.version + 1, "undo", seat, keep, guest, ref, self.lobby.clock())
        assert table.course is not None
        table.course = await asyncio.to_thread(table.course.taken_back, entry)
        await self._accepted(table, entry)
        cut = len(table.course.match.events)
        self.lobby.tell_game(table, cut, undone=cut)
        self.drive(table)

    async def vote(self, guest: str | None, wanted: m.UndoVote) -> list[m.ToClient]:
        async with self.lobby.at(wanted.table) as table:
            seat = table.seat_of(guest)
            vote = table.vote
            if vote is None or seat is None:
                return [m.Trouble("no-vote")]
            if seat == vote.seat and not wanted.agree:
                self._end_vote(table, refusal("", "undo-withdrawn"))
            elif seat in vote.needed and not wanted.agree:
                self._end_vote(table, refusal("", "undo-declined", seat=seat))
            elif seat in vote.needed:
                agreed = vote.agreed | {seat}
                table.vote = vote._replace(agreed=agreed)
                if agreed == vote.needed:
                    table.vote = None
                    await self._take_back(table, vote.seat, vote.keep, vote.guest, vote.ref)
                    self._answer(table, vote, m.Done(vote.ref, table.version))
                self.lobby.tell_all(table, table.vote_told())
            return []

    def _end_vote(self, table: LiveTable, why: Refusal) -> None:
        """The decision stays; the bots that waited go on."""
        vote, table.vote = table.vote, None
        told = why_of(why)
        assert vote is not None
        assert told is not None
        self._answer(table, vote, m.Refused(vote.ref, table.version, told))
        self.lobby.tell_all(table, table.vote_told())
        self.drive(table)

    async def _time_out(self, table: LiveTable, vote: Vote) -> None:
        await asyncio.sleep(UNDO_SECONDS)
        async with table.lock:
            now = table.vote
            if now is not None and (now.guest, now.ref) == (vote.guest, vote.ref):
                self._end_vote(table, refusal("", "undo-late"))

    def _answer(self, table: LiveTable, vote: Vote, message: m.ToClient) -> None:
        for client in table.watchers:
            if client.guest == vote.guest:
                client.send(message)

    # -- asking and talking ---------------------------------------------------------------------

    async def why(self, guest: str | None, id: str, action: int) -> m.Why | None:
        """Why an action may not be played by this guest now; None if it may."""
        async with self.lobby.at(id) as table:
            return why_of(table.refuse(table.seat_of(guest), table.version, action))

    async def say(self, guest: str | None, wanted: m.Say) -> list[m.ToClient]:
        """A line of chat from anybody who is here."""
        if guest is None:
            raise Trouble("not-seated")
        text = " ".join(wanted.text.split())
        if not text:
            raise Trouble("bad-message")
        name = (await self.lobby.me(guest)).name
        async with self.lobby.at(wanted.table) as table:
            if (guest, wanted.ref) not in table.said:
                seat = table.seat_of(guest)
                line = m.Line(len(table.lines), seat, name, text, self.lobby.clock())
                job = writes.line(table, line, guest, wanted.ref)
                await self.lobby.commit(table, job)
                table.lines.append(line)
                table.said[guest, wanted.ref] = line.n
                self.lobby.tell_all(table, m.Chat(table.id, [line]))
            return [m.Done(wanted.ref, table.version)]

    # -- bots -----------------------------------------------------------------------------------

    def drive(self, table: LiveTable) -> None:
        """Let every bot that is to move think, unless it does or an undo is being discussed."""
        vote = table.vote
        if vote is not None and any(table.chairs[s].bot for s in (vote.seat, *vote.needed)):
            self._end_vote(table, refusal("", "undo-withdrawn"))  # somebody has left meanwhile
        if table.gone or table.vote is not None:
            return
        for seat in table.bots_to_act():
            if seat not in table.thinking:
                task = self.lobby.spawn(self._think(table, seat))
                table.thinking[seat] = task

    async def _think(self, table: LiveTable, seat: int) -> None:
        """One answer of a bot, from what its seat may know; then whoever is next."""
        try:
            async with table.lock:
                level = table.chairs[seat].bot
                if table.gone or level is None or seat not in table.to_act():
                    return
                assert table.course is not None
                asked = table.course.asked_at[seat]
                told, fallback = question(
                    table.course.match.state, seat, level, table.bot_rng(seat)
                )
            action = await self._answer_of(told, fallback)
            async with table.lock:
                same = table.course.asked_at[seat] == asked and seat in table.to_act()
                free = not table.gone and table.vote is None
                if same and free and table.chairs[seat].bot is not None:
                    del table.thinking[seat]
                    await self._play(table, seat, action, None, None)
        except Trouble:
            pass  # it could not be written: the table is gone from memory
        except Exception:
            log.exception("a bot's turn failed; it is tried again")
            await asyncio.sleep(RETRY)
        finally:
            if table.thinking.get(seat) is asyncio.current_task():
                del table.thinking[seat]
            self.drive(table)

    async def _answer_of(self, told: bytes, fallback: int) -> int:
        pause = asyncio.create_task(asyncio.sleep(self.lobby.pace))
        try:
            action = await self.lobby.pool.ask(told)
        except BotFailed as error:
            log.error("a bot failed (%s); it plays at random", error)
            action = fallback
        await pause
        return action


def question(state: State, seat: int, level: str, rng: random.Random) -> tuple[bytes, int]:
    """What a bot's process is told, and a legal answer in case it never says anything.

    Both depend on what the seat knows and on `rng` alone.
    """
    seed = rng.getrandbits(64)
    world = state.determinize(seat, rng)
    fallback = random.Random(seed).choice(world.options(seat)).id
    return job(world, seat, level, seed), fallback


def _known(table: LiveTable, guest: str | None, ref: str) -> m.Done | None:
    """The answer to something that was already done."""
    done = None if guest is None else table.refs.get((guest, ref))
    return None if done is None else m.Done(ref, done)


def _refused(table: LiveTable, seat: int | None, ref: str, why: Refusal) -> list[m.ToClient]:
    """Why not; and where the client is behind, how things stand."""
    told = why_of(why)
    assert told is not None
    made: list[m.ToClient] = [m.Refused(ref, table.version, told)]
    if why.message == "stale":
        made.append(table.news(seat))
    return made
