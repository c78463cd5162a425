/** What the document says: whether a server is behind this page, or only the files that `impera site` wrote, and where it is. */
import { BASE } from "./base";

// Tests of words have no document.
const told = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="impera-${name}"]`)?.content;

export const hasServer = told("server") !== "none";

/** Where the server believes it is, told only to pages that it does not see there. */
const believed = told("address");

/** Whether this page is at another address than the one its host has set, so that the server's links lead elsewhere. */
export const isElsewhere = believed !== undefined && new URL(believed).hostname !== location.hostname;

/** Where the data files of the static edition are, by name; each has a digest of its contents in its path. */
const files = JSON.parse(told("files") ?? "{}") as Readonly<Record<string, string>>;

/** The address of a data file, such as a rulebook. */
export function fileOf(name: string): string {
  return `${BASE}/${files[name] ?? name}`;
}
