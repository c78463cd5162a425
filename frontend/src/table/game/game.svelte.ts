/**
 * The game at one table as this viewer follows it: what the server sent, shown one thing after another.
 *
 * It knows no rules. It keeps the latest view, the question with its legal answers, everything that was told, and what
 * the person is about to do.
 */
import { chronicle } from "../../chronicle/chronicle.svelte";
import { playedOf } from "../../chronicle/played";
import { countedDay } from "../../deals/counted";
import { pace } from "../../device/appearance";
import { device } from "../../device/device.svelte";
import { recallTurn, rememberTurn, type LastTurn } from "../../device/last-turn";
import { isHere } from "../../wire/here";
import { freshness } from "../../wire/freshness.svelte";
import type { AnyEvent, Ask, Hint, Outcome, Phrase, Planned, Refused, Said, Sitting, Table, Threats, ToViewer, View } from "../../wire/messages";
import { openLine, type Line, type TableLine } from "../../wire/line";
import { beatOf, beatsIn, isAmid, type EntryMessage } from "./beats";
import type { GameAtTable } from "./context";
import { lastRemark, remarkOn, type Remark } from "./remarks";
import { Together } from "./together";
import { fly } from "../board/flight";
import { follow, type Pieces } from "../board/pieces";

/** What one entry of the table told: what happened, or what someone said. */
export interface ToldEntry {
  readonly number: number;
  readonly events: readonly AnyEvent[];
  readonly said: Said | null;
}

/** How long someone else's action stays in sight before the next one, in milliseconds at normal pace. */
const BEAT = 1000;
/** The end of a turn is only drawing cards. */
const END = 400;
/** Nobody waits longer than this for their next question because of the pace: the beats become shorter. */
const LONGEST = 7500;
/** How long the rest of an action is waited for, so that it is shown at once. A person may take minutes to choose. */
const REST = 700;
/** The table must be still for this long before threats are requested: nobody reads fleeting ones. */
const STILL = 250;

/** Refusals of hints, plans and phrases: they change nothing about what was decided. */
const OF_OTHERS: readonly string[] = ["no-advice", "no-hints", "no-plan", "said-enough"];

export interface Listener {
  /** Called when something happened and is shown; `isOwn` if the person did it. */
  happened(events: readonly AnyEvent[], isOwn: boolean): void;
  /** Called when the whole table has arrived: nothing of what happened before was told. */
  opened(): void;
  said(said: Said): void;
  refused(refused: Refused): void;
  hinted(hint: Hint): void;
  /** Called when the threats have changed. */
  threatened(threats: Threats): void;
}

export class FollowedGame implements GameAtTable {
  readonly id: string;
  line = $state<Line>("connecting");
  /** What keeps the table from working, as the code of a problem; null if nothing is known to be wrong. */
  trouble = $state<string | null>(null);
  table = $state.raw<Table | null>(null);
  /** Who sits where, with all names. */
  people = $state.raw<readonly Sitting[]>([]);
  /** The seats of people whom this person has blocked. */
  blocked = $state.raw<readonly number[]>([]);
  view = $state.raw<View | null>(null);
  pieces = $state.raw<Pieces>(new Map());
  /** The seats the table waits for. */
  asked = $state.raw<readonly number[]>([]);
  ask = $state.raw<Ask | null>(null);
  entries = $state.raw<readonly ToldEntry[]>([]);
  /** What someone else decided last, as it is shown. */
  latest = $state.raw<ToldEntry | null>(null);
  /** What each seat said last. */
  phrases = $state.raw<ReadonlyMap<number, Said>>(new Map());
  /** What a bot said last. */
  remark = $state.raw<Remark | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint was requested but has not arrived. */
  isHintAsked = $state(false);
  threats = $state.raw<Threats | null>(null);
  /** More has happened than is shown yet. */
  isBehind = $state(false);
  rematch = $state<string | null>(null);
  /** The decision that was sent but not answered yet. */
  sent = $state<string | null>(null);
  /** Whether something is being taken back, or will be as soon as it is there. */
  isUndoing = $state(false);
  /** How the table looked at the end of the person's last turn. */
  lastTurn = $state.raw<LastTurn | null>(null);

  readonly #seating = $derived(this.people.map((each) => (this.blocked.includes(each.seat) ? { ...each, name: "" } : each)));
  readonly #listener: Listener;
  readonly #line: TableLine;
  /** Whether this screen only watches, while another of this device follows its person's seat. */
  readonly #isBeside: boolean;
  #queue: EntryMessage[] = [];
  #together = new Together();
  /** What can be answered or taken back by the latest message, which may not be shown yet. */
  #heard: Ask | null = null;
  /** Whether a hint is to be requested for the question that follows what is on its way. */
  #wantsHint = false;
  /** Since when the person has watched what others do; null from their own decision until others decide. */
  #since: number | null = null;
  #more: (() => void) | null = null;
  #planned: ((planned: Planned | null) => void) | null = null;
  #isClosed = false;
  #isShowing = false;
  #isHurried = false;
  #wake: (() => void) | null = null;
  #still: ReturnType<typeof setTimeout> | undefined;

