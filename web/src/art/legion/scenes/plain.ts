// Scenes for cards nobody has drawn: a camp fire, a wood under snow, or a road, by the type of the Plot.
import { wedge } from '../../kit/paths';
import { circle, fill, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { soldier } from './figures';
import { type Scene, flakes, hill, moon, pine, plume, rays, sky } from './parts';
import { fire, hut, pole, rails } from './things';

export const PLAIN: Record<string, Scene> = {
  warming: () =>
    sky(ink, slate, 8) +
    rays(60, 66, 14, 70, 18, 8, red) +
    hill(76, paper) +
    fill(wedge(38, 84, 74, 78, 5) + wedge(82, 84, 46, 78, 5), ink) +
    fire(60, 80, 1.5) +
    soldier(24, 82, 1.3, 'cap', 0) +
    soldier(97, 82, 1.3, 'point', 0),
  freezing: (chance) =>
    sky(slate, ink, 8) +
    moon(86, 24, 12) +
    hill(64, mist) +
    times(4, (i) => pine(16 + i * 26 + chance() * 8, 70 + chance() * 8, 0.8 + chance() * 0.6, ink, paper)) +
    hill(80, paper) +
    flakes(chance, 40, 74),
  peaceful: (chance) =>
    sky(mist) +
    circle(30 + chance() * 60, 28, 13, glow) +
    hill(58, paper) +
    rails(60, 56, ink) +
    pole(92, 80, 0.9) +
    pole(76, 66, 0.5) +
    hut(26, 74, 1) +
    plume(35, 44, 36),
};
