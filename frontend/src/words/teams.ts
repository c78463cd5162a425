/** What teams are called: partners sit opposite, so every other seat is of the same team (R-TEAM-01). */
import { say } from "./language.svelte";

export const teamOf = (seat: number): string => say(seat % 2 ? "team-second" : "team-first");
