import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { botName, opponents } from "./bots";
import { bundleOf, Language, languages } from "./language.svelte";

const read = (code: string, name: string) =>
  readFileSync(new URL(`../../../src/impera/locale/${code}/${name}.ftl`, import.meta.url), "utf-8");
const language = (code: string) => new Language(code, [bundleOf(code, read(code, "pages"), read(code, "game"))]);

describe.each(languages)("%s", (code) => {
  const own = language(code);

  test("the roster comes by level, and then what the server offers", () => {
    const bots = [{ name: "trader", level: 3 }];
    const offered = [{ name: "mine", sentence: "Plays as I do." }];
    expect(opponents(own, { bots, offered })).toEqual([
      { name: "trader", title: `3 · ${botName(own, "trader")}`, sentence: own.say("bot-trader") },
      { name: "mine", title: "mine", sentence: "Plays as I do." },
    ]);
  });

  test("an offered bot about which its host says nothing is still described", () => {
    const [mine] = opponents(own, { bots: [], offered: [{ name: "mine", sentence: "" }] });
    expect(mine?.sentence).toBe(own.say("offered-bot"));
    expect(mine?.sentence).not.toBe("offered-bot");
  });
});
