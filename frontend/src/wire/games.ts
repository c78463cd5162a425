/**
 * Requests that belong to no running table: the rulebook and finished games. Games of this device and record files are
 * answered by the page itself, and so is everything where there is no server.
 */
import { device } from "../device/device.svelte";
import { hasServer } from "../edition";
import { ask, Denied, file, here, of, request } from "./api";
import { LEVELS } from "./defaults";
import { isHere } from "./here";
import type { LocalTables } from "../local/tables";
import type { Book, BranchHere, Proof, Replay, Review, TableMade } from "./messages";

/** Maximum length of a record that the server reads. */
export const MOST_RECORD = 150_000;

/** A finished game: at a table, with the secret that opens it, or as the text of a record file. */
export type Source =
  | { readonly kind: "table"; readonly table: string; readonly secret: string | null }
  | { readonly kind: "record"; readonly record: string };

/** Whether only the page itself has what is asked for. */
const isOurs = (source: Source): boolean => !hasServer || (source.kind === "table" && isHere(source.table));

const about = <Answer>(source: Source, what: string): Promise<Answer> =>
  source.kind === "table"
    ? ask<Answer>(`${of(source.table)}/${what}`, source.secret)
    : ask<Answer>(`/${what}`, null, { record: source.record });

/**
 * What is to be found out about a finished game. Record files cost a host nothing: the page reads them itself, and asks the
 * server only if the rules or the network cannot be loaded.
 */
async function found<Answer>(source: Source, what: string, byPage: (tables: LocalTables) => Promise<Answer>): Promise<Answer> {
  if (source.kind === "table" && !isOurs(source)) return about(source, what);
  try {
    return await byPage(await here());
  } catch (error) {
    const isLoaded = error instanceof Denied && error.code !== "offline";
    if (isLoaded || isOurs(source)) throw error;
    return about(source, what);
  }
}

const branchThere = (source: Source, wanted: BranchHere): Promise<TableMade> =>
  source.kind === "table"
    ? ask<TableMade>(`${of(source.table)}/branch`, source.secret, { ...wanted, person: device.key })
    : ask<TableMade>("/branch", null, { ...wanted, record: source.record, person: device.key });

export const games = {
  book: (language: string) =>
    hasServer ? ask<Book>(`/rules?language=${encodeURIComponent(language)}`, null) : file<Book>(`rules-${language}.json`),
  replay: (source: Source) => found<Replay>(source, "replay", (tables) => tables.replay(source)),
  review: (source: Source) => found<Review>(source, "review", (tables) => tables.review(source)),
  /** A table on this device that continues a game; the server makes it if only the server has its bot. */
  branch: async (source: Source, wanted: BranchHere) => {
    if (isOurs(source)) return (await here()).branch(source, wanted);
    if (wanted.level && !LEVELS.includes(wanted.level)) return branchThere(source, wanted);
    const record = source.kind === "record" ? source.record : await games.record(source.table, source.secret);
    return (await here()).branch({ kind: "record", record }, wanted, source.kind === "table" ? source.table : null);
  },
  proof: (table: string, secret: string | null) => ask<Proof>(`${of(table)}/proof`, secret),
  /** The record of a game at a table, as the text of a file. */
  record: async (table: string, secret: string | null) =>
    isHere(table) ? (await here()).record(table) : (await request(`${of(table)}/record`, secret)).text(),
};
