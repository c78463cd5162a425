// Readers of facts and reports, from the declarations. Written by `make generate`; do not edit.
import { list, maybe, record, word, type Numbers } from "./numbers.ts";
import type { Advice, Block, ClaimedEvent, CoinLaidEvent, CoinReturnedEvent, CoinView, CompletesHegemony, Copied, CopiedEvent, Cost, DealtEvent, DeckView, DemocracyLaidEvent, Digs, DiscardedEvent, DomainView, Draft, DrawsTo, DrewEvent, EffectView, EmbargoExpiredEvent, EmbargoLaidEvent, EndsTurn, Forced, GameOverEvent, GaveEvent, Grows, HandSizeSetEvent, Hinders, Hint, KeptEvent, LastRoundEvent, LeadsCulture, NothingBetter, OneMore, Outcome, PaidEvent, Parts, PassedEvent, PlayedEvent, PlaysMore, Point, Question, ReachesLevel, RecoveredEvent, Recovers, RevealedEvent, Review, ScrappedEvent, SeatView, SeizedEvent, Step, StepSkippedEvent, Stops, StruckEvent, Takes, TakesHand, TakesMajority, Threat, Threats, TookBackEvent, TurnBeganEvent, TurnEndedEvent, UsedEvent, View, Wins, AnyEvent, AnyReason, Options } from "./types.ts";

export const CARD_CODES = ["M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3"] as const;
export const DOMAIN_NAMES = ["military", "religion", "economy", "science", "culture", "utopia"] as const;
export const EFFECT_KIND_NAMES = ["level-1", "level-2", "discard", "inspiration"] as const;
export const EFFECT_NAMES = ["assassination", "purge", "holy-book", "divine-right", "development", "monopoly", "experiment", "research", "oligarchy", "republic", "attack", "inquisition", "embargo", "breakthrough", "democracy", "inspiration"] as const;
export const QUESTION_NAMES = ["keep", "claim", "play", "menu", "discard-hand", "discard-area", "take-area", "take-pile", "play-more", "give", "choose-domain", "choose-seat", "choose-place", "nothing"] as const;
export const TEXTS = ["keep M1", "keep M2", "keep M3", "keep R1", "keep R2", "keep E1", "keep E2", "keep E3", "keep S1", "keep S2", "keep S3", "keep C1", "keep C2", "keep C3", "keep U3", "claim M1", "claim M2", "claim M3", "claim R1", "claim R2", "claim E1", "claim E2", "claim E3", "claim S1", "claim S2", "claim S3", "claim C1", "claim C2", "claim C3", "claim U3", "play M1", "play M2", "play M3", "play R1", "play R2", "play E1", "play E2", "play E3", "play S1", "play S2", "play S3", "play C1", "play C2", "play C3", "play U3", "discard M1", "discard M2", "discard M3", "discard R1", "discard R2", "discard E1", "discard E2", "discard E3", "discard S1", "discard S2", "discard S3", "discard C1", "discard C2", "discard C3", "discard U3", "take M1", "take M2", "take M3", "take R1", "take R2", "take E1", "take E2", "take E3", "take S1", "take S2", "take S3", "take C1", "take C2", "take C3", "take U3", "give M1", "give M2", "give M3", "give R1", "give R2", "give E1", "give E2", "give E3", "give S1", "give S2", "give S3", "give C1", "give C2", "give C3", "give U3", "choose military", "choose religion", "choose economy", "choose science", "choose culture", "choose utopia", "choose 0", "choose 1", "choose 2", "choose 3", "choose 0 military", "choose 0 religion", "choose 0 economy", "choose 0 science", "choose 0 culture", "choose 0 utopia", "choose 1 military", "choose 1 religion", "choose 1 economy", "choose 1 science", "choose 1 culture", "choose 1 utopia", "choose 2 military", "choose 2 religion", "choose 2 economy", "choose 2 science", "choose 2 culture", "choose 2 utopia", "choose 3 military", "choose 3 religion", "choose 3 economy", "choose 3 science", "choose 3 culture", "choose 3 utopia", "use assassination", "use purge", "use holy-book", "use divine-right", "use development", "use monopoly", "use experiment", "use research", "use oligarchy", "use republic", "use attack", "use inquisition", "use embargo", "use breakthrough", "use democracy", "copy assassination 0", "copy purge 0", "copy holy-book 0", "copy divine-right 0", "copy development 0", "copy monopoly 0", "copy experiment 0", "copy research 0", "copy oligarchy 0", "copy republic 0", "copy assassination 1", "copy purge 1", "copy holy-book 1", "copy divine-right 1", "copy development 1", "copy monopoly 1", "copy experiment 1", "copy research 1", "copy oligarchy 1", "copy republic 1", "copy assassination 2", "copy purge 2", "copy holy-book 2", "copy divine-right 2", "copy development 2", "copy monopoly 2", "copy experiment 2", "copy research 2", "copy oligarchy 2", "copy republic 2", "copy assassination 3", "copy purge 3", "copy holy-book 3", "copy divine-right 3", "copy development 3", "copy monopoly 3", "copy experiment 3", "copy research 3", "copy oligarchy 3", "copy republic 3", "end"] as const;
export const REASON_NAMES = ["hegemony", "majority", "turn-limit"] as const;
export const BINDS_NAMES = ["this", "next"] as const;
export const WHY_NAMES = ["not-your-turn", "play-first", "resolve-first", "spent", "too-few-of-domain", "too-few-in-hand", "too-few-playable", "too-few-in-area", "too-few-in-pile", "no-place", "not-leading-culture", "nothing-to-copy", "game-over"] as const;

