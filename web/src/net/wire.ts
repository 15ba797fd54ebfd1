// Made by tools/wire_types.py from the server's types. Do not edit.

/** Something a host did. `by` is empty for what was done at the command line. */
export interface ActInfo {
  made: number;
  by: string;
  act: string;
  about: string;
  details: string;
}

export interface ActList {
  acts: ActInfo[];
  more: number;
}

export interface Answer {
  agree: boolean;
}

/**
 * What a seat is asked. `number` goes back with the pick that answers it. `subject` is the one thing the question is about,
 * if there is one; `wanted` how many such picks it asks for in a row.
 */
export interface Ask {
  decision: string;
  detail: string;
  number: number;
  options: OptionInfo[];
  prompt: string;
  rule: string;
  subject: Subject | null;
  undo: number;
  wanted: number;
}

export interface BanInfo {
  id: string;
  kind: string;
  what: string;
  name: string;
  reason: string;
  by: string;
  made: number;
  until: number;
}

/** A campaign: its games, how it stands in sentences and as the sheet on the table, and whether it is over. */
export interface CampaignInfo {
  id: string;
  title: string;
  mode: string;
  games: TableInfo[];
  sheet: string[];
  ledgers: LedgerInfo[];
  over: boolean;
  diary: boolean;
}

/** A part of a list of campaigns, and where it goes on; `more` is empty at the end. */
export interface CampaignList {
  campaigns: CampaignInfo[];
  more: string;
}

/** What a bot likes besides winning. */
export interface CharacterInfo {
  id: string;
  name: string;
  about: string;
}

/** A part of what was said, and whether there is more of it in the direction that was asked for. */
export interface Chat {
  messages: Saying[];
  more: boolean;
}

/** A clock for each seat, in seconds. The increment comes once the table waits for somebody else; the cap is the most. */
export interface ClockRules {
  start: number;
  increment?: number;
  cap?: number;
  at_zero?: "bot" | "forfeit";
}

export interface CloseReport {
  answer?: string;
}

export interface Confirm {
  secret: string;
}

export interface Credentials {
  name: string;
  passphrase: string;
}

/** It is done and kept. `number` is that of the question the seat answers next, `made` how many of the picks were made. */
export interface Done {
  type: "done";
  id?: number;
  number?: number;
  made?: number;
}

/** Get a hint whenever the lobby changes. */
export interface EnterLobby {
  type: "lobby";
  id?: number;
}

/** The wish to be forgotten. A guest has no passphrase. */
export interface Farewell {
  passphrase?: string;
}

/** A part of a list: those before a moment; of people only those whose name holds a text. */
export interface Find {
  name?: string;
  before?: number;
  limit?: number;
}

export interface FindReports {
  closed?: boolean;
  before?: number;
  limit?: number;
}

export interface FindTables {
  status?: "aside" | "open" | "over" | "paused" | "playing";
  before?: string;
  limit?: number;
}

/** The name of somebody who forgot their passphrase. */
export interface Forgot {
  name: string;
}

/**
 * Newer rules cannot go on with a game as it stands: what changed, in sentences, and how many of its picks are left where
 * they can (none: nowhere). It waits until all have agreed to go on there, or to end it.
 */
export interface GapInfo {
  changes: string[];
  made: number;
  kept: number | null;
}

/** Agree to what is proposed, or drop it. */
export interface GiveAnswer {
  type: "answer";
  table: string;
  agree: boolean;
  id?: number;
}

export interface GiveOrders {
  seat: number;
  orders: OrderInfo[];
}

/**
 * The house at a glance: what you may do, how many people and tables there are, what the storage has to carry. Nothing that
 * a pick changes: hosts play, too, and would learn of picks made in secret.
 */
export interface Glance {
  role: string;
  rights: string[];
  registered: number;
  guests: number;
  tables: Record<string, number>;
  reports: number;
  connections: number;
  people: number;
  tables_in_memory: number;
  errors: number;
  load: number | null;
  delay: number | null;
  storage: number;
  notice: string;
}

/** You may no longer look at this table, and hear no more of it. */
export interface Gone {
  type: "gone";
  table: string;
  problem: Problem;
}

export interface Health {
  status: string;
}

/** A hook. Its secret, which signs what is sent there, is told once. */
export interface HookInfo {
  id: string;
  url: string;
  shape: string;
  secret?: string;
}

