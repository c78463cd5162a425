/** What is asked by HTTP that belongs to no running table: bots, the rulebook, lessons, and games that are over. */
import { request } from "./api";
import type { Book, Bots, BranchHere, Lessons, LessonTried, Replay, Review, TableMade } from "./messages";

/** The most letters of a record that the server reads. */
export const MOST_RECORD = 150_000;

/** A game that is over: at a table, with what opens it there, or as the text of a record file. */
export type Source =
  | { readonly kind: "table"; readonly table: string; readonly secret: string | null }
  | { readonly kind: "record"; readonly record: string };

async function ask<Answer>(path: string, body?: unknown, secret: string | null = null): Promise<Answer> {
  const answer = await request(path, secret, body);
  return (await answer.json()) as Answer;
}

const about = <Answer>(source: Source, what: string): Promise<Answer> =>
  source.kind === "table"
    ? ask<Answer>(`/tables/${source.table}/${what}`, undefined, source.secret)
    : ask<Answer>(`/${what}`, { record: source.record });

export const games = {
  bots: () => ask<Bots>("/bots"),
  book: (language: string) => ask<Book>(`/rules?language=${encodeURIComponent(language)}`),
  lessons: () => ask<Lessons>("/lessons"),
  lesson: (name: string, decisions: readonly string[]) =>
    ask<LessonTried>(`/lessons/${encodeURIComponent(name)}`, { decisions }),
  replay: (source: Source) => about<Replay>(source, "replay"),
  review: (source: Source) => about<Review>(source, "review"),
  branch: (source: Source, wanted: BranchHere) =>
    source.kind === "table"
      ? ask<TableMade>(`/tables/${source.table}/branch`, wanted, source.secret)
      : ask<TableMade>("/branch", { ...wanted, record: source.record }),
  /** The record of a game at a table, as the text of a file. */
  record: async (table: string, secret: string | null) => (await request(`/tables/${table}/record`, secret)).text(),
};
