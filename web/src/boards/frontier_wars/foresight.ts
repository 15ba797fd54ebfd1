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

export async function foresee(id: string, body: { seat: number; number: number; picks: string[] }, to: string): Promise<Aim> {
  const preview = await post<Preview>(`/api/tables/${id}/preview`, body).catch(() => null);
  const battles = (preview?.facts as Facts | null | undefined)?.battles;
  return { to, asking: false, last: preview?.facts === null, battle: battles?.find(({ tile }) => tile === to) };
}
