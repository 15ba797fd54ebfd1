// How the events of Legion are shown: tokens turn up, fists fly, wounds are stamped, totals rise. Nothing of it stays
// to be taken for something to choose, and nothing says again what the caption says.
import type { LogLine, View } from '../../net/wire';
import { card, number, type Anchor, type Mark, type Scene, type Scenes, type Tone } from '../../theatre/scene';
import { withNumber, withScore } from '../../theatre/steps';
import { arrived, left, moved, resolving, shown, totalled, turnedUp } from './happening';
import { begun, inPhase, laidOut } from './turning';

const OWN_LOSS: Scene['touches'] = [{ who: 'seat', tone: 'bad' }];
const HURT: Scene['touches'] = [{ who: 'character', whose: true, tone: 'bad' }];
const RIVAL_LOSS: Scene['touches'] = [{ who: 'victim', tone: 'bad' }];

const plot = (line: LogLine): Anchor => `plot:${line.args.plot}`;
// On a narrow screen the tabs of the Plots, which are all in sight.
const march = (line: LogLine, arg = 'plot'): Anchor => `march:${line.args[arg]}`;
const who = (line: LogLine): Anchor => card(line, 'character');
const banner = (line: LogLine): Mark[] => [{ shape: 'banner', text: line.text, seat: line.seat }];
const says = (at: Anchor, text: string, tone: Tone = 'plain'): Mark => ({ shape: 'rise', at, text, tone });
const way = (line: LogLine): Mark[] => [{ shape: 'arrow', from: march(line, 'source'), to: march(line), seat: line.seat }];
const lane = (line: LogLine, seat: number | string | undefined): Anchor => `lane:${line.args.plot}/${seat}`;
const band = (line: LogLine): Anchor => `band:${line.seat}`;
const strike = (line: LogLine, label: string): Mark[] => [
  { shape: 'slide', from: lane(line, line.seat), to: lane(line, line.args.victim), seat: line.seat, label },
  { shape: 'arrow', from: lane(line, line.seat), to: lane(line, line.args.victim), seat: line.seat, label },
];
const counted =
  (name: string, arg: string) =>
  (view: View, line: LogLine): View =>
    withNumber(view, name, line.seat, number(line, arg));

const scored = (view: View, line: LogLine): View =>
  withScore(counted('VP', 'points')(view, line), line.seat, (score) => score + number(line, 'points'));

const inTheCold = (view: View): View => inPhase(view, 'cold');

/** What only speaks of somebody, who stays where they are. */
const mere: Scene = { stays: true };

export const scenes: Scenes = {
  'round-begins': { chapter: 'round', clears: true, after: begun, pace: 'slow', show: banner, sound: 'turn' },
  'location-up': { pace: 'usual', show: banner },
  'plot-up': { after: laidOut, pace: 'quick', sound: 'card' },
  sent: { after: arrived, pace: 'quick', sound: 'march' },
  'sent-down': { after: arrived, pace: 'quick', sound: 'march' },
  gave: { stays: true, pace: 'quick', sound: 'card' },
  instant: { stays: true, after: shown, pace: 'slow', sound: 'omen' },
  used: { stays: true, after: shown, pace: 'slow', sound: 'omen' },
  revealed: { stays: true, after: shown, pace: 'slow', sound: 'omen' },
  sabotaged: { stays: true, touches: OWN_LOSS, pace: 'slow', sound: 'loss' },
  moved: { stays: true, fleeting: true, after: moved, show: way, sound: 'march' },
  'moved-back': { stays: true, fleeting: true, after: moved, show: way, sound: 'march' },
  withdrew: { after: left, sound: 'march' },
  'turned-up': { stays: true, after: turnedUp, sound: 'card' },
  'plot-resolves': {
    chapter: 'part',
    stays: true,
    after: (view, line) => inPhase(resolving(view, line), 'plots'),
    pace: 'slow',
    show: banner,
    sound: 'turn',
  },
  assaulted: {
    stays: true,
    fleeting: true,
    show: (line) => strike(line, `×${line.args.count}`),
    touches: RIVAL_LOSS,
    sound: 'strike',
  },
  violated: { stays: true, fleeting: true, show: (line) => strike(line, '✂'), touches: RIVAL_LOSS, sound: 'strike' },
  wounded: { stays: true, show: (line) => [says(who(line), '✖', 'bad')], touches: HURT, sound: 'strike' },
  cancelled: { stays: true, show: (line) => [says(who(line), '✓', 'good')] },
  crippled: { stays: true, show: (line) => [says(who(line), '✂', 'bad')], touches: HURT, sound: 'loss' },
  died: { after: left, pace: 'slow', show: (line) => [says(plot(line), '☠', 'bad')], touches: HURT, sound: 'loss' },
  stood: { stays: true, after: totalled, pace: 'quick' },
  won: {
    pace: 'slow',
    after: scored,
    show: (line) => [
      { shape: 'slide', from: lane(line, line.seat), to: band(line), seat: line.seat, label: `+${line.args.points}` },
    ],
    sound: 'win',
  },
  'won-more': {
    after: scored,
    show: (line) => [says(plot(line), `+${line.args.points}`, 'good')],
    sound: 'win',
  },
  gained: { after: counted('supplies', 'supplies'), pace: 'quick', sound: 'coin' },
  aided: { stays: true, show: (line) => [says(who(line), '✚', 'good')], sound: 'build' },
  froze: { stays: true, after: inTheCold, show: (line) => [says(who(line), '❄', 'bad')], together: ['plot'], sound: 'omen' },
  'frozen-dead': {
    after: (view, line, end) => left(inTheCold(view), line, end),
    pace: 'slow',
    show: (line) => [says(plot(line), '☠', 'bad')],
    touches: HURT,
    sound: 'loss',
  },
  warmed: { stays: true, after: inTheCold, pace: 'quick', show: (line) => [says(who(line), '☀', 'good')] },
  coach: { pace: 'none' },
  'under-deck': { after: left },
  'under-deck-back': { after: left },
  'withdrew-back': { after: left },
  'bought-for': mere,
  'cured-cripple': mere,
  'given-card-to': mere,
  'put-order-away': mere,
  'put-token-away': mere,
  'wound-lost': mere,
  cured: mere,
  fury: mere,
  scored: { pace: 'slow', show: (line) => [says(band(line), `= ${line.args.points}`)], sound: 'win' },
};
