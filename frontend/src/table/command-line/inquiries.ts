/** What a person may ask for in the command line besides deciding: each command's answer, as lines. */
import { device } from "../../device/device.svelte";
import { saveRecord } from "../../device/download";
import { at, router } from "../../router.svelte";
import { Denied, request } from "../../wire/api";
import type { Book, Hint, View } from "../../wire/messages";
import { because, hinted, threatened, undecided } from "../../words/advice";
import { boardInWords } from "../../words/board";
import { COMMANDS, SEATED, type Command } from "../../words/commands";
import { effectsInWords } from "../../words/effects";
import { howToPlay } from "../../words/introduction";
import { problem } from "../../words/problems";
import type { Speaker } from "../../words/speaker";
import { deckInWords, handInWords, pileInWords, sizeOfDeck, tableInWords } from "../../words/table";
import { turnsOfLog } from "../../words/understand";
import type { FollowedGame } from "../game/game.svelte";
import { logOf, sinceInWords } from "../game/log";
import { lookUp } from "./rulebook";

/** What the command line needs to answer. */
export interface Desk {
  readonly game: FollowedGame;
  readonly speaker: Speaker;
}

type Inquiry = (desk: Desk, words: string) => readonly string[] | Promise<readonly string[]>;

/** The answer to a command; a hint comes later, once it is found. */
export async function inquire(desk: Desk, command: Command, words: string): Promise<readonly string[]> {
  if (desk.game.seat === null && SEATED.includes(command)) return [desk.speaker.say("command-watching")];
  try {
    return await INQUIRIES[command](desk, words);
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    return [problem(desk.speaker.language, error)];
  }
}

/** A hint as lines. */
export function hintInWords({ game, speaker }: Desk, hint: Hint): string[] {
  const { view } = game;
  if (!view) return [];
  const [best, ...others] = hinted(speaker, view, hint.decisions).map(({ words }) => words);
  return [best ?? "", "isQuick" in hint ? speaker.say("hint-quick") : because(speaker, hint.reason), ...others, ...undecided(speaker, hint.decisions, hint.alike)];
}

type InWords = (speaker: Speaker, view: View) => string[];

const seen =
  (words: InWords): Inquiry =>
  ({ game, speaker }) =>
    game.view ? words(speaker, game.view) : [speaker.say("refused-waiting")];

/** What counts or remembers for the person; without aids the table shows only what lies open, and says so. */
const aided =
  (words: InWords, plain: InWords): Inquiry =>
  (desk, typed) =>
    desk.game.hasAids
      ? seen(words)(desk, typed)
      : seen((speaker, view) => [...plain(speaker, view), speaker.say("aids-none")])(desk, typed);

/** A view without known hand cards. */
const forgetful = (view: View): View => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, known: [] })) });

const INQUIRIES: Record<Command, Inquiry> = {
  help: ({ game, speaker }) => [
    speaker.say("help-how"),
    ...(game.view ? howToPlay(speaker, game.view).map((line) => `  ${line}`) : []),
    `  ${speaker.say("help-effects")}`,
    speaker.say("help-answers"),
    speaker.say("help-commands"),
    ...COMMANDS.filter((each) => game.seat !== null || !SEATED.includes(each)).map((each) => {
      const does = each === "save" ? "record-does" : `command-${each}.does`;
      return `  ${speaker.say(`command-${each}.usage`)}: ${speaker.say(does)}`;
    }),
  ],
  hint: ({ game, speaker }) => {
    if (!game.hasAids) return [speaker.say("refused-no-hints")];
    return [speaker.say(game.askHint() ? "table-hint-asked" : "refused-foreign")];
  },
  threats: ({ game, speaker }) => {
    if (!game.hasAids) return [speaker.say("refused-no-hints")];
    return game.view && game.threats ? threatened(speaker, game.view, game.threats) : [speaker.say("threats-none")];
  },
  table: aided(tableInWords, (speaker, view) => tableInWords(speaker, forgetful(view))),
  hand: seen(handInWords),
  effects: seen(effectsInWords),
  board: seen(boardInWords),
  since: (desk) => {
    const changed = sinceInWords(desk.speaker, desk.game);
    if (!changed) return [desk.speaker.say("changes-first-turn")];
    return [desk.speaker.say("changes-heading"), ...changed.map((line) => `  ${line}`)];
  },
  log: ({ game, speaker }, words) => {
    const all = logOf(speaker, game.entries).map((turn) => turn.map((line) => line.words).join(" "));
    return all.slice(-turnsOfLog(words));
  },
  deck: aided(deckInWords, (speaker, view) => [sizeOfDeck(speaker, view)]),
  discard: seen(pileInWords),
  undo: ({ game, speaker }) => [speaker.say(game.undo() ? "undo-done" : game.noUndo)],
  rules: async ({ speaker }, words) => {
    if (!words) {
      router.go(at.rules);
      return [];
    }
    const answer = await request(`/rules?language=${speaker.language.code}`, null);
    return lookUp(speaker.language, (await answer.json()) as Book, words);
  },
  save: async ({ game, speaker }, words) => {
    if (!game.view?.outcome) return [speaker.say("record-later")];
    const place = device.place(game.id);
    return [speaker.say("record-saved", { file: await saveRecord(game.id, place?.token ?? place?.invite ?? null, words) })];
  },
  quit: () => {
    router.go(at.home);
    return [];
  },
};
