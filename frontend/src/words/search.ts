/** Words as they are searched for. No side effects here. */

const ENGLISH = "en";
/** The fewest letters that are compared, and the most that an ending has. */
const STEM = 4;
const ENDING = 2;

/** Words in lower case and without accents, which people leave out when they search. */
export const folded = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A word without its ending, or as it is in English; names of clauses have none. */
const stem = (word: string, language: string): string =>
  language === ENGLISH || /\d/.test(word) ? word : word.slice(0, Math.max(STEM, word.length - ENDING));

/** What to look for: each word, folded and without its ending. */
export const wanted = (words: string, language: string): string[] =>
  folded(words).split(/\s+/).filter(Boolean).map((word) => stem(word, language));
