/** The games this device has a place in, as their tables are now. */
import { device, type Place } from "../../device/device.svelte";
import { api, Denied } from "../../wire/api";
import type { Summary } from "../../wire/messages";
import { inOrder, type Game } from "./turns";

/** So many are shown besides those where it is the person's turn; older ones are still remembered. */
const MOST = 6;
/** Milliseconds between requests to the server. */
const EVERY = 60_000;

export class Games {
  #told = $state.raw<ReadonlyMap<string, Summary | "gone">>(new Map());
  /** The server does not answer: the games are shown as they were left. */
  denied = $state.raw<Denied | null>(null);

  /** Those that are not over: first where it is the person's turn, what is due soonest before the rest, then the latest. */
  get running(): readonly Game[] {
    const known = this.#places.map((place) => ({ place, table: this.#told.get(place.table) ?? null }));
    return inOrder(known, MOST);
  }

  get #places(): readonly Place[] {
    return device.all.places.filter(({ isOver }) => !isOver);
  }

  /** The game to continue: one's own seat at a table that, as far as is known, exists. */
  get latest(): Game | undefined {
    return this.running.find(({ place, table }) => place.token && table !== "gone");
  }

  /** Ask the server about the games now, and again while the page is looked at; returns what ends that. */
  follow(): () => void {
    const look = () => document.hidden || void this.look();
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Ask the server about the games. */
  async look(): Promise<void> {
    const denials = await Promise.all(this.#places.map((place) => this.#lookAt(place)));
    this.denied = denials.find((each) => each?.code === "offline") ?? null;
  }

  /** Ask about one game; returns the reason if that was denied. */
  async #lookAt({ table, token, invite }: Place): Promise<Denied | null> {
    try {
      const summary = await api.summary(table, token ?? invite);
      this.#told = new Map([...this.#told, [table, summary]]);
      if (summary.status === "over") device.keep(table, { isOver: true });
      return null;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (error.code === "no-table") this.#told = new Map([...this.#told, [table, "gone"]]);
      return error;
    }
  }
}