/** What this server offers: its titles, the levels and characters of its bots, and the packs its owner installed. */
export interface House {
  version: string;
  titles: TitleInfo[];
  levels: LevelInfo[];
  characters: CharacterInfo[];
  usual: string;
  packs: Record<string, string[]>;
  notice?: string;
}

/** The hosts of the house have something to say to everybody; an empty text: no longer. */
export interface HouseNotice {
  type: "notice";
  text: string;
}

/** For so many milliseconds nobody hears how the game goes on: somebody may be asked in secret. */
export interface Hush {
  type: "hush";
  table: string;
  seat: number;
  millis: number;
}

/** Any free seat, or this one. Joining also accepts an invitation, and takes back a seat that a bot plays. */
export interface JoinTable {
  seat?: number | null;
}

/** Somebody whom the maker of a table sends away or mutes; not `on`: lets in or speak again. */
export interface KeepOrder {
  person: string;
  on?: boolean;
}

/** A field of a table of the storage, by its name and in words. */
export interface KeptField {
  id: string;
  about: string;
}

/** A table of the storage: what stands in it, how long, and whether it is about people. */
export interface KeptThing {
  id: string;
  about: string;
  until: string;
  personal: boolean;
  fields: KeptField[];
}

/** All seats of mine, or this one. While a game runs a bot takes over; before it an invitation is declined. */
export interface LeaveTable {
  seat?: number | null;
}

/** A page of a campaign's sheet: a table, or things that are ticked off one by one. */
export interface LedgerInfo {
  name: string;
  heads: string[];
  rows: string[][];
  ticks: [string, boolean][];
}

/** How strong a bot is. One that thinks ahead may have a character: its level is named with it, as in `level4-bold`. */
export interface LevelInfo {
  id: string;
  name: string;
  about: string;
  thinks: boolean;
}

/** The first public tables with open seats and the first public games to watch, and where either list goes on. */
export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  more_open: string;
  more_running: string;
}

/** The lobby changed: read it again when convenient. */
export interface LobbyHint {
  type: "lobby";
}

/**
 * Something that happened, as far as a seat was told, in the order in which it happened. `kind` is the name of the event,
 * `args` what it tells by name: numbers, seats, and things spelled as in the view (which tile, from where, who was hit).
 * From these a client can show how the old view became the new one, event by event. `seat` is who acts in it (-1: nobody).
 * `text` is its sentence in the log, `about` the things this names; if the line `joins` the one before, its text tells both,
 * and a log shows the last of such lines alone ("Eva pays 3 gold and 2 iron.").
 */
export interface LogLine {
  about: string[];
  args: Record<string, string | number>;
  joins: boolean;
  kind: string;
  seat: number;
  text: string;
}

/** Ask everybody's consent to an undo, a pause, or the end of the game. */
export interface MakeProposal {
  type: "propose";
  kind: "end" | "go_on" | "pause" | "undo";
  seat?: number;
  count?: number;
  table: string;
  id?: number;
}

/** A hexagon of a map, by its axial coordinates. */
export interface MapTile {
  q: number;
  r: number;
  kind: string;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  role?: string;
}

export interface ModeInfo {
  id: string;
  name: string;
  players: number[];
  about: string;
  campaign: boolean;
}

/** Turn a person away (`person`), forbid them to speak (`mute`), or turn a network away (`address`). 0 days: for good. */
export interface NewBan {
  kind: "address" | "mute" | "person";
  what: string;
  reason?: string;
  days?: number;
}

/** An e-mail address, which counts once it is confirmed; empty: none. It takes the passphrase of an account. */
export interface NewEmail {
  email: string;
  passphrase?: string;
}

/** A new guest, with a name of their choice, or with one that the server makes up. */
export interface NewGuest {
  name?: string | null;
}

/** Where notices shall go, and in whose shape. */
export interface NewHook {
  url: string;
  shape?: "discord" | "plain" | "slack";
}

export interface NewName {
  name: string;
}

/** Another passphrase, for somebody who knows the old one. */
export interface NewPassphrase {
  old: string;
  new: string;
}

/** A subscription, as a browser makes it: where its push service takes messages, and its keys (base64url). */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Tell the hosts about somebody at a table: what they do, or the line `n` of the chat that they wrote. */
export interface NewReport {
  person: string;
  why: string;
  n?: number;
}

