// Written by `make generate` from impera/text/board.py. Do not edit.
/** The reference board in words: what this number of players needs, all cards by Domain and Age, and all effects. */
import { BOARD, THRESHOLDS } from "../wire/board";
import type { BoardEffect, Thresholds } from "../wire/board";
import type { View } from "../wire/messages";
import { at, sum } from "./python";
import type { Speaker } from "./speaker";

const _AGES = [1, 2, 3];

/** What lies beside every player, whether they play with aids or without: nothing of it depends on what was seen. */
export function boardInWords(speaker: Speaker, view: View): string[] {
  const lines = THRESHOLDS.filter((each) => each.players === view.seats.length).map((each) => _needs(speaker, each));
  for (const row of BOARD) {
    const domain = speaker.domain(row.domain);
    const number = sum(row.copies);
    lines.push(speaker.say("cards-by-domain", { domain: domain, number: number, ages: speaker.ages(row.copies) }));
    lines.push(...row.effects.map((each) => `  ${_effect(speaker, view, each)}`));
  }
  const ages = _AGES.map((age) => sum(BOARD.map((row) => at(row.copies, age - 1))));
  lines.push(speaker.say("board-cards", { number: sum(ages), ages: speaker.ages(ages) }));
  return lines;
}

function _needs(speaker: Speaker, each: Thresholds): string {
  return speaker.say("board-needs", { players: each.players, level1: each.level1, level2: each.level2, wins: each.hegemony, removed: each.removed });
}

function _effect(speaker: Speaker, view: View, effect: BoardEffect): string {
  return speaker.say("effects-effect", {
    effect: speaker.effect(effect.effect),
    kind: effect.kind,
    needs: effect.kind === "level-1" ? view.level1 : view.level2,
    does: speaker.say(`effect-${effect.effect}.does`),
  });
}
