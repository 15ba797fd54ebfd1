// Waral is cut from paper in jewel tones. There are no lines: every sheet throws a small shadow on the one below.
import { fill } from '../kit/shapes';

export const JEWEL = {
  ruby: '#b3263f',
  garnet: '#74142c',
  emerald: '#0f6b53',
  jade: '#35a47e',
  sapphire: '#2450a8',
  lapis: '#172a63',
  amethyst: '#6a3596',
  plum: '#371a4d',
  topaz: '#d9912a',
  gold: '#efc458',
  amber: '#cf6a22',
  turq: '#2aa6ab',
  deep: '#0f4a55',
  ivory: '#f8edd6',
  bone: '#e6d3ac',
  night: '#1c1630',
  steel: '#93a0b2',
  iron: '#475062',
  rose: '#dd5f78',
  brown: '#6b3f24',
  slate: '#5d6478',
};

/** One sheet of paper with its shadow. */
export const sheet = (d: string, colour: string, dx = 1.2, dy = 1.8): string =>
  fill(d, '#100818', `fill-opacity=".3" transform="translate(${dx} ${dy})"`) + fill(d, colour);
