/** The parts of a table that it does not begin with, in one file (`later.svelte.ts`). */
export { default as BoardSheet } from "./sheets/BoardSheet.svelte";
export { default as CommandLine } from "./command-line/CommandLine.svelte";
export { default as DeckSheet } from "./sheets/DeckSheet.svelte";
export { Drag } from "./game/drag.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as HelpSheet } from "./sheets/HelpSheet.svelte";
export { default as AppearanceChoices } from "./sheets/AppearanceChoices.svelte";
export { default as MenuSheet } from "./sheets/MenuSheet.svelte";
export { default as PhraseSheet } from "./sheets/PhraseSheet.svelte";
export { default as PileSheet } from "./sheets/PileSheet.svelte";
export { default as PlanTable } from "./plan/PlanTable.svelte";
export { default as RulesSheet } from "./sheets/RulesSheet.svelte";
export { default as Waiting } from "./Waiting.svelte";
