"""A finished game is shared by one person and opened by another, who has nothing but the link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scenes import SHORT, new_table

# On a phone, whether the cross that closes the dialog is in its corner.
_CLOSES_AT_THE_EDGE = """() => {
    const dialog = document.querySelector("dialog");
    return dialog.getBoundingClientRect().right - dialog.querySelector("button svg").getBoundingClientRect().right < 40;
}"""


def test_a_private_game_is_shared_and_opened_by_a_stranger(open_window, server):
    table = new_table(server, options=SHORT)
    with table.seats[0].watch() as viewer:
        viewer.play()
    ada, stranger = open_window(), open_window()
    stranger.go(f"/replay/{table.name}")
    expect(stranger.told("problem-no-table")).to_be_visible()
    ada.sit(table.seats[0])
    ada.button("share-open").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.told("share-ask")).to_be_visible()
    ada.show(390, 844)
    ada.finds(lambda: ada.page.evaluate(_CLOSES_AT_THE_EDGE), True)
    ada.button("share-do").focus()
    ada.page.keyboard.press("Enter")
    link = ada.page.locator("dialog .link")
    expect(link).to_contain_text(f"/replay/{table.name}?language=en")
    stranger.page.goto(ada.wait(link.text_content))
    expect(stranger.page.get_by_role("heading", name=stranger.say("title-replay")).first).to_be_attached()
    expect(stranger.told("problem-no-table")).to_have_count(0)
    expect(stranger.page.locator(".board")).to_be_visible()
