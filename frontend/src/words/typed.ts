/** How a line that somebody typed is read: its words, bare. Python has the same by hand. */

/** Text without capitals, accents and apostrophes, since people often type without them: `mão` as `mao`. */
export const bare = (text: string): string =>
  text.toLowerCase().replaceAll("ς", "σ").normalize("NFD").replace(/[\p{Mn}'’]/gu, "");

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
