/**
 * What is remembered on this device: how the person likes the page, their name, and the seats they hold in games.
 *
 * A seat's token is a secret. It stays here and in the requests that need it, and is never part of an address.
 */

import type { Sitting } from "../wire/messages";
import { forgetTurns } from "./last-turn";

export const THEMES = ["system", "light", "dark"] as const;
/** Whether cards travel. */
export const MOTIONS = ["system", "on", "off"] as const;
/** How long what others do stays in sight before the next thing: a choice apart from motion. */
export const PACES = ["off", "fast", "normal", "slow"] as const;
export const TEXTS = ["normal", "large", "largest"] as const;
/** The tips of a person's first game, in the order in which they are given if several fit. */
export const TIPS = ["goal", "play", "effects", "block"] as const;
export type Tip = (typeof TIPS)[number];

/** A place at a table: a player's, or with only an invitation a spectator's. */
export interface Place {
  readonly table: string;
  readonly token: string | null;
  readonly invite: string | null;
  readonly seat: number | null;
  /** All seats that the token opens: several if people share this device. */
  readonly seats: readonly number[];
  /** When it was last looked at, in milliseconds since 1970. */
  readonly seen: number;
  /** The game is over, so it need not be offered again. */
  readonly isOver: boolean;
  /** The commitment to the deal that was told before the end. */
  readonly promise?: string | undefined;
  /** How it ended, if this device has seen it. */
  readonly end?: { readonly seating: readonly Sitting[]; readonly winners: readonly number[] };
}

/** Games against bots of one level. */
export interface Score {
  readonly games: number;
  readonly wins: number;
}

interface Remembered {
  name: string;
  language: string | null;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: (typeof PACES)[number];
  text: (typeof TEXTS)[number];
  sound: boolean;
  shortcuts: boolean;
  /** Whether every decision takes a second press, also one that can be undone. */
  confirms: boolean;
  places: readonly Place[];
  /** The names of the lessons whose goal was reached. */
  lessons: readonly string[];
  /** Whether the first game of this device was begun. */
  hasPlayed: boolean;
  /** The tips of the first game that were not given yet. */
  tips: readonly Tip[];
  /** How games against bots went, by level. */
  scores: Readonly<Record<string, Score>>;
}

const KEY = "impera";
const MOST_PLACES = 40;

const FRESH: Remembered = {
  name: "",
  language: null,
  theme: "system",
  motion: "system",
  pace: "normal",
  text: "normal",
  sound: false,
  shortcuts: true,
  confirms: false,
  places: [],
  lessons: [],
  hasPlayed: false,
  tips: [],
  scores: {},
};

class Device {
  #remembered = $state.raw<Remembered>(recall());

  constructor() {
    // Another window of this browser changed something.
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === KEY) this.#remembered = recall();
    });
  }

  get all(): Readonly<Remembered> {
    return this.#remembered;
  }

  /** Remember a change. A browser that stores nothing (private windows, full disks) can still play. */
  set(changed: Partial<Remembered>): void {
    this.#remembered = { ...this.#remembered, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#remembered));
    } catch (error) {
      console.warn("nothing is remembered on this device", error);
    }
  }

  /** The place at a table, if this device has one. */
  place(table: string): Place | undefined {
    return this.#remembered.places.find((place) => place.table === table);
  }

  /** Remember a place as the latest; the oldest are forgotten. */
  keep(table: string, place: Partial<Omit<Place, "table">>): void {
    const before = this.place(table) ?? { token: null, invite: null, seat: null, seats: [], isOver: false };
    const others = this.#remembered.places.filter((each) => each.table !== table);
    const kept = { ...before, ...place, table, seen: Date.now() };
    this.set({ places: [kept, ...others].slice(0, MOST_PLACES) });
    if (kept.isOver) forgetTurns(table);
    for (const old of others.slice(MOST_PLACES - 1)) forgetTurns(old.table);
  }

  /** A game begins: if nobody has played on this device before, it comes with tips. */
  beginGame(): void {
    const { hasPlayed, places } = this.#remembered;
    if (!hasPlayed) this.set({ hasPlayed: true, tips: places.length ? [] : TIPS });
  }

  /** Count a finished game against bots of a level. */
  count(level: string, isWon: boolean): void {
    const { games, wins } = this.#remembered.scores[level] ?? { games: 0, wins: 0 };
    this.set({ scores: { ...this.#remembered.scores, [level]: { games: games + 1, wins: wins + Number(isWon) } } });
  }

  /** Forget a place. Its token is gone with it: nobody on this device can sit there again. */
  forget(table: string): void {
    this.set({ places: this.#remembered.places.filter((place) => place.table !== table) });
    forgetTurns(table);
  }
}

/** Earlier versions stored pace as a kind of motion. */
function separated(stored: Partial<Remembered>): Partial<Remembered> {
  const { motion, pace } = stored;
  if (!motion || pace || motion === "system") return stored;
  const paces: readonly string[] = PACES;
  return { ...stored, motion: motion === "off" ? "off" : "on", pace: paces.includes(motion) ? (motion as Remembered["pace"]) : "normal" };
}

function recall(): Remembered {
  try {
    const found = { ...FRESH, ...separated(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>) };
    // A place stored by an earlier version has no list of seats.
    const seatsOf = ({ seat, seats }: Place) => seats ?? (seat === null ? [] : [seat]);
    return { ...found, places: found.places.map((place) => ({ ...place, seats: seatsOf(place) })) };
  } catch (error) {
    console.warn("what was remembered cannot be read", error);
    return FRESH;
  }
}

export const device = new Device();
