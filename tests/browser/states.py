"""Every page, and every state it can be in, opened as a person would get there.

A state is a function of a person and a server; it makes everything it needs. Tests of what must hold everywhere visit
all of them.
"""

from __future__ import annotations

from playwright.sync_api import expect

from impera.puzzles import shipped
from tests.browser import chronicles, dealt
from tests.browser.person import place_of
from tests.browser.scenes import GENERAL, LIVELY, PARTNER_FIRST, SCIENTIST, SHORT, finished_table, new_table, table_at
from tests.server.client import http, make_table

STATES = {}


def state(function):
    """Make a function a state, by its name."""
    STATES[function.__name__.replace("_", "-")] = function
    return function


# ---------------------------------------------------------------------------------------------------- around the table


@state
def home(person, server):
    person.go("/")


@state
def home_with_games(person, server):
    table = new_table(server)
    person.sit(table.seats[0]).go("/")
    expect(person.page.locator(".games li")).to_be_visible()


@state
def home_with_history(person, server):
    chronicles.bring(person, chronicles.several())
    person.go("/")
    expect(person.page.get_by_role("button", name=person.say("ladder-next", level="").strip())).to_be_visible()


@state
def history(person, server):
    chronicles.bring(person, chronicles.several())


@state
def history_empty(person, server):
    person.go("/history")
    expect(person.page.get_by_role("heading", name=person.say("history-none"), exact=True)).to_be_visible()


@state
def daily(person, server):
    person.go("/daily")
    expect(person.button("daily-play")).to_be_visible()
    person.told("daily-promise").first.click()
    expect(person.page.locator("details code")).to_be_visible()


@state
def deal_new(person, server):
    person.go("/deal")
    expect(person.button("deal-make")).to_be_visible()


@state
def deal_compared(person, server):
    deal = dealt.new_deal(server)
    dealt.finish(server, deal, "Bo")
    key = dealt.finish(server, deal, "Ada")
    person.remember(deals={deal: {"key": key, "tables": []}}).go(f"/deal/{deal}")
    expect(person.page.locator(".side-by-side tbody tr").first).to_be_visible()
    expect(person.link("best-replay")).to_be_visible()


@state
def missing(person, server):
    person.go("/there/is/none")


@state
def hosting(person, server):
    person.go("/hosting")


@state
def new(person, server):
    person.go("/new")


@state
def new_teams(person, server):
    person.go("/new")
    person.page.get_by_label(person.say("players", number=4), exact=True).check()
    person.page.get_by_label(person.say("new-teams"), exact=False).first.check()


@state
def new_over_days(person, server):
    person.go("/new")
    person.page.get_by_label(person.say("new-clock"), exact=True).select_option("86400")
    expect(person.page.get_by_label(person.say("new-late"), exact=True)).to_be_visible()


@state
def home_with_turn(person, server):
    table = make_table(server.address, people=2, clock=86_400)
    person.sit(table.seats[table.get().json()["asked"][0]]).go("/")
    expect(person.page.locator(".games .own-turn")).to_be_visible()


@state
def lobby(person, server):
    new_table(server, people=1, bots=0, options={"players": 2}, published=True)
    person.go("/lobby")
    expect(person.page.get_by_role("link", name=person.say("lobby-join")).first).to_be_visible()


@state
def join(person, server):
    table = new_table(server, people=1, bots=0, options={"players": 4})
    person.go(f"/join/{table.name}#{table.invite}")
    expect(person.button("join-sit")).to_be_visible()


@state
def join_gone(person, server):
    person.go("/join/nosuchtable#secret")
    expect(person.page.get_by_role("heading", name=person.say("join-gone"))).to_be_visible()


@state
def outdated(person, server):
    person.page.route("**/build.txt", lambda route: route.fulfill(body="another build"))
    person.go("/settings")
    person.link("bar-home").first.click()
    expect(person.told("page-outdated")).to_be_visible()


@state
def away(person, server):
    person.page.route("**/api/rules*", lambda route: route.abort("connectionrefused"))
    person.go("/rules")
    expect(person.told("problem-offline")).to_be_visible()


@state
def settings(person, server):
    person.go("/settings")


@state
def settings_with_notices(person, server):
    person.remember(key="n" * 43)
    _new_notice(server)
    person.go("/settings")
    expect(person.page.locator(".notices li").first).to_be_visible()
    person.page.get_by_text(person.say("notices-webhook"), exact=True).last.click()


