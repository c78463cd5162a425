import { Linter } from "eslint";
import * as parser from "svelte-eslint-parser";
import { expect, test } from "vitest";

import noPlainText from "./no-plain-text.js";

function found(code: string, name = "A.svelte"): number {
  const config = {
    files: [`**/${name}`],
    languageOptions: name === "A.svelte" ? { parser } : {},
    plugins: { impera: { rules: { "no-plain-text": noPlainText } } },
    rules: { "impera/no-plain-text": "error" },
  } as Linter.Config;
  return new Linter().verify(code, config, name).length;
}

test.each([
  "<p>Hello</p>",
  '<button aria-label="Close"></button>',
  "<p>{'Привіт'}</p>",
  '<input placeholder="Name {x}" />',
  "<p>{isOpen ? 'Hello' : say('hello')}</p>",
  "<p>{name || 'Nobody'}</p>",
  "<p>{`Hello ${name}`}</p>",
  "<p>{'Hello ' + name}</p>",
  '<button aria-label={isOpen ? "Close" : label}></button>',
  "<script>const words = 'hello you';</script>",
])("%s holds words", (component) => expect(found(component)).toBe(1));

test.each([
  "<p>{say('hello')} · 3</p>",
  "<p>{say(isOpen ? 'close' : 'open')}</p>",
  "<p>{kind === 'two words' ? one : other}</p>",
  '<button class="close" aria-label={say("close")}></button>',
  "<p class={isOpen ? 'open panel' : 'panel'}></p>",
  "<script>const word = 'hello';</script>",
  "<!-- Words for those who read the source. -->",
])("%s holds none", (component) => expect(found(component)).toBe(0));

test.each(["const words = 'hello you';", "tell(`you have ${number} cards`);"])("%s holds a phrase", (code) =>
  expect(found(code, "a.js")).toBe(1),
);

test.each([
  "import a from 'two words';",
  "document.querySelector('dialog button');",
  "const isSo = decision === 'use breakthrough';",
  "console.warn('nothing is remembered');",
  "say('a-key');",
])("%s holds none", (code) => expect(found(code, "a.js")).toBe(0));
