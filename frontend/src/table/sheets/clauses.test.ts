import { expect, test } from "vitest";

import english from "../../../../src/impera/rulebook/en.md?raw";
import golden from "../../../../tests/golden/words.json?raw";
import type { View } from "../../wire/messages";
import { clausesFor } from "./clauses";

const views = (JSON.parse(golden) as { now: View }[]).map(({ now }) => now);

test("every clause that a moment leads to is in the rulebook", () => {
  const names = new Set(views.flatMap((view) => clausesFor(view, null)));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !english.includes(`**${name}`))).toEqual([]);
});

test("while an effect is resolved, or about to be used, its clause comes first", () => {
  const [view] = views.filter(({ question }) => question?.effect === null);
  if (!view) throw new Error("no such moment");
  expect(clausesFor(view, "embargo")[0]).toBe("R-ECO-04");
  const amid = { ...view, question: view.question && { ...view.question, ask: "give", effect: "inquisition" } };
  expect(clausesFor(amid, null)[0]).toBe("R-REL-04");
});

test("when the game is over, the clauses say how it is won", () => {
  const over = views.find(({ outcome }) => outcome);
  expect(over && clausesFor(over, null)).toEqual(["R-HEG-01", "R-MAJ-01"]);
});
