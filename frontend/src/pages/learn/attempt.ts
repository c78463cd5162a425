/** An attempt at a lesson, in this page: the counterpart of `impera/lessons/attempt.py`. The rules are the engine's. */
import { IllegalDecision, RunningGame, type Observation, type Rules } from "../../../../packages/impera-js/src/index.ts";
import type { LessonTried } from "../../wire/messages";
import type { Lesson } from "./course";
import { holds, PLAYER } from "./facts";

type Judged = Pick<LessonTried, "status" | "step" | "missed" | "message">;

/** What another seat decides by what it may know, if it has something better to do than what it prefers. */
export type Reply = (observation: Observation) => Promise<string | null>;

/** How far some decisions of the player get; throws IllegalDecision, even for a decision after the end. */
export async function attempt(rules: Rules, lesson: Lesson, decisions: readonly string[], reply?: Reply): Promise<LessonTried> {
  const { options, state, ledger } = lesson;
  const running = new RunningGame(rules.gameFromSituation(options, bytes(state), bytes(ledger)), { picksTogether: true });
  let events = running.news(PLAYER);
  let judged = judge(lesson, running);
  for (const decision of decisions) {
    if (judged.status !== "going") throw new IllegalDecision(decision);
    running.decide(PLAYER, decision);
    judged = judge(lesson, running);
    while (judged.status === "going" && !running.isOver && !running.asked.includes(PLAYER)) {
      const [other = PLAYER] = running.asked;
      const replied = await reply?.(running.observation(other));
      running.decide(other, replied ?? usual(lesson, running.legal(other)), "bot");
      judged = judge(lesson, running);
    }
    events = running.news(PLAYER);
  }
  const view = running.view(PLAYER);
  return { lesson: lesson.name, seat: PLAYER, ...judged, view, legal: judged.status === "going" ? view.legal : [], events };
}

/** How far the player got, by the facts. */
function judge({ steps, misses, reached }: Lesson, running: RunningGame): Judged {
  const [told, view] = [running.game.events(PLAYER), running.view(PLAYER)];
  const toDo = steps.findIndex(({ done }) => !holds(done, told, view));
  const goal = steps.at(-1);
  const isReached = goal !== undefined && holds(goal.done, told, view);
  const step = isReached || toDo < 0 ? steps.length : toDo;
  const missed = misses.find(({ come }) => holds(come, told, view));
  if (missed) return { status: "missed", step, missed: missed.name, message: missed.message };
  return { status: isReached ? "reached" : "going", step, missed: null, message: steps[step]?.message ?? reached };
}

/** What another seat does. It is the same each time, so that the player's decisions determine the attempt. */
function usual({ others_prefer }: Lesson, legal: readonly string[]): string {
  const preferred = legal.find((decision) => decision.startsWith(others_prefer));
  return preferred ?? (legal.includes("end") ? "end" : (legal[0] ?? ""));
}

const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
