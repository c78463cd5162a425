/** Giving one's seat to a bot, taking it back, and what can be done about others at the table. */
import { device } from "../../device/device.svelte";
import { answers as spoken } from "../../parts/live.svelte";
import { api, Denied } from "../../wire/api";
import { reading, say } from "../../words/language.svelte";
import { problem } from "../../words/problems";
import type { FollowedGame } from "./game.svelte";

export function giveToBot(game: FollowedGame): Promise<void> {
  return change(game, (seat, token) => api.giveSeat(game.id, seat, token, {}));
}

export function takeBack(game: FollowedGame): Promise<void> {
  const name = game.seating[game.seat ?? 0]?.name || device.all.name || say("name-person");
  return change(game, (seat, token) => api.takeSeat(game.id, seat, token, { name }));
}

/** As the host, remove the person in a seat; a bot plays on there. */
export function removePerson(game: FollowedGame, seat: number): Promise<void> {
  return change(game, (_, token) => api.removePerson(game.id, seat, token));
}

/** Block the person in a seat: nothing they say is heard, and they are not met at published tables. */
export function block(game: FollowedGame, seat: number, name: string): Promise<void> {
  return change(game, async (_, token) => {
    const { block } = await api.block(game.id, seat, token);
    device.keepBlock(block, name);
    spoken.show(say("block-done", { name }));
  });
}

export function unblock(game: FollowedGame, seat: number): Promise<void> {
  return change(game, (_, token) => api.unblock(game.id, seat, token));
}

async function change(game: FollowedGame, ask: (seat: number, token: string) => Promise<unknown>): Promise<void> {
  const token = device.place(game.id)?.token;
  if (game.seat === null || !token) return;
  try {
    await ask(game.seat, token);
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    spoken.show(problem(reading.language, error));
  }
}
