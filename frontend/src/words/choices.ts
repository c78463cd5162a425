/** The languages there are, which one a person reads, and the text of its messages. This is loaded before everything else. */
import words from "virtual:words";

export const ENGLISH = "en";

/** The codes of all languages there is a folder for. */
export const languages = Object.keys(words).sort();

/** The first language that a person's browser asks for and that we have; `pt-PT` falls back to `pt-BR`. */
export function preferred(asked: readonly string[], there: readonly string[] = languages): string {
  const tongue = (code: string) => code.split("-")[0];
  for (const wanted of asked) {
    const found = there.find((code) => code === wanted) ?? there.find((code) => tongue(code) === tongue(wanted));
    if (found) return found;
  }
  return ENGLISH;
}

/** The messages that a first page needs, or the rest. */
export async function textOf(code: string, isLater: boolean): Promise<string> {
  const part = words[code]?.[isLater ? 1 : 0];
  if (!part) throw new Error(`there are no words for ${code}`);
  return (await part()).default;
}

/** Whether a language has every message, so that nothing of it is said in English. */
export const isWhole = (code: string): boolean => words[code]?.[2] ?? false;
