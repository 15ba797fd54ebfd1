// How the events of Fine Sand are shown.
import type { LogLine } from '../../net/wire';
import { card, seat, type Mark, type Scenes } from '../../theatre/scene';

const around = (line: LogLine): Mark => ({ shape: 'ring', at: card(line), seat: line.seat });
const banner = (line: LogLine): Mark[] => [{ shape: 'banner', text: line.text, seat: line.seat }];
const handedOn = (from: number | string | undefined, to: number | string | undefined, line: LogLine): Mark[] => [
  { shape: 'arrow', from: seat(from), to: seat(to), seat: line.seat },
];

export const scenes: Scenes = {
  'round-begins': { chapter: 'round', pace: 'quick' },
  coach: { pace: 'none' },
  timer: { pace: 'none' },
  threw: { together: [], pace: 'quick', sound: 'card' },
  discarded: { together: [], pace: 'quick', sound: 'card' },
  drew: { pace: 'quick', sound: 'card' },
  'drew-card': { together: [], pace: 'none' },
  shuffled: { pace: 'none' },
  'took-coins': { pace: 'quick', sound: 'coin' },
  'paid-coins': { pace: 'quick', sound: 'coin' },
  declared: { pace: 'quick' },
  paid: { together: [], pace: 'quick', sound: 'card' },
  built: { pace: 'slow', show: (line) => [around(line)], sound: 'build' },
  used: { show: (line) => [around(line)], sound: 'card' },
  chair: {
    show: (line) => handedOn(line.seat, line.args.neighbour, line),
    touches: [{ who: 'neighbour', tone: 'bad' }],
    sound: 'loss',
  },
  exchanged: {
    show: (line) => handedOn(line.args.neighbour, line.seat, line),
    touches: [{ who: 'seat', tone: 'bad' }],
    sound: 'loss',
  },
  'triggered-now': { chapter: 'part', pace: 'slow', show: banner, sound: 'omen' },
  'triggered-next': { chapter: 'part', pace: 'slow', show: banner, sound: 'omen' },
  'last-round': { pace: 'slow', sound: 'omen' },
  'turn-done': { pace: 'quick' },
  scored: { pace: 'quick' },
  won: { pace: 'slow', show: banner, sound: 'omen' },
  'left-stack': { together: [], pace: 'none' },
  'joined-stack': { together: [], pace: 'none' },
};
