// What lies of an army on a tile: so many counters of a kind, and whether they have moved.
import type { Army } from './facts';
import { UNITS, type Unit } from './stacks';

export interface Lying {
  unit: Unit;
  moved: boolean;
  n: number;
}

/** While it is a seat's turn, what has moved lies hatched beside what has not. */
export const lying = (army: Army): Lying[] =>
  UNITS.flatMap((unit) => {
    const all = army.units[unit] ?? 0;
    const ready = army.boarding || army.ready ? (army.ready?.[unit] ?? 0) : all;
    const both = [
      { unit, moved: false, n: ready },
      { unit, moved: true, n: all - ready },
    ];
    return both.filter(({ n }) => n > 0);
  });

/** No more than one for each kind: it has moved when all of it have. */
export const inKinds = (army: Army): Lying[] =>
  UNITS.flatMap((unit) => {
    const some = lying(army).filter((one) => one.unit === unit);
    return some.length ? [{ unit, moved: some.every(({ moved }) => moved), n: army.units[unit] ?? 0 }] : [];
  });

export const total = (army: Army): number => Object.values(army.units).reduce((sum, n) => sum + n, 0);
