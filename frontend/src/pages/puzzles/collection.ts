/** The puzzles: a file that comes with the page (`impera/page_data.py`), tried by the rules in it. */
import { Thinker, ThoughtFailed } from "../../local/thinking";
import { Denied, file } from "../../wire/api";
import type { PuzzleShown, PuzzleSolution, PuzzleTried } from "../../wire/messages";
import type { Lesson } from "../learn/course";
import { tried } from "../learn/trying";

type Puzzle = PuzzleShown & Omit<PuzzleSolution, "puzzle"> & Pick<Lesson, "options" | "state" | "ledger">;

export interface Collection {
  /** How an attempt is judged, by what is asked for. */
  readonly goals: Readonly<Record<PuzzleShown["goal"], Pick<Lesson, "steps" | "misses" | "others_prefer">>>;
  /** The easiest first. */
  readonly puzzles: readonly Puzzle[];
}

const thinker = new Thinker();
let loaded: Promise<Collection> | undefined;

/** All puzzles; throws Denied if they cannot be loaded, and then the next call tries again. */
function collection(): Promise<Collection> {
  loaded ??= file<Collection>("puzzles.json").catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function named(name: string): Promise<Puzzle> {
  const found = (await collection()).puzzles.find((each) => each.name === name);
  if (!found) throw new Denied("no-such-puzzle", name);
  return found;
}

export const puzzles = {
  all: async (): Promise<readonly PuzzleShown[]> => (await collection()).puzzles,

  /** How far some decisions get. The next player wins if they can. */
  tried: async (name: string, decisions: readonly string[]): Promise<PuzzleTried> => {
    const puzzle = await named(name);
    const lesson: Lesson = { ...puzzle, ...(await collection()).goals[puzzle.goal], reached: "" };
    try {
      const found = await tried(lesson, decisions, (observation) => thinker.atOnce(observation));
      const { status, seat, view, legal, events } = found;
      return { puzzle: name, status, seat, view, legal, events };
    } catch (error) {
      if (error instanceof ThoughtFailed) throw new Denied("offline", error.message);
      throw error;
    }
  },

  /** The only way to solve one. */
  solution: async (name: string): Promise<PuzzleSolution> => {
    const { decisions, effects, tried: moments } = await named(name);
    return { puzzle: name, decisions, effects, tried: moments };
  },
};
