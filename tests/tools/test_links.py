"""A page cannot point to something that does not exist."""

import pytest

from tools import links


@pytest.fixture
def page(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "other.md").write_text("# The other page\n\n## Who's next?\n", encoding="utf-8")
    return tmp_path / "docs" / "page.md"


def broken(page, text):
    page.write_text(text, encoding="utf-8")
    return list(links.findings(page, ["/src/impera/rules/decide.py", "/src/impera/locale/en/web.ftl"]))


@pytest.mark.parametrize(
    "text",
    [
        "[a page](other.md)",
        "[a heading](other.md#whos-next)",
        "## Here\n[a heading of this page](#here)",
        "[another host](https://play.example/nothing)",
        "`rules/decide.py`, `decide.py` and `locale/*/web.ftl`",
        "`locale/CODE/web.ftl`",
        "```\n[code](nothing.md)\n```",
    ],
)
def test_what_is_there_can_be_pointed_to(page, text):
    assert broken(page, text) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[a page](nothing.md)", [(1, "nothing.md")]),
        ("\n[a heading](other.md#who-is-next)", [(2, "other.md#who-is-next")]),
        ("[a heading of this page](#here)", [(1, "#here")]),
        ('<img src="nothing.png" width="50%">', [(1, "nothing.png")]),
        ("`rules/decides.py`", [(1, "rules/decides.py")]),
        ("`ecide.py`", [(1, "ecide.py")]),
        ("```\ncode\n```\n[a page](nothing.md)", [(4, "nothing.md")]),
    ],
)
def test_what_is_missing_is_found_with_its_line(page, text, found):
    assert broken(page, text) == found


def test_every_link_of_this_repository_leads_somewhere():
    assert links.main() == 0
