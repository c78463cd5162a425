/** Makes tables: as wished, with everyone seated who plays on this device; or for one person among bots. */
import { device } from "../../device/device.svelte";
import { hasServer } from "../../edition";
import { api, Denied } from "../../wire/api";
import { say } from "../../words/language.svelte";
import { needsServer, seatsHere, seatsOf, wanted, type Wish } from "./wish";

/** Returns the new table's name. `nameOf` names people who gave no name. Throws Denied if it cannot be made. */
export async function openTable(wish: Wish, nameOf: (seat: number) => string): Promise<string> {
  const name = seatsOf(wish)[0]?.name.trim() ?? "";
  const place = hasServer && (wish.isOnServer || needsServer(wish)) ? "server" : "here";
  const made = await api.makeTable(wanted(wish, name || nameOf(0)), place);
  const seats = made.seat === null ? [] : [made.seat];
  if (seats.length) device.set({ name });
  device.keep(made.table, { token: made.token, invite: made.invite, seat: made.seat, seats });
  for (const { seat, name: other } of seatsHere(wish)) {
    try {
      await api.takeSeat(made.table, seat, made.token, { name: other.trim() || nameOf(seat) });
    } catch (error) {
      // Someone who found the table in the lobby was faster: the table shows the seats that are left.
      if (error instanceof Denied && error.code === "seat-taken") continue;
      throw error;
    }
    seats.push(seat);
  }
  device.keep(made.table, { seats });
  return made.table;
}

/** Returns the name of a new table for one person and two bots of a level. Throws Denied if it cannot be made. */
export async function openSolo(level: string): Promise<string> {
  const bot = { kind: "bot", level } as const;
  const name = device.all.name || say("name-person");
  const seats = [{ kind: "person" } as const, bot, bot];
  const made = await api.makeTable({ options: { players: 3 }, seats, name, aids: true }, "here");
  device.keep(made.table, { token: made.token, invite: made.invite, seat: made.seat, seats: [0] });
  return made.table;
}
