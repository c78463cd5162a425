/** Finished games on this device: their records, and replays with everything open, as a server has them. */
import { BadRecord, RunningGame, type GameRecord, type Rules } from "../../../packages/impera-js/src/index.ts";
import { Denied } from "../wire/api";
import type { Moment, Replay } from "../wire/messages";
import type { TableState } from "./table-state";

/** Codes of problems, as a server has them. */
const PROBLEMS = {
  unreadable: "unreadable-record",
  "later-version": "unknown-version",
  impossible: "impossible-record",
} as const;
/** The most decisions that are replayed; games between bots have up to 350. */
const MOST_DECISIONS = 2000;

/** The record of a finished game; throws Denied before the end. */
export function recordOf({ game, status, sitters }: TableState): GameRecord {
  if (game === null || status !== "over") throw new Denied("running", "the record is available once the game is over");
  return game.running.game.record(sitters.map(({ name }) => name));
}

/** The record in a text, replayed once; throws Denied with a code that says what is wrong with it. */
export async function parsed(rules: Rules, text: string): Promise<GameRecord> {
  try {
    const record = await rules.read(text);
    if (record.decisions.length > MOST_DECISIONS) throw new Denied("too-long", `more than ${MOST_DECISIONS} decisions`);
    rules.replay(record);
    return record;
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new Denied(PROBLEMS[error.why], error.message);
  }
}

/** A whole game, moment by moment. */
export function replayOf(rules: Rules, record: GameRecord): Replay {
  const { options, origin, names, commitment, decisions } = record;
  const running = new RunningGame(rules.replay(record, 0));
  const { deck } = running.game;
  const moments = [momentOf(running, null, null)];
  for (const decision of decisions) {
    const seat = running.asked[0] ?? 0;
    running.decide(seat, decision);
    moments.push(momentOf(running, seat, decision));
  }
  return {
    options,
    names: Array.from({ length: options.players }, (_, seat) => names[seat] ?? ""),
    begins: "seed" in origin ? "seed" : "deck" in origin ? "deck" : "position",
    seed: "seed" in origin ? String(origin.seed) : null,
    promise: commitment,
    deck,
    moments,
  };
}

/** The moment after a decision, with everything open. */
function momentOf(running: RunningGame, seat: number | null, decision: string | null): Moment {
  const isPicking = running.game.question === "keep";
  const packets = isPicking ? running.view("everything").seats.map((each) => running.game.view(each.seat).draft?.packet ?? []) : [];
  return { seat, decision, events: running.latest("everything"), view: running.view("everything"), packets };
}

/** With how many decisions a branch at a moment begins: within a pick of the draft, it begins where the pick did. */
export function beginningOf(rules: Rules, record: GameRecord, decisions: number): number {
  if (decisions > record.decisions.length) throw new Denied("no-such-moment", `the game has ${record.decisions.length} decisions`);
  const at = (number: number) => new RunningGame(rules.replay(record, number), { picksTogether: true });
  let running = at(decisions);
  if (running.isOver) throw new Denied("over", "the game is over at this moment; choose an earlier one");
  while (running.isPick && running.asked.length < record.options.players) {
    if (decisions === 0) throw new Denied("in-a-pick", "the record begins in the middle of a pick");
    running = at(--decisions);
  }
  return decisions;
}
