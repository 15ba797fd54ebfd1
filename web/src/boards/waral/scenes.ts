// How the events of Waral are shown.
import { factsOf } from '../../net/facts';
import type { LogLine, View } from '../../net/wire';
import { card, seat, type Mark, type Scene, type Scenes, type Tone } from '../../theatre/scene';
import { withMark, withNumber, withScore, withUnseen } from '../../theatre/steps';
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

/** A character stands on a place, counted from 1, or with 0 at home; either way it has acted. */
const stood = (view: View, { args }: LogLine, place: number): View =>
  withMark(view, String(args.character), { 'stands on': place, used: 1 });

/** When a round begins all are at home and ready. */
function atHome(view: View): View {
  const band = (view.zones ?? [])
    .filter((zone) => zone.zone === 'band')
    .flatMap((zone) => zone.cards.filter((one) => one !== null));
  return band.reduce((now, one) => withMark(now, one, { 'stands on': 0, used: 0 }), view);
}

/** What others draw nobody sees. */
const drew = (view: View, { seat: whose, args }: LogLine): View =>
  whose === view.seat ? view : withUnseen(view, ['trick deck', -1], ['hand', whose], Number(args.count));

/** Whoever took a district has the power that is told, and whom they sent is at home again. */
function empowered(before: View, line: LogLine): View {
  const { seat: whose, args } = line;
  const view = stood(before, line, 0);
  const facts = factsOf<Facts>(view);
  const more = Number(args.power) - (facts.power?.[whose] ?? 0);
  const [power, then] = [facts.power, facts['power now']].map((list) =>
    list?.map((one, at) => (at === whose ? one + more : one)),
  );
  const told = { ...view, facts: { ...view.facts, ...(power && { power }), ...(then && { 'power now': then }) } };
  return withScore(unwarned(told, whose), whose, () => Number(args.power));
}

/** What was said of somebody before is true no more. */
function unwarned(view: View, seat: number): View {
  const { status, names } = view;
  const name = names?.[seat];
  if (!status || !name) return view;
  return { ...view, status: { ...status, warnings: status.warnings.filter((line) => !line.includes(name)) } };
}

export const scenes: Scenes = {
  'round-begins': { chapter: 'round', pace: 'slow', show: banner, after: atHome },
  laid: { pace: 'quick', sound: 'card' },
  acted: { pace: 'none' },
  used: { after: (view, line) => stood(view, line, 0), show: (line) => [around(line, 'character')], sound: 'card' },
  looted: { after: (view, line) => stood(view, line, Number(line.args.slot)), show: (line) => [around(line)], sound: 'card' },
  drew: { after: drew, sound: 'card' },
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
  'sent-back': {
    after: (view, line) => stood(view, line, 0),
    show: (line) => [around(line, 'character')],
    touches: SELF_LOSES,
    sound: 'loss',
  },
  wrecked: { pace: 'slow', sound: 'strike' },
  ruined: { sound: 'strike' },
  collected: { pace: 'quick', show: (line) => [says(line, '+')] },
  missed: { pace: 'quick' },
  ends: { chapter: 'part', pace: 'slow', show: banner, sound: 'win' },
  coach: { pace: 'none' },
  capped: { chapter: 'part', pace: 'slow', show: banner, sound: 'omen' },
};
