// How the events of Waral are shown.
import { factsOf } from '../../net/facts';
import type { LogLine, View } from '../../net/wire';
import { card, seat, type Mark, type Scene, type Scenes, type Tone } from '../../theatre/scene';
import { withNumber, withScore } from '../../theatre/steps';
import type { Facts } from './facts';

const RIVAL_LOSES: Scene['touches'] = [{ who: 'rival', tone: 'bad' }];
const SELF_LOSES: Scene['touches'] = [{ who: 'seat', tone: 'bad' }];

const arrow = (line: LogLine): Mark => ({ shape: 'arrow', from: seat(line.seat), to: seat(line.args.rival), seat: line.seat });
const around = (line: LogLine, arg = 'district'): Mark => ({ shape: 'ring', at: card(line, arg), seat: line.seat });
const says = (line: LogLine, text: string, tone: Tone = 'plain', arg = 'district'): Mark => ({
  shape: 'rise',
  at: card(line, arg),
  text,
  tone,
});
const banner = (line: LogLine): Mark[] => [{ shape: 'banner', text: line.text, seat: line.seat }];

const coins = (view: View, line: LogLine, by: number, arg = 'coin', whose = line.seat): View =>
  withNumber(view, String(line.args[arg]), whose, by);

/** Whoever took a district has the power that is told. */
function empowered(view: View, { seat: whose, args }: LogLine): View {
  const power = factsOf<Facts>(view).power?.map((before, at) => (at === whose ? Number(args.power) : before));
  return withScore({ ...view, facts: { ...view.facts, ...(power && { power }) } }, whose, () => Number(args.power));
}

export const scenes: Scenes = {
  'round-begins': { chapter: 'round', pace: 'slow', show: banner },
  laid: { pace: 'quick', sound: 'card' },
  acted: { pace: 'none' },
  used: { show: (line) => [around(line, 'character')], sound: 'card' },
  looted: { show: (line) => [around(line)], sound: 'card' },
  took: {
    after: empowered,
    pace: 'slow',
    show: (line) => [around(line), says(line, `= ${line.args.power}`, 'good')],
    sound: 'build',
  },
  played: { show: (line) => [around(line, 'trick')], sound: 'card' },
  gained: { after: (view, line) => coins(view, line, Number(line.args.count)), pace: 'quick', sound: 'coin' },
  paid: { after: (view, line) => coins(view, line, -Number(line.args.count)), pace: 'quick', sound: 'coin' },
  traded: { after: (view, line) => coins(coins(view, line, -1), line, 1, 'other-coin'), pace: 'quick', sound: 'coin' },
  'struck-by': { show: (line) => [arrow(line)], sound: 'strike' },
  stole: {
    after: (view, line) => coins(coins(view, line, 1), line, -1, 'coin', Number(line.args.rival)),
    show: (line) => [arrow(line)],
    touches: RIVAL_LOSES,
    sound: 'coin',
  },
  robbed: { pace: 'none' },
  'stole-trick': { show: (line) => [arrow(line)], touches: RIVAL_LOSES, sound: 'card' },
  'lost-trick': { touches: SELF_LOSES, sound: 'loss' },
  'got-trick': { sound: 'card' },
  destroyed: { pace: 'slow', show: (line) => [arrow(line), says(line, line.text, 'bad')], touches: RIVAL_LOSES, sound: 'strike' },
  skipped: { show: (line) => [arrow(line), around(line, 'character')], touches: RIVAL_LOSES, sound: 'loss' },
  blocked: { show: (line) => [arrow(line), around(line)], touches: RIVAL_LOSES, sound: 'loss' },
  swapped: {
    pace: 'slow',
    show: (line) => [arrow(line), around(line), around(line, 'other-district')],
    touches: RIVAL_LOSES,
    sound: 'omen',
  },
  'sent-back': { show: (line) => [around(line, 'character')], touches: SELF_LOSES, sound: 'loss' },
  wrecked: { pace: 'slow', sound: 'strike' },
  ruined: { sound: 'strike' },
  collected: { pace: 'quick', show: (line) => [says(line, '+')] },
  missed: { pace: 'quick' },
  ends: { chapter: 'part', pace: 'slow', show: banner, sound: 'win' },
  coach: { pace: 'none' },
  capped: { chapter: 'part', pace: 'slow', show: banner, sound: 'omen' },
};
