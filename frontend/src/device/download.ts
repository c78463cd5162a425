/** Saving the record of a game on this device. */
import { games } from "../wire/games";

/** The default file name for the record of a table's game. */
const nameOf = (table: string) => `impera-${table}.jsonl`;

/** Download the record of a finished game; returns the file's name. Throws Denied if the server refuses. */
export async function saveRecord(table: string, secret: string | null, name = ""): Promise<string> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await games.record(table, secret)], { type: "application/x-ndjson" }));
  link.download = name || nameOf(table);
  link.click();
  URL.revokeObjectURL(link.href);
  return link.download;
}