  /** The game as one seat follows it; this device may hold several. Null is a spectator's place. */
  constructor(id: string, seat: number | null, listener: Listener) {
    this.id = id;
    this.#listener = listener;
    const place = device.place(id);
    // A token opens its seat, so a spectator on a device that has one uses the invitation.
    this.#isBeside = seat === null && !!place?.seats.length;
    const token = this.#isBeside ? null : (place?.token ?? null);
    const who = { token, invite: token === null ? (place?.invite ?? null) : null, seat };
    this.lastTurn = recallTurn(id, seat);
    this.#line = openLine(id, who, {
      heard: (message) => this.#hear(message),
      line: (line) => this.#become(line),
      trouble: (code) => (this.trouble = code),
    });
  }

  /** Who sits where, as shown: without the names of those who are blocked. */
  get seating(): readonly Sitting[] {
    return this.#seating;
  }

  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  /** The table's terms; until they arrive, nothing is counted or announced. */
  get hasAids(): boolean {
    return this.table?.terms.aids ?? false;
  }

  /** Whether the table is on this device, without a server. */
  get isHere(): boolean {
    return isHere(this.id);
  }

  /** Whether a bot plays for this seat until it is taken back. */
  get isGiven(): boolean {
    return this.seat !== null && this.seating[this.seat]?.kind === "bot";
  }

  /** Whether the person's time has run out, and a bot plays for good. */
  get isLost(): boolean {
    return this.seat !== null && !!this.seating[this.seat]?.lost;
  }

  /** What can be answered now; nothing while an answer is on its way, a bot answers or the connection is lost. */
  get legal(): readonly string[] {
    return this.ask && !this.isGiven && !this.#isGoing && this.line === "open" ? this.ask.legal : [];
  }

  /** Whether a decision or an undo is on its way, or has come back and is not shown yet. */
  get #isGoing(): boolean {
    return this.sent !== null || this.isUndoing;
  }

  /** Whether something can be taken back: the last decision, or one that is on its way and shows nothing hidden. */
  get canUndo(): boolean {
    return this.sent === null ? !!this.ask?.undo : !this.ask?.ends_undo?.includes(this.sent);
  }

  /** Give an answer, and those that follow it: the rules ask card by card. */
  decide(decision: string, following: readonly string[] = []): void {
    if (!this.ask || !this.legal.includes(decision)) return;
    if (!this.#line.send({ type: "decide", number: this.ask.number, decision })) return;
    this.sent = decision;
    this.#together.begin(following);
  }

  /** Take back the last decision, or all that were made together, at once or when it is there; false if that is not possible. */
  undo(): boolean {
    const message = this.#together.undo(this.#heard);
    if (message && !this.#line.send(message)) this.#together.stop();
    this.isUndoing = this.#together.isUndoing;
    return this.isUndoing;
  }

  /** The message that says why nothing can be taken back. */
  get noUndo(): string {
    return this.#heard?.no_undo ? `undo-${this.#heard.no_undo}` : "refused-no-undo";
  }

  /** Ask for a hint; while something is on its way, for the question that follows it. */
  askHint(): boolean {
    if (this.#isGoing) {
      this.#wantsHint = this.isHintAsked = true;
      return true;
    }
    if (!this.ask || !this.#line.send({ type: "ask-hint", number: this.ask.number })) return false;
    this.isHintAsked = true;
    return true;
  }

  /** What these decisions would lead to, as far as that can be known now; null if they cannot be tried. */
  async plan(decisions: readonly string[]): Promise<Planned | null> {
    this.#planned?.(null);
    if (!this.ask || !this.#line.send({ type: "plan", number: this.ask.number, decisions: [...decisions] })) return null;
    return new Promise((done) => (this.#planned = done));
  }

  say(phrase: Phrase, seat: number | null, domain: Said["domain"]): boolean {
    return this.#line.send({ type: "say", phrase, seat, domain });
  }

  /** Show at once everything that has happened. */
  skip(): void {
    this.#isHurried = true;
    this.#wake?.();
    this.#more?.();
  }

  close(): void {
    this.#isClosed = true;
    this.#queue = [];
    clearTimeout(this.#still);
    this.#wake?.();
    this.#more?.();
    this.#line.close();
  }

  #become(line: Line): void {
    const isBack = line === "open" && this.line === "lost";
    this.line = line;
    if (line === "lost") {
      this.#stop();
      this.#planned?.(null);
      this.isHintAsked = false;
    }
    if (isBack) void freshness.check(true);
  }

  #hear(message: ToViewer): void {
    switch (message.type) {
      case "bye":
        return;
      case "threats":
        this.threats = message;
        this.#listener.threatened(message);
        return;
      case "table":
        this.#begin(message);
        return;
      case "hint":
        if (message.number === this.ask?.number) {
          this.isHintAsked = false;
          this.hint = message;
          this.#listener.hinted(message);
        }
        return;
      case "planned":
        this.#planned?.(message);
        return;
      case "refused":
        if (!OF_OTHERS.includes(message.code)) this.#stop();
        this.#planned?.(null);
        this.isHintAsked = false;
        this.#listener.refused(message);
        return;
      default:
        this.#goOn(message);
        this.#queue.push(message);
        this.#more?.();
        void this.#showAll();
    }
  }

  /** Nothing is on its way any more. */
  #stop(): void {
    this.sent = null;
    this.isUndoing = this.#wantsHint = false;
    this.#together.stop();
  }

  /** Send what follows an own decision, or an own undo, that has come back. */
  #goOn(told: EntryMessage): void {
    this.#heard = told.ask;
    if (!("seat" in told) || told.seat !== this.seat || (told.type === "decided" && told.bot)) return;
    const { wantsUndo } = this.#together;
    const message = this.#together.then(told);
    if (message) this.#line.send(message);
    else if (wantsUndo) this.#listener.refused({ type: "refused", code: "no-undo", number: told.number, now: told.number });
  }

  /** Take what the blocked have said out of sight. */
  #hush(blocked: readonly number[]): void {
    this.blocked = blocked;
    if (!blocked.length) return;
    this.entries = this.entries.filter(({ said }) => !said || !blocked.includes(said.seat));
    this.phrases = new Map([...this.phrases].filter(([seat]) => !blocked.includes(seat)));
  }

  /** The whole table arrived: everything that was waiting is outdated. */
  #begin(table: Table): void {
    for (const told of this.#queue) this.#note(told);
    this.#queue = [];
    this.table = table;
    this.people = table.seating;
    this.#hush(table.blocked);
    this.rematch = table.rematch;
    this.#stop();
    this.#together = new Together();
    this.#heard = table.ask;
    this.#see(table);
    const isOver = table.status === "over";
    // What is told after the end proves nothing: it is kept from before.
    const promise = device.place(table.table)?.promise ?? (isOver ? undefined : table.commitment || undefined);
    device.keep(table.table, this.#isBeside ? { promise } : { seat: table.seat, isOver, promise });
    this.#askThreats();
    this.#listener.opened();
  }

  async #showAll(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (this.#queue.length) {
      await this.#rest();
      const beat = this.#queue.splice(0, beatOf(this.#queue, this.#goesOn).length);
      this.isBehind = this.#queue.length > 0;
      await this.#show(beat);
    }
    this.#isShowing = false;
    this.#isHurried = false;
    this.isBehind = false;
    this.#askThreats();
  }

  /** Threats are sent on request; a table without aids sends none. */
  #askThreats(): void {
    clearTimeout(this.#still);
    if (!this.hasAids || !this.view || this.view.outcome) return;
    this.#still = setTimeout(() => this.#line.send({ type: "ask-threats" }), STILL);
  }

  /** Whether more of the same action follows: of an own one, if it was sent; of another's, if its player is amid it. */
  readonly #goesOn = (told: EntryMessage): boolean => this.#together.isPart(told) || (!this.#isOwn(told) && isAmid(told));

  #isOwn(told: EntryMessage): boolean {
    return told.type !== "decided" || (told.seat === this.seat && !told.bot);
  }

  /** Wait for the rest of the first action, if it is not here; not for long. */
  async #rest(): Promise<void> {
    const until = performance.now() + REST;
    for (;;) {
      const left = until - performance.now();
      const isPart = this.#queue.some((told) => this.#together.isPart(told));
      if (beatOf(this.#queue, this.#goesOn).isWhole || left <= 0 || this.#isHurried || !(pace() || isPart)) return;
      await new Promise<void>((done) => {
        this.#more = done;
        setTimeout(done, left);
      });
      this.#more = null;
    }
  }

  /** Show what belongs together: the table as it is after the last of it, and what all of it told. */
  async #show(beat: readonly EntryMessage[]): Promise<void> {
    const entries = beat.flatMap((told) => this.#note(told) ?? []);
    const last = beat.at(-1);
    // What is sent again after a lost connection has no view; the whole table comes right after it.
    if (!last || (!last.view && last.type !== "seated" && last.type !== "rematch")) return;
    const began = performance.now();
    const isOwn = beat.every((told) => this.#isOwn(told));
    const before = this.view;
    const change = () => this.#see(last);
    if (this.#isHurried) change();
    else await fly(change);
    // The page has left the game, and the next person on this device must not hear what was meant for the last.
    if (this.#isClosed) return;
    if (entries.length) this.#tell(entries, before, isOwn);
    if (isOwn || last.ask) this.#since = null;
    if (!isOwn && !last.ask && !this.#isHurried) await this.#pause(this.#stay(beat) - (performance.now() - began));
  }

  #tell(entries: readonly ToldEntry[], before: View | null, isOwn: boolean): void {
    const events = entries.flatMap((entry) => entry.events);
    const said = entries[0]?.said;
    // After an own decision nothing of what others did before is news.
    if (!said) this.latest = isOwn ? null : { number: entries.at(-1)?.number ?? 0, events, said: null };
    if (this.view && device.all.remarks)
      this.remark = lastRemark(this.seating, this.view) ?? remarkOn(events, this.seating, before, this.view, this.remark) ?? this.remark;
    if (said) this.#listener.said(said);
    else this.#listener.happened(events, isOwn);
  }

  /** How long a beat stays in sight, in milliseconds. */
  #stay(beat: readonly EntryMessage[]): number {
    const [first, second] = beat;
    const isEnd = !second && first?.type === "decided" && first.events.some(({ event }) => event === "turn-ended");
    const time = (isEnd ? END : BEAT) * pace();
    if (this.seat === null || this.isGiven) return time;
    this.#since ??= performance.now();
    const left = LONGEST * pace() - (performance.now() - this.#since);
    return Math.min(time, Math.max(0, left) / (1 + beatsIn(this.#queue, this.#goesOn)));
  }

  /** Wait, unless the person is in a hurry. */
  async #pause(time: number): Promise<void> {
    if (time <= 0) return;
    this.isBehind = true;
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, time);
    });
    this.#wake = null;
  }

  /** Record an entry; null if it was already known. */
  #note(told: EntryMessage): ToldEntry | null {
    const { number } = told;
    if (told.type === "seated") this.people = told.seating;
    if (told.type === "rematch") this.rematch = told.table;
    if (told.type === "undone") this.entries = this.entries.filter((entry) => entry.number !== told.undone);
    const said = told.type === "said" ? told : null;
    const entry = { number, events: "events" in told ? told.events : [], said };
    if (!said && !("events" in told)) return entry;
    if (this.entries.some((known) => known.number === number)) return null;
    this.entries = [...this.entries, entry];
    if (said) this.phrases = new Map([...this.phrases, [said.seat, said]]);
    if (entry.events.some((event) => event.event === "turn-ended" && event.seat === this.seat) && told.view) {
      this.lastTurn = { view: told.view, number };
      rememberTurn(this.id, this.seat, this.lastTurn);
    }
    return entry;
  }

  #rememberEnd(): void {
    const { view } = this;
    if (!view?.outcome || this.#isBeside || device.place(this.id)?.end) return;
    device.keep(this.id, { isOver: true });
    void this.#remember(view.outcome, view);
  }

  /** Enter the game into the chronicle, and only then note that it is there. Both may happen twice without harm. */
  async #remember(outcome: Outcome, { turn: turns, winning_sides: sides }: View): Promise<void> {
    const { id, seating, table } = this;
    const { seats: own = [], deal } = device.place(id) ?? {};
    const seat = own.find((each) => outcome.winners.includes(each)) ?? this.seat;
    if (seat !== null && table !== null) {
      const counts = own.length === 1 && !this.isGiven && !table.branch;
      const at = Date.now() / 1000;
      const daily = await countedDay(deal, at);
      const ended = { id, at, seat, seating, teams: table.options.teams, turns, sides, counts, daily };
      await chronicle.add(playedOf(ended, outcome));
    }
    device.keep(id, { end: { seating, winners: outcome.winners } });
  }

  #see({ view, ask, asked }: Pick<Table, "view" | "ask" | "asked">): void {
    if (view) {
      this.pieces = follow(this.pieces, view);
      this.view = view;
      this.#rememberEnd();
    }
    if (ask?.number !== this.ask?.number) {
      this.hint = null;
      this.isHintAsked = false;
    }
    this.ask = ask;
    this.asked = asked;
    if (this.#together.isGoing || ask?.number !== this.#heard?.number) return;
    this.sent = null;
    this.isUndoing = false;
    if (this.#wantsHint) this.#askWantedHint();
  }

  #askWantedHint(): void {
    this.#wantsHint = false;
    if (this.askHint()) return;
    this.#listener.refused({ type: "refused", code: "foreign", number: null, now: 0 });
  }
}
