"""What must hold in every state of the page: every language fits, and a machine finds nothing against WCAG 2.2 AA.

A state is opened once for all tests of it, because opening it takes as long as a test.
"""

from __future__ import annotations

import pytest

from tests.browser.axe import expect_access
from tests.browser.fitting import expect_fit, expect_in_each, own_language
from tests.browser.moments import SCENES
from tests.browser.states import STATES
from tests.browser.strange_styles import expect_own_styles, load_strange_styles
from tests.browser.windows import windows
from tests.browser.words import LANGUAGES

# The page has a layout for phones, one for tablets and two for wide screens. All languages must fit a narrow window of
# the first two; where there is more room, it is enough that the languages with the longest words fit.
LONG = ["el", "ru"]
WIDTHS = {320: LANGUAGES, 768: LANGUAGES, 1280: LONG, 1440: LONG}
# For what opens and passes: its parts are those of states.
EDGES = {320: LONG, 1440: LONG}
# The lowest screen must do for all languages.
SCREENS = {(1280, 800): LANGUAGES, (1440, 900): LONG, (1920, 1080): LONG}

_IS_HAND_IN_SIGHT = "() => document.querySelector('.hand').getBoundingClientRect().bottom <= innerHeight"


@pytest.fixture(scope="module", params=sorted(STATES))
def state(request):
    """The name of a state."""
    return request.param


@pytest.fixture(scope="module")
def opened(browser, devices, server, state):
    """A person with a window in a state. Tests leave it as they found it."""
    with windows(browser, devices, server) as window:
        person = window()
        STATES[state](person, server)
        yield person


def test_every_language_fits_every_layout(opened, state):
    """Languages are switched at once, as in another window."""
    expect_every_fit(opened, WIDTHS, state)


def test_axe_finds_nothing_on_a_dark_phone_and_a_light_wide_screen(opened, state):
    expect_access(opened, state)


def test_what_other_pages_look_like_changes_nothing(opened, state):
    """Whoever comes from another page still has its styles."""
    load_strange_styles(opened)
    for size in ((390, 844), (1280, 800)):
        opened.show(*size)
        expect_own_styles(opened, (state, size))


@pytest.mark.parametrize("name", sorted(SCENES))
def test_what_opens_and_passes_fits_in_the_longest_languages_and_axe_finds_nothing_in_it(person, server, name):
    """Two facts in one test, because a scene passes."""
    moments = 0
    for moment in SCENES[name](person, server):
        moments += 1
        expect_every_fit(person, EDGES, moment)
        expect_access(person, moment)
    assert moments


@pytest.mark.parametrize("state", ["question", "effects"], indirect=True)
def test_what_a_decision_needs_stands_on_a_wide_screen_without_scrolling(opened):
    """Rivals, own Domains, the question and the hand, even in long languages and while a rival threatens to win."""
    with own_language(opened):
        for size, codes in SCREENS.items():
            opened.show(*size)
            expect_in_each(opened, codes, _IS_HAND_IN_SIGHT, True, size)


def expect_every_fit(person, widths, what):
    """Expect that some languages fit at each of several widths."""
    with own_language(person):
        for width, codes in widths.items():
            expect_fit(person, width, codes, what)
