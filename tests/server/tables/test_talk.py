"""Short phrases with blanks; nobody writes free text, and bots answer by what they would do anyway."""

from __future__ import annotations

import msgspec
import pytest

from impera.bots.talk import Asked
from impera.server.entries import Begin, BotDecision, Decision, Entry, Talk
from impera.server.tables.play import MOST_PHRASES
from impera.server.tables.table_state import TableState, read_snapshot
from impera.server.wire.messages import Say
from tests.server.client import make_table
from tests.server.storage.test_store import table


def test_a_phrase_is_told_to_everyone_with_its_blanks(server):
    table = make_table(server.address, people=2)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo, table.spectate() as eve:
        for viewer in (ada, bo, eve):
            viewer.next()
        ada.send("say", phrase="seat-wins-domain", seat=1, domain="science")
        for viewer in (ada, bo, eve):
            said = viewer.until("said")
            assert (said["seat"], said["phrase"], said["about"], said["domain"]) == (
                0,
                "seat-wins-domain",
                1,
                "science",
            )


def test_a_phrase_does_not_make_a_decision_stale(server):
    """A question has the number of the entry that raised it."""
    table = make_table(server.address, people=2)
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    first = [viewer.next() for viewer in viewers]
    (asked,) = first[0]["asked"]
    viewers[1 - asked].send("say", phrase="hurry")
    said = viewers[asked].until("said")
    assert said["ask"]["number"] == first[asked]["ask"]["number"]
    viewers[asked].decide(first[asked]["ask"])
    assert viewers[asked].next()["type"] == "decided"
    for viewer in viewers:
        viewer.close()


def test_spectators_say_nothing(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.spectate() as eve:
        eve.next()
        eve.send("say", phrase="hello")
        assert eve.next()["code"] == "foreign"


BOT = 1


def with_a_bot(address, level="senator"):
    """A running game of a person and two bots, who wait for the person; the person looks."""
    viewer = make_table(address, bots=2, level=level).seats[0].watch(views=True)
    while viewer.next()["asked"] != [0]:
        pass
    return viewer


def answers(viewer, number):
    """The next phrases of others, as they come."""
    found = []
    while len(found) < number:
        said = viewer.until("said")
        if said["seat"] != 0:
            found.append((said["seat"], said["phrase"], said["about"], said["domain"]))
    return found


def test_a_bot_answers_what_it_is_asked(sqlite_server):
    """It says yes or no to whoever asked, and nothing else."""
    with with_a_bot(sqlite_server.address) as ada:
        ada.send("say", phrase="truce", seat=BOT)
        ((seat, phrase, about, domain),) = answers(ada, 1)
        assert (seat, about, domain) == (BOT, 0, None)
        assert phrase in ("agree", "refuse")


def test_all_bots_answer_what_is_for_everybody(sqlite_server):
    with with_a_bot(sqlite_server.address) as ada:
        ada.send("say", phrase="block-domain", domain="science")
        assert {seat for seat, *_ in answers(ada, 2)} == {1, 2}


def test_a_bot_answers_once_until_it_has_decided(sqlite_server):
    """Whoever could ask it everything would know its next turn."""
    with with_a_bot(sqlite_server.address) as ada:
        for domain in ("science", "culture", "economy"):
            ada.send("say", phrase="seat-wins-domain", seat=2, domain=domain)
        ada.send("say", phrase="truce", seat=2)
        assert sorted(seat for seat, *_ in answers(ada, 2)) == [1, 2]
        ada.send("say", phrase="hello")
        assert ada.until("said")["phrase"] == "hello"


def test_a_person_is_not_answered_for(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.seats[0].watch() as ada:
        ada.next()
        ada.send("say", phrase="truce", seat=1)
        ada.send("say", phrase="hello")
        assert [ada.until("said")["phrase"] for _ in range(2)] == ["truce", "hello"]


def test_a_seat_says_so_much_in_a_turn_and_no_more(sqlite_server):
    """Phrases are kept for good, and no snapshot may be possible until the turn ends."""
    table = make_table(sqlite_server.address, people=2)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo:
        for _ in range(MOST_PHRASES + 1):
            ada.send("say", phrase="hello")
        assert ada.until("refused")["code"] == "said-enough"
        bo.send("say", phrase="hello")
        while bo.until("said")["seat"] != 1:
            pass


@pytest.mark.parametrize("phrase", [{"phrase": "truce", "seat": 3}, {"phrase": "bargain", "seat": 1}])
def test_a_phrase_that_names_nobody_is_not_answered(sqlite_server, phrase):
    """Whatever programs send, the table goes on."""
    with with_a_bot(sqlite_server.address) as ada:
        ada.send("say", **phrase)
        ada.send("say", phrase="truce", seat=BOT)
        assert [seat for seat, *_ in answers(ada, 1)] == [BOT]


def entry(number, content):
    return Entry(number, content, 10.0 * number)


def begun(*contents, options='{"players": 3}'):
    """A table with a person and two bots after these entries."""
    state = TableState(table(options=options, seed="7"))
    for number, content in enumerate((Begin(), *contents), 1):
        state.add(entry(number, content))
    return state


TRUCE = Talk(0, Say(phrase="truce", seat=BOT))
YES = Talk(BOT, Say(phrase="agree", seat=0))


def test_what_was_asked_and_answered_follows_from_the_entries():
    assert begun(TRUCE).talks.unanswered == {BOT: Asked("truce", 0, BOT)}
    assert begun(TRUCE, YES).talks.unanswered == {}
    assert begun(TRUCE, YES, TRUCE).talks.unanswered == {}


def test_a_bot_that_has_decided_answers_again():
    state = begun(TRUCE, YES)
    while BOT not in state.asked:
        (seat,) = state.asked
        state.add(entry(state.number + 1, Decision(seat, state.game.running.legal(seat)[-1])))
    state.add(entry(state.number + 1, BotDecision(BOT, state.game.running.legal(BOT)[0])))
    state.add(entry(state.number + 1, TRUCE))
    assert BOT in state.talks.unanswered


def test_phrases_are_counted_anew_in_each_turn_and_after_the_end():
    state = begun(TRUCE, YES, TRUCE)
    assert state.phrases == {0: 2, BOT: 1}
    turn = state.game.running.turn_began
    while state.game.running.turn_began == turn:
        (seat,) = state.asked
        state.add(entry(state.number + 1, Decision(seat, state.game.running.legal(seat)[-1])))
        assert state.phrases == ({} if state.game.running.turn_began != turn else {0: 2, BOT: 1})
    while state.asked:
        state.add(entry(state.number + 1, TRUCE))
        (seat,) = state.asked
        state.add(entry(state.number + 1, Decision(seat, state.game.running.legal(seat)[0])))
    state.add(entry(state.number + 1, TRUCE))
    assert state.phrases == {0: 1}


def test_nothing_is_answered_in_a_draft():
    """Bots cannot know what they would do with cards they do not have yet."""
    assert begun(TRUCE, options='{"players": 3, "deal": "draft"}').talks.unanswered == {}


def test_a_snapshot_knows_what_was_asked():
    """A server that is restarted answers what was asked before."""
    state = begun(YES, Talk(0, Say(phrase="watch-seat", seat=0)))
    again = TableState(table(options='{"players": 3}', seed="7"))
    again.resume(read_snapshot(msgspec.json.encode(state.snapshot()).decode()))
    assert again.talks.unanswered == state.talks.unanswered == {2: Asked("watch-seat", 0, 0)}
    assert again.talks.answered == state.talks.answered == {BOT}
    assert again.phrases == state.phrases == {0: 1, BOT: 1}
