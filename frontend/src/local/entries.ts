/**
 * What is stored of a table on this device: what was agreed on, and everything that happens, in order. Entries are only
 * ever added. They are those of a server's table (`impera/server/entries.py`), except that a change of seat says who sits
 * there: nobody else reads this log.
 */
import type { Options, Say, Sitting, Terms } from "../wire/messages";

/** Where the game of a branch comes from: another game, up to a moment of it. */
export interface Beginning {
  /** The record of the other game, as text. */
  readonly record: string;
  readonly decisions: number;
  /** The table whose game it was; null for a record file. */
  readonly table: string | null;
}

export type Sitter = Pick<Sitting, "kind" | "name" | "level" | "kept">;

export type Content =
  | { readonly kind: "begin" }
  | { readonly kind: "decision" | "bot"; readonly seat: number; readonly decision: string }
  | { readonly kind: "undo"; readonly seat: number }
  | { readonly kind: "say"; readonly seat: number; readonly said: Omit<Say, "type"> }
  | { readonly kind: "seat"; readonly seat: number; readonly sitter: Sitter }
  | { readonly kind: "rematch"; readonly table: string };

export interface Entry {
  readonly number: number;
  readonly content: Content;
  /** When it was written, in seconds since 1970. */
  readonly at: number;
}

/** A table before its first entry. */
export interface TableRow {
  readonly id: string;
  /** When it was made, in seconds since 1970. */
  readonly created: number;
  readonly options: Options;
  /** The seed of its deal, in digits: it may be too long for a number. */
  readonly seed: string;
  /** What bots draw their chance from. */
  readonly salt: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  readonly branch: Beginning | null;
}
