// Districts without a drawing of their own: what is usual for their type.
import { arches, awning, battlements, block, columns, dome, door, gable, tower, windows } from './buildings';
import { lamp } from './things';
import { type Town } from '../town';

export const HABITS: Record<string, (town: Town, power: number) => string> = {
  military: (town, w) =>
    tower(town, 36, 82, 14, 26 + w * 6) +
    tower(town, 84, 82, 14, 26 + w * 6) +
    block(town, 60, 82, 44, 22 + w * 5) +
    battlements(town, 60, 60 - w * 5, 46) +
    door(town, 60, 82, 10, 14, town.near),
  merchant: (town, w) =>
    block(town, 60, 82, 50 + w * 6, 26 + w * 4) +
    gable(town, 60, 56 - w * 4, 50 + w * 6, 10) +
    windows(town, 60, 60 - w * 4, 6, 1, 8) +
    awning(town, 60, 68, 50 + w * 4),
  cultural: (town, w) =>
    columns(town, 60, 82, 50, 24, 6) +
    dome(town, 60, 55, 18 + w * 2) +
    tower(town, 26, 82, 10, 20 + w * 6, 'dome') +
    tower(town, 94, 82, 10, 20 + w * 6, 'dome'),
  strategic: (town, w) => arches(town, 10, 110, 86, 24, 4) + tower(town, 60, 62, 14, 20 + w * 6, 'dome') + lamp(60, 38 - w * 6),
};
