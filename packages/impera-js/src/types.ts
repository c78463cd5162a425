// Written by `make generate` from impera.views, impera.notation and impera.analysis. Do not edit.

export interface View {
  version: number;
  seat: number | null;
  options: Options;
  level1: number;
  level2: number;
  hegemony: number;
  first: number;
  active: number;
  turn: number;
  skipped: boolean;
  question: Question | null;
  legal: readonly string[];
  hand: readonly string[];
  blocked: readonly string[];
  hand_size: number;
  seats: readonly SeatView[];
  deck: DeckView;
  box: number;
  discard: readonly string[];
  coin: CoinView | null;
  effects: readonly EffectView[];
  used: readonly string[];
  copied: Copied | null;
  last_round: number | null;
  draft: Draft | null;
  outcome: Outcome | null;
  last_turns: readonly number[];
  draws: number;
  winning_sides: number;
}

export interface Options {
  players: number;
  deal: "basic" | "draft";
  teams: boolean;
  edition: "el" | "en" | "pt" | "ru" | "uk";
  last_round: "equal-turns" | "others-once-more";
  religion: "at-draw" | "on-apply";
  copy_owned: boolean;
  copy_slot: "domain" | "effect";
  self_target: boolean;
  democracy_needs_card: boolean;
  centre: "clockwise" | "counterclockwise";
  max_turns: number;
  revision: number;
}

export interface Question {
  seat: number;
  ask: string;
  effect: string | null;
  need: number;
  plays: number;
  target: number | null;
  cost: string | null;
}

export interface SeatView {
  seat: number;
  hand: number;
  hand_ages: readonly number[];
  known: readonly string[];
  area: number;
  domains: readonly DomainView[];
  leads_culture: boolean;
  packet: number;
}

export interface DomainView {
  domain: string;
  cards: readonly string[];
  count: number;
  level: number;
  to_level1: number | null;
  to_level2: number | null;
  hegemony: number;
  to_hegemony: number;
  scores: boolean;
  democracy: number;
  embargo: readonly Block[];
  next_effect: string | null;
  to_next: number;
  one_more: OneMore | null;
}

export interface Block {
  cards: readonly string[];
  turn: "next" | "this";
}

export interface OneMore {
  count: number;
  next_effect: string | null;
  to_next: number;
}

export interface DeckView {
  size: number;
  ages: readonly number[];
  next_age: number | null;
  unseen: Record<string, number>;
  certain: Record<string, number>;
  possible: Record<string, number>;
}

export interface CoinView {
  by: number;
  seat: number;
  domain: string;
}

export interface EffectView {
  effect: string;
  domain: string;
  kind: "discard" | "inspiration" | "level-1" | "level-2";
  needs: number | null;
  has: number;
  available: boolean;
  why: "game-over" | "no-place" | "not-leading-culture" | "not-your-turn" | "nothing-to-copy" | "play-first" | "resolve-first" | "spent" | "too-few-in-area" | "too-few-in-hand" | "too-few-in-pile" | "too-few-of-domain" | "too-few-playable" | null;
  used: boolean;
  copy_from: readonly number[];
  to_open: number;
  cards: number;
}

export interface Copied {
  effect: string;
  seat: number;
}

export interface Draft {
  pick: number;
  packet: readonly string[];
  centre: readonly string[];
  passed: readonly (readonly string[])[];
  packet_ages: readonly (readonly number[])[];
  kept_ages: readonly (readonly number[])[];
}

export interface Outcome {
  reason: "hegemony" | "majority" | "turn-limit";
  winners: readonly number[];
  points: readonly number[];
  domain: string | null;
}

export interface DealtEvent {
  event: "dealt";
  seat: number;
  ages: readonly number[];
  cards: readonly string[] | null;
}

export interface KeptEvent {
  event: "kept";
  seat: number;
  ages: readonly number[];
  cards: readonly string[] | null;
}

export interface PassedEvent {
  event: "passed";
  seat: number;
  pick: number;
}

export interface RevealedEvent {
  event: "revealed";
  seat: number;
  card: string;
}

export interface ClaimedEvent {
  event: "claimed";
  seat: number;
  card: string;
}

export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  turn: number;
}

export interface StepSkippedEvent {
  event: "step-skipped";
  seat: number;
}

export interface PlayedEvent {
  event: "played";
  seat: number;
  card: string;
  effect: string | null;
}

export interface UsedEvent {
  event: "used";
  seat: number;
  effect: string;
}

export interface CopiedEvent {
  event: "copied";
  seat: number;
  effect: string;
  source: number;
}

export interface PaidEvent {
  event: "paid";
  seat: number;
  card: string;
}

export interface DiscardedEvent {
  event: "discarded";
  seat: number;
  card: string;
}

