/** Tries lessons and puzzles, with the rules that are loaded once, when the first one begins. */
import gameFile from "../../../../packages/impera-js/src/game.wasm?url";
import { load, type Rules } from "../../../../packages/impera-js/src/index.ts";
import { fetched } from "../../wire/api";
import type { LessonTried } from "../../wire/messages";
import { attempt, type Reply } from "./attempt";
import type { Lesson } from "./course";

let rules: Promise<Rules> | undefined;

/** An attempt at a lesson; throws Denied if the rules cannot be loaded now. */
export async function tried(lesson: Lesson, decisions: readonly string[], reply?: Reply): Promise<LessonTried> {
  rules ??= fetched(gameFile).then(async (answer) => load(await answer.arrayBuffer()));
  try {
    return await attempt(await rules, lesson, decisions, reply);
  } catch (error) {
    rules = undefined;
    throw error;
  }
}
