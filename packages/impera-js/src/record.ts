import { BadRecord } from "./errors.ts";
import { optionsFromJson, optionsToJson } from "./options.ts";
import { sha256 } from "./sha256.ts";
import { RECORD_VERSION } from "./tables.ts";
import type { Situation } from "./engine.ts";
import type { Options, Outcome } from "./types.ts";

/** Everything about one moment of a game, as JSON (N-06 of the rulebook). */
export type Position = { readonly [key: string]: unknown };

/**
 * Where a game comes from: a seed or a deck, and the First Player if one was chosen; or a position, with the situation that
 * the engine made of it; or a situation alone, which no record holds.
 */
export type Origin =
  | { readonly seed: bigint; readonly first: number | null }
  | { readonly deck: readonly string[]; readonly first: number }
  | { readonly position: Position; readonly situation: Situation }
  | { readonly situation: Situation };

/** What a server promised before a game, and the salt it kept secret. It is kept here, not checked. */
export interface Commitment {
  readonly digest: string;
  readonly salt: string;
}

/** A whole game: its options, where it comes from, and its decisions. */
export interface GameRecord {
  readonly options: Options;
  readonly origin: Origin;
  readonly decisions: readonly string[];
  readonly names: readonly string[];
  /** Which bot plays each seat, an empty name for a person; nothing if that is not known. */
  readonly bots: readonly string[];
  readonly commitment: Commitment | null;
  /** How the game ended; null if it was recorded before its end. */
  readonly outcome: Outcome | null;
}

/** The record as lines of JSON, the same bytes as Python writes; `seats` says who made each decision. */
export function recordToText(record: GameRecord, seats: readonly (number | null)[]): string {
  const { options, origin, decisions, names, bots, commitment, outcome } = record;
  if ("situation" in origin && !("position" in origin)) throw new BadRecord("impossible", "a game that begins with a situation has no record");
  const lines: unknown[] = [
    { impera: "record", version: RECORD_VERSION },
    { options: optionsToJson(options) },
    ...(names.length > 0 ? [{ names }] : []),
    ...(bots.length > 0 ? [{ bots }] : []),
    ...(commitment === null ? [] : [{ commitment }]),
    "position" in origin ? { position: origin.position } : Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== null)),
    ...decisions.map((decision, place) => ({ seat: seats[place], decision })),
  ];
  const body = lines.map((line) => `${written(line)}\n`).join("");
  return `${body}${written({ decisions: decisions.length, outcome, sha256: sha256(body) })}\n`;
}

/** Makes a situation of a position with these options; throws BadRecord if that is impossible. */
export type Placing = (position: Position, options: Options) => Promise<Situation>;

/** The record in a text; throws BadRecord if it is cut off, edited, of a later version, or not a record. */
export async function recordFromText(text: string, place: Placing): Promise<GameRecord> {
  const lines = text.replace(/\n$/, "").split("\n");
  const parts = lines.map(part);
  const end = parts.at(-1) ?? {};
  if (parts[0]?.["impera"] !== "record") throw new BadRecord("unreadable", 'the first line must be {"impera": "record", ...}');
  if (parts[0]["version"] !== RECORD_VERSION) {
    throw new BadRecord("later-version", `the record has version ${String(parts[0]["version"])}, not ${RECORD_VERSION}`);
  }
  if (!("sha256" in end)) throw new BadRecord("unreadable", "the record is cut off: its last line is missing");
  const body = lines.slice(0, -1).map((line) => `${line}\n`);
  if (end["sha256"] !== sha256(body.join(""))) {
    throw new BadRecord("unreadable", "the record was edited: its digest does not fit its lines");
  }
  return assembled(parts.slice(1, -1), end, place);
}

type Part = Record<string, unknown>;

/** The record in lines that are complete, as the digest shows. */
async function assembled(parts: readonly Part[], end: Part, place: Placing): Promise<GameRecord> {
  const decisions = parts.filter((each) => "decision" in each).map((each) => String(each["decision"]));
  const head: Part = Object.assign({}, ...parts.filter((each) => !("decision" in each)));
  if (end["decisions"] !== decisions.length) throw new BadRecord("unreadable", "the record is cut off: decisions are missing");
  const options = optionsFromJson(head["options"] as Partial<Options>);
  return {
    options,
    origin: await originOf(head, options, place),
    decisions,
    names: (head["names"] ?? []) as readonly string[],
    bots: (head["bots"] ?? []) as readonly string[],
    commitment: (head["commitment"] ?? null) as Commitment | null,
    outcome: (end["outcome"] ?? null) as Outcome | null,
  };
}

async function originOf(head: Part, options: Options, place: Placing): Promise<Origin> {
  const first = (head["first"] ?? null) as number | null;
  if (head["seed"] !== undefined) return { seed: BigInt(head["seed"] as string | number), first };
  if (head["deck"] !== undefined) return { deck: head["deck"] as readonly string[], first: first ?? 0 };
  const position = head["position"] as Position | undefined;
  if (position !== undefined) return { position, situation: await place(position, options) };
  throw new BadRecord("unreadable", "the record is damaged: a game begins with one of seed, deck and position");
}

/** A line of a record; a seed may be too long for a number. */
function part(line: string): Part {
  try {
    return JSON.parse(line.replace(/^(\{"seed": )(\d+)/, '$1"$2"')) as Part;
  } catch {
    throw new BadRecord("unreadable", `not JSON: ${line}`);
  }
}

/** JSON as Python writes it, with spaces after commas and colons. */
function written(value: unknown): string {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${written(each)}`);
    return `{${fields.join(", ")}}`;
  }
  return JSON.stringify(value);
}
