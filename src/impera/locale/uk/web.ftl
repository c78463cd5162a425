### What is said on the page only, in Ukrainian. The notes for translators are in en/game.ftl.
