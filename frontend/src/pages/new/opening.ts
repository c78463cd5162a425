/** Makes a table as wished, and seats everyone who plays on this device. */
import { device } from "../../device/device.svelte";
import { api, Denied } from "../../wire/api";
import { seatsHere, seatsOf, wanted, type Wish } from "./wish";

/** Returns the new table's name. `nameOf` names people who gave no name. Throws Denied if it cannot be made. */
export async function openTable(wish: Wish, nameOf: (seat: number) => string): Promise<string> {
  const name = seatsOf(wish)[0]?.name.trim() ?? "";
  const made = await api.makeTable(wanted(wish, name || nameOf(0)));
  const seats = [0];
  device.set({ name });
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
