/** The bots that can be asked to play. They stay the same while a server runs, so it is asked once. */
import { request } from "./api";
import type { BotLevel, Bots } from "./messages";

/** Opponents for somebody who does not choose: they race, but leave a beginner alone. */
export const USUAL_BOT = "trader";

let asked: Promise<readonly BotLevel[]> | undefined;

/** The roster, weakest first. After a refusal the next call asks again. */
export function roster(): Promise<readonly BotLevel[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function ask(): Promise<readonly BotLevel[]> {
  const answer = await request("/bots", null);
  return ((await answer.json()) as Bots).bots;
}
