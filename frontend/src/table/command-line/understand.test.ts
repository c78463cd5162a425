import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { View } from "../../wire/messages";
import { bundleOf, Language } from "../../words/language.svelte";
import { Speaker } from "../../words/speaker";
import { COMMANDS } from "./commands";
import { understand } from "./understand";

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf-8");
const moments = JSON.parse(read("tests/golden/words.json")) as { now: View }[];
const words = (code: string) =>
  bundleOf(code, ...["game.ftl", "typed.ftl"].map((name) => read(`src/impera/locale/${code}/${name}`)));
const CODES = ["en", "ru", "uk", "pt-BR", "el"];
const speakers = new Map(
  CODES.map((code) => [code, new Speaker(new Language(code, [words(code)]), ["Ada", "Bo", "Cy", "Di"], 0)]),
);
const speaker = (code: string) => speakers.get(code) as Speaker;

const asked = (ask: string) =>
  moments.map(({ now }) => now).find(({ question, seat, legal }) => question?.ask === ask && question.seat === seat && legal.length > 1) as View;
const playing = asked("play");
const choosing = asked("menu");
const meant = (line: string, view = playing, code = "en") => understand(speaker(code), view, view.legal, line);

test("a number is the answer with that number", () => {
  expect(meant("2")).toEqual({ kind: "decide", decision: playing.legal[1] });
  expect(meant("1.")).toEqual({ kind: "decide", decision: playing.legal[0] });
});

test("a number beyond the answers says how many there are", () => {
  expect(meant("99")).toEqual({ kind: "unclear", key: "input-no-such-number", values: { number: playing.legal.length } });
});

test("every legal decision of every question can be typed as it is written", () => {
  for (const { now } of moments)
    for (const decision of now.legal) expect(meant(decision, now)).toEqual({ kind: "decide", decision });
});

test("the beginnings of words are enough when only one answer fits", () => {
  const end = choosing.legal.find((decision) => decision === "end");
  expect(meant("end", choosing)).toEqual({ kind: "decide", decision: end });
  expect(meant("END your", choosing)).toEqual({ kind: "decide", decision: end });
});

test("words that fit several answers name them", () => {
  const meaning = meant("play");
  expect(meaning).toMatchObject({ kind: "unclear", key: "input-several" });
});

test("an empty line and nonsense say what can be typed", () => {
  expect(meant("  ")).toMatchObject({ kind: "unclear", key: "input-empty" });
  expect(meant("abracadabra")).toMatchObject({ kind: "unclear", key: "input-unknown" });
});

test("an effect that cannot be used says why", () => {
  const effect = choosing.effects.find(({ available, copy_from: from }) => !available && !from.length);
  expect(meant(`use ${effect?.effect.replaceAll("-", " ")}`, choosing)).toMatchObject({ kind: "unclear", key: "input-effect" });
});

test.each(CODES)("every command is understood in %s and in English", (code) => {
  const inLanguage = speaker(code);
  for (const command of COMMANDS) {
    for (const word of [command, inLanguage.say(`command-${command}`).toUpperCase()])
      expect(meant(word, playing, code)).toEqual({ kind: "do", command, words: "" });
  }
});

test("where nothing is asked, only commands are left", () => {
  const watching = { ...playing, legal: [] };
  for (const line of ["", "2", "abracadabra"])
    expect(meant(line, watching)).toEqual({ kind: "unclear", key: "command-none", values: {} });
  expect(meant("deck", watching)).toEqual({ kind: "do", command: "deck", words: "" });
});

test("further words belong to the commands that take them", () => {
  expect(meant("rules Attack twice")).toEqual({ kind: "do", command: "rules", words: "Attack twice" });
  expect(meant("log 20")).toEqual({ kind: "do", command: "log", words: "20" });
  expect(meant("save My game.jsonl")).toEqual({ kind: "do", command: "save", words: "My game.jsonl" });
  expect(meant("?")).toEqual({ kind: "do", command: "help", words: "" });
});

test("capitals and accents do not matter", () => {
  expect(meant("ΒΟΗΘΕΙΑ", playing, "el")).toEqual({ kind: "do", command: "help", words: "" });
});
