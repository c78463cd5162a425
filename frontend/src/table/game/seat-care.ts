/** Giving one's seat to a bot, and taking it back. */
import { device } from "../../device/device.svelte";
import { answers as spoken } from "../../parts/live.svelte";
import { api, Denied } from "../../wire/api";
import { reading, say } from "../../words/language.svelte";
import { problem } from "../../words/problems";
import type { TableGame } from "./game.svelte";

export function giveToBot(game: TableGame): Promise<void> {
  return change(game, (seat, token) => api.giveSeat(game.id, seat, token, {}));
}

export function takeBack(game: TableGame): Promise<void> {
  const name = game.seating[game.seat ?? 0]?.name || device.all.name || say("name-person");
  return change(game, (seat, token) => api.takeSeat(game.id, seat, token, { name }));
}

async function change(game: TableGame, ask: (seat: number, token: string) => Promise<unknown>): Promise<void> {
  const token = device.place(game.id)?.token;
  if (game.seat === null || !token) return;
  try {
    await ask(game.seat, token);
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    spoken.show(problem(reading.language, error));
  }
}