export function readQuestion(n: Numbers): Question {
  return {
    seat: n(),
    ask: word(QUESTION_NAMES, n()),
    effect: maybe(n(), (number) => word(EFFECT_NAMES, number)),
    need: n(),
    plays: n(),
    target: maybe(n(), (number) => number),
    cost: maybe(n(), (number) => word(CARD_CODES, number)),
  };
}

export function readBlock(n: Numbers): Block {
  return {
    cards: list(n(), () => word(CARD_CODES, n())),
    turn: word(BINDS_NAMES, n()),
  };
}

export function readOneMore(n: Numbers): OneMore {
  return {
    count: n(),
    next_effect: maybe(n(), (number) => word(EFFECT_NAMES, number)),
    to_next: n(),
  };
}

export function readDomainView(n: Numbers): DomainView {
  return {
    domain: word(DOMAIN_NAMES, n()),
    cards: list(n(), () => word(CARD_CODES, n())),
    count: n(),
    level: n(),
    to_level1: maybe(n(), (number) => number),
    to_level2: maybe(n(), (number) => number),
    hegemony: n(),
    to_hegemony: n(),
    scores: n() === 1,
    democracy: n(),
    embargo: list(n(), () => readBlock(n)),
    next_effect: maybe(n(), (number) => word(EFFECT_NAMES, number)),
    to_next: n(),
    one_more: n() === 1 ? readOneMore(n) : null,
  };
}

export function readSeatView(n: Numbers): SeatView {
  return {
    seat: n(),
    hand: n(),
    hand_ages: list(n(), () => n()),
    known: list(n(), () => word(CARD_CODES, n())),
    area: n(),
    domains: list(n(), () => readDomainView(n)),
    leads_culture: n() === 1,
    packet: n(),
  };
}

export function readDeckView(n: Numbers): DeckView {
  return {
    size: n(),
    ages: list(n(), () => n()),
    next_age: maybe(n(), (number) => number),
    unseen: record(n(), () => word(CARD_CODES, n()), () => n()),
    certain: record(n(), () => word(CARD_CODES, n()), () => n()),
    possible: record(n(), () => word(CARD_CODES, n()), () => n()),
  };
}

export function readCoinView(n: Numbers): CoinView {
  return {
    by: n(),
    seat: n(),
    domain: word(DOMAIN_NAMES, n()),
  };
}

export function readEffectView(n: Numbers): EffectView {
  return {
    effect: word(EFFECT_NAMES, n()),
    domain: word(DOMAIN_NAMES, n()),
    kind: word(EFFECT_KIND_NAMES, n()),
    needs: maybe(n(), (number) => number),
    has: n(),
    available: n() === 1,
    why: maybe(n(), (number) => word(WHY_NAMES, number)),
    used: n() === 1,
    copy_from: list(n(), () => n()),
    to_open: n(),
    cards: n(),
  };
}

export function readCopied(n: Numbers): Copied {
  return {
    effect: word(EFFECT_NAMES, n()),
    seat: n(),
  };
}

export function readDraft(n: Numbers): Draft {
  return {
    pick: n(),
    packet: list(n(), () => word(CARD_CODES, n())),
    centre: list(n(), () => word(CARD_CODES, n())),
    passed: list(n(), () => list(n(), () => word(CARD_CODES, n()))),
    packet_ages: list(n(), () => list(n(), () => n())),
    kept_ages: list(n(), () => list(n(), () => n())),
  };
}

