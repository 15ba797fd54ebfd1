// How the events of Fine Sand are shown.
import type { LogLine, View } from '../../net/wire';
import { card, seat, type Mark, type Scenes } from '../../theatre/scene';
import { withScore, withUnseen } from '../../theatre/steps';

const around = (line: LogLine): Mark => ({ shape: 'ring', at: card(line), seat: line.seat });
const banner = (line: LogLine): Mark[] => [{ shape: 'banner', text: line.text, seat: line.seat }];
const handedOn = (from: number | string | undefined, to: number | string | undefined, line: LogLine): Mark[] => [
  { shape: 'arrow', from: seat(from), to: seat(to), seat: line.seat },
];

/** What others draw nobody sees. */
const drew = (view: View, line: LogLine): View =>
  line.seat === view.seat ? view : withUnseen(view, ['draw stack', line.seat], ['hand', line.seat], Number(line.args.count));

/** Nor what they off-load: it no longer counts for them, but for the neighbour as soon as that gets it. */
const offloaded = (view: View, line: LogLine): View =>
  line.seat === view.seat ? view : fewer(withUnseen(view, ['hand', line.seat], ['symbol pile', line.seat], 1), line, 1);

/** A score of unbuilt cards that fell; the own one is told with each question. */
const fewer = (view: View, { seat: whose }: LogLine, by: number): View =>
  whose === view.seat ? view : withScore(view, whose, (before) => before - by);

export const scenes: Scenes = {
  'round-begins': { chapter: 'round', pace: 'quick' },
  coach: { pace: 'none' },
  timer: { pace: 'none' },
  threw: { together: [], pace: 'quick', sound: 'card' },
  discarded: { together: [], pace: 'quick', sound: 'card' },
  drew: { after: drew, pace: 'quick', sound: 'card' },
  offloaded: { after: offloaded, pace: 'quick', sound: 'card' },
  'drew-card': { together: [], pace: 'none' },
  shuffled: { pace: 'none' },
  'took-coins': { pace: 'quick', sound: 'coin' },
  'paid-coins': { pace: 'quick', sound: 'coin' },
  declared: { pace: 'quick' },
  paid: { together: [], pace: 'quick', sound: 'card' },
  built: { after: (view, line) => fewer(view, line, 1), pace: 'slow', show: (line) => [around(line)], sound: 'build' },
  used: { show: (line) => [around(line)], sound: 'card' },
  chair: {
    show: (line) => handedOn(line.seat, line.args.neighbour, line),
    touches: [{ who: 'neighbour', tone: 'bad' }],
    sound: 'loss',
  },
  exchanged: {
    after: (view, line) => fewer(view, line, -1),
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
