/**
 * A plan: what a person may try before deciding it. The server plays each step on a copy, as far as nothing hidden is
 * shown and the turn does not end; nothing is decided until a line of the plan is played.
 */
import type { AnyEvent, View } from "../../wire/messages";
import { fly } from "../board/flight";
import { next } from "../game/answers";
import { StillGame } from "../game/still.svelte";
import type { FollowedGame } from "../game/game.svelte";

/** What was decided in one go, and what it led to. */
interface Step {
  readonly decisions: readonly string[];
  readonly view: View;
  readonly legal: readonly string[];
  readonly events: readonly AnyEvent[];
}

/** A plan is at most this many lines, to be compared. */
const LINES = 2;

export class PlanGame extends StillGame {
  override readonly hasAids: boolean;
  /** The question from which everything is tried. */
  readonly number: number;
  /** The table as it is. */
  readonly start: View;
  lines = $state.raw<readonly (readonly Step[])[]>([[]]);
  /** The line that is shown and goes on. */
  current = $state(0);
  /** A step was sent but not answered yet. */
  isWaiting = $state(false);
  readonly #game: FollowedGame;
  readonly #legal: readonly string[];
  /** The step that is being tried or taken back. */
  #going: Promise<void> | undefined;

  constructor(game: FollowedGame, view: View) {
    super();
    this.#game = game;
    this.#legal = game.legal.filter((decision) => !game.ask?.ends_undo?.includes(decision));
    this.hasAids = game.hasAids;
    this.number = game.ask?.number ?? 0;
    this.start = view;
    this.seating = game.seating;
    this.pieces = game.pieces;
    this.#look();
  }

  /** The steps of the line that is shown. */
  get steps(): readonly Step[] {
    return this.lines[this.current] ?? [];
  }

  /** What can be tried next; what would show something hidden, or end the turn, cannot. */
  get legal(): readonly string[] {
    return this.isWaiting ? [] : (this.ask?.legal ?? []);
  }

  override get canUndo(): boolean {
    return this.isWaiting || super.canUndo;
  }

  get canCompare(): boolean {
    return this.lines.length < LINES && this.steps.length > 0;
  }

  /** All decisions of a line. */
  decisions(line: number): readonly string[] {
    return this.lines[line]?.flatMap((step) => step.decisions) ?? [];
  }

  /** Try a decision, and those that follow it. */
  async decide(decision: string, following: readonly string[] = []): Promise<void> {
    if (!this.legal.includes(decision)) return;
    this.#going = this.#decide(decision, following);
    await this.#going;
  }

  async #decide(decision: string, following: readonly string[]): Promise<void> {
    this.isWaiting = true;
    const before = this.steps;
    let step: Step | null = null;
    for (const each of [decision, ...following]) {
      const meant: string | undefined = step ? next(each, step.legal) : each;
      const tried: Step | null = meant ? await this.#try(before, step, meant) : null;
      if (!tried) break;
      step = tried;
    }
    this.isWaiting = false;
    if (step) await this.#show(this.current, [...before, step]);
  }

  /** Take back the last step, also one that is still on its way. */
  undo(): Promise<void> {
    const before = this.#going;
    this.#going = (async () => {
      await before;
      await this.#show(this.current, this.steps.slice(0, -1));
    })();
    return this.#going;
  }

  /** Try another line from the start, to compare it with this one. */
  async compare(): Promise<void> {
    if (!this.canCompare) return;
    this.lines = [...this.lines, []];
    await this.choose(this.lines.length - 1);
  }

  /** Show another line. */
  async choose(line: number): Promise<void> {
    this.current = line;
    await this.#show(line, this.steps);
  }

  async #try(before: readonly Step[], begun: Step | null, decision: string): Promise<Step | null> {
    const decisions = [...(begun?.decisions ?? []), decision];
    const planned = await this.#game.plan([...before.flatMap((step) => step.decisions), ...decisions]);
    if (!planned) return null;
    const legal = planned.legal.filter((each) => !planned.ends_undo.includes(each));
    return { decisions, view: planned.view, legal, events: planned.events };
  }

  async #show(line: number, steps: readonly Step[]): Promise<void> {
    await fly(() => {
      this.lines = this.lines.map((each, index) => (index === line ? steps : each));
      this.#look();
    });
  }

  #look(): void {
    const { view = this.start, legal = this.#legal } = this.steps.at(-1) ?? {};
    const canUndo = this.steps.length > 0;
    this.ask = {
      number: this.decisions(this.current).length,
      legal,
      undo: canUndo,
      no_undo: canUndo ? null : "nothing",
      ends_undo: [],
      until: null,
    };
    this.see(view);
  }
}