export function readOutcome(n: Numbers): Outcome {
  return {
    reason: word(REASON_NAMES, n()),
    winners: list(n(), () => n()),
    points: list(n(), () => n()),
    domain: maybe(n(), (number) => word(DOMAIN_NAMES, number)),
  };
}

export function readView(n: Numbers, version: number, options: Options): View {
  return {
    version,
    seat: maybe(n(), (number) => number),
    options,
    level1: n(),
    level2: n(),
    hegemony: n(),
    first: n(),
    active: n(),
    turn: n(),
    skipped: n() === 1,
    question: n() === 1 ? readQuestion(n) : null,
    legal: list(n(), () => word(TEXTS, n())),
    hand: list(n(), () => word(CARD_CODES, n())),
    blocked: list(n(), () => word(DOMAIN_NAMES, n())),
    hand_size: n(),
    seats: list(n(), () => readSeatView(n)),
    deck: readDeckView(n),
    box: n(),
    discard: list(n(), () => word(CARD_CODES, n())),
    coin: n() === 1 ? readCoinView(n) : null,
    effects: list(n(), () => readEffectView(n)),
    used: list(n(), () => word(EFFECT_NAMES, n())),
    copied: n() === 1 ? readCopied(n) : null,
    last_round: maybe(n(), (number) => number),
    draft: n() === 1 ? readDraft(n) : null,
    outcome: n() === 1 ? readOutcome(n) : null,
    last_turns: list(n(), () => n()),
    draws: n(),
    winning_sides: n(),
  };
}

export function readDealtEvent(n: Numbers): DealtEvent {
  return {
    event: "dealt",
    seat: n(),
    ages: list(n(), () => n()),
    cards: maybe(n(), (number) => list(number, () => word(CARD_CODES, n()))),
  };
}

export function readKeptEvent(n: Numbers): KeptEvent {
  return {
    event: "kept",
    seat: n(),
    ages: list(n(), () => n()),
    cards: maybe(n(), (number) => list(number, () => word(CARD_CODES, n()))),
  };
}

export function readPassedEvent(n: Numbers): PassedEvent {
  return {
    event: "passed",
    seat: n(),
    pick: n(),
  };
}

