// Plots and locations, 120 by 96. The sky tells the type: ink or slate with flakes is freezing, red or yellow is warming,
// pale is peaceful.
import { random } from '../../kit/random';
import { picture } from '../../kit/shapes';
import { CHARISMA, PARLEY } from './charisma';
import { COMBAT } from './combat';
import { INTELLIGENCE } from './intelligence';
import { MIXED, TRAIN } from './mixed';
import { OPEN } from './open';
import { frame, type Scene } from './parts';
import { PLAIN } from './plain';
import { ROADS } from './roads';
import { STATIONS } from './stations';
import { STORM, WILDS } from './wilds';

const SCENES: Record<string, Scene> = {
  ...COMBAT,
  ...CHARISMA,
  ...PARLEY,
  ...INTELLIGENCE,
  ...MIXED,
  ...TRAIN,
  ...OPEN,
  ...STATIONS,
  ...WILDS,
  ...STORM,
  ...ROADS,
};

/** The scene of a Plot or a location; one that nobody has drawn gets a plain scene by its first type. */
export function sceneOf(id: string, types: string[]): string {
  const chance = random(id);
  const scene = SCENES[id] ?? PLAIN[types[0] ?? ''] ?? PLAIN.peaceful;
  return picture([0, 0, 120, 96], (scene?.(chance) ?? '') + frame(chance));
}
