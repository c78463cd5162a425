/** How a line that somebody typed is read: its words, without capitals and accents. Python has the same by hand. */

/** Text without capitals and accents, since people often type without them: `mão` as `mao`, `χέρι` as `χερι`. */
export const bare = (text: string): string =>
  text.toLowerCase().replaceAll("ς", "σ").normalize("NFD").replace(/\p{Mn}/gu, "");

/** The bare words of a line, as they were separated by spaces. */
export const typedWords = (line: string): string[] => bare(line).split(/\s+/).filter(Boolean);

/** The bare words of a sentence, without punctuation. */
export const wordsIn = (text: string): string[] => bare(text).match(/[\p{L}\p{N}_-]+/gu) ?? [];

/** What follows the first word, as it was typed. */
export const afterFirstWord = (line: string): string => line.trim().replace(/^\S+\s*/, "");

/** The number that is written, with or without a dot after it; -1 if it has too many digits, null if it is none. */
export function typedNumber(word: string, mostDigits: number): number | null {
  const digits = word.replace(/\.+$/, "");
  if (!/^[0-9]+$/.test(digits)) return null;
  return digits.length <= mostDigits ? Number(digits) : -1;
}
