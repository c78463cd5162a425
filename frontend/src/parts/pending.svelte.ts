/** What a person asked the server for and waits for: one thing at a time, and why the last one was denied. */
import { Denied } from "../wire/api";

export class Pending {
  isBusy = $state(false);
  denied = $state.raw<Denied | null>(null);

  /** Does something that may be denied; nothing while another one is under way. */
  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.denied = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.denied = error;
    } finally {
      this.isBusy = false;
    }
  }
}
