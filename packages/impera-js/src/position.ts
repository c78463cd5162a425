/** Positions as numbers: what they mean is decided by the rules (`impera/game/compiled`), and nothing is computed here. */
import { MOST_NUMBERS, type Engine, type Situation } from "./engine.ts";
import { BadOptions, BadPosition } from "./errors.ts";
import { emptyTable, type Chosen } from "./game.ts";
import { optionsFromJson } from "./options.ts";
import { MOST, PROBLEMS, SHAPE, WORDS } from "./position-tables.ts";
import { inWords } from "./problems.ts";
import type { Position } from "./record.ts";
import { OPTIONS } from "./tables.ts";
import type { Options } from "./types.ts";

type Shape =
  | { readonly kind: "number" | "yes" }
  | { readonly kind: "word"; readonly words: keyof typeof WORDS }
  | { readonly kind: "maybe" | "list"; readonly of: Shape }
  | { readonly kind: "map"; readonly key: Shape; readonly of: Shape }
  | { readonly kind: "object"; readonly fields: readonly Field[]; readonly open: boolean };
type Field = Shape & { readonly name: string; readonly usual?: unknown };

/** The situation that a position describes, and its options; throws BadPosition if it is impossible. */
export function placed(engine: Engine, position: Position): [Situation, Options] {
  const [chosen, rest] = parted(position);
  const options = optionsOf(chosen);
  const numbers = [...said(SHAPE, rest, "the position")];
  if (numbers.length > MOST_NUMBERS) throw new BadPosition("there is more in the position than any game has");
  const [situation] = emptyTable(options);
  const problem = engine.place(situation, numbers);
  if (problem !== null) throw new BadPosition(inWords(problem, PROBLEMS, WORDS));
  return [situation, options];
}

/** The options of a position, and everything else. */
function parted(position: unknown): [Chosen, Position] {
  if (!isObject(position)) throw new BadPosition("a position is an object with keys");
  if (!("players" in position)) throw new BadPosition("a position says how many players there are");
  const isOption = ([key]: [string, unknown]): boolean => key in OPTIONS || key === "revision";
  const entries = Object.entries(position);
  return [Object.fromEntries(entries.filter(isOption)), Object.fromEntries(entries.filter((entry) => !isOption(entry)))];
}

function optionsOf(chosen: Chosen): Options {
  try {
    return optionsFromJson(chosen);
  } catch (error) {
    if (error instanceof BadOptions) throw new BadPosition(error.message);
    throw error;
  }
}

/** A part of a position as numbers, in the order of its shape. */
function* said(shape: Shape, value: unknown, where: string): Generator<number> {
  switch (shape.kind) {
    case "object":
      yield* saidObject(shape, value, where);
      break;
    case "maybe":
      yield Number(value !== null);
      if (value !== null) yield* said(shape.of, value, where);
      break;
    case "list":
      if (!Array.isArray(value)) throw new BadPosition(`${where} is a list`);
      yield value.length;
      for (const part of value) yield* said(shape.of, part, where);
      break;
    case "map":
      if (!isObject(value)) throw new BadPosition(`${where} is an object`);
      yield Object.keys(value).length;
      for (const [key, part] of Object.entries(value)) {
        yield* said(shape.key, key, where);
        yield* said(shape.of, part, `${where}.${key}`);
      }
      break;
    case "word":
      yield place(shape.words, value);
      break;
    case "yes":
      if (typeof value !== "boolean") throw new BadPosition(`${where} is true or false`);
      yield Number(value);
      break;
    case "number":
      if (!Number.isInteger(value)) throw new BadPosition(`${where} is a whole number`);
      if (Math.abs(value as number) > MOST) throw new BadPosition(`the number ${String(value)} is too large`);
      yield value as number;
  }
}

function* saidObject({ fields, open }: Shape & { kind: "object" }, value: unknown, where: string): Generator<number> {
  if (!isObject(value)) throw new BadPosition(`${where} is an object`);
  const unknown = Object.keys(value).find((key) => !fields.some(({ name }) => name === key));
  if (unknown !== undefined && !open) throw new BadPosition(`${where} has no key ${unknown}`);
  for (const field of fields) {
    const given = value[field.name] === undefined ? field.usual : value[field.name];
    if (given === undefined) throw new BadPosition(`${where} needs the key ${field.name}`);
    yield* said(field, given, field.name);
  }
}

function place(kind: keyof typeof WORDS, word: unknown): number {
  const words: readonly unknown[] = WORDS[kind];
  const found = words.indexOf(word);
  if (found < 0) throw new BadPosition(`no such ${kind}: ${String(word)}; there are ${words.join(", ")}`);
  return found;
}

function isObject(value: unknown): value is Position {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
