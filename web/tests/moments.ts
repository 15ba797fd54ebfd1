/** Moments of a made-up game. */
import type { Ask, LogLine, View, ZoneInfo } from '../src/net/wire';
import type { Moment } from '../src/theatre/acts';

export const line = (kind: string, seat = 1, args: LogLine['args'] = {}): LogLine => ({
  kind,
  seat,
  args,
  about: Object.values(args).filter((one) => typeof one === 'string'),
  joins: false,
  text: `${seat} ${kind} ${JSON.stringify(args)}`,
});
export const asked = (number: number): Ask => ({
  decision: 'D',
  detail: '',
  number,
  options: [],
  prompt: '',
  rule: '',
  subject: null,
  undo: 0,
  wanted: 1,
});
export const zone = (name: string, owner: number, ...cards: (string | null)[]): ZoneInfo => ({
  zone: name,
  slot: Math.max(owner, 0),
  owner,
  cards,
  marks: [],
});
export const moment = (log: LogLine[], view: View = {}, seat = 0): Moment => ({ seat, log, view: { seat, ask: null, ...view } });
