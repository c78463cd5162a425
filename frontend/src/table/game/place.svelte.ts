/** A place at a table that can decide: the game in words, its answers, and the chosen one. */
import { answers as spoken } from "../../parts/live.svelte";
import { consequence, nameOf } from "../../words/decisions";
import { reading, say } from "../../words/language.svelte";
import { Speaker } from "../../words/speaker";
import { Answers, type Answer } from "./answers";
import type { GameAtTable, TableContext } from "./context";
import type { TableGame } from "./game.svelte";
import { namesOf } from "./names";

/** A game in which the person decides. */
interface Decided extends GameAtTable {
  readonly legal: readonly string[];
  decide(decision: string): unknown;
}

export class Place implements TableContext {
  readonly game: Decided;
  readonly live: TableGame | null;
  readonly #forgets: (answers: Answers) => boolean;
  /** What is chosen, and for which question: news of the same question leave the choice alone, the next one ends it. */
  #choice = $state.raw<{ readonly number: number; readonly decision: string } | null>(null);

  readonly speaker = $derived.by(() => new Speaker(reading.language, namesOf(this.game.seating, reading.language), this.game.seat));
  readonly answers = $derived.by(() => new Answers(this.game.view, this.game.legal));
  readonly domains = $derived.by(() => new Map(this.game.view?.effects.map(({ effect, domain }) => [effect, domain])));
  readonly chosen = $derived.by(() => {
    if (!this.#choice || this.#choice.number !== this.game.ask?.number) return null;
    return this.answers.all.find(({ decision }) => decision === this.#choice?.decision) ?? null;
  });

  /** `forgets` says whether ending the turn now would forget something. */
  constructor(game: Decided, live: TableGame | null, forgets: (answers: Answers) => boolean = () => false) {
    this.game = game;
    this.live = live;
    this.#forgets = forgets;
  }

  /**
   * A first press chooses and says what follows, a second one confirms. The button that ends the turn says what it
   * does, so it asks only if something would be forgotten.
   */
  readonly choose = (answer: Answer): void => {
    const { view, ask } = this.game;
    if (!view || !ask) return;
    const isEnd = answer.verb === "end";
    if ((isEnd && !this.#forgets(this.answers)) || this.chosen?.decision === answer.decision) {
      this.decide(answer);
      return;
    }
    this.#choice = { number: ask.number, decision: answer.decision };
    const then = isEnd ? say("end-forgotten") : consequence(this.speaker, view, answer.decision, ask.ends_undo ?? []);
    spoken.say(say("table-chosen", { answer: nameOf(this.speaker, view, answer.decision), then }));
  };

  decide({ decision }: Answer): void {
    this.clear();
    this.game.decide(decision);
  }

  /** Take a choice back. */
  clear(): void {
    this.#choice = null;
  }
}
