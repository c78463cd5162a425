/**
 * One socket at one table. It reconnects after every loss, with the last number it has seen, so that nothing is missed
 * and nothing arrives twice.
 */
import { BASE } from "../base";
import { Denied, of, request } from "./api";
import type { Hearing, TableLine, Who } from "./line";
import type { FromViewer, ToViewer } from "./messages";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** After this much time away the connection may be lost without a sign: phones and routers drop it silently. */
const ASLEEP = 10_000;
/** After this many tries without a single success, the server is asked what keeps our sockets out. */
const TRIES = 3;
/** The close code after which reconnecting is pointless: there is no such table. */
const FINAL = 4404;
/** Refusals of the first message that are temporary. */
const PASSING: readonly string[] = ["storage", "too-fast", "unknown-number"];

export class TableSocket implements TableLine {
  /** After /api. */
  readonly #path: string;
  readonly #who: Who;
  readonly #hearing: Hearing;
  #socket: WebSocket | null = null;
  #since = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusal: string | null = null;
  #tries = 0;
  #hasOpened = false;
  #isOver = false;
  /** When the page went out of sight, by a clock that goes on while the device sleeps. */
  #hidden = Infinity;

  constructor(table: string, who: Who, hearing: Hearing) {
    this.#path = `${of(table)}/socket`;
    this.#who = who;
    this.#hearing = hearing;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  send(message: FromViewer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #connect(): void {
    this.#refusal = null;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${BASE}/api${this.#path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#hasOpened = true;
      this.send({ type: "hello", ...this.#who, since: this.#since, views: true });
    };
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
    if (code === FINAL && !PASSING.includes(this.#refusal ?? "")) {
      this.#hearing.line("closed");
      this.close();
      return;
    }
    this.#hearing.line("lost");
    this.#tries += 1;
    if (!this.#hasOpened && this.#tries === TRIES) void this.#inquire();
    // Spread out, so that a restarted server is not flooded.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /**
   * Ask what is wrong: why a socket did not open, browsers do not tell. A plain request for it is answered with what
   * keeps it out.
   */
  async #inquire(): Promise<void> {
    try {
      await request(`${this.#path}?origin=${encodeURIComponent(location.origin)}`, null);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (!this.#isOver && !this.#hasOpened && error.code !== "offline") this.#hearing.trouble(error.code);
    }
  }

  /** The page went out of sight or came back. After a long sleep it reconnects, whatever the state of the socket seems to be. */
  readonly #look = (): void => {
    const hidden = this.#hidden;
    this.#hidden = document.hidden ? Date.now() : Infinity;
    if (document.hidden) return;
    if (this.#socket && Date.now() - hidden > ASLEEP) {
      const old = this.#socket;
      this.#socket = null;
      old.close();
      this.#hearing.line("connecting");
    }
    this.#hurry();
  };

  /** The network or the person is back: retry now. */
  readonly #hurry = (): void => {
    if (this.#isOver || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
