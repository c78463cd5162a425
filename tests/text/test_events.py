import pytest

from impera.testing import every_table, random_game
from impera.text import Speaker, language
from impera.text.events import DONE_TO, FILL, ONE_BY_ONE, UNSAID, happened_to, tell, tell_by_turn
from impera.views import events as e


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (e.Played(0, "M1", None), "You play Military I."),
        (e.Played(1, "U3", "monopoly"), "Bo plays Utopia III."),
        (e.Drew(0, (2, 0, 0), ("M1", "S1")), "You draw Military I and Science I."),
        (e.Drew(0, (2, 0, 0), ("M1", "M1")), "You draw 2 x Military I."),
        (e.Drew(1, (2, 1, 0), None), "Bo draws 3 cards (2 of Age I, 1 of Age II)."),
        (e.Copied(1, "holy-book", 0), "Bo copies Holy Book from you."),
        (e.Copied(1, "holy-book", 2), "Bo copies Holy Book from Cy."),
        (e.Seized(1, (1, 0, 0), ("C1",), 0), "Bo takes your whole hand: Culture I."),
        (e.Seized(1, (3, 0, 0), None, 2), "Bo takes Cy’s whole hand: 3 cards."),
        (e.Gave(1, (1, 0, 0), ("C1",), 0), "Bo gives you Culture I."),
        (e.Struck(0, "C1"), "You lose Culture I to the attack."),
        (
            e.EmbargoLaid(1, "E1", 0, "science"),
            "Bo lays Economy I as an embargo on your Science: you may not play Science on your next turn.",
        ),
        (
            e.EmbargoLaid(1, "E1", 1, "science"),
            "Bo lays Economy I as an embargo on their own Science, for their next turn.",
        ),
        (e.DemocracyLaid(0, "U3", 2, "science"), "You lay Utopia III as a democracy on Cy, Science."),
        (e.EmbargoExpired(2, "E1", "culture"), "The embargo on Cy, Culture, ends."),
        (e.StepSkipped(0), "You have no card that you may play, so you play none."),
        (e.HandSizeSet(0, 5), "You’ll draw until you hold 5 cards."),
    ],
)
def test_an_event_is_a_sentence_to_its_listener(speaker, event, sentence):
    assert tell(speaker, event) == sentence


def test_a_spectator_is_never_called_you(watcher):
    assert tell(watcher, e.Played(0, "M1", None)) == "Ada plays Military I."


def test_each_turn_is_a_paragraph(speaker):
    told = tell_by_turn(speaker, [e.TurnBegan(0, 1), e.Played(0, "M1", None), e.TurnEnded(0), e.TurnBegan(1, 2)])
    assert told == ["Turn 1, your turn. You play Military I.", "Turn 2, Bo."]


def test_cards_that_go_the_same_way_are_told_in_one_sentence(speaker):
    told = tell_by_turn(
        speaker, [e.Discarded(1, "M1"), e.Discarded(1, "S1"), e.Discarded(1, "M1"), e.Discarded(2, "C1")]
    )
    assert told == ["Bo discards 2 x Military I and Science I from their hand. Cy discards Culture I from their hand."]


@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        ((), "The deck is empty, so there’s nothing to draw."),
        ((e.Discarded(0, "M1"),), "You discard Military I from your hand."),
        ((e.Drew(0, (1, 0, 0), ("M1",)),), "You draw Military I."),
    ],
)
def test_a_breakthrough_without_a_deck_tells_that_nothing_was_drawn(speaker, after, sentence):
    """A-20"""
    told = tell_by_turn(speaker, [e.Used(0, "breakthrough"), e.Paid(0, "S1"), *after])[0]
    assert told.endswith(sentence)
    assert ("nothing to draw" in told) is not any(isinstance(event, e.Drew) for event in after)


def test_that_others_keep_cards_in_the_draft_is_not_told(speaker):
    told = tell_by_turn(speaker, [e.Kept(1, (1, 0, 0), None), e.Kept(0, (1, 0, 0), ("M1",))])
    assert told == ["You keep Military I."]


@pytest.mark.parametrize(
    ("event", "is_done_to_me"),
    [
        (e.Struck(0, "M1"), True),
        (e.Struck(1, "M1"), False),
        (e.Seized(1, (1, 0, 0), ("C1",), 0), True),
        (e.Seized(0, (1, 0, 0), ("C1",), 1), False),
        (e.EmbargoLaid(1, "E1", 0, "science"), True),
        (e.EmbargoLaid(0, "E1", 0, "science"), False),
        (e.Copied(1, "purge", 0), False),
        (e.Played(0, "M1", None), False),
    ],
)
def test_what_was_done_to_a_player_by_others(event, is_done_to_me):
    assert happened_to(event, 0) is is_done_to_me


def every_event():
    return [kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Event)]


def test_every_field_of_an_event_has_a_row():
    """Cards of several events are told together, and the outcome has its own words."""
    fields = {field for kind in every_event() for field in kind.__struct_fields__}
    assert set(FILL) == fields - {"card", "outcome"}


def test_only_events_are_told_in_special_ways():
    assert {*UNSAID, *ONE_BY_ONE, *DONE_TO} <= {kind.__struct_config__.tag for kind in every_event()}


@pytest.mark.parametrize("options", every_table(), ids=str)
def test_every_event_of_a_game_can_be_told_to_every_viewer(options):
    game = random_game(options, seed=5, patient=True)
    names = ("Ada", "Bo", "Cy", "Di")[: options.players]
    for viewer in (None, "everything", *range(options.players)):
        listener = Speaker(language("en"), names, viewer if isinstance(viewer, int) else None)
        sentences = [tell(listener, event) for event in game.events(viewer)]
        assert all(sentence.endswith(".") and "  " not in sentence for sentence in sentences)
