/** A deal that several people play, as the page follows it. */
import { device } from "../device/device.svelte";
import { at, router } from "../router.svelte";
import { Denied } from "../wire/api";
import { deals } from "../wire/deals";
import type { Deal } from "../wire/messages";
import { say } from "../words/language.svelte";
import { isDay } from "./days";

/** How long the strongest bot is given before it is asked for again, in milliseconds. */
const PATIENCE = 2000;

export class SharedDeal {
  deal = $state.raw<Deal | null>(null);
  denied = $state.raw<Denied | null>(null);
  isBusy = $state(false);
  readonly #name: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(name: string) {
    this.#name = name;
  }

  /** Ask how things stand. The first answer tells which day today is for the server, and so which key to show. */
  async load(): Promise<void> {
    await this.busy(async () => {
      const known = this.deal?.deal ?? this.#name;
      const told = await deals.read(known, keyOf(known));
      const own = keyOf(told.deal);
      this.deal = own !== null && known !== told.deal ? await deals.read(told.deal, own) : told;
      device.lend(told.deal, [...this.deal.lines.map(({ table }) => table), this.deal.best?.table ?? null].flatMap((table) => table ?? []));
    });
    const isOpen = this.deal?.status === "over" || this.deal?.status === "past";
    if (isOpen && !this.deal?.best && !this.denied && !this.#isClosed) this.#timer = setTimeout(() => void this.load(), PATIENCE);
  }

  /** Do something that may be denied. */
  async busy(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
      this.denied = null;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.denied = error;
    } finally {
      this.isBusy = false;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}

const keyOf = (deal: string): string | null => device.all.deals[deal]?.key ?? null;

/** Sit down at one's own table of a deal. Throws Denied. */
export async function openDeal({ deal }: Deal, name = device.all.name || say("name-person")): Promise<void> {
  const made = await deals.play(deal, device.dealKey(deal), name);
  device.keep(made.table, { token: made.token, invite: null, seat: made.seat, seats: [made.seat ?? 0], deal });
  router.go(at.table(made.table));
}

/** The page of a deal. */
export const pageOf = (deal: string): string => (isDay(deal) ? at.day(deal) : at.deal(deal));
