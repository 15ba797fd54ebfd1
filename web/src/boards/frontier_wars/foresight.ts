// What picks would bring about: the server tries them.
import { post } from '../../net/api';
import type { Preview } from '../../net/wire';
import type { Battle, Facts } from './facts';

/** Where a party would go, and what is known of how that would end. */
export interface Aim {
  to: string;
  asking: boolean; // somebody has to say "go": fingers cannot hover, and the last move ends the turn
  last: boolean; // whether the turn ends with this move
  battle: Battle | undefined;
}

/** Picks that might be made. */
interface Wish {
  seat: number;
  number: number;
  picks: string[];
}

const tried = (id: string, wish: Wish): Promise<Preview | null> =>
  post<Preview>(`/api/tables/${id}/preview`, wish).catch(() => null);

export async function foresee(id: string, wish: Wish, to: string): Promise<Aim> {
  const preview = await tried(id, wish);
  const battles = (preview?.facts as Facts | null | undefined)?.battles;
  return { to, asking: false, last: preview?.facts === null, battle: battles?.find(({ tile }) => tile === to) };
}

/** Whether all of these picks could be made. */
export const allowed = async (id: string, wish: Wish): Promise<boolean> => (await tried(id, wish)) !== null;
