"""Pictures of views: everything a view shows is drawn, and nothing else."""

from __future__ import annotations

import re

import pytest

from impera import BadOptions, Game, Options
from impera.pictures import image, picture, text
from impera.testing import random_game
from impera.text import language, languages
from tests.pictures.reading import SVG, cards, part, parts, read, symbols
from tests.pictures.reading import text as words
from tests.views.drawn import table

BUSY = """
seat 0  hand M1 R2 U3  area 5M R1 2E S2  <- step 2
seat 1  hand R1 E2     area 6R S1 2C
seat 2  hand M1        area -
"""
TABLES = [
    Options.make(players=2),
    Options.make(players=3),
    Options.make(players=4),
    Options.make(players=4, teams=True),
    Options.make(players=4, deal="draft"),
]


@pytest.fixture(scope="module")
def busy():
    return table(BUSY)


def drawn(game, viewer, **look):
    return read(picture(game.view(viewer), **look))


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [0, 1, None, "everything"])
@pytest.mark.parametrize("decisions", [0, 70])
def test_a_picture_is_well_formed_at_every_table(options, viewer, decisions):
    tree = drawn(random_game(options, seed=3, decisions=decisions), viewer)
    assert tree.tag == f"{SVG}svg"
    assert len(parts(tree, seat="0")) == len(parts(tree, seat="1")) == 1


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("viewer", [0, None, "everything"])
def test_the_first_player_is_marked_at_all_times(options, viewer):
    """R-LAST-03: it decides when the last round stops."""
    for decisions in (0, 10, 60, 10_000):
        game = random_game(options, seed=4, decisions=decisions)
        tree = drawn(game, viewer)
        assert len(parts(tree, mark="first-player")) == 1
        seat = part(tree, seat=str(game.view(None).first))
        assert words(part(seat, mark="first-player")) == "First Player"


def twins():
    """Two games that differ only in what seat 1 holds: the Ages of its cards are the same."""
    rest = ["C1", "M2", "R2", "S3"]
    return [Game.from_deck(["M1", "R1", "S1", *hand, *rest], players=2) for hand in (["M1", "R1", "C1"], ["E1"] * 3)]


@pytest.mark.parametrize("viewer", [0, None])
def test_cards_that_the_viewer_may_not_know_change_no_byte(viewer):
    """R-INFO-01, R-INFO-02."""
    one, other = (picture(game.view(viewer)) for game in twins())
    assert one == other


def test_with_everything_shown_the_twins_differ():
    one, other = (picture(game.view("everything")) for game in twins())
    assert one != other


def test_a_hand_that_is_hidden_is_drawn_as_backs(busy):
    """R-INFO-02: the Ages are printed on them."""
    rival = part(drawn(busy, 0), seat="1")
    assert cards(part(rival, zone="hand")) == ["back-1", "back-2"]


def test_hand_cards_that_the_viewer_knows_are_faceup():
    game = table("seat 0 hand M1 area 3E <- step 2\n seat 1 hand R1 R2 area -", known={"0": {"1": ["R2"]}})
    rival = part(drawn(game, 0), seat="1")
    assert cards(part(rival, zone="hand")) == ["R2", "back-1"]


def test_viewers_see_their_own_hand(busy):
    tree = drawn(busy, 0)
    (own,) = [each for each in parts(tree, zone="hand") if "Your hand" in words(each)]
    assert cards(own) == ["M1", "R2", "U3"]


def test_with_everything_shown_all_hands_are_open(busy):
    tree = drawn(busy, "everything")
    hands = [cards(part(part(tree, seat=seat), zone="hand")) for seat in "012"]
    assert hands == [["M1", "R2", "U3"], ["R1", "E2"], ["M1"]]


def test_a_stack_has_its_cards_in_the_order_of_their_ages(busy):
    column = part(part(drawn(busy, None), seat="1"), domain="culture")
    assert cards(column) == ["C1", "C1"]
    assert words(column).split()[:2] == ["C", "2"]


def test_a_domain_near_hegemony_is_marked(busy):
    """R-HEG-01: with three players seven cards win."""
    columns = {name: part(part(drawn(busy, None), seat="1"), domain=name) for name in ("religion", "culture")}
    grounds = {name: column.find(f"{SVG}rect").get("class") for name, column in columns.items()}
    assert grounds == {"religion": "f-threat-soft s-threat-line", "culture": "f-surface-2"}


def test_the_pile_has_no_order():
    """R-ZONE-01: so the counts of its Domains are drawn, and no card is on top."""
    game = table(f"{BUSY} pile 3M 2S U3")
    pile = part(drawn(game, None), zone="pile")
    assert cards(pile) == []
    assert words(pile) == "Discard 6 3 0 0 2 0 1"


def test_the_deck_shows_the_age_that_comes_next(busy):
    """R-INFO-02."""
    deck = part(drawn(busy, None), zone="deck")
    assert set(cards(deck)) == {f"back-{busy.view(None).deck.next_age}"}
    assert str(busy.view(None).deck.size) in words(deck).split()


def test_the_coin_lies_in_the_supply_or_at_its_place(busy):
    """R-COIN-01."""
    assert len(parts(drawn(busy, None), mark="coin")) == 1
    laid = table(BUSY, coin={"by": 0, "seat": 1, "domain": "religion"})
    column = part(part(drawn(laid, None), seat="1"), domain="religion")
    assert "i-coin" in symbols(part(column, mark="coin"))


