/** What teams are called. */
import { TEAMS } from "../wire/options";
import { say } from "./language.svelte";

export const teamOf = (seat: number): string => say(TEAMS[1]?.includes(seat) ? "team-second" : "team-first");