export interface NewTable {
  title: string;
  seats: SeatWish[];
  mode?: string;
  settings?: Record<string, string | number>;
  packs?: string[];
  visibility?: "link" | "public";
  pace?: "days" | "live";
  clock?: ClockRules | null;
  spectators?: boolean;
  delay?: number;
  helper?: string;
}

export interface Note {
  text: string;
}

/**
 * How somebody is told: whether this server sends mails, their address (and one they have not confirmed), wishes, hooks,
 * browsers, and the key that browsers need to subscribe.
 */
export interface NoticeInfo {
  mails: boolean;
  email: string;
  unconfirmed: string;
  wishes: Wishes;
  hooks: HookInfo[];
  push_key: string;
  pushes: PushInfo[];
}

export interface OneSeat {
  seat: number;
}

/** Who has an open connection: the persons among those at a table, and how many people there are in all. */
export interface Online {
  people: string[];
  count: number;
}

/**
 * Something a seat may pick. `answer`: whether it acts, leaves what is asked, goes on to what comes next, or takes back. A
 * `final` one cannot be taken back: something begins, ends or comes to light with it. `consequence` is what it brings about
 * besides what its label says, in one line, where the rules know it.
 */
export interface OptionInfo {
  answer: "act" | "go_on" | "leave" | "take_back";
  consequence: string;
  final: boolean;
  kind: string;
  label: string;
  noun: string;
  text: string;
  verb: string;
}

/** What to do when the seat is asked about a card: ask the player, use it at the first chance, or never. */
export interface OrderInfo {
  card: string;
  order: "ask" | "never" | "use";
}

/** Every message may carry an `id`; its answer carries the same. */
export interface Ordered {
  type: "Ordered";
}

/** The standing orders of a seat, one for each card that there can be one for. Only their player sees them. */
export interface Orders {
  orders: OrderInfo[];
}

/**
 * How a game ended: ranks (1 for the winners) and scores by seat, the reason, and each score broken down. In a room the
 * reason and what the lines count are names of messages; viewers get them in words.
 */
export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  lines: [string, number][][];
}

/** What comes after `/player#return=` in a link that brings a guest back. */
export interface OwnLink {
  secret: string;
}

/** A part of a list: `before` is the `more` of the part before it, `limit` how much at most. */
export interface Part {
  before?: string;
  limit?: number;
}

export interface PersonList {
  people: PersonRow[];
  more: number;
}

/** Somebody, as hosts see them. `networks` are those they are connected from right now, to this node. */
export interface PersonRow {
  id: string;
  name: string;
  guest: boolean;
  created: number;
  seen: number;
  role: string;
  banned: boolean;
  muted: boolean;
  networks: string[];
}

/** Answer the question of a seat with one pick or several in a row. */
export interface Pick {
  type: "pick";
  seat: number;
  number: number;
  picks: string[];
  table: string;
  id?: number;
}

/**
 * One pick or several in a row of one seat, by their notation. They are made up to the first that brings something to light;
 * those after it are dropped unread. If one before that is refused, none is made.
 */