@state
def notice(person, server):
    person.go(f"/notices/{_new_notice(server)}")
    expect(person.button("notices-end")).to_be_visible()


def _new_notice(server):
    """The id of a notice for a program; nothing is ever sent there."""
    body = {"kind": "webhook", "target": "https://1.1.1.1/a-rather-long-address-of-a-program", "language": "en"}
    bearer = {"Authorization": f"Bearer {'n' * 43}"}
    return http.post(f"{server.address}/api/notices", json=body, headers=bearer).json()["id"]


@state
def move(person, server):
    person.sit(new_table(server).seats[0]).go("/move")
    person.button("move-begin").click()
    expect(person.page.locator(".move-code code")).to_be_visible()


@state
def waiting(person, server):
    person.sit(new_table(server, people=1, bots=0, options={"players": 3}).seats[0])
    expect(person.page.get_by_role("heading", name=person.say("waiting-heading"))).to_be_visible()


# -------------------------------------------------------------------------------------------------------- at the table


@state
def question(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()


@state
def tip(person, server):
    question(person.remember(tips=["goal"]), server)
    expect(person.told("tip-goal", wins=7)).to_be_visible()


@state
def chosen(person, server):
    effects(person, server)
    person.answer("use breakthrough").first.click()
    expect(person.question.get_by_role("button", pressed=True)).to_have_count(1)


@state
def several(person, server):
    assert person.sit(table_at(server, GENERAL)).is_asked()
    for decision in ("play M3", "use purge"):
        person.press(decision)
        assert person.is_asked()
    person.tickables.first.click()
    expect(person.question.get_by_role("button", pressed=True)).to_have_count(1)


@state
def keeping(person, server):
    """Fewer cards stay than go."""
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    for decision in ("play M1", "use breakthrough"):
        person.press(decision)
        assert person.is_asked()
    person.tickables.first.click()
    expect(person.question.get_by_role("button", pressed=True)).to_have_count(1)


@state
def refused(person, server):
    """With the command line, which has to be wanted."""
    question(person.remember(commandLine=True), server)
    person.page.keyboard.press("u")
    expect(person.toast).to_be_visible()


@state
def effects(person, server):
    question(person, server)
    person.press("play M2")
    assert person.is_asked()


@state
def plan(person, server):
    """Two lines of a plan, compared."""
    effects(person, server)
    person.button("plan-open").click()
    person.question.locator("[data-answer='use holy-book']").click()
    person.button("plan-compare").click()
    person.question.locator("[data-answer='use embargo']").click()
    person.question.locator("[data-answer='choose 1 science']").click()
    expect(person.button("plan-play", number=2, lines=2)).to_be_visible()


@state
def pile(person, server):
    question(person, server)
    person.page.get_by_role("button", name=person.say("centre-pile")).first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@state
def hint(person, server):
    question(person, server)
    person.button("act-hint").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@state
def draft(person, server):
    assert person.sit(new_table(server, bots=3, options={"deal": "draft", **SHORT}).seats[0]).is_asked()


@state
def rivals_turn(person, server):
    table = new_table(server, people=4, bots=0, options={"teams": True})
    with table.seats[0].watch(views=True) as player:
        active = player.next()["view"]["active"]
    person.sit(table.seats[(active + 1) % 4])
    expect(person.question).to_be_visible()


@state
def partner_first(person, server):
    assert person.sit(table_at(server, PARTNER_FIRST)).is_asked()


@state
def spectator(person, server):
    person.watch(table_at(server, LIVELY).table)
    expect(person.question).to_be_visible()


@state
def hand(person, server):
    """A phone beside a television."""
    seat = table_at(server, LIVELY)
    person.remember(places=[place_of(seat)]).go(f"/hand/{seat.table.name}")
    assert person.is_asked()
    person.press("play M2")
    assert person.is_asked()


@state
def hand_draft(person, server):
    seat = new_table(server, bots=3, options={"deal": "draft", **SHORT}).seats[0]
    person.remember(places=[place_of(seat)]).go(f"/hand/{seat.table.name}")
    assert person.is_asked()


@state
def hand_join(person, server):
    table = new_table(server, people=1, bots=0, options={"players": 4})
    person.go(f"/hand/{table.name}#{table.invite}")
    expect(person.told("hand-lead")).to_be_visible()


@state
def television(person, server):
    table = table_at(server, LIVELY).table
    person.go(f"/television/{table.name}#{table.invite}")
    expect(person.question).to_be_visible()


@state
def television_waiting(person, server):
    table = new_table(server, people=1, bots=0, options={"players": 4})
    person.go(f"/television/{table.name}#{table.invite}")
    expect(person.told("invite-hands")).to_be_visible()


@state
def new_phones(person, server):
    person.go("/new")
    person.page.get_by_role("switch", name=person.say("new-phones")).check()
    expect(person.told("new-sum-phones")).to_be_visible()


@state
def ending(person, server):
    person.sit(finished_table(server).seats[0])
    expect(person.ending).to_be_visible()


@state
def share(person, server):
    ending(person, server)
    person.button("share-open").click()
    expect(person.button("share-do")).to_be_visible()


@state
def lost(person, server):
    seat = table_at(server, LIVELY)
    lines = []

    def route(line):
        # The first connection is real; after it ends, nobody answers.
        if lines:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    person.page.route_web_socket("**/socket", route)
    person.remember(places=[place_of(seat)]).go(f"/table/{seat.table.name}")
    expect(person.question).to_be_visible()
    lines[0].close()
    expect(person.told("line-lost-long")).to_be_visible()


@state
def no_table(person, server):
    person.page.goto(f"{person.address}/table/nosuchtable")
    expect(person.told("line-closed-long")).to_be_visible()


@state
def pass_device(person, server):
    seats = [new_table(server, people=2, bots=0).seats[0]]
    person.remember(places=[{**place_of(seats[0]), "seats": [0, 1]}]).go(f"/table/{seats[0].table.name}")
    expect(person.page.get_by_role("heading", name=person.say("pass-who"))).to_be_visible()


# ------------------------------------------------------------------------------------------- looking back and learning


@state
def replays(person, server):
    person.go("/replay")


@state
def replay(person, server):
    table = finished_table(server)
    person.go(f"/replay/{table.name}#{table.invite}")
    expect(person.page.get_by_role("slider", name=person.say("replay-scrubber"))).to_be_visible()


@state
def branch(person, server):
    replay(person, server)
    person.page.get_by_role("slider", name=person.say("replay-scrubber")).fill("4")
    person.button("branch-open").click()
    expect(person.page.get_by_role("dialog").get_by_role("radio").last).to_be_visible()


@state
def proof(person, server):
    table = finished_table(server)
    person.go(f"/proof/{table.name}#{table.invite}")
    expect(person.told("proof-kept")).to_be_visible()


@state
def replay_broken(person, server):
    person.go("/replay/nosuchtable")
    expect(person.page.get_by_role("heading", name=person.say("replay-broken"))).to_be_visible()


@state
def learn(person, server):
    person.go("/learn")
    expect(person.page.get_by_text(person.say("lesson-blocking-title")).first).to_be_visible()


@state
def lesson_away(person, server):
    person.page.route("**/game-*.wasm", lambda route: route.abort("connectionrefused"))
    person.go("/learn/blocking")
    expect(person.told("problem-offline")).to_be_visible()


@state
def lesson(person, server):
    person.go("/learn/blocking")
    expect(person.question).to_be_visible()


@state
def lesson_draft(person, server):
    person.go("/learn/draft")
    expect(person.question).to_be_visible()


@state
def lesson_team(person, server):
    person.go("/learn/team")
    expect(person.question).to_be_visible()


@state
def puzzles(person, server):
    solved, shown, tried = list(shipped())[:3]
    person.remember(
        puzzles={
            solved: {"tries": 1, "solved": True},
            shown: {"tries": 3, "solved": False},
            tried: {"tries": 1, "solved": False},
        }
    )
    person.go("/puzzles")
    expect(person.page.get_by_role("heading", name=person.say("puzzles-grade", grade=1), exact=True)).to_be_visible()


@state
def puzzle(person, server):
    person.go(f"/puzzles/{next(name for name, puzzle in shipped().items() if puzzle.goal == 'stop')}")
    expect(person.question).to_be_visible()


@state
def rules(person, server):
    person.go("/rules")
    expect(person.page.get_by_text("R-MIL-03").first).to_be_attached()


@state
def board(person, server):
    person.go("/board")
