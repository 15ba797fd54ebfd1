// The Plots as a view tells them: at each of them every seat has a lane with its people.
import { listed } from '../../app/formats';
import { factsOf } from '../../net/facts';
import type { LogLine, View, ZoneInfo } from '../../net/wire';
import { skillNames, typeNames } from './cards';
import type { Arrival, Danger, Facts, Lane, Plot } from './facts';
import { message } from './messages';

export const plotsOf = (view: View): Plot[] => factsOf<Facts>(view).plots ?? [];

export const pile = (view: View, zone: string, owner: number, slot = owner): ZoneInfo | undefined =>
  view.zones?.find((one) => one.zone === zone && one.owner === owner && one.slot === slot);

/** The card of a Plot. */
export const plotCard = (view: View, index: number): string => pile(view, 'plot', -1, index)?.cards[0] ?? '';

/** All seats in the order of their lanes: rivals from the left neighbour on, the own one below. */
export function laneSeats(view: View): number[] {
  const seats = (view.names ?? []).map((_, seat) => seat);
  const own = view.seat ?? -1;
  return own < 0 ? seats : [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
}

/** What may still be added to a total: "(+2)" by an own hidden order, "+ ?" where others hide something. */
export function moreOf(lane: Lane, own: boolean): string {
  if (own) return lane['hidden bonus'] ? message('total-bonus', { more: lane['hidden bonus'] }) : '';
  return lane['face down'] + lane.orders > 0 ? message('total-unsure') : '';
}

/** Whether nothing is known of a total: nobody here shows their face. */
export const isUnknown = (lane: Lane, own: boolean): boolean =>
  !own && lane.people.length > 0 && lane['face down'] === lane.people.length && !lane.total;

/** "6", "6 (+2)", "7 + ?", "?". */
export const totalOf = (lane: Lane, own: boolean): string =>
  isUnknown(lane, own) ? message('total-unknown') : `${lane.total} ${moreOf(lane, own)}`.trim();

/** The totals of all who have somebody at a Plot, each with its player. */
export const totalsInWords = (view: View, plot: Plot): string[] =>
  laneSeats(view).flatMap((seat) => {
    const lane = plot.lanes[seat];
    return lane?.people.length
      ? [message('lane-says', { name: view.names?.[seat] ?? '', total: totalOf(lane, seat === view.seat) })]
      : [];
  });

/** Whether nobody can tell yet who would win a Plot, since rivals hide somebody or something there. */
export const isUnclear = ({ lanes }: Plot, own: number): boolean =>
  lanes.some((lane, seat) => seat !== own && moreOf(lane, false) !== '');

/** What rivals hide, in words. */
const unknowns = ({ unsure, hidden }: Danger): string[] => [
  ...(hidden ? [message('danger-hidden', { n: hidden })] : []),
  ...(unsure ? [message('danger-unsure', { n: unsure })] : []),
];

/**
 * "Faces 3 Assaults, absorbs 2: one dies". What face-down people of the lane can take is not known: "absorbs 2 + ?". That
 * rivals hide something their own lanes show.
 */
export function dangerLine({ danger, people }: Lane): string {
  if (!danger?.assaults) return '';
  const { assaults, absorbs } = danger;
  const covered = people.some(({ character }) => character === null);
  const least = covered ? message('at-least', { n: absorbs }) : absorbs;
  const known = danger.dies ? 'danger-dies' : danger.hidden + danger.unsure ? 'danger' : 'danger-safe';
  return message(covered ? 'danger' : known, { assaults, absorbs: least });
}

/** What happens to the own people if a Plot ended as it stands, in sentences. Several rivals may strike each other instead. */
export function fateLines({ lanes }: Plot, seat: number, nameOf: (slug: string) => string): string[] {
  const { danger, people = [] } = lanes[seat] ?? {};
  const [one, ...others] = people.map(({ character }) => nameOf(character ?? ''));
  const frozen = people.flatMap(({ cold, character }) => (cold === 'dies' && character ? [nameOf(character)] : []));
  const cold = frozen.length ? [message('fate-cold', { names: listed(frozen) })] : [];
  if (!one || !danger || !(danger.assaults || danger.unsure || danger.hidden)) return cold;
  const { assaults, absorbs, dies } = danger;
  const hidden = unknowns(danger);
  const sure = !assaults || lanes.filter((lane) => lane.people.length).length === 2;
  const who = others.length ? message(dies ? 'fate-somebody-begins' : 'fate-somebody') : one;
  return [
    message(sure ? 'fate-sure' : 'fate-most', { n: assaults }),
    dies ? message(sure ? 'fate-dies' : 'fate-may-die', { who }) : message('fate-more', { n: absorbs - assaults + 1, who }),
    ...(hidden.length ? [message('fate-unsure', { what: listed(hidden) })] : []),
    ...cold,
  ];
}

/** What would follow if somebody came here, in words. What rivals hide (`unclear`) may still overtake them. */
export function arrivalLines({ total, wins, tied, cold, assaults }: Arrival, unclear = false): string[] {
  const ahead = unclear ? 'arrival-unclear' : tied ? 'arrival-ties' : 'arrival-leads';
  const first = message(wins ? ahead : 'arrival-behind', { n: total });
  const frost =
    cold === 'dies'
      ? ['cold-dies' as const]
      : cold === 'freezes'
        ? ['cold-freezes' as const]
        : cold
          ? ['cold-warms' as const]
          : [];
  return [first, ...frost.map((name) => message(name)), ...(assaults ? [message('arrival-assaults', { n: assaults })] : [])];
}

/** Who won the Plots of this round: seats by the number of the Plot. */
export function winnersOf(log: LogLine[]): Map<number, number[]> {
  const won = new Map<number, number[]>();
  const begins = log.findLastIndex((line) => line.kind === 'round-begins');
  for (const { kind, seat, args } of log.slice(begins + 1)) {
    const plot = Number(args.plot);
    if (kind === 'won') won.set(plot, [...(won.get(plot) ?? []), seat]);
  }
  return won;
}

/** What a Plot brings, asks for and is like, in words. */
export const plotTerms = ({ vp, supplies, needs, types }: Plot): string[] => [
  message('points', { n: vp }),
  message('supplies', { n: supplies }),
  needs.length ? message('needs', { skills: listed(skillNames(needs)) }) : message('open-to-all'),
  ...typeNames(types),
];
