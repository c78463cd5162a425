/** The bots that can be asked to play. They stay the same while a server runs, so it is asked once. */
import { api } from "./api";
import type { Bots } from "./messages";

let asked: Promise<Bots> | undefined;

/** The roster, weakest first, and what the server offers beside it. After a refusal the next call asks again. */
export function roster(): Promise<Bots> {
  asked ??= api.bots().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