export function readRevealedEvent(n: Numbers): RevealedEvent {
  return {
    event: "revealed",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readClaimedEvent(n: Numbers): ClaimedEvent {
  return {
    event: "claimed",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readTurnBeganEvent(n: Numbers): TurnBeganEvent {
  return {
    event: "turn-began",
    seat: n(),
    turn: n(),
  };
}

export function readStepSkippedEvent(n: Numbers): StepSkippedEvent {
  return {
    event: "step-skipped",
    seat: n(),
  };
}

export function readPlayedEvent(n: Numbers): PlayedEvent {
  return {
    event: "played",
    seat: n(),
    card: word(CARD_CODES, n()),
    effect: maybe(n(), (number) => word(EFFECT_NAMES, number)),
  };
}

export function readUsedEvent(n: Numbers): UsedEvent {
  return {
    event: "used",
    seat: n(),
    effect: word(EFFECT_NAMES, n()),
  };
}

export function readCopiedEvent(n: Numbers): CopiedEvent {
  return {
    event: "copied",
    seat: n(),
    effect: word(EFFECT_NAMES, n()),
    source: n(),
  };
}

export function readPaidEvent(n: Numbers): PaidEvent {
  return {
    event: "paid",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readDiscardedEvent(n: Numbers): DiscardedEvent {
  return {
    event: "discarded",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readScrappedEvent(n: Numbers): ScrappedEvent {
  return {
    event: "scrapped",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readStruckEvent(n: Numbers): StruckEvent {
  return {
    event: "struck",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readTookBackEvent(n: Numbers): TookBackEvent {
  return {
    event: "took-back",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readRecoveredEvent(n: Numbers): RecoveredEvent {
  return {
    event: "recovered",
    seat: n(),
    card: word(CARD_CODES, n()),
  };
}

export function readDrewEvent(n: Numbers): DrewEvent {
  return {
    event: "drew",
    seat: n(),
    ages: list(n(), () => n()),
    cards: maybe(n(), (number) => list(number, () => word(CARD_CODES, n()))),
  };
}

export function readSeizedEvent(n: Numbers): SeizedEvent {
  return {
    event: "seized",
    seat: n(),
    ages: list(n(), () => n()),
    cards: maybe(n(), (number) => list(number, () => word(CARD_CODES, n()))),
    source: n(),
  };
}

export function readGaveEvent(n: Numbers): GaveEvent {
  return {
    event: "gave",
    seat: n(),
    ages: list(n(), () => n()),
    cards: maybe(n(), (number) => list(number, () => word(CARD_CODES, n()))),
    target: n(),
  };
}

export function readEmbargoLaidEvent(n: Numbers): EmbargoLaidEvent {
  return {
    event: "embargo-laid",
    seat: n(),
    card: word(CARD_CODES, n()),
    target: n(),
    domain: word(DOMAIN_NAMES, n()),
  };
}

export function readDemocracyLaidEvent(n: Numbers): DemocracyLaidEvent {
  return {
    event: "democracy-laid",
    seat: n(),
    card: word(CARD_CODES, n()),
    target: n(),
    domain: word(DOMAIN_NAMES, n()),
  };
}

export function readEmbargoExpiredEvent(n: Numbers): EmbargoExpiredEvent {
  return {
    event: "embargo-expired",
    seat: n(),
    card: word(CARD_CODES, n()),
    domain: word(DOMAIN_NAMES, n()),
  };
}

export function readHandSizeSetEvent(n: Numbers): HandSizeSetEvent {
  return {
    event: "hand-size-set",
    seat: n(),
    size: n(),
  };
}

export function readCoinLaidEvent(n: Numbers): CoinLaidEvent {
  return {
    event: "coin-laid",
    seat: n(),
    source: n(),
    domain: word(DOMAIN_NAMES, n()),
  };
}

export function readCoinReturnedEvent(n: Numbers): CoinReturnedEvent {
  return {
    event: "coin-returned",
    seat: n(),
  };
}

export function readLastRoundEvent(n: Numbers): LastRoundEvent {
  return {
    event: "last-round",
    seat: n(),
  };
}

export function readTurnEndedEvent(n: Numbers): TurnEndedEvent {
  return {
    event: "turn-ended",
    seat: n(),
  };
}

export function readGameOverEvent(n: Numbers, outcome: Outcome): GameOverEvent {
  return {
    event: "game-over",
    seat: n(),
    outcome,
  };
}

export function readAdvice(n: Numbers): Advice {
  return {
    decision: word(TEXTS, n()),
    chance: maybe(n(), (number) => number / 1000000000),
    games: n(),
  };
}

export function readForced(): Forced {
  return {
    why: "forced",
  };
}

export function readWins(n: Numbers): Wins {
  return {
    why: "wins",
    domain: maybe(n(), (number) => word(DOMAIN_NAMES, number)),
  };
}

export function readCompletesHegemony(n: Numbers): CompletesHegemony {
  return {
    why: "completes-hegemony",
    domain: word(DOMAIN_NAMES, n()),
    missing: n(),
  };
}

export function readStops(n: Numbers): Stops {
  return {
    why: "stops",
    seat: n(),
    domain: word(DOMAIN_NAMES, n()),
    effect: maybe(n(), (number) => word(EFFECT_NAMES, number)),
  };
}

export function readReachesLevel(n: Numbers): ReachesLevel {
  return {
    why: "reaches-level",
    domain: word(DOMAIN_NAMES, n()),
    level: n(),
    effect: word(EFFECT_NAMES, n()),
  };
}

export function readLeadsCulture(n: Numbers): LeadsCulture {
  return {
    why: "leads-culture",
    copies: n(),
  };
}

export function readDrawsTo(n: Numbers): DrawsTo {
  return {
    why: "draws-to",
    cards: n(),
  };
}

export function readTakesMajority(n: Numbers): TakesMajority {
  return {
    why: "takes-majority",
    domain: word(DOMAIN_NAMES, n()),
  };
}

export function readGrows(n: Numbers): Grows {
  return {
    why: "grows",
    domain: word(DOMAIN_NAMES, n()),
    count: n(),
    hegemony: n(),
    is_largest: n() === 1,
  };
}

export function readTakes(n: Numbers): Takes {
  return {
    why: "takes",
    card: word(CARD_CODES, n()),
    count: n(),
  };
}

export function readParts(n: Numbers): Parts {
  return {
    why: "parts",
    card: word(CARD_CODES, n()),
  };
}

export function readPlaysMore(n: Numbers): PlaysMore {
  return {
    why: "plays-more",
    effect: word(EFFECT_NAMES, n()),
    cards: n(),
  };
}

export function readRecovers(n: Numbers): Recovers {
  return {
    why: "recovers",
    cards: n(),
  };
}

export function readDigs(n: Numbers): Digs {
  return {
    why: "digs",
    cards: n(),
  };
}

export function readTakesHand(): TakesHand {
  return {
    why: "takes-hand",
  };
}

export function readHinders(n: Numbers): Hinders {
  return {
    why: "hinders",
    seat: n(),
    domain: word(DOMAIN_NAMES, n()),
  };
}

export function readEndsTurn(n: Numbers): EndsTurn {
  return {
    why: "ends-turn",
    draws: n(),
  };
}

export function readNothingBetter(): NothingBetter {
  return {
    why: "nothing-better",
  };
}

export function readHint(n: Numbers): Hint {
  return {
    seat: n(),
    advice: list(n(), () => readAdvice(n)),
    alike: n(),
    reason: readAnyReason(n),
  };
}

export function readStep(n: Numbers): Step {
  return {
    effect: word(EFFECT_NAMES, n()),
    copied_from: maybe(n(), (number) => number),
  };
}

export function readThreat(n: Numbers): Threat {
  return {
    seat: n(),
    domain: word(DOMAIN_NAMES, n()),
    missing: n(),
    certain: n() === 1,
    chance: maybe(n(), (number) => number / 1000000000),
    unseen: n(),
    steps: list(n(), () => readStep(n)),
  };
}

export function readThreats(n: Numbers): Threats {
  return {
    rivals: list(n(), () => readThreat(n)),
    own: list(n(), () => readThreat(n)),
  };
}

export function readPoint(n: Numbers): Point {
  return {
    decisions: n(),
    turn: n(),
    seat: maybe(n(), (number) => number),
    chances: list(n(), () => n() / 1000000000),
  };
}

export function readCost(n: Numbers): Cost {
  return {
    decisions: n(),
    turn: n(),
    seat: n(),
    decision: word(TEXTS, n()),
    chance: n() / 1000000000,
    better: word(TEXTS, n()),
    better_chance: n() / 1000000000,
  };
}

export function readReview(n: Numbers): Review {
  return {
    points: list(n(), () => readPoint(n)),
    costs: list(n(), () => readCost(n)),
    decided: maybe(n(), (number) => number),
    trials: n(),
    simulations: n(),
  };
}

export function readAnyReason(n: Numbers): AnyReason {
  switch (n()) {
    case 0:
      return readForced();
    case 1:
      return readWins(n);
    case 2:
      return readCompletesHegemony(n);
    case 3:
      return readStops(n);
    case 4:
      return readReachesLevel(n);
    case 5:
      return readLeadsCulture(n);
    case 6:
      return readDrawsTo(n);
    case 7:
      return readTakesMajority(n);
    case 8:
      return readGrows(n);
    case 9:
      return readTakes(n);
    case 10:
      return readParts(n);
    case 11:
      return readPlaysMore(n);
    case 12:
      return readRecovers(n);
    case 13:
      return readDigs(n);
    case 14:
      return readTakesHand();
    case 15:
      return readHinders(n);
    case 16:
      return readEndsTurn(n);
    case 17:
      return readNothingBetter();
  }
  throw new RangeError("no such AnyReason");
}

export function readEvent(n: Numbers, outcome: Outcome | null): AnyEvent {
  switch (n()) {
    case 0:
      return readDealtEvent(n);
    case 1:
      return readKeptEvent(n);
    case 2:
      return readPassedEvent(n);
    case 3:
      return readRevealedEvent(n);
    case 4:
      return readClaimedEvent(n);
    case 5:
      return readTurnBeganEvent(n);
    case 6:
      return readStepSkippedEvent(n);
    case 7:
      return readPlayedEvent(n);
    case 8:
      return readUsedEvent(n);
    case 9:
      return readCopiedEvent(n);
    case 10:
      return readPaidEvent(n);
    case 11:
      return readDiscardedEvent(n);
    case 12:
      return readScrappedEvent(n);
    case 13:
      return readStruckEvent(n);
    case 14:
      return readTookBackEvent(n);
    case 15:
      return readRecoveredEvent(n);
    case 16:
      return readDrewEvent(n);
    case 17:
      return readSeizedEvent(n);
    case 18:
      return readGaveEvent(n);
    case 19:
      return readEmbargoLaidEvent(n);
    case 20:
      return readDemocracyLaidEvent(n);
    case 21:
      return readEmbargoExpiredEvent(n);
    case 22:
      return readHandSizeSetEvent(n);
    case 23:
      return readCoinLaidEvent(n);
    case 24:
      return readCoinReturnedEvent(n);
    case 25:
      return readLastRoundEvent(n);
    case 26:
      return readTurnEndedEvent(n);
    case 27:
      if (outcome !== null) return readGameOverEvent(n, outcome);
      break;
  }
  throw new RangeError("no such event");
}
