import { readFileSync } from "node:fs";

import { expect, test, vi } from "vitest";

import { saveRecord } from "../../device/download";
import { Denied } from "../../wire/api";
import type { View } from "../../wire/messages";
import { COMMANDS, SEATED, type Command } from "../../words/commands";
import { bundleOf, Language } from "../../words/language.svelte";
import { Speaker } from "../../words/speaker";
import type { FollowedGame } from "../game/game.svelte";
import { inquire, type Desk } from "./inquiries";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));
vi.mock("../../device/download", () => ({ saveRecord: vi.fn() }));
vi.mock("../../router.svelte", () => ({ at: {}, router: { go: () => undefined } }));

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf-8");
const words = ["game", "typed", "web", "pages"].map((name) => read(`src/impera/locale/en/${name}.ftl`));
const speaker = new Speaker(new Language("en", [bundleOf("en", ...words)]), ["Ada", "Bo", "Cy", "Di"], 0);
const moments = JSON.parse(read("tests/golden/words.json")) as { now: View }[];
const isKnowing = ({ seats, seat }: View) => seats.some((each) => each.seat !== seat && each.known.length);
const view = moments.find(({ now }) => now.seat === 0 && isKnowing(now))?.now as View;

/** Who sits where, with or without aids. */
const desk = (game: Partial<FollowedGame>): Desk => ({ speaker, game: { view, seat: 0, ...game } as FollowedGame });
const asked = async (command: Command, game: Partial<FollowedGame>) => (await inquire(desk(game), command, "")).join(" ");

test.each(["table", "deck"] as const)("without aids %s tells only what lies openly, and says so", async (command) => {
  const [plain, aided] = [await asked(command, { hasAids: false }), await asked(command, { hasAids: true })];
  expect(plain).toContain(speaker.say("aids-none"));
  expect(aided).not.toContain(speaker.say("aids-none"));
  expect(plain.replace(speaker.say("aids-none"), "").length).toBeLessThan(aided.length);
});

test("without aids no hand is remembered", async () => {
  const known = view.seats.find(({ seat, known: cards }) => seat !== view.seat && cards.length)?.known ?? [];
  const line = speaker.say("table-known", { cards: speaker.cards(known) });
  expect(await asked("table", { hasAids: true })).toContain(line);
  expect(await asked("table", { hasAids: false })).not.toContain(line);
});

test("without aids no card is counted", async () => {
  const counted = speaker.say("deck-unseen", { number: Object.values(view.deck.unseen).reduce((sum, each) => sum + each, 0), box: view.box });
  expect(await asked("deck", { hasAids: true })).toContain(counted);
  expect(await asked("deck", { hasAids: false })).not.toContain(counted);
});

test("the reference board is told with aids and without", async () => {
  const told = await asked("board", { hasAids: false });
  expect(told).toContain("Military: 20 (8 of Age I, 8 of Age II, 4 of Age III).");
  expect(await asked("board", { hasAids: true })).toBe(told);
});

const over = moments.find(({ now }) => now.outcome)?.now as View;

test("a game that goes on says when its record can be saved", async () => {
  expect(await asked("save", {})).toBe(speaker.say("record-later"));
  expect(saveRecord).not.toHaveBeenCalled();
});

test("the record of a game that is over is downloaded", async () => {
  vi.mocked(saveRecord).mockResolvedValueOnce("impera-k3J.jsonl");
  expect(await asked("save", { id: "k3J", view: over })).toBe(speaker.say("record-saved", { file: "impera-k3J.jsonl" }));
  expect(saveRecord).toHaveBeenCalledWith("k3J", null, "");
});

test("a download that is denied is told in words", async () => {
  vi.mocked(saveRecord).mockRejectedValueOnce(new Denied("offline", "ECONNREFUSED"));
  expect(await asked("save", { view: over })).toBe(speaker.say("problem-offline"));
});

test.each(SEATED)("%s is only for those who play", async (command) => {
  expect(await asked(command, { seat: null })).toBe(speaker.say("command-watching"));
});

test("a spectator is shown only the commands of spectators", async () => {
  const help = await inquire(desk({ seat: null }), "help", "");
  const isListed = (each: Command) => help.some((line) => line.startsWith(`  ${speaker.say(`command-${each}.usage`)}: `));
  expect(COMMANDS.filter(isListed)).toEqual(COMMANDS.filter((each) => !SEATED.includes(each)));
});
