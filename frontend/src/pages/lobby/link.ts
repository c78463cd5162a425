/** Reads what a person pastes to join: a whole link, its path, or the name of a table. No side effects here. */

export interface Invited {
  readonly table: string;
  readonly invite: string;
}

/** The host does not matter: one server has several addresses. Null if the text leads to no table. */
export function readLink(text: string): Invited | null {
  const found = /^(?:.*\/(?:join|table)\/)?([\w-]{1,40})(?:#([\w-]*))?$/.exec(text.trim());
  return found?.[1] ? { table: found[1], invite: found[2] ?? "" } : null;
}
