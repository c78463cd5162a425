/** Tables on this device: their names differ from a server's, which have letters and digits only. */
const MARK = "here-";
const NAME_BYTES = 9;

/** In place of the secret of a server's table: everybody who has this device has its tables. */
export const HERE = "here";

export const isHere = (table: string): boolean => table.startsWith(MARK);

/** The name of the only table of this device that is called so. */
export const namedHere = (name: string): string => MARK + name;

/** A name that no other table of this device has. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES));
  return MARK + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
