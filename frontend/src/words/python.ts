/** Python's meaning of a few operations, for the files translated from it (`tools/wording.py`). */

/** Whether a value counts as true, which empty ones do not. */
export function holds(value: unknown): boolean {
  return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : !!value;
}

/** An item by its index, which may count from the end, or by its key. A missing one is an error. */
export function at<T>(items: readonly T[], index: number): T;
export function at<T>(items: Readonly<Record<string, T>>, key: string): T;
export function at<T>(items: readonly T[] | Readonly<Record<string, T>>, key: number | string): T {
  const found = Array.isArray(items) ? (items as readonly T[]).at(Number(key)) : (items as Readonly<Record<string, T>>)[key];
  if (found === undefined) throw new RangeError(String(key));
  return found;
}

/** Whether a value is in a list, or a key of an object. */
export function isIn(value: unknown, items: object): boolean {
  return Array.isArray(items) ? items.includes(value) : Object.hasOwn(items, String(value));
}

export const range = (end: number): number[] => [...Array(end).keys()];

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Two lists item by item; different lengths are an error. */
export function zip<A, B>(one: readonly A[], other: readonly B[]): [A, B][] {
  if (one.length !== other.length) throw new RangeError(`${one.length} and ${other.length}`);
  return one.map((item, index) => [item, at(other, index)]);
}
