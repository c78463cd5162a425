/**
 * How the table looked at the end of a person's last turn, stored on this device with the seat: reloading the page,
 * even days later, brings back everything that was told, but no earlier view. It is forgotten with the game.
 */
import type { View } from "../wire/messages";

export interface LastTurn {
  readonly view: View;
  /** How many entries the table had then. */
  readonly number: number;
}

const begin = (table: string) => `impera turn ${table} `;
const key = (table: string, seat: number | null) => `${begin(table)}${seat}`;

export function rememberTurn(table: string, seat: number | null, turn: LastTurn): void {
  try {
    localStorage.setItem(key(table, seat), JSON.stringify(turn));
  } catch (error) {
    console.warn("the last turn is not remembered", error);
  }
}

export function recallTurn(table: string, seat: number | null): LastTurn | null {
  try {
    return JSON.parse(localStorage.getItem(key(table, seat)) ?? "null") as LastTurn | null;
  } catch (error) {
    console.warn("the last turn cannot be read", error);
    return null;
  }
}

/** Forget the last turns of all seats at a table. */
export function forgetTurns(table: string): void {
  try {
    for (const each of Object.keys(localStorage)) if (each.startsWith(begin(table))) localStorage.removeItem(each);
  } catch (error) {
    console.warn("the last turns are not forgotten", error);
  }
}
