/** The rulebook as a reader uses it: its clauses one by one, what each points to, and a search. No side effects here. */
import type { Book, ChapterBlocks, ClauseBlock, Listing, Paragraph, TableBlock } from "../../wire/messages";
import { folded, wanted } from "../../words/search";

export type Block = Paragraph | Listing | TableBlock | ClauseBlock;
export type Inline = Paragraph["parts"][number];
export type Chapter = ChapterBlocks;

/** A clause where it is stated first: what it is called, and what it says as plain words. */
export interface Clause {
  readonly name: string;
  readonly title: string;
  readonly chapter: Chapter;
  readonly text: string;
  /** The block, row or item that states it. */
  readonly source: object;
  /** The clauses it points to; "A-06 .. A-10" includes those between. */
  readonly points: readonly string[];
}

/** Text without its formatting. */
export function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) => ("parts" in part ? plain(part.parts) : part.kind === "reference" ? part.name : part.text))
    .join("");
}

/** Whether a table has a column for each Domain, by the names of the Domains: such a table can be drawn. */
export const isOfDomains = ({ headers }: TableBlock, names: readonly string[]): boolean =>
  headers.slice(1).map(plain).join() === names.join();

/** The text of a block, line by line. */
function linesOf(block: Block): (readonly Inline[])[] {
  switch (block.kind) {
    case "paragraph":
      return [block.parts];
    case "list":
      return block.items.map(({ parts }) => parts);
    case "table":
      return block.rows.flatMap(({ cells }) => cells);
    case "clause":
      return block.blocks.flatMap(linesOf);
  }
}

/** The clauses a line points to; two with ".." between them stand for the whole range. */
function pointsOf(parts: readonly Inline[], order: readonly string[]): string[] {
  return parts.flatMap((part, index) => {
    if ("parts" in part) return pointsOf(part.parts, order);
    if (part.kind !== "reference") return [];
    const [first, between] = [parts[index - 2], parts[index - 1]];
    const isRange = first?.kind === "reference" && between?.kind === "text" && between.text.trim() === "..";
    return isRange ? order.slice(order.indexOf(first.name) + 1, order.indexOf(part.name) + 1) : [part.name];
  });
}

interface Stated {
  readonly names: readonly string[];
  readonly title: string;
  readonly source: object;
  readonly lines: readonly (readonly Inline[])[];
}

/** The named clauses that a block states. */
function statedIn(block: Block): Stated[] {
  switch (block.kind) {
    case "paragraph":
      return [];
    case "list":
      return block.items.flatMap((item) => (item.name ? [{ names: [item.name], title: "", source: item, lines: [item.parts] }] : []));
    case "table":
      return block.rows
        .filter(({ names }) => names.length)
        .map((row) => ({ names: row.names, title: plain(row.cells[0] ?? []), source: row, lines: row.cells }));
    case "clause":
      return [{ names: [block.name], title: block.title, source: block, lines: linesOf(block) }, ...block.blocks.flatMap(statedIn)];
  }
}

/** All clauses of a book in order, each where it is stated first. */
export function entriesOf(book: Book): Clause[] {
  const order = [...new Set(book.chapters.flatMap(({ clauses }) => clauses))];
  const found = new Map<string, Clause>();
  for (const chapter of book.chapters)
    for (const { names, title, source, lines } of chapter.blocks.flatMap(statedIn))
      for (const name of names) {
        if (found.has(name)) continue;
        const points = [...new Set(lines.flatMap((line) => pointsOf(line, order)))];
        found.set(name, { name, title, chapter, source, text: lines.map(plain).join(" "), points });
      }
  return [...found.values()];
}

/** The clauses in which all the words occur: in the name first, then in title or heading, then in the text. */
export function search(entries: readonly Clause[], words: string, language: string): Clause[] {
  const each = wanted(words, language);
  if (!each.length) return [];
  const ranks: Clause[][] = [[], [], []];
  for (const entry of entries) {
    const head = `${entry.title} ${entry.chapter.heading}`;
    const places = [entry.name, head, `${head} ${entry.text}`].map(folded);
    const rank = places.findIndex((place) => each.every((word) => place.includes(word)));
    ranks[rank]?.push(entry);
  }
  return ranks.flat();
}

const RULINGS = ["A", "D"];

/** The rulings and differences about an effect: those its clause points to, that point to it, or that name it. */
export function rulingsOn(entries: readonly Clause[], clause: string, name: string): Clause[] {
  const points = entries.find((entry) => entry.name === clause)?.points ?? [];
  const called = folded(name);
  return entries.filter(
    (entry) =>
      RULINGS.includes(entry.name.charAt(0)) &&
      (points.includes(entry.name) || entry.points.includes(clause) || folded(entry.text).includes(called)),
  );
}
