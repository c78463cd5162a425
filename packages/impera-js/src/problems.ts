/** Why a position or a deck is refused, from the numbers that the rules say about it. */

/**
 * What the numbers of a problem say, by the texts of all problems and the words of each kind: `{0}` is the first number after
 * the problem's own, `{0:card}` the card it stands for.
 */
export function inWords(
  [problem = 0, ...numbers]: readonly number[],
  texts: readonly string[],
  words: Readonly<Record<string, readonly string[]>>,
): string {
  return (texts[problem] ?? "").replace(/\{(\d)(?::(\w+))?\}/g, (_, place: string, kind?: string) => {
    const number = numbers[Number(place)] ?? -1;
    return kind === undefined ? String(number) : (words[kind]?.[number] ?? "nothing");
  });
}
