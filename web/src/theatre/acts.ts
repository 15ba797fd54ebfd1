// The events between two moments become acts: what is shown together, with which view, and how long it takes.
import type { LogLine, View } from '../net/wire';
import type { Mark, Pace, Scenes, Tone, Touch } from './scene';
import type { SoundName } from './sounds';
import { concerning, stepped } from './steps';

export interface Act {
  line: LogLine; // what the caption tells
  lines: LogLine[]; // all that happens in it
  view: View | null; // the table after it
  told: number; // so many lines of the log are told by then
  marks: Mark[];
  sound: SoundName | null;
  mine: boolean; // whether it touches whoever looks
  own: boolean; // whether whoever looks did it
  time: number; // milliseconds
  weight: number; // the lightest are left out first if there is no time for all
}

/** A table at some moment, as a seat sees it. */
export interface Moment {
  readonly seat: number;
  readonly view: View | null;
  readonly log: LogLine[];
}

const TIMES: Record<Pace, number> = { none: 300, quick: 300, usual: 450, slow: 800 };
const WEIGHTS: Record<Pace, number> = { none: 0, quick: 0, usual: 1, slow: 2 };
const MINE = { time: 1300, weight: 4 }; // what touches the player who looks is shown at length
const LONGER = 1.5; // times as long are steps of a battle or a Plot in which that player takes part
const OWN = { time: 300, weight: 0 }; // what that player did is shown briefly
const NOTHING: LogLine = { about: [], args: {}, joins: false, kind: '', seat: -1, text: '' };

/** Whether a line touches a seat, and how. Only a view tells whose cards it names. */
export function touchOf(line: LogLine, seat: number, scenes: Scenes, view: View | null = null): Tone | null {
  const touches = scenes[line.kind]?.touches ?? [];
  const owner = (card: string): number | undefined => view?.zones?.find(({ cards }) => cards.includes(card))?.owner;
  const touched = ({ who, whose }: Touch): number | string | undefined =>
    whose ? owner(String(line.args[who])) : who === 'seat' ? line.seat : line.args[who];
  const found = touches.find((touch) => touched(touch) === seat);
  return seat >= 0 && found ? found.tone : null;
}

/** The acts between two moments. The last has the view of the later moment, whatever the scenes make of the views before it. */
export function actsBetween(before: Moment, after: Moment, scenes: Scenes): Act[] {
  const from = commonLines(before.log, after.log);
  const lines = after.log.slice(from);
  const near = concerning(after.log, after.seat, scenes);
  const groups = together(lines, scenes);
  let { view } = before;
  let told = 0;
  return groups.map((group, index) => {
    for (const line of group) view = stepped(view, after.view, line, lines.slice(++told), scenes);
    if (index === groups.length - 1) ({ view } = after);
    return actOf(group, view, from + told, after.seat, scenes, near);
  });
}

/** How many lines two logs have in common from the start. */
export function commonLines(old: LogLine[], now: LogLine[]): number {
  const length = Math.min(old.length, now.length);
  for (let index = 0; index < length; index += 1) {
    const [one, other] = [old[index], now[index]];
    if (one !== other && (one?.kind !== other?.kind || one?.text !== other?.text)) return index;
  }
  return length;
}

/** Lines in the groups that are shown together. A line without an act of its own joins the next group; at the end, the last. */
function together(lines: LogLine[], scenes: Scenes): LogLine[][] {
  const groups: LogLine[][] = [];
  let waiting: LogLine[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (paceOf(line, scenes) === 'none') waiting.push(line);
    else if (group && !waiting.length && belongs(line, group.at(-1), scenes)) group.push(line);
    else {
      groups.push([...waiting, line]);
      waiting = [];
    }
  }
  if (!waiting.length) return groups;
  const last = groups.pop() ?? [];
  return [...groups, [...last, ...waiting]];
}

function belongs(line: LogLine, last: LogLine | undefined, scenes: Scenes): boolean {
  const same = scenes[line.kind]?.together;
  return Boolean(
    same && last?.kind === line.kind && last.seat === line.seat && same.every((arg) => last.args[arg] === line.args[arg]),
  );
}

const paceOf = (line: LogLine, scenes: Scenes): Pace => scenes[line.kind]?.pace ?? 'usual';

/** Lines as one act. `near` are the lines of battles and Plots in which the player who looks takes part. */
export function actOf(
  lines: LogLine[],
  view: View | null,
  told: number,
  seat: number,
  scenes: Scenes,
  near = new Set<LogLine>(),
): Act {
  const line = lines.findLast((one) => paceOf(one, scenes) !== 'none') ?? lines[0] ?? NOTHING;
  const mine = lines.some((one) => touchOf(one, seat, scenes));
  const marks = view ? lines.flatMap((one) => scenes[one.kind]?.show?.(one, view) ?? []) : [];
  const sounds = lines.flatMap((one) => scenes[one.kind]?.sound ?? []);
  const own = line.seat >= 0 && line.seat === seat;
  return {
    line,
    lines,
    view,
    told,
    marks,
    sound: sounds.at(-1) ?? null,
    mine,
    own,
    ...durationOf(line, mine, own, near, scenes),
  };
}

function durationOf(
  line: LogLine,
  mine: boolean,
  own: boolean,
  near: Set<LogLine>,
  scenes: Scenes,
): Pick<Act, 'time' | 'weight'> {
  const pace = paceOf(line, scenes);
  if (mine) return MINE;
  if (near.has(line)) return { time: TIMES[pace] * LONGER, weight: WEIGHTS[pace] + 1 };
  return own ? OWN : { time: TIMES[pace], weight: WEIGHTS[pace] };
}

const STAYING = ['arrow', 'ring'];
const MOST_MARKS = 24; // more arrows than these tell nobody anything

/** What lies on the table after an act, given what lay there before. Several units that went the same way leave one arrow. */
export function marksAfter({ marks, lines }: Act, before: Mark[], scenes: Scenes): Mark[] {
  const earlier = lines.some(({ kind }) => scenes[kind]?.clears) ? [] : before;
  const lasting = lines.some(({ kind }) => scenes[kind]?.fleeting) ? [] : marks;
  const staying = [...earlier, ...lasting.filter(({ shape }) => STAYING.includes(shape))];
  return [...new Map(staying.map((mark) => [JSON.stringify(mark), mark])).values()].slice(-MOST_MARKS);
}

/** The acts for which there is time: the lightest are left out first, of the same weight the oldest. */
export function chosen(acts: Act[], time: number): Set<Act> {
  const kept = new Set(acts);
  let total = acts.reduce((sum, act) => sum + act.time, 0);
  for (const act of [...acts].sort((one, other) => one.weight - other.weight)) {
    if (total <= time) break;
    kept.delete(act);
    total -= act.time;
  }
  return kept;
}

/** Whether a question stays open from one moment to the other. */
export const isAskedTheSame = (before: Moment, after: Moment): boolean =>
  Boolean(before.view?.ask) && before.view?.ask?.number === after.view?.ask?.number;

/** A moment without its question. */
export const unasked = <M extends Moment>(moment: M): M =>
  moment.view?.ask ? { ...moment, view: { ...moment.view, ask: null } } : moment;

/** A moment in which one may act, with no more of its log and its status than another tells: the rest comes with the acts. */
export const openedTo = <M extends Moment>(moment: M, { log, view }: Pick<Moment, 'log' | 'view'>): M => ({
  ...moment,
  log: moment.log.slice(0, log.length),
  view: moment.view && { ...moment.view, status: view?.status ?? null },
});
