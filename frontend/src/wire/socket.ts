/**
 * One socket at one table. It reconnects after every loss, with the last number it has seen, so that nothing is missed
 * and nothing arrives twice.
 */
import type { FromViewer, Hello, ToViewer } from "./messages";

/** `lost` is between two tries; `closed` is for good: there is no such table, or it is not for us. */
export type Line = "connecting" | "open" | "lost" | "closed";

export interface Hearing {
  heard(message: ToViewer): void;
  line(line: Line): void;
}

type Who = Pick<Hello, "token" | "invite" | "seat">;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Close codes after which reconnecting is pointless: not welcome, and no such table. */
const FINAL = [4403, 4404];
/** Refusals of the first message that are temporary. */
const PASSING: readonly string[] = ["storage", "too-fast", "unknown-number"];

export class TableSocket {
  readonly #address: string;
  readonly #who: Who;
  readonly #hearing: Hearing;
  #socket: WebSocket | null = null;
  #since = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusal: string | null = null;
  #isOver = false;

  constructor(table: string, who: Who, hearing: Hearing) {
    this.#address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
    this.#who = who;
    this.#hearing = hearing;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a message; false if there is no connection now. */
  send(message: FromViewer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    this.#refusal = null;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.send({ type: "hello", ...this.#who, since: this.#since, views: true });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ToViewer);
    socket.onclose = ({ code }) => {
      if (!this.#isOver && this.#socket === socket) this.#lose(code);
    };
  }

  #hear(message: ToViewer): void {
    if (message.type === "bye") {
      this.#wait = Math.max(FIRST_WAIT, message.wait * 1000);
      return;
    }
    if (message.type === "refused") {
      this.#refusal = message.code;
      if (message.code === "unknown-number") this.#since = 0; // the server's history differs from ours: start over
    } else if (message.type !== "hint") {
      this.#since = Math.max(this.#since, message.number);
    }
    if (message.type === "table") {
      this.#wait = FIRST_WAIT;
      this.#hearing.line("open");
    }
    this.#hearing.heard(message);
  }

  #lose(code: number): void {
    this.#socket = null;
    if (FINAL.includes(code) && !PASSING.includes(this.#refusal ?? "")) {
      this.#hearing.line("closed");
      this.close();
      return;
    }
    this.#hearing.line("lost");
    // Spread out, so that a restarted server is not flooded.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network or the person is back: retry now. */
  readonly #hurry = (): void => {
    if (this.#isOver || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