export interface Picks {
  seat: number;
  number: number;
  picks: string[];
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** The facts of your view after some picks; null if one of them would begin, end or bring to light something. */
export interface Preview {
  facts: Record<string, unknown> | null;
}

/** Why something was refused. `rule` and `text` name and quote the rule that forbids it, where there is one. */
export interface Problem {
  code: string;
  message: string;
  rule?: string;
  text?: string;
}

export interface ProposalInfo {
  kind: "end" | "go_on" | "pause" | "undo";
  by: string;
  agreed: string[];
  seat: number;
  count: number;
}

/** Ask everybody's consent. For an undo: how many of the last picks of a seat, with all that came after them. */
export interface Propose {
  kind: "end" | "go_on" | "pause" | "undo";
  seat?: number;
  count?: number;
}

/** A browser that shows notices, and whether it is the one that asks. */
export interface PushInfo {
  id: string;
  device: string;
  here: boolean;
}

/** The last messages; those before one of them; or, with `after`, the next ones after one. */
export interface ReadChat {
  after?: number;
  before?: number;
  limit?: number;
}

/** The message with this id was refused, and nothing was changed. */
export interface RefusedOrder {
  type: "refused";
  id: number;
  problem: Problem;
}

/** A finished game: how many picks it has, the names at the table, and the picks. */
export interface Replay {
  steps: number;
  names: string[];
  picks: ReplayPick[];
}

export interface ReplayPick {
  seat: number;
  label: string;
}

/** What a seat saw after so many picks, and the log up to there. */
export interface ReplayStep {
  step: number;
  seat: number;
  view: View;
  log: LogLine[];
}

export interface ReportInfo {
  id: string;
  table: string;
  person: string;
  name: string;
  reporter: string;
  reporter_name: string;
  line: number;
  text: string;
  why: string;
  made: number;
  closed: number;
  answer: string;
}

export interface ReportList {
  reports: ReportInfo[];
  more: number;
}

/** A new passphrase, with the secret that came by e-mail. */
export interface Reset {
  secret: string;
  passphrase: string;
}

export interface Return {
  secret: string;
}

export interface Rule {
  id: string;
  text: string;
}

/** The rules of a title: as one Markdown text, and by number. */
export interface Rules {
  text: string;
  rules: Rule[];
}

export interface Say {
  text: string;
}

/** Somebody at the table said something. */
export interface Saying {
  type: "chat";
  table: string;
  n: number;
  person: string;
  name: string;
  text: string;
  made: number;
}

/** A value of the setting `scenario`: for how many players it is, what it is about, and what its map looks like. */
export interface ScenarioInfo {
  id: string;
  name: string;
  players: number;
  about: string;
  tiles: MapTile[];
}

/** What a campaign was worth that you played alone, and when it ended. */
export interface ScoreInfo {
  title: string;
  mode: string;
  campaign: string;
  points: number;
  made: number;
}

/** A seat and who has it. An open seat with a person is kept for them until they join or decline by leaving. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  person?: string;
  level?: string;
  out?: string;
  asked?: number;
  left?: number;
  due?: number;
  plays?: string;
}

/** A seat for a bot of some level, or of the strongest. */
export interface SeatOf {
  seat: number;
  level?: string;
}

/**
 * Who shall sit there: the one who makes the table (several times for a hot seat), anybody, or a bot. Players round one
 * screen can be given names, at a table without open seats.
 */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** What shall become of a table: end its game as it stands, set it aside, or bring it back. */
export interface SeeTo {
  act: "aside" | "back" | "end";
}

/** A device on which you are signed in, and whether it is this one. */
export interface SessionInfo {
  id: string;
  device: string;
  since: number;
  here: boolean;
}

/**
 * One of some values, or a number in a range. `defaults` differ by mode; `words` are what people call the values. `fits`
 * names the values that are for one number of players only; with fewer players than `least` it means nothing.
 */
export interface SettingInfo {
  id: string;
  about: string;
  values: string[];
  range: [number, number] | null;
  default: string | number;
  modes: string[];
  defaults: Record<string, string | number>;
  words: Record<string, string>;
  fits: Record<string, number>;
  least: number;
}

/** Say something to everybody at a table. */
export interface Speak {
  type: "chat";
  table: string;
  text: string;
  id?: number;
}

/** How a seat stands: the score that decides, the score to reach (0: none), and what else matters, each in some words. */
export interface Standing {
  parts: string[];
  score: number;
  target: number;
}

/**
 * How the game stands, as far as a seat may know. `measure` says what the scores count, `fewest` whether fewer are better.
 * `leaders` are ahead now; `warnings` say who is about to win or end it.
 */
export interface Status {
  fewest: boolean;
  goal: string;
  leaders: number[];
  measure: string;
  round: string;
  seats: Standing[];
  warnings: string[];
}

/**
 * How the scores of a finished game went, as everybody could see them: what they count, and whether fewer are better.
 * `taken_back` tells how often everybody agreed to take picks back.
 */
export interface Story {
  measure: string;
  fewest: boolean;
  points: StoryPoint[];
  moments: StoryMoment[];
  taken_back: number;
}

/**
 * A pick that turned the game: whose score it moved most, by how much, and what was told of it. `leader` is the seat that it
 * brought ahead of all others, and `decides` tells that whoever led after it led to the end.
 */
export interface StoryMoment {
  step: number;
  seat: number;
  gain: number;
  text: string;
  leader: number | null;
  decides: boolean;
}

/** The scores after so many picks, seat by seat. */
export interface StoryPoint {
  step: number;
  round: string;
  scores: number[];
}

/** Something that is asked about: its kind (tile, card, seat, ...), how views and options spell it, and its name. */
export interface Subject {
  kind: string;
  name: string;
  noun: string;
}

/** A table without its game: who sits where, whose turn it is since when, the clock, what is proposed, how it ended. */
export interface TableInfo {
  id: string;
  title: string;
  mode: string;
  settings: Record<string, string | number>;
  packs: string[];
  host: string;
  visibility: "link" | "public";
  pace: "days" | "live";
  spectators: boolean;
  status: "aside" | "closed" | "open" | "over" | "paused" | "playing";
  seats: SeatInfo[];
  created: number;
  clock?: ClockRules | null;
  proposal?: ProposalInfo | null;
  outcome?: Outcome | null;
  gap?: GapInfo | null;
  campaign?: string;
  game?: number;
  campaign_over?: boolean;
  previous?: string;
  next?: string;
  muted?: string[];
  kicked?: string[];
  delay?: number;
}

/** A part of a list of tables, and where it goes on; `more` is empty at the end. */
export interface TableList {
  tables: TableInfo[];
  more: string;
}

/** A table as one seat sees it, entire. `era` and `n` number what was sent: give them back to resume. */
export interface TableState {
  type: "state";
  table: string;
  seat: number;
  era: string;
  n: number;
  now: number;
  info: TableInfo;
  view: View | null;
  log: LogLine[];
  number: number;
  undo: number;
}

/** Tables, private ones included, without their games: a host sees nobody's hand. */
export interface TablesOfHouse {
  tables: TableInfo[];
  more: string;
}

export interface Tell {
  text: string;
}

export interface TitleInfo {
  slug: string;
  name: string;
  about: string;
  time: string;
  weight: string;
  edition: string;
  version: number;
  modes: ModeInfo[];
  settings: SettingInfo[];
}

/** You are asked at this table, or invited to it. */
export interface TurnHint {
  type: "turn";
  table: string;
}

/** Nothing was missed. */
export interface Unchanged {
  type: "unchanged";
  table: string;
  seat: number;
  era: string;
  n: number;
}

/** Take back the last pick of a seat, as far as it is safe. */
export interface Undo {
  type: "undo";
  seat: number;
  number: number;
  table: string;
  id?: number;
}

/** Take back the last pick of a seat, as far as it is safe. */
export interface UndoPick {
  seat: number;
  number: number;
}

/** Follow a table no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  id?: number;
}

/** What changed for one seat. Its log keeps the first `log_from` lines, then come these. */
export interface Update {
  type: "update";
  table: string;
  seat: number;
  era: string;
  n: number;
  now: number;
  info: TableInfo | null;
  view: View | null;
  log_from: number;
  log: LogLine[];
  number: number;
  undo: number;
}

/** All that a seat may know of the game. In an update: the keys that changed, and of `zones` those that changed. */
export interface View {
  ask?: Ask | null;
  facts?: Record<string, unknown>;
  mode?: string;
  names?: string[];
  numbers?: Record<string, (number | null)[]>;
  over?: boolean;
  picked?: string | null;
  scalars?: Record<string, unknown>;
  seat?: number;
  status?: Status | null;
  title?: string;
  waiting_for?: number[];
  words?: Record<string, string>;
  zones?: ZoneInfo[];
}

/**
 * Follow a table. With the `era` and `n` of the last update seen: go on from there. `language` (such as `de-AT`) is the one
 * this connection reads from now on, if the house speaks it; without it the one it was opened with.
 */
export interface Watch {
  type: "watch";
  table: string;
  id?: number;
  seat?: number | null;
  era?: string;
  n?: number;
  language?: string;
}

/** Ask what a seat is not offered now, and which rules forbid it. */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  id?: number;
}

/** Something that is not offered, the rule that forbids it, why, and the text of the rule. */
export interface WhyNotInfo {
  option: string;
  label: string;
  rule: string;
  reason: string;
  text: string;
}

/** The rule of the question itself, and everything it does not offer. */
export interface WhyNots {
  type: "why";
  id: number;
  rule: string;
  text: string;
  refusals: WhyNotInfo[];
}

/** What somebody wishes to be told. Hours are those of the zone; if both are the same, no hours are quiet. */
export interface Wishes {
  mail?: boolean;
  remind?: boolean;
  wait?: number;
  digest?: number;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
  language?: string;
}

export interface Words {
  words: string[];
}

export interface ZoneInfo {
  cards: (string | null)[];
  marks: Record<string, number>[];
  owner: number;
  slot: number;
  zone: string;
}
