/**
 * The game at one table as this viewer follows it: what the server told, shown one thing after the other.
 *
 * Holds no rule. It keeps the latest view, the question with its legal answers, everything that was told, and what the
 * person is about to do.
 */
import { speed } from "../device/appearance";
import { device } from "../device/device.svelte";
import { isOutdated } from "../wire/api";
import type { AnyEvent, Ask, Hint, Refused, Sitting, Table, ToViewer, View } from "../wire/messages";
import { TableSocket, type Line } from "../wire/socket";
import { fly } from "./flight";
import { follow, type Pieces } from "./pieces";

/** What was told with one entry of the table. */
export interface Entry {
  readonly number: number;
  readonly events: readonly AnyEvent[];
}

type Told = Exclude<ToViewer, { type: "table" | "hint" | "threats" | "refused" | "bye" }>;

/** How long a decision of somebody else stays on the screen before the next one, at normal speed. */
const PACE = 650;
/** With so much still to be shown, nobody wants to wait for each. */
const HURRY = 40;

export interface Listener {
  /** Something has happened and is shown now. */
  happened(events: readonly AnyEvent[], isOwn: boolean): void;
  refused(refused: Refused): void;
  hinted(hint: Hint): void;
}

export class TableGame {
  readonly id: string;
  line = $state<Line>("connecting");
  isOutdated = $state(false);
  table = $state.raw<Table | null>(null);
  seating = $state.raw<readonly Sitting[]>([]);
  view = $state.raw<View | null>(null);
  pieces = $state.raw<Pieces>(new Map());
  ask = $state.raw<Ask | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  hint = $state.raw<Hint | null>(null);
  rematch = $state<string | null>(null);
  /** The decision that was sent and not answered yet. */
  sent = $state<string | null>(null);
  /** The view at the end of the person's last turn, and how many entries there were then. */
  lastTurn = $state.raw<{ view: View; number: number } | null>(null);

  readonly #listener: Listener;
  readonly #socket: TableSocket;
  #queue: Told[] = [];
  #isShowing = false;

  constructor(id: string, listener: Listener) {
    this.id = id;
    this.#listener = listener;
    const place = device.place(id);
    const who = { token: place?.token ?? null, invite: place?.token ? null : (place?.invite ?? null), seat: place?.seat ?? null };
    this.#socket = new TableSocket(id, who, {
      heard: (message) => this.#hear(message),
      line: (line) => this.#become(line),
    });
  }

  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  /** What can be answered now; nothing while an answer is on its way or the connection is lost. */
  get legal(): readonly string[] {
    return this.ask && this.sent === null && this.line === "open" ? this.ask.legal : [];
  }

  decide(decision: string): void {
    if (!this.ask || !this.legal.includes(decision)) return;
    if (this.#socket.send({ type: "decide", number: this.ask.number, decision })) this.sent = decision;
  }

  undo(): void {
    if (this.ask?.undo && this.sent === null) this.#socket.send({ type: "undo", number: this.ask.number });
  }

  askHint(): boolean {
    return !!this.ask && this.#socket.send({ type: "ask-hint", number: this.ask.number });
  }

  close(): void {
    this.#queue = [];
    this.#socket.close();
  }

  #become(line: Line): void {
    const isBack = line === "open" && this.line === "lost";
    this.line = line;
    if (line === "lost") this.sent = null;
    if (isBack) void isOutdated().then((isOld) => (this.isOutdated = isOld));
  }

  #hear(message: ToViewer): void {
    switch (message.type) {
      case "bye":
      case "threats":
        return;
      case "table":
        this.#begin(message);
        return;
      case "hint":
        if (message.number === this.ask?.number) {
          this.hint = message;
          this.#listener.hinted(message);
        }
        return;
      case "refused":
        this.sent = null;
        this.#listener.refused(message);
        return;
      default:
        this.#queue.push(message);
        void this.#showAll();
    }
  }

  /** The whole table: everything that waited is over. */
  #begin(table: Table): void {
    for (const told of this.#queue) this.#note(told);
    this.#queue = [];
    this.table = table;
    this.seating = table.seating;
    this.rematch = table.rematch;
    this.sent = null;
    this.#see(table.view, table.ask);
    device.keep(table.table, { seat: table.seat, isOver: table.status === "over" });
  }

  async #showAll(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    for (let told = this.#queue.shift(); told; told = this.#queue.shift()) await this.#show(told);
    this.#isShowing = false;
  }

  async #show(told: Told): Promise<void> {
    // What is told again after a lost connection has no view; the whole table comes right after it.
    if (!told.view && told.type !== "seated" && told.type !== "rematch") {
      this.#note(told);
      return;
    }
    const isOwn = told.type !== "decided" || (told.seat === this.seat && !told.bot);
    const isNew = this.#note(told);
    await fly(() => this.#see(told.view ?? this.view, told.ask));
    if (isNew) this.#listener.happened("events" in told ? told.events : [], isOwn);
    if (!isOwn && this.#queue.length < HURRY) await new Promise((done) => setTimeout(done, PACE * speed()));
  }

  /** Write an entry down; false if it was known already. */
  #note(told: Told): boolean {
    if (told.type === "seated") this.seating = told.seating;
    if (told.type === "rematch") this.rematch = told.table;
    if (told.type === "undone") this.entries = this.entries.filter(({ number }) => number !== told.undone);
    if (!("events" in told)) return true;
    if (this.entries.some(({ number }) => number === told.number)) return false;
    this.entries = [...this.entries, { number: told.number, events: told.events }];
    const isOwnEnd = told.events.some((event) => event.event === "turn-ended" && event.seat === this.seat);
    if (isOwnEnd && told.view) this.lastTurn = { view: told.view, number: told.number };
    if (told.events.some(({ event }) => event === "game-over")) device.keep(this.id, { isOver: true });
    return true;
  }

  #see(view: View | null, ask: Ask | null): void {
    if (view) this.pieces = follow(this.pieces, view);
    this.view = view;
    if (ask?.number !== this.ask?.number) this.hint = null;
    this.ask = ask;
    this.sent = null;
  }
}