export interface ScrappedEvent {
  event: "scrapped";
  seat: number;
  card: string;
}

export interface StruckEvent {
  event: "struck";
  seat: number;
  card: string;
}

export interface TookBackEvent {
  event: "took-back";
  seat: number;
  card: string;
}

export interface RecoveredEvent {
  event: "recovered";
  seat: number;
  card: string;
}

export interface DrewEvent {
  event: "drew";
  seat: number;
  ages: readonly number[];
  cards: readonly string[] | null;
}

export interface SeizedEvent {
  event: "seized";
  seat: number;
  ages: readonly number[];
  cards: readonly string[] | null;
  source: number;
}

export interface GaveEvent {
  event: "gave";
  seat: number;
  ages: readonly number[];
  cards: readonly string[] | null;
  target: number;
}

export interface EmbargoLaidEvent {
  event: "embargo-laid";
  seat: number;
  card: string;
  target: number;
  domain: string;
}

export interface DemocracyLaidEvent {
  event: "democracy-laid";
  seat: number;
  card: string;
  target: number;
  domain: string;
}

export interface EmbargoExpiredEvent {
  event: "embargo-expired";
  seat: number;
  card: string;
  domain: string;
}

export interface HandSizeSetEvent {
  event: "hand-size-set";
  seat: number;
  size: number;
}

export interface CoinLaidEvent {
  event: "coin-laid";
  seat: number;
  source: number;
  domain: string;
}

export interface CoinReturnedEvent {
  event: "coin-returned";
  seat: number;
}

export interface LastRoundEvent {
  event: "last-round";
  seat: number;
}

export interface TurnEndedEvent {
  event: "turn-ended";
  seat: number;
}

export interface GameOverEvent {
  event: "game-over";
  seat: number;
  outcome: Outcome;
}

export interface Hint {
  seat: number;
  advice: readonly Advice[];
  alike: number;
  reason: Forced | Wins | CompletesHegemony | Stops | ReachesLevel | LeadsCulture | DrawsTo | TakesMajority | Grows | Takes | Parts | PlaysMore | Recovers | Digs | TakesHand | Hinders | EndsTurn | NothingBetter;
}

export interface Advice {
  decision: string;
  chance: number | null;
  games: number;
}

export interface Forced {
  why: "forced";
}

export interface Wins {
  why: "wins";
  domain: string | null;
}

export interface CompletesHegemony {
  why: "completes-hegemony";
  domain: string;
  missing: number;
}

export interface Stops {
  why: "stops";
  seat: number;
  domain: string;
  effect: string | null;
}

export interface ReachesLevel {
  why: "reaches-level";
  domain: string;
  level: number;
  effect: string;
}

export interface LeadsCulture {
  why: "leads-culture";
  copies: number;
}

export interface DrawsTo {
  why: "draws-to";
  cards: number;
}

export interface TakesMajority {
  why: "takes-majority";
  domain: string;
}

export interface Grows {
  why: "grows";
  domain: string;
  count: number;
  hegemony: number;
  is_largest: boolean;
}

export interface Takes {
  why: "takes";
  card: string;
  count: number;
}

export interface Parts {
  why: "parts";
  card: string;
}

export interface PlaysMore {
  why: "plays-more";
  effect: string;
  cards: number;
}

export interface Recovers {
  why: "recovers";
  cards: number;
}

export interface Digs {
  why: "digs";
  cards: number;
}

export interface TakesHand {
  why: "takes-hand";
}

export interface Hinders {
  why: "hinders";
  seat: number;
  domain: string;
}

export interface EndsTurn {
  why: "ends-turn";
  draws: number;
}

export interface NothingBetter {
  why: "nothing-better";
}

export interface Threats {
  rivals: readonly Threat[];
  own: readonly Threat[];
}

export interface Threat {
  seat: number;
  domain: string;
  missing: number;
  certain: boolean;
  chance: number | null;
  unseen: number;
  steps: readonly Step[];
}

export interface Step {
  effect: string;
  copied_from: number | null;
}

export interface Review {
  points: readonly Point[];
  costs: readonly Cost[];
  decided: number | null;
  trials: number;
  simulations: number;
}

export interface Point {
  decisions: number;
  turn: number;
  seat: number | null;
  chances: readonly number[];
}

export interface Cost {
  decisions: number;
  turn: number;
  seat: number;
  decision: string;
  chance: number;
  better: string;
  better_chance: number;
}

export type AnyEvent = DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent;

export type AnyReason = Forced | Wins | CompletesHegemony | Stops | ReachesLevel | LeadsCulture | DrawsTo | TakesMajority | Grows | Takes | Parts | PlaysMore | Recovers | Digs | TakesHand | Hinders | EndsTurn | NothingBetter;
