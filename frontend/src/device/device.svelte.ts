/**
 * What is remembered on this device: how the person likes the page, their name, and the seats they hold in games.
 *
 * A seat's token is a secret. It stays here and in the requests that need it, and is never part of an address.
 */

import type { Sitting } from "../wire/messages";
import { KEY } from "./key";
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
  /** The deal that is played there and that others play too: a day such as 2026-11-17, or a name. */
  readonly deal?: string | undefined;
  /** How it ended, if this device has seen it and entered it into the chronicle. */
  readonly end?: { readonly seating: readonly Sitting[]; readonly winners: readonly number[] };
}

/** What a deal that others play too is played with. */
export interface DealKey {
  /** The secret that opens one's own table, and others' once the own game is over. */
  readonly key: string;
  /** Those of others. */
  readonly tables: readonly string[];
  /** It was taken to another device, and the key opens nothing any more. */
  readonly isGone?: true;
}

/** How a person did at a puzzle: how many tries were used, and whether one of them was right. */
export interface PuzzleDone {
  readonly tries: number;
  readonly solved: boolean;
}

/** Games against bots of one level. */
export interface Score {
  readonly games: number;
  readonly wins: number;
}

/** Somebody who is blocked. */
export interface Block {
  /** What the server calls it. */
  readonly block: string;
  /** What they were called. */
  readonly name: string;
}

interface Remembered {
  name: string;
  /** A secret by which servers know this person again at other tables; empty until it is needed. */
  key: string;
  blocks: readonly Block[];
  /** A code that is being used, and the token that opens its seats: the answer may be lost, and asked for again. */
  code: { readonly code: string; readonly token: string } | null;
  language: string | null;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: (typeof PACES)[number];
  text: (typeof TEXTS)[number];
  sound: boolean;
  shortcuts: boolean;
  /** Whether every decision takes a second press, also one that can be undone. */
  confirms: boolean;
  /** Whether the table has a line to type in. */
  commandLine: boolean;
  /** Whether bots say something now and then. */
  remarks: boolean;
  places: readonly Place[];
  /** A move to this device that was not answered yet: its code, and the token that will open its seats. */
  move: { readonly code: string; readonly token: string } | null;
  /** The names of the lessons whose goal was reached. */
  lessons: readonly string[];
  /** The puzzles that were tried, by name. */
  puzzles: Readonly<Record<string, PuzzleDone>>;
  /** The deals that were begun here and that others play too, by name; the latest come last. */
  deals: Readonly<Record<string, DealKey>>;
  /** Whether somebody has played on this device. */
  hasPlayed: boolean;
  /** The tips that are still to be given: in the first game, or when they are asked for again. */
  tips: readonly Tip[];
  /** How games against bots went, by level, as earlier versions counted them: the chronicle takes them over. */
  scores: Readonly<Record<string, Score>>;
}

/** So many places are remembered; more only if all of them are seats in games that are not over. */
const MOST_PLACES = 40;
const MOST_DEALS = 100;
const KEY_BYTES = 32;

const FRESH: Remembered = {
  name: "",
  key: "",
  blocks: [],
  code: null,
  language: null,
  theme: "system",
  motion: "system",
  pace: "normal",
  text: "normal",
  sound: false,
  shortcuts: true,
  confirms: false,
  commandLine: false,
  remarks: true,
  places: [],
  move: null,
  lessons: [],
  puzzles: {},
  deals: {},
  hasPlayed: false,
  tips: [],
  scores: {},
};

/** A secret that nobody can guess: 256 bits as base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A seat in a game that goes on: whoever forgets its token loses it. */
export const isHeld = ({ token, isOver }: Place): boolean => token !== null && !isOver;

