/** A place at a table that can decide: the game in words, its answers, the chosen one, and the ticked cards. */
import { device } from "../../device/device.svelte";
import { answers as spoken } from "../../parts/live.svelte";
import { consequence, nameOf } from "../../words/decisions";
import { reading, say } from "../../words/language.svelte";
import { Speaker } from "../../words/speaker";
import { Answers, type Answer, type Tickable } from "./answers";
import type { GameAtTable, TableContext } from "./context";
import type { FollowedGame } from "./game.svelte";
import { namesOf } from "./names";

/** A game in which the person decides. */
interface Decided extends GameAtTable {
  readonly legal: readonly string[];
  /** Give an answer, and those that follow it. */
  decide(decision: string, following?: readonly string[]): unknown;
}

export class Place implements TableContext {
  readonly game: Decided;
  readonly live: FollowedGame | null;
  #toDeck = $state.raw<{ readonly number: number; readonly decision: string } | null>(null);
  readonly #forgets: (answers: Answers) => boolean;
  /** What is chosen, and for which question: news of the same question leave the choice alone, the next one ends it. */
  #choice = $state.raw<{ readonly number: number; readonly decision: string } | null>(null);
  /** What is ticked, in that order, and for which question. */
  #ticks = $state.raw<{ readonly number: number; readonly keys: readonly string[] } | null>(null);
  /** What an effect that is being carried could act on, and for which question it is carried. */
  #carried = $state.raw<{ readonly number: number; readonly answers: Answers | null } | null>(null);
  /** The card on which an effect was dropped that asks for several, and for which question that was. */
  #dropped = $state.raw<{ readonly number: number; readonly key: string } | null>(null);

