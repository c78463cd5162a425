"""Elements of SVG as text."""

from impera.pictures.elements import element, lines, width_of, words


def test_text_and_attributes_are_escaped():
    assert element("g", title='a < b & "c"') == "<g title='a &lt; b &amp; \"c\"'/>"
    assert words(0, 0, "a < b", 10).endswith(">a &lt; b</text>")


def test_an_attribute_without_a_value_is_left_out():
    assert element("g", x=None) == "<g/>"


def test_text_that_may_not_fit_is_set_closer():
    assert 'textLength="20"' in words(0, 0, "a long line", 10, room=20)
    assert "textLength" not in words(0, 0, "a long line", 10, room=200)


def test_lines_hold_all_words_and_are_as_wide_as_allowed():
    text = "one two three four five six seven"
    broken = lines(text, 10, 60)
    assert " ".join(broken) == text
    assert all(width_of(line, 10) <= 60 for line in broken)


def test_a_word_that_is_too_long_has_its_own_line():
    assert lines("a Ichthyosauropterygia b", 10, 40) == ["a", "Ichthyosauropterygia", "b"]