/** The places that are worth remembering, of places in their order: the first, all seats that are held, and others while there is room. */
function remembered(places: readonly Place[]): readonly Place[] {
  const [latest, ...others] = places;
  let room = MOST_PLACES - 1 - others.filter(isHeld).length;
  return places.filter((place) => place === latest || isHeld(place) || room-- > 0);
}

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

  /** The key of this person, made when it is first needed. */
  get key(): string {
    if (!this.#remembered.key) this.set({ key: newSecret() });
    return this.#remembered.key;
  }

  /** Remember whom this person has blocked, so that it can be lifted. */
  keepBlock(block: string, name: string): void {
    const others = this.#remembered.blocks.filter((each) => each.block !== block);
    this.set({ blocks: [{ block, name }, ...others] });
  }

  /** The place at a table, if this device has one. */
  place(table: string): Place | undefined {
    return this.#remembered.places.find((place) => place.table === table);
  }

  /** Remember a place as the latest; of those where nothing is left to play, the oldest are forgotten. */
  keep(table: string, place: Partial<Omit<Place, "table">>): void {
    const before = this.place(table) ?? { token: null, invite: null, seat: null, seats: [], isOver: false };
    const others = this.#remembered.places.filter((each) => each.table !== table);
    const kept = { ...before, ...place, table, seen: Date.now() };
    const places = remembered([kept, ...others]);
    this.set({ places });
    if (kept.isOver) forgetTurns(table);
    for (const old of others) if (!places.includes(old)) forgetTurns(old.table);
  }

  /** Somebody plays on this device: the first game comes with tips, however it began. */
  beginGame(): void {
    const { hasPlayed, places } = this.#remembered;
    // Earlier versions noted only games that began on their own device.
    if (!hasPlayed) this.set({ hasPlayed: true, tips: places.some(({ isOver }) => isOver) ? [] : TIPS });
  }

  /** Whether tips are still to be given. */
  get wantsTips(): boolean {
    return !this.#remembered.hasPlayed || this.#remembered.tips.length > 0;
  }

  /** Give all tips again, from the next question on; or none any more. */
  giveTips(wanted: boolean): void {
    this.set({ hasPlayed: true, tips: wanted ? TIPS : [] });
  }

  /** The key to a deal, drawn when it is first played: before the server is asked, so that asking again is harmless. */
  dealKey(deal: string): string {
    const known = this.#remembered.deals[deal];
    if (known) return known.key;
    const key = Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#keepDeal(deal, { key, tables: [] });
    return key;
  }

  /** A deal was brought here from another device. One that was played here too keeps its key. */
  takeDeal(deal: string, key: string): void {
    const known = this.#remembered.deals[deal];
    if (!known || known.isGone) this.#keepDeal(deal, { key, tables: [] });
  }

  /** A deal was taken to another device: nobody plays it here again. */
  giveDeal(deal: string): void {
    const known = this.#remembered.deals[deal];
    if (known) this.set({ deals: { ...this.#remembered.deals, [deal]: { ...known, tables: [], isGone: true } } });
  }

  /** Whether a deal was taken to another device. */
  isGone(deal: string): boolean {
    return this.#remembered.deals[deal]?.isGone ?? false;
  }

  #keepDeal(deal: string, key: DealKey): void {
    const others = Object.entries(this.#remembered.deals).filter(([name]) => name !== deal);
    this.set({ deals: Object.fromEntries([...others.slice(1 - MOST_DEALS), [deal, key]]) });
  }

  /** Remember which tables of others the key to a deal opens. */
  lend(deal: string, tables: readonly string[]): void {
    const known = this.#remembered.deals[deal];
    if (known) this.set({ deals: { ...this.#remembered.deals, [deal]: { ...known, tables } } });
  }

  /** The secret that opens a table: that of one's own seat, or the key to its deal. */
  secretOf(table: string): string | null {
    const lent = Object.values(this.#remembered.deals).find(({ tables }) => tables.includes(table));
    return this.place(table)?.token ?? lent?.key ?? null;
  }

  /** How a person did at a puzzle. */
  puzzle(name: string): PuzzleDone {
    return this.#remembered.puzzles[name] ?? { tries: 0, solved: false };
  }

  /** Remember how a person did at a puzzle. */
  keepPuzzle(name: string, done: PuzzleDone): void {
    this.set({ puzzles: { ...this.#remembered.puzzles, [name]: done } });
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
