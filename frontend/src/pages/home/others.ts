/** A game by the names of the others in it. No side effects here. */
import { namesOf } from "../../table/game/names";
import type { Language } from "../../words/language.svelte";
import type { Place } from "../../device/device.svelte";
import type { Summary } from "../../wire/messages";

/** A place, and who sits at its table, if that is known. */
interface Known {
  readonly place: Place;
  readonly table: Pick<Summary, "seating"> | "gone" | null;
}

/** "With Aldo and Bruna"; a table the server has not described yet goes by its own name. */
export function others(language: Language, { place, table }: Known): string {
  if (!table || table === "gone") return language.say("games-table", { table: place.table });
  const own = place.token === null ? [] : place.seats.length ? place.seats : [place.seat];
  const isThere = (seat: number) => table.seating[seat]?.kind !== "open" && !own.includes(seat);
  const names = namesOf(table.seating, language).filter((_, seat) => isThere(seat));
  return names.length ? language.say("games-with", { names: language.list(names) }) : language.say("games-alone");
}
