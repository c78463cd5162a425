/** HTTP requests that belong to no running table: the rulebook, lessons, and finished games. */
import { ask, of, request } from "./api";
import type { Book, BranchHere, Lessons, LessonTried, Proof, Replay, Review, TableMade } from "./messages";

/** Maximum length of a record that the server reads. */
export const MOST_RECORD = 150_000;

/** A finished game: at a table, with the secret that opens it, or as the text of a record file. */
export type Source =
  | { readonly kind: "table"; readonly table: string; readonly secret: string | null }
  | { readonly kind: "record"; readonly record: string };

const about = <Answer>(source: Source, what: string): Promise<Answer> =>
  source.kind === "table"
    ? ask<Answer>(`${of(source.table)}/${what}`, source.secret)
    : ask<Answer>(`/${what}`, null, { record: source.record });

export const games = {
  book: (language: string) => ask<Book>(`/rules?language=${encodeURIComponent(language)}`, null),
  lessons: () => ask<Lessons>("/lessons", null),
  lesson: (name: string, decisions: readonly string[]) =>
    ask<LessonTried>(`/lessons/${encodeURIComponent(name)}`, null, { decisions }),
  replay: (source: Source) => about<Replay>(source, "replay"),
  review: (source: Source) => about<Review>(source, "review"),
  branch: (source: Source, wanted: BranchHere) =>
    source.kind === "table"
      ? ask<TableMade>(`${of(source.table)}/branch`, source.secret, wanted)
      : ask<TableMade>("/branch", null, { ...wanted, record: source.record }),
  proof: (table: string, secret: string | null) => ask<Proof>(`${of(table)}/proof`, secret),
  /** The record of a game at a table, as the text of a file. */
  record: async (table: string, secret: string | null) => (await request(`${of(table)}/record`, secret)).text(),
};
