/** The games this device has a place in, as their tables are now. */
import { device, type Place } from "../../device/device.svelte";
import { api, Denied } from "../../wire/api";
import type { Summary } from "../../wire/messages";

/** So many are asked about; older ones are still remembered. */
const MOST = 6;

/** A place and its table: null until the server has told of it, `gone` if there is none any more. */
export interface Game {
  readonly place: Place;
  readonly table: Summary | "gone" | null;
}

export class Games {
  #told = $state.raw<ReadonlyMap<string, Summary | "gone">>(new Map());
  /** The server does not answer: they are shown as they were left. */
  denied = $state.raw<Denied | null>(null);

  /** Those that are not over, the latest first. */
  get running(): readonly Game[] {
    const places = device.all.places.filter(({ isOver }) => !isOver).slice(0, MOST);
    return places.map((place) => ({ place, table: this.#told.get(place.table) ?? null }));
  }

  /** The one to go on with: a seat of one's own at a table that is there, as far as is known. */
  get latest(): Game | undefined {
    return this.running.find(({ place, table }) => place.token && table !== "gone");
  }

  /** Ask the server how they are. */
  async look(): Promise<void> {
    const denials = await Promise.all(this.running.map(({ place }) => this.#lookAt(place)));
    this.denied = denials.find((each) => each?.code === "offline") ?? null;
  }

  /** Ask how one is; why not, if that was denied. */
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
