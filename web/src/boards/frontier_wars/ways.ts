// What can be done on the tiles of the map.
import type { LogLine, OptionInfo } from '../../net/wire';
import { thingKey } from '../../pieces/lit';

const TILE = thingKey('tile', '');
const REINFORCE = 'reinforce_'; // how the verbs begin that place a unit
const FEW = 8; // choices that can be read at a glance

/** All choices of the map, if they are few and a tile has several: nobody has to say first which tile they mean. */
export function spreadOut(lit: Map<string, OptionInfo[]>): OptionInfo[] {
  const ways = [...lit.entries()].filter(([key]) => key.startsWith(TILE)).map(([, options]) => options);
  const all = ways.flat();
  return all.length <= FEW && ways.some((options) => options.length > 1) ? all : [];
}

/** The tile on which all these choices lie, if it is one. */
export function onlyTile(ways: OptionInfo[]): string {
  const [one, ...others] = [...new Set(ways.map(({ noun }) => noun))];
  return one && !others.length ? one : '';
}

/** The reinforcements of last time: for each site what came there last, or all it can give. None if a site has neither. */
export function asBefore(options: OptionInfo[], log: LogLine[], seat: number): OptionInfo[] {
  const ways = options.filter(({ verb }) => verb.startsWith(REINFORCE));
  const came = log.filter(({ kind, seat: whose }) => kind === 'reinforced' && whose === seat);
  const last = new Map(came.map(({ args }) => [String(args.tile), `${REINFORCE}${args.unit}`]));
  const sites = [...new Set(ways.map(({ noun }) => noun))];
  const chosen = sites.flatMap((site) => {
    const here = ways.filter(({ noun }) => noun === site);
    return here.find(({ verb }) => verb === last.get(site)) ?? (here.length === 1 ? here : []);
  });
  return came.length && chosen.length > 1 && chosen.length === sites.length ? chosen : [];
}
