// How the events of Frontier Wars are shown: stacks march along arrows, battles count down, stars fly to those who hold them.
import { factsOf } from '../../net/facts';
import type { LogLine, View } from '../../net/wire';
import { seat, tile, type Mark, type Scene, type Scenes, type Tone } from '../../theatre/scene';
import { arrived, counted, decorated, fallen, landed, marched, ruined, weakened } from './aftermath';
import { battlesIn, becauseOf } from './battles';
import type { Facts } from './facts';

const because: Scene['because'] = (line, log) => becauseOf(line, battlesIn(log));
const OWN_LOSS: Scene['touches'] = [{ who: 'seat', tone: 'bad' }];
const RIVAL_LOSS: Scene['touches'] = [{ who: 'victim', tone: 'bad' }];

const banner = (line: LogLine): Mark[] => [{ shape: 'banner', text: line.text, seat: line.seat }];
const way = (line: LogLine): Mark[] => [{ shape: 'arrow', from: tile(line, 'source'), to: tile(line), seat: line.seat }];
const here = (line: LogLine): Mark[] => [{ shape: 'ring', at: tile(line), seat: line.seat }];
const says = (line: LogLine, text: string, tone: Tone = 'plain'): Mark => ({ shape: 'rise', at: tile(line), text, tone });

/** A star for each tile that gives some, from there to whoever holds it. */
function stars(line: LogLine, view: View): Mark[] {
  const held = (factsOf<Facts>(view).map ?? []).filter((one) => one.holder === line.seat);
  const worth = held.map((one) => ({ from: one.tile, n: one.stars + (one.building?.intact ? (one.building.stars ?? 0) : 0) }));
  return worth
    .filter(({ n }) => n > 0)
    .map(({ from, n }) => ({
      shape: 'slide',
      from: `tile:${from}`,
      to: seat(line.seat),
      seat: line.seat,
      label: '★'.repeat(n),
    }));
}

const WAY: Scene = { show: way, after: marched, together: ['source', 'tile'], sound: 'march' };
const COMES: Scene = { pace: 'quick', show: here, after: arrived, together: ['tile'], sound: 'march' };
const FALLS: Scene = {
  show: (line) => [says(line, '−1', 'bad')],
  after: fallen,
  together: ['tile'],
  touches: OWN_LOSS,
  because,
  sound: 'loss',
};
const ENDS: Scene = { closes: true, pace: 'slow', show: (line) => [says(line, line.text)], sound: 'omen' };
const VICTORY: Scene = { chapter: 'part', pace: 'slow', show: banner, sound: 'win' };

export const scenes: Scenes = {
  'round-begins': { chapter: 'round', pace: 'slow', show: banner, sound: 'turn' },
  counted: { pace: 'slow', show: stars, after: counted, sound: 'coin' },
  'tied-at-top': { pace: 'slow', show: banner, sound: 'omen' },
  drew: { pace: 'quick', sound: 'card' },
  'drew-card': { pace: 'quick', sound: 'card' },
  reinforced: COMES,
  placed: COMES,
  played: { pace: 'slow', sound: 'card' },
  attached: { pace: 'slow', sound: 'card' },
  'used-special': { pace: 'slow', show: banner, sound: 'omen' },
  discarded: { pace: 'none' },
  moved: WAY,
  shifted: WAY,
  landed: { pace: 'none', show: way, after: landed },
  built: { pace: 'slow', show: here, sound: 'build' },
  repaired: { pace: 'slow', show: here, sound: 'build' },
  healed: { show: here, sound: 'build' },
  rested: { pace: 'slow' },
  medals: { after: decorated, show: (line) => [says(line, `★ +${line.args.count}`, 'good')], sound: 'win' },
  'battle-begins': { chapter: 'part', pace: 'slow', show: here, sound: 'omen' },
  coach: { pace: 'none' },
  initiative: { pace: 'none' },
  strikes: { pace: 'none', sound: 'strike' },
  hits: { sound: 'strike' },
  lost: FALLS,
  removed: FALLS,
  'lost-aboard': { pace: 'none' },
  ignored: { pace: 'quick', show: (line) => [says(line, line.text)] },
  weakened: { because, after: weakened, show: (line) => [says(line, line.text, 'bad')], touches: OWN_LOSS, sound: 'strike' },
  won: { ...ENDS, show: (line) => [says(line, line.text, 'good')], sound: 'win' },
  tie: ENDS,
  'all-gone': ENDS,
  'no-fight': ENDS,
  'neutrals-hold': ENDS,
  destroyed: { pace: 'slow', after: ruined, show: here, sound: 'loss' },
  'hq-falls': { pace: 'slow', after: ruined, show: banner, touches: OWN_LOSS, sound: 'loss' },
  eliminated: { pace: 'slow', show: banner, touches: OWN_LOSS, sound: 'loss' },
  'took-cards': { touches: RIVAL_LOSS, sound: 'card' },
  stole: { touches: RIVAL_LOSS, sound: 'card' },
  'lost-card': { touches: OWN_LOSS, sound: 'loss' },
  added: { show: (line) => [{ shape: 'rise', at: seat(line.seat), text: '+1' }], together: [], sound: 'card' },
  'added-card': { show: (line) => [{ shape: 'rise', at: seat(line.seat), text: '+1' }], together: [], sound: 'card' },
  'sent-home': { ...FALLS, pace: 'quick', touches: [] }, // upkeep is nobody's blow
  'won-by-points': VICTORY,
  'won-by-research': VICTORY,
  'won-by-conquest': VICTORY,
  'won-at-limit': VICTORY,
};
