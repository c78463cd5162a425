### What is said on the page only, in Russian. The notes for translators are in en/game.ftl.
