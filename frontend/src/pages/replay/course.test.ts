/** The review beside a replay: to whom it speaks, and in which order. */
// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import golden from "../../../../tests/golden/words.json?raw";
import { device } from "../../device/device.svelte";
import { provideTable, type TableContext } from "../../table/game/context";
import type { Source } from "../../wire/games";
import type { Outcome, Review, View } from "../../wire/messages";
import { reading } from "../../words/language.svelte";
import { Speaker } from "../../words/speaker";
import Course from "./Course.svelte";
import type { ReplayGame } from "./replay.svelte";

const cost = (decisions: number, seat: number) => ({
  decisions, seat, turn: decisions, decision: "end", chance: 0.2, better: "use attack", better_chance: 0.5,
});
const review = { points: [], costs: [cost(3, 1), cost(2, 0)], decided: 4, trials: 1, simulations: 1 } as unknown as Review;
vi.mock("../../wire/games", () => ({ games: { review: async () => review } }));

const [first] = JSON.parse(golden) as { now: View }[];
const view = { ...first?.now, outcome: { reason: "hegemony", winners: [0], points: [] } as unknown as Outcome } as View;
const moments = Array.from({ length: 4 }, () => ({ view, events: [] }));
const game = { replay: { moments }, moment: 0, last: 3, now: { view } } as unknown as ReplayGame;

let mounted: Record<string, unknown> | undefined;
beforeAll(async () => {
  await reading.choose("en");
  await reading.complete();
});
afterEach(() => {
  if (mounted) void unmount(mounted);
});

/** What the review of a game says: where it was decided, and whose decisions cost most. */
async function reviewOf(source: Source): Promise<string[]> {
  const seated: Component = (internals) => {
    provideTable({ speaker: new Speaker(reading.language, ["Ada", "Bo", "Cy"], null) } as unknown as TableContext);
    return Course(internals, { game, source, go: () => undefined });
  };
  mounted = mount(seated, { target: document.body });
  await tick();
  await Promise.resolve();
  flushSync();
  return [...document.querySelectorAll("h3 + p, .costs b")].map(({ textContent }) => textContent.trim().replace(/:.*/, ""));
}

test("a review speaks to the person whose game it was, and of their own decisions first", async () => {
  device.keep("mine", { seat: 0, seats: [0] });
  expect(await reviewOf({ kind: "table", table: "mine" } as Source)).toEqual([
    "In turn 4. After it, you were always likelier to win than all the others together.",
    "Turn 2, You",
    "Turn 3, Bo",
  ]);
});

test("the review of a file speaks of everybody by name, in the order of what decisions cost", async () => {
  expect(await reviewOf({ kind: "record", record: "" } as Source)).toEqual([
    "In turn 4. After it, Ada was always likelier to win than all the others together.",
    "Turn 3, Bo",
    "Turn 2, Ada",
  ]);
});
