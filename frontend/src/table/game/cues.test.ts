import { expect, test } from "vitest";

import type { AnyEvent } from "../../wire/messages";
import { cueOf } from "./cues";

const played: AnyEvent = { event: "played", seat: 1, card: "M1", effect: null };
const used: AnyEvent = { event: "used", seat: 1, effect: "embargo" };
const embargo: AnyEvent = { event: "embargo-laid", seat: 1, card: "E1", target: 0, domain: "science" };
const began: AnyEvent = { event: "turn-began", seat: 0, turn: 4 };
const over = (winners: number[]): AnyEvent => ({
  event: "game-over",
  seat: 1,
  outcome: { reason: "majority", winners, points: [], domain: null },
});

test.each([
  ["a card of a rival", [played], "card"],
  ["an effect and its card", [used, played], "effect"],
  ["a marker on one's own Domain", [used, embargo], "blocked"],
  ["one's own turn after all that", [embargo, began], "turn"],
  ["a victory", [played, over([0, 2])], "won"],
  ["somebody else's victory", [over([1])], "over"],
  ["nothing that can be heard", [{ event: "turn-ended", seat: 1 }], null],
] as const)("%s", (_what, events, cue) => expect(cueOf(events, 0)).toBe(cue));

test("a spectator hears no turn and no victory as their own", () => {
  expect(cueOf([began], null)).toBeNull();
  expect(cueOf([over([0])], null)).toBe("over");
});
