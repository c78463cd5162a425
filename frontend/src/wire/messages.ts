// Written by `make generate` from impera.server.wire. Do not edit.

export interface Hello {
  type: "hello";
  token?: string | null;
  invite?: string | null;
  seat?: number | null;
  since?: number | null;
  views?: boolean;
}

export interface Decide {
  type: "decide";
  number: number;
  decision: string;
}

export interface Undo {
  type: "undo";
  number: number;
}

export interface Say {
  type: "say";
  phrase: "agree" | "bargain" | "block-domain" | "good-luck" | "hello" | "hurry" | "leave-domain" | "refuse" | "seat-wins-domain" | "sorry" | "thanks" | "together" | "truce" | "watch-seat" | "well-played";
  seat?: number | null;
  domain?: "culture" | "economy" | "military" | "religion" | "science" | "utopia" | null;
}

export interface AskHint {
  type: "ask-hint";
  number: number;
}

export interface AskThreats {
  type: "ask-threats";
}

export interface Plan {
  type: "plan";
  number: number;
  decisions: readonly string[];
}

export interface Look {
  type: "look";
}

export interface NewTable {
  options?: Record<string, unknown>;
  seats?: readonly WantedSeat[];
  name?: string | null;
  published?: boolean;
  aids?: boolean;
  clock?: number | null;
  per?: "game" | "turn";
  late?: "bot" | "lost";
  away?: number | null;
  delay?: number;
  person?: string | null;
}

export interface WantedSeat {
  kind?: "bot" | "person";
  level?: string | null;
}

export interface TakeSeat {
  name: string;
  person?: string | null;
}

export interface GiveSeat {
  level?: string | null;
}

export interface DroppedRecord {
  record: string;
}

export interface BranchHere {
  decisions: number;
  seat: number;
  name: string;
  level?: string | null;
  published?: boolean;
  aids?: boolean;
  person?: string | null;
}

export interface BranchRecord {
  decisions: number;
  seat: number;
  name: string;
  level?: string | null;
  published?: boolean;
  aids?: boolean;
  person?: string | null;
  record: string;
}

export interface TryLesson {
  decisions?: readonly string[];
}

export interface Pack {
  places: readonly PackedPlace[];
  luggage?: string;
}

export interface PackedPlace {
  table: string;
  token: string;
}

export interface Unpack {
  code: string;
  token: string;
  person?: string | null;
}

export interface NewDeal {
  options?: Record<string, unknown>;
  level?: string | null;
}

export interface PlayDeal {
  name: string;
}

export interface NewNotice {
  kind: "mail" | "push" | "webhook";
  target: string;
  language: string;
  p256dh?: string | null;
  auth?: string | null;
}

export interface NoticeCode {
  code: string;
}

