// Where an order nobody has drawn takes place, by what it does first.
import { type Poster } from './inks';
import { arrow, boom, puffs, rays, works } from './parts';
import { mix } from '../../kit/colour';
import { at, circle, line } from '../../kit/shapes';

export const SETTINGS: Record<string, Poster> = {
  extra_attacks: ([, , light]) => rays(60, 62, 16, light),
  modify_init: ([, , light]) => rays(60, 70, 14, light),
  elite: ([, , light]) => rays(76, 40, 18, light),
  modify_move: ([, tone, light]) => circle(92, 24, 15, light) + arrow(12, 14, 3, tone),
  remove_unit: ([, tone, light]) => boom(88, 30, 26, tone) + boom(88, 30, 14, light),
  place_unit: ([ink, tone, light]) =>
    at(74, 62, works(mix(ink, tone, 0.3), mix(light, tone, 0.4), light), 0.9) + puffs(92, 12, light),
  build_free: ([, tone, light]) => circle(28, 26, 14, light) + line('M72 62L92 16M104 62L92 16M80 44h22', tone, 2.4),
  move_units: ([, tone, light]) => arrow(70, 12, 3, tone) + circle(24, 26, 13, light),
  draw: ([, , light]) => rays(60, 40, 10, light),
  keep: ([, , light]) => circle(60, 30, 24, light),
};
