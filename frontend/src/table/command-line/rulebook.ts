/** Looking something up in the rulebook by a clause's name or by words. No side effects here. */
import type { Book, ChapterBlocks, ClauseBlock, Listing, Paragraph } from "../../wire/messages";
import type { Language } from "../../words/language.svelte";
import { folded, wanted } from "../../words/search";

/** The parts with text; tables of the rulebook are left out. */
type Block = Paragraph | Listing | ClauseBlock;
type Part = Paragraph["parts"][number];

interface Found {
  readonly clause: ClauseBlock;
  readonly chapter: ChapterBlocks;
  readonly lines: readonly string[];
}

/** How much text of a clause without a title is used as its title. */
const TITLE = 56;

/** What the rulebook says about some words, as lines: the clause that fits best, and the names of the others. */
export function lookUp(language: Language, book: Book, words: string): string[] {
  const [first, ...others] = find(book, words);
  if (!first) return [language.say("rules-nothing", { words, number: 0, near: "" })];
  const lines = [
    language.say("rules-clause", { name: first.clause.name, heading: first.chapter.heading }),
    ...first.lines.map((line) => `  ${line}`),
  ];
  if (!others.length) return lines;
  return [...lines, language.say("rules-more", { number: others.length }), ...others.map((each) => titled(language, each))];
}

/** The clauses of that chapter, or the one of that name; otherwise those that contain all words, the shortest first. */
function find(book: Book, words: string): Found[] {
  const clauses = book.chapters.flatMap((chapter) => (chapter.blocks as Block[]).flatMap((block) => clausesOf(block, chapter)));
  const name = words.trim().toUpperCase();
  const exact = clauses.filter(({ clause, chapter }) => clause.name === name || chapter.number === name);
  if (exact.length) return exact;
  const each = wanted(words, book.language);
  const text = ({ clause, lines }: Found) => folded(`${clause.title} ${lines.join(" ")}`);
  const isNamed = (found: Found) => each.every((word) => folded(found.clause.title).includes(word));
  const fitting = clauses.filter((found) => each.every((word) => text(found).includes(word)));
  return fitting.sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

function clausesOf(block: Block, chapter: ChapterBlocks): Found[] {
  return block.kind === "clause" ? [{ clause: block, chapter, lines: linesOf(block) }] : [];
}

function linesOf(block: Block): string[] {
  if (block.kind === "paragraph") return [text(block.parts)];
  if (block.kind === "list") return block.items.map(({ parts }) => text(parts));
  return block.kind === "clause" ? (block.blocks as Block[]).flatMap(linesOf) : [];
}

function text(parts: readonly Part[]): string {
  const words = (part: Part): string =>
    part.kind === "reference" ? part.name : part.kind === "text" || part.kind === "code" ? part.text : text(part.parts);
  return parts.map(words).join("");
}

function titled(language: Language, { clause, lines }: Found): string {
  const whole = clause.title || (lines[0] ?? "");
  const title = whole.length > TITLE ? `${whole.slice(0, TITLE)}…` : whole;
  return `  ${language.say("rules-title", { name: clause.name, title })}`;
}