export interface Table {
  type: "table";
  number: number;
  table: string;
  status: "over" | "running" | "waiting";
  seat: number | null;
  options: Options;
  terms: Terms;
  seating: readonly Sitting[];
  host: boolean;
  commitment: string;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
  reveal: Reveal | null;
  rematch: string | null;
  branch: Branch | null;
  blocked: readonly number[];
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

export interface Terms {
  published: boolean;
  aids: boolean;
  clock: number | null;
  away: number | null;
  per: "game" | "turn";
  late: "bot" | "lost";
  delay: number;
}

export interface Sitting {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  away: boolean;
  kept: boolean;
  lost: boolean;
}

export interface Ask {
  number: number;
  legal: readonly string[];
  undo: boolean;
  no_undo: "enough" | "nothing" | "over" | "revealed" | null;
  ends_undo: readonly string[] | null;
  until: number | null;
}

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

export interface Reveal {
  seed: string;
  salt: string;
}

export interface Branch {
  table: string | null;
  decisions: number;
}

export interface Began {
  type: "began";
  number: number;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
  events: readonly (DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent)[];
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

export interface Decided {
  type: "decided";
  number: number;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
  seat: number;
  bot: boolean;
  events: readonly (DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent)[];
  reveal: Reveal | null;
}

export interface Undone {
  type: "undone";
  number: number;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
  seat: number;
  undone: number;
}

export interface Said {
  type: "said";
  number: number;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
  seat: number;
  phrase: "agree" | "bargain" | "block-domain" | "good-luck" | "hello" | "hurry" | "leave-domain" | "refuse" | "seat-wins-domain" | "sorry" | "thanks" | "together" | "truce" | "watch-seat" | "well-played";
  about: number | null;
  domain: "culture" | "economy" | "military" | "religion" | "science" | "utopia" | null;
}

export interface Unheard {
  type: "unheard";
  number: number;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
}

export interface Seated {
  type: "seated";
  number: number;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
  seating: readonly Sitting[];
}

export interface Rematch {
  type: "rematch";
  number: number;
  asked: readonly number[];
  ask: Ask | null;
  view: View | null;
  table: string;
}

export interface Hint {
  type: "hint";
  number: number;
  decisions: readonly Advice[];
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
  type: "threats";
  number: number;
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

export interface Planned {
  type: "planned";
  number: number;
  decisions: readonly string[];
  events: readonly (DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent)[];
  view: View;
  legal: readonly string[];
  ends_undo: readonly string[];
}

export interface Refused {
  type: "refused";
  code: "closed" | "foreign" | "illegal" | "no-advice" | "no-hints" | "no-plan" | "no-seat" | "no-undo" | "over" | "repeated" | "said-enough" | "stale" | "storage" | "too-fast" | "unknown-number" | "unreadable" | "waiting" | "which-seat";
  number: number | null;
  now: number;
}

export interface Bye {
  type: "bye";
  reason: "gone" | "restart" | "silent" | "slow";
  wait: number;
}

export interface TableMade {
  table: string;
  token: string;
  invite: string;
  seat: number | null;
  link: string;
  commitment: string;
}

export interface SeatTaken {
  table: string;
  seat: number;
  token: string;
}

export interface Blocked {
  block: string;
}

export interface CodeMade {
  code: string;
}

export interface PlacesMoved {
  places: readonly PlaceMoved[];
}

export interface PlaceMoved {
  table: string;
  seats: readonly number[];
  is_over: boolean;
}

export interface Done {
  number: number;
}

export interface MoveBegun {
  code: string;
  seconds: number;
}

export interface MoveSeen {
  state: "gone" | "taken" | "waiting";
}

export interface Moving {
  seats: readonly MovedSeat[];
  luggage: string;
}

export interface MovedSeat {
  table: string;
  seat: number;
  deal: string | null;
  is_over: boolean;
}

export interface Summary {
  table: string;
  status: "over" | "running" | "waiting";
  options: Options;
  terms: Terms;
  seating: readonly Sitting[];
  asked: readonly number[];
  until: number | null;
  created: number;
  commitment: string;
  rematch: string | null;
  branch: Branch | null;
}

export interface Lobby {
  tables: readonly Summary[];
}

export interface Replay {
  options: Options;
  names: readonly string[];
  begins: "deck" | "position" | "seed";
  seed: string | null;
  promise: Promise | null;
  deck: readonly string[];
  moments: readonly Moment[];
}

export interface Promise {
  digest: string;
  salt: string;
}

export interface Moment {
  seat: number | null;
  decision: string | null;
  events: readonly (DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent)[];
  view: View;
  packets: readonly (readonly string[])[];
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

export interface Proof {
  digest: string;
  text: string;
  seed: string;
  players: number;
  first: number;
  shuffles: readonly Shuffle[];
  dealt: readonly (readonly string[])[];
  decisions: number;
}

export interface Shuffle {
  age: number;
  cards: readonly string[];
  draws: readonly number[];
  order: readonly string[];
  box: readonly string[];
}

export interface Book {
  language: string;
  languages: readonly string[];
  title: string;
  introduction: readonly (Paragraph | Listing | TableBlock | ClauseBlock)[];
  chapters: readonly ChapterBlocks[];
}

export interface Paragraph {
  kind: "paragraph";
  parts: readonly (Text | Code | Reference | Strong | Emphasis)[];
}

export interface Text {
  kind: "text";
  text: string;
}

export interface Code {
  kind: "code";
  text: string;
}

export interface Reference {
  kind: "reference";
  name: string;
}

export interface Strong {
  kind: "strong";
  parts: readonly (Text | Code | Reference | Strong | Emphasis)[];
}

export interface Emphasis {
  kind: "emphasis";
  parts: readonly (Text | Code | Reference | Strong | Emphasis)[];
}

export interface Listing {
  kind: "list";
  ordered: boolean;
  items: readonly Item[];
}

export interface Item {
  name: string | null;
  parts: readonly (Text | Code | Reference | Strong | Emphasis)[];
}

export interface TableBlock {
  kind: "table";
  headers: readonly (readonly (Text | Code | Reference | Strong | Emphasis)[])[];
  align: readonly ("left" | "right")[];
  rows: readonly Row[];
}

export interface Row {
  names: readonly string[];
  cells: readonly (readonly (Text | Code | Reference | Strong | Emphasis)[])[];
}

export interface ClauseBlock {
  kind: "clause";
  name: string;
  title: string;
  note: string;
  blocks: readonly (Paragraph | Listing | TableBlock | ClauseBlock)[];
}

export interface ChapterBlocks {
  number: string;
  heading: string;
  depth: 1 | 2;
  clauses: readonly string[];
  blocks: readonly (Paragraph | Listing | TableBlock | ClauseBlock)[];
}

export interface Bots {
  bots: readonly BotLevel[];
  offered: readonly OfferedBot[];
}

export interface BotLevel {
  name: string;
  level: number;
}

export interface OfferedBot {
  name: string;
  sentence: string;
}

export interface Lessons {
  lessons: readonly LessonShown[];
}

export interface LessonShown {
  name: string;
  steps: readonly LessonStep[];
}

export interface LessonStep {
  name: string;
  message: string;
}

export interface LessonTried {
  lesson: string;
  status: "going" | "missed" | "reached";
  step: number;
  missed: string | null;
  message: string;
  seat: number;
  view: View;
  legal: readonly string[];
  events: readonly (DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent)[];
}

export interface Puzzles {
  puzzles: readonly PuzzleShown[];
}

export interface PuzzleShown {
  name: string;
  goal: "stop" | "win";
  players: number;
  grade: number;
  domain: string | null;
}

export interface PuzzleTried {
  puzzle: string;
  status: "going" | "missed" | "reached";
  seat: number;
  view: View;
  legal: readonly string[];
  events: readonly (DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent)[];
}

export interface DealMade {
  deal: string;
  link: string;
}

export interface Notices {
  offered: readonly ("mail" | "push" | "webhook")[];
  push_key: string;
  chosen: readonly NoticeSeen[];
}

export interface NoticeSeen {
  id: string;
  kind: "mail" | "push" | "webhook";
  target: string;
  is_confirmed: boolean;
}

export interface Deal {
  deal: string;
  day: string | null;
  ends: number | null;
  now: number;
  options: Options;
  level: string;
  seat: number;
  commitment: string;
  table: string | null;
  status: "new" | "over" | "past" | "running";
  yours: Ended | null;
  endings: readonly Ended[];
  lines: readonly DealLine[];
  best: BestGame | null;
}

export interface Ended {
  result: "lost" | "shared" | "won";
  reason: string;
  domain: string | null;
  turn: number;
  late: boolean;
  people: number;
}

export interface DealLine {
  name: string;
  table: string | null;
  ended: Ended | null;
}

export interface BestGame {
  table: string;
  ended: Ended;
}

export interface PuzzleSolution {
  puzzle: string;
  decisions: readonly string[];
  effects: readonly string[];
  tried: number;
}

export interface Problem {
  code: string;
  detail: string;
}

export type FromViewer = Hello | Decide | Undo | Say | AskHint | AskThreats | Plan | Look;

export type ToViewer = Table | Began | Decided | Undone | Said | Unheard | Seated | Rematch | Hint | Threats | Planned | Refused | Bye;

export type AnyEvent = DealtEvent | KeptEvent | PassedEvent | RevealedEvent | ClaimedEvent | TurnBeganEvent | StepSkippedEvent | PlayedEvent | UsedEvent | CopiedEvent | PaidEvent | DiscardedEvent | ScrappedEvent | StruckEvent | TookBackEvent | RecoveredEvent | DrewEvent | SeizedEvent | GaveEvent | EmbargoLaidEvent | DemocracyLaidEvent | EmbargoExpiredEvent | HandSizeSetEvent | CoinLaidEvent | CoinReturnedEvent | LastRoundEvent | TurnEndedEvent | GameOverEvent;

export type AnyReason = Forced | Wins | CompletesHegemony | Stops | ReachesLevel | LeadsCulture | DrawsTo | TakesMajority | Grows | Takes | Parts | PlaysMore | Recovers | Digs | TakesHand | Hinders | EndsTurn | NothingBetter;

export type Phrase = "agree" | "bargain" | "block-domain" | "good-luck" | "hello" | "hurry" | "leave-domain" | "refuse" | "seat-wins-domain" | "sorry" | "thanks" | "together" | "truce" | "watch-seat" | "well-played";
