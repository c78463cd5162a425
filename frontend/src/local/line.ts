/** A viewer at a table of this device: what a socket is to a server's table, in the same messages. */
import type { FromViewer, ToViewer } from "../wire/messages";
import type { Hearing, TableLine } from "../wire/line";
import type { Advice } from "./advice";
import { Refusal, type Room, type Viewer } from "./room";
import { ThoughtFailed } from "./thinking";

export class LocalLine implements TableLine, Viewer {
  readonly seat: number | null;
  readonly #room: Room;
  readonly #hearing: Hearing;
  readonly #advice: Advice;

  constructor(room: Room, seat: number | null, hearing: Hearing, advice: Advice) {
    this.#room = room;
    this.#advice = advice;
    this.seat = seat;
    this.#hearing = hearing;
  }

  /** Join the table. */
  async open(): Promise<void> {
    this.#hearing.line("open");
    await this.#room.join(this);
  }

  push(message: ToViewer): void {
    this.#hearing.heard(message);
  }

  trouble(code: string | null): void {
    this.#hearing.trouble(code);
  }

  send(message: FromViewer): boolean {
    void this.#answer(message);
    return true;
  }

  close(): void {
    this.#room.leave(this);
  }

  async #answer(message: FromViewer): Promise<void> {
    try {
      await this.#act(message);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof ThoughtFailed)) throw error;
      const code = error instanceof Refusal ? error.code : "no-advice";
      const number = "number" in message ? message.number : null;
      this.push({ type: "refused", code, number, now: this.#room.state.number });
    }
  }

  async #act(message: FromViewer): Promise<void> {
    const { seat } = this;
    switch (message.type) {
      case "look":
        return this.push(this.#room.state.whole(seat));
      case "ask-threats":
        return this.push(await this.#advice.threats(this.#room, seat));
      case "hello":
        throw new Refusal("unreadable");
    }
    if (seat === null) throw new Refusal("foreign");
    switch (message.type) {
      case "decide":
        return this.#room.decide(seat, message.number, message.decision);
      case "ask-hint":
        return this.push(await this.#advice.hint(this.#room, seat, message.number));
      case "plan":
        return this.push(this.#room.plan(seat, message));
      case "undo":
        return this.#room.undo(seat, message.number);
      case "say":
        return this.#room.say(seat, message);
    }
  }
}
