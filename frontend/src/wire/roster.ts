/** The bots that can be asked to play. They stay the same while a server runs, so it is asked once. */
import { api } from "./api";
import type { BotLevel } from "./messages";

let asked: Promise<readonly BotLevel[]> | undefined;

/** The roster, weakest first. After a refusal the next call asks again. */
export function roster(): Promise<readonly BotLevel[]> {
  asked ??= api.bots().then(
    ({ bots }) => bots,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}
