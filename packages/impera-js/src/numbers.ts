/** The next number of some facts. */
export type Numbers = () => number;

/** The word that a number stands for. */
export function word<Word extends string>(words: readonly Word[], number: number): Word {
  const found = words[number];
  if (found === undefined) throw new RangeError(`there is no word ${number} among ${words.join(", ")}`);
  return found;
}

/** As many values as are said, each read in turn. */
export function list<Value>(length: number, read: () => Value): Value[] {
  return Array.from({ length }, read);
}

/** As many pairs as are said, each a key and then its value. */
export function record<Value>(length: number, key: () => string, value: () => Value): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (let i = 0; i < length; i++) {
    const name = key();
    found[name] = value();
  }
  return found;
}

/** A value, or null where facts say nothing. */
export function maybe<Value>(number: number, read: (number: number) => Value): Value | null {
  return number < 0 ? null : read(number);
}