  readonly speaker = $derived.by(() => new Speaker(reading.language, namesOf(this.game.seating, reading.language), this.game.seat));
  readonly answers = $derived.by(() => new Answers(this.game.view, this.game.legal));
  readonly domains = $derived.by(() => new Map(this.game.view?.effects.map(({ effect, domain }) => [effect, domain])));
  readonly chosen = $derived.by(() => {
    if (!this.#choice || this.#choice.number !== this.game.ask?.number) return null;
    return this.answers.all.find(({ decision }) => decision === this.#choice?.decision) ?? null;
  });

  readonly ticked = $derived.by(() => {
    const number = this.game.ask?.number;
    const dropped = this.#dropped && this.#dropped.number !== number ? [this.#dropped.key] : [];
    const keys = this.#ticks && this.#ticks.number === number ? this.#ticks.keys : dropped;
    return keys.flatMap((key) => this.answers.tickables.find((tickable) => tickable.key === key) ?? []);
  });

  readonly carried = $derived.by(() => (this.#carried?.number === this.game.ask?.number ? (this.#carried?.answers ?? null) : null));

  readonly toDeck = $derived.by(() => (this.#toDeck?.number === this.game.ask?.number ? this.#toDeck?.decision : undefined));

  /** Whether ticked cards wait for a press of their own; otherwise the last tick decides, because it can be undone. */
  readonly confirmsTicks = $derived.by(() => {
    const final = this.game.ask?.ends_undo ?? [];
    return device.all.confirms || this.answers.all.some(({ decision }) => final.includes(decision));
  });

  /** `forgets` says whether ending the turn now would forget something. */
  constructor(game: Decided, live: FollowedGame | null, forgets: (answers: Answers) => boolean = () => false) {
    this.game = game;
    this.live = live;
    this.#forgets = forgets;
  }

  /**
   * A press decides what can be undone, unless the person wants to confirm that too, and what has no alternative.
   * Otherwise a first press chooses and says what follows, and a second one confirms; in the middle of an action, such as
   * whose hand is looked at, the press that began it was the first. The button that ends the turn says what it does, so it
   * asks only if something would be forgotten.
   */
  readonly choose = (answer: Answer): void => {
    const { view, ask } = this.game;
    if (!view || !ask) return;
    if (this.chosen?.decision === answer.decision || !this.#asksFirst(answer)) {
      this.decide(answer);
      return;
    }
    this.#choice = { number: ask.number, decision: answer.decision };
    const isEnd = answer.verb === "end";
    const then = isEnd ? say("end-forgotten") : consequence(this.speaker, view, answer.decision, ask.ends_undo ?? []);
    spoken.say(say("table-chosen", { answer: nameOf(this.speaker, view, answer.decision), then }));
  };

  #asksFirst({ decision, verb }: Answer): boolean {
    if (verb === "end") return this.#forgets(this.answers);
    const isFinal = !!this.game.ask?.ends_undo?.includes(decision);
    return device.all.confirms || (isFinal && this.answers.isBetween && this.answers.all.length > 1);
  }

  /** Use an effect that gives a bigger hand, and end the turn: the button says both, so it decides at once. */
  readonly endWith = ({ decision }: Answer): void => {
    this.clear();
    this.game.decide(decision, ["end"]);
  };

  /** Tick a card of several, or take its tick away. */
  readonly tick = ({ key, card }: Tickable): void => {
    const { ask } = this.game;
    const keys = this.ticked.map((each) => each.key);
    const isOff = keys.includes(key);
    if (!ask || (!isOff && keys.length >= this.answers.need)) return;
    this.#ticks = { number: ask.number, keys: isOff ? keys.filter((each) => each !== key) : [...keys, key] };
    this.#ticked(isOff ? "tick-off" : "tick-on", this.speaker.card(card));
  };

  /** Tick all cards of a Domain, as many as are still asked for; if none of them is left, take their ticks away. */
  readonly tickAll = (domain: string): void => {
    const { ask } = this.game;
    const all = this.answers.wholes.find((whole) => whole.domain === domain)?.tickables.map(({ key }) => key) ?? [];
    const keys = this.ticked.map(({ key }) => key);
    const fresh = all.filter((key) => !keys.includes(key)).slice(0, this.answers.need - keys.length);
    if (!ask) return;
    this.#ticks = { number: ask.number, keys: fresh.length ? [...keys, ...fresh] : keys.filter((key) => !all.includes(key)) };
    this.#ticked(fresh.length ? "tick-on" : "tick-off", this.speaker.domain(domain));
  };

  /** Tick the cards that a line has met, as many as are asked for; `enough` decides them. */
  line(keys: readonly string[]): void {
    const { ask } = this.game;
    if (ask) this.#ticks = { number: ask.number, keys: [...new Set(keys)].slice(0, this.answers.need) };
  }

  /** The line has ended: what is ticked is said, or decided if that is all. */
  enough(): void {
    const last = this.ticked.at(-1);
    if (last) this.#ticked("tick-on", this.speaker.card(last.card));
  }

  /** Whether a decision is an effect that can be carried to where it acts. */
  readonly canCarry = (decision: string): boolean => !!this.live && /^(use|copy) /.test(decision) && this.game.legal.includes(decision);

  /** An effect is being carried, for a question, or no longer. */
  carry(number: number, answers: Answers | null): void {
    this.#carried = answers && { number, answers };
    if (!answers) this.#toDeck = null;
  }

  /** An effect is being carried that shows hidden cards: bringing it to the deck confirms it. */
  carryToDeck(number: number, decision: string): void {
    this.#toDeck = { number, decision };
  }

  /** Use an effect that was carried to where it acts; of several cards that it asks for, the first is ticked. */
  drop(decision: string, place: string, { tickables }: Answers): void {
    const number = this.game.ask?.number ?? 0;
    this.clear();
    if (tickables.length) this.#dropped = { number, key: place };
    this.game.decide(decision, tickables.length ? [] : [place]);
  }

  /** Say what was ticked, or decide it if that is all. */
  #ticked(message: string, card: string): void {
    const [number, need] = [this.ticked.length, this.answers.need];
    if (number === need && !this.confirmsTicks) this.confirm();
    else spoken.say(say(message, { card, number, need }));
  }

  /** Decide all that is ticked, once it is enough. */
  readonly confirm = (): void => {
    if (this.ticked.length < this.answers.need) return;
    const [first, ...following] = this.answers.decisions(this.ticked);
    if (!first) return;
    this.clear();
    this.game.decide(first, following);
  };

  decide({ decision }: Answer): void {
    this.clear();
    this.game.decide(decision);
  }

  /** Take a choice and all ticks back. */
  clear(): void {
    this.#choice = null;
    this.#ticks = null;
    this.#dropped = null;
  }
}
