// How much power somebody has, in words.
import { message } from './messages';

/** Of how much it needs, until that is reached. */
export function powerInWords(power: number, target: number): string {
  return power > target ? message('power-reached', { power }) : message('power-of', { power, target });
}
