/** Saving files on this device. */
import { games } from "../wire/games";

/** The default file name for the record of a table's game. */
const nameOf = (table: string) => `impera-${table}.jsonl`;

/** Download the record of a finished game; returns the file's name. Throws Denied if the server refuses. */
export async function saveRecord(table: string, secret: string | null, name = ""): Promise<string> {
  const file = name || nameOf(table);
  save(await games.record(table, secret), file, "application/x-ndjson");
  return file;
}

/** Download a text as a file. */
export function save(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