@pytest.mark.parametrize("seed", [2, 3])
def test_partners_have_the_letter_of_their_team(seed):
    """R-TEAM-01."""
    tree = drawn(random_game(Options.make(players=4, teams=True), seed=seed, decisions=20), None)
    assert [words(part(part(tree, seat=seat), mark="team")) for seat in "0123"] == ["A", "B", "A", "B"]


def test_in_the_draft_viewers_see_their_own_packet():
    game = random_game(Options.make(players=3, deal="draft"), seed=1, decisions=0)
    view = game.view(1)
    assert cards(part(read(picture(view)), zone="packet")) == list(view.draft.packet)
    assert not parts(drawn(game, None), zone="packet")


def test_in_a_pick_rivals_show_how_many_cards_they_look_at():
    game = random_game(Options.make(players=3, deal="draft"), seed=1, decisions=0)
    assert "Looks at a packet of 4 cards." in words(part(drawn(game, 0), seat="1"))


def test_an_embargo_says_in_which_turn_it_blocks():
    """R-EMB-03."""
    game = table("seat 0 hand M1 area 2S embargo science <- step 2\n seat 1 hand R1 area S1")
    own = part(part(drawn(game, 0), seat="0"), domain="science")
    assert "Blocked this turn" in words(part(own, mark="embargo", turn="this"))


def test_winners_have_a_crown():
    """R-HEG-01."""
    game = table("seat 0  hand M1  area 8S  <- step 2\n seat 1  hand R1  area -")
    game.play("end")
    tree = drawn(game, None, names=("Ada", "Bo"))
    assert parts(part(tree, seat="0"), mark="winner")
    assert not parts(part(tree, seat="1"), mark="winner")
    assert "Ada" in words(part(tree, zone="notice"))


@pytest.mark.parametrize("code", languages())
def test_the_picture_is_told_in_its_language(busy, code):
    tree = drawn(busy, 0, language=code)
    say = language(code).say
    assert tree.get("lang") == code
    assert tree.find(f"{SVG}title").text.startswith(say("game"))
    assert say("first-player") in words(tree)
    assert say("domain-religion") in tree.find(f"{SVG}desc").text


@pytest.mark.parametrize("code", languages())
def test_text_for_those_who_cannot_see_is_the_table_in_words(busy, code):
    view = busy.view(0)
    described = drawn(busy, 0, language=code).find(f"{SVG}desc").text
    assert described.split() == text(view, language=code).split()


@pytest.mark.parametrize("code", languages())
def test_the_name_of_the_game_does_not_reach_the_turn_in_any_font(busy, code):
    """Fonts differ in width, and a reader's system chooses one; so its length is given."""
    lines = list(drawn(busy, 0, language=code).iter(f"{SVG}text"))
    place = [line.text for line in lines].index("Carta Impera Victoria")
    name, turn = lines[place : place + 2]
    assert float(name.get("x")) + float(name.get("textLength")) < float(turn.get("x"))


def test_names_are_shown_as_they_are(busy):
    """Letters that mean something in XML are letters of a name."""
    tree = drawn(busy, None, names=("<Ada>", "B & o", '"Cy"'))
    assert "<Ada>" in words(part(tree, seat="0"))
    assert "B & o" in words(part(tree, seat="1"))
    assert '"Cy"' in words(part(tree, seat="2"))


def test_a_picture_without_a_theme_follows_the_system(busy):
    assert "prefers-color-scheme:dark" in picture(busy.view(0))


def test_a_theme_has_its_own_colours_only(busy):
    light, dark = (picture(busy.view(0), theme=theme) for theme in ("light", "dark"))
    assert "prefers-color-scheme" not in light + dark
    assert ".f-ink{fill:#2A1E17}" in light
    assert ".f-ink{fill:#F5EAD8}" in dark


def test_an_unknown_theme_is_refused(busy):
    with pytest.raises(BadOptions, match="theme must be one of auto, light, dark, not 'blue'"):
        picture(busy.view(0), theme="blue")


def test_every_symbol_that_is_used_is_there(busy):
    tree = drawn(busy, "everything")
    there = {each.get("id") for each in tree.iter(f"{SVG}symbol")}
    assert set(symbols(tree)) <= there


def test_nothing_is_loaded_from_elsewhere(busy):
    """A picture is one file: no font, no image, no script."""
    svg = picture(busy.view(0)).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert re.findall(r"https?:|<script|@import|<image", svg) == []


def test_a_picture_is_small(busy):
    """In bytes: a notebook holds many of them."""
    assert len(picture(busy.view(0)).encode()) < 120_000


def test_an_image_for_a_page_says_what_it_shows(busy):
    shown = image(picture(busy.view(0)), 'the "table"')
    assert shown.startswith("<img alt='the \"table\"' ")
    assert 'src="data:image/svg+xml;base64,' in shown


@pytest.mark.parametrize("marker", ["embargo", "democracy"])
def test_a_marker_lies_on_its_domain(marker):
    """R-EMB-01, R-DEM-01."""
    game = table(f"seat 0 hand M1 area 2S <- step 2\n seat 1 hand R1 area S1 {marker} science")
    tree = drawn(game, None)
    assert parts(part(part(tree, seat="1"), domain="science"), mark=marker)
    assert len(parts(tree, mark=marker)) == 1
