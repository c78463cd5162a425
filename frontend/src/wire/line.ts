/** The line to a table: to a server's by a socket, to one of this device without any network. */
import { Denied, here } from "./api";
import { isHere } from "./here";
import type { FromViewer, Hello, ToViewer } from "./messages";
import { persist } from "./persist";
import { TableSocket } from "./socket";

/** `lost` is between two tries; `closed` is for good: there is no such table, or it is not for us. */
export type Line = "connecting" | "open" | "lost" | "closed";

export interface Hearing {
  heard(message: ToViewer): void;
  line(line: Line): void;
  /** Something keeps the table from working: the code of a problem; null when that is over. */
  trouble(code: string | null): void;
}

export interface TableLine {
  /** Send a message; false if there is no connection now. */
  send(message: FromViewer): boolean;
  close(): void;
}

export type Who = Pick<Hello, "token" | "invite" | "seat">;

/** Opens a line, which tells what it hears. */
export function openLine(table: string, who: Who, hearing: Hearing): TableLine {
  return isHere(table) ? new LineHere(table, who.seat ?? null, hearing) : new TableSocket(table, who, hearing);
}

/** The line to a table of this device, once the rules are loaded. */
class LineHere implements TableLine {
  #line: TableLine | null = null;
  #isClosed = false;
  #stop: (() => void) | null = null;

  constructor(table: string, seat: number | null, hearing: Hearing) {
    void this.#open(table, seat, hearing);
  }

  send(message: FromViewer): boolean {
    return this.#line?.send(message) ?? false;
  }

  close(): void {
    this.#isClosed = true;
    this.#stop?.();
    this.#line?.close();
  }

  /** Open the line; while the rules cannot be loaded, this is tried again. */
  async #open(table: string, seat: number | null, hearing: Hearing): Promise<void> {
    try {
      const line = await (await here()).connect(table, seat, hearing);
      this.#stop?.();
      if (this.#isClosed) line?.close();
      else if (line === null) hearing.line("closed");
      this.#line = line;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      hearing.line("lost");
      this.#stop ??= persist(() => this.#open(table, seat, hearing));
    }
  }
}
