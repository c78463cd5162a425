/** Saving the record of a game on this device. */
import { games } from "../wire/games";

/** What a browser puts the record of a game at a table into, unless somebody names the file. */
const nameOf = (table: string) => `impera-${table}.jsonl`;

/** Download the record of a game that is over; the name of the file. Raises Denied if the server does not give it. */
export async function saveRecord(table: string, secret: string | null, name = ""): Promise<string> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await games.record(table, secret)], { type: "application/x-ndjson" }));
  link.download = name || nameOf(table);
  link.click();
  URL.revokeObjectURL(link.href);
  return link.download;
}
