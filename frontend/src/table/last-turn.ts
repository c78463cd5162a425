/**
 * How the table looked at the end of a person's last turn, kept while the window is open: loading the page again brings
 * everything that was told, but no earlier view.
 */
import type { View } from "../wire/messages";

export interface LastTurn {
  readonly view: View;
  /** How many entries the table had then. */
  readonly number: number;
}

const key = (table: string, seat: number | null) => `impera turn ${table} ${seat}`;

export function rememberTurn(table: string, seat: number | null, turn: LastTurn): void {
  try {
    sessionStorage.setItem(key(table, seat), JSON.stringify(turn));
  } catch (error) {
    console.warn("the last turn is not remembered", error);
  }
}

export function recallTurn(table: string, seat: number | null): LastTurn | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table, seat)) ?? "null") as LastTurn | null;
  } catch (error) {
    console.warn("the last turn cannot be read", error);
    return null;
  }
}
