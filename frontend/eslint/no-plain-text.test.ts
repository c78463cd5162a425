import { Linter } from "eslint";
import * as parser from "svelte-eslint-parser";
import { expect, test } from "vitest";

import noPlainText from "./no-plain-text.js";

function found(component: string): number {
  const config = {
    files: ["**/*.svelte"],
    languageOptions: { parser },
    plugins: { impera: { rules: { "no-plain-text": noPlainText } } },
    rules: { "impera/no-plain-text": "error" },
  } as Linter.Config;
  return new Linter().verify(component, config, "A.svelte").length;
}

test.each(["<p>Hello</p>", '<button aria-label="Close"></button>', "<p>{'Привіт'}</p>", '<input placeholder="Name {x}" />'])(
  "%s holds words",
  (component) => expect(found(component)).toBe(1),
);

test.each([
  "<p>{say('hello')} · 3</p>",
  '<button class="close" aria-label={say("close")}></button>',
  "<script>const word = 'hello';</script>",
  "<!-- Words for those who read the source. -->",
])("%s holds none", (component) => expect(found(component)).toBe(0));
