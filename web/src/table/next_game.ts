// What somebody plays next: the real game after the one that teaches, and stronger bots after a victory.
import type { LevelInfo, ModeInfo, SeatInfo, TableInfo, TitleInfo } from '../net/wire';
import { isDrawn } from './verdict';

const LEARNING = 'learning'; // the mode that teaches, where a title has one

/** A kind of game against bots of one level. */
export interface Step {
  mode: ModeInfo;
  level: LevelInfo;
}

/** The level of a bot without its character: `level4` of `level4-bold`. */
const strengthOf = ({ level }: SeatInfo): string | undefined => level?.split('-')[0];

const isReal = ({ id, campaign }: ModeInfo): boolean => id !== LEARNING && !campaign;

/** Where somebody begins against the weakest bots: with the mode that teaches, unless they know the title. */
export function firstStep(title: TitleInfo, levels: LevelInfo[], knows = false): Step | null {
  const mode = title.modes.find((one) => (knows ? isReal(one) : one.id === LEARNING)) ?? title.modes[0];
  return mode && levels[0] ? { mode, level: levels[0] } : null;
}

/** What comes after a game that somebody played against bots alone; nothing after any other. */
export function stepAfter(game: TableInfo, person: string, title: TitleInfo, levels: LevelInfo[]): Step | null {
  const own = game.seats.filter((seat) => seat.person === person);
  const bots = game.seats.filter((seat) => seat.kind === 'bot' && !seat.person);
  const met = Math.max(...bots.map((bot) => levels.findIndex(({ id }) => id === strengthOf(bot))));
  const [mine] = own;
  if (!mine || own.length > 1 || !bots.length || own.length + bots.length < game.seats.length || met < 0) return null;
  const won = game.outcome && !isDrawn(game.outcome) && game.outcome.ranks[mine.seat] === 1;
  const level = levels[Math.min(met + (won ? 1 : 0), levels.length - 1)];
  const real = title.modes.filter(isReal);
  const mode = real.find(({ id }) => id === game.mode) ?? real[0];
  return mode && level ? { mode, level } : null;
}

/** Whether a step leads anywhere from a game. */
export const leadsOn = ({ mode, level }: Step, game: TableInfo): boolean =>
  mode.id !== game.mode || game.seats.every((seat) => strengthOf(seat) !== level.id);

/** The table for a step: as few players as it can be played by, or those of the game before it. */
export function tableFor({ mode, level }: Step, title: TitleInfo, before?: TableInfo): object {
  const least = Math.max(2, Math.min(...mode.players));
  const players = before && mode.players.includes(before.seats.length) ? before.seats.length : least;
  const seats = Array.from({ length: players }, (_, seat) => (seat ? { kind: 'bot', level: level.id } : { kind: 'me' }));
  const settings = before?.mode === mode.id ? before.settings : {};
  return { title: title.slug, mode: mode.id, seats, settings, packs: before?.packs ?? [], visibility: 'link' };
}
