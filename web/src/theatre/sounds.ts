// Small sounds for what happens, made by ZzFX when they are first needed: nothing has to be fetched but its one kilobyte.
import { preferences } from '../app/preferences.svelte';

/** Each is a list of ZzFX's parameters: volume, randomness, frequency, attack, sustain, release, shape, ... */
const SOUNDS = {
  turn: [0.6, 0, 660, 0.02, 0.1, 0.28, 1, 1.7, 0, 0, 220, 0.08, 0, 0, 0, 0, 0, 0.8, 0.05],
  card: [0.25, 0.1, 900, 0, 0.01, 0.04, 4, 2, -20],
  coin: [0.3, 0.05, 1400, 0, 0.03, 0.15, 1, 1.5, 0, 0, 500, 0.05],
  march: [0.3, 0.2, 90, 0, 0.02, 0.08, 4, 1.2, -4, 0, 0, 0, 0.09, 0.4],
  build: [0.35, 0.1, 180, 0, 0.02, 0.1, 3, 1.5, -6, 0, 0, 0, 0, 0.6],
  strike: [0.45, 0.1, 130, 0, 0.03, 0.22, 4, 1.6, -3, 0, 0, 0, 0, 0.9, 0, 0.3],
  loss: [0.35, 0.05, 260, 0.01, 0.08, 0.25, 2, 1.2, -3.5],
  win: [0.45, 0, 440, 0.02, 0.18, 0.4, 1, 1.4, 0, 0, 220, 0.09, 0.09],
  omen: [0.4, 0.05, 110, 0.05, 0.2, 0.5, 2, 1.1, 0.6, 0, 0, 0, 0, 0.2],
} as const;

export type SoundName = keyof typeof SOUNDS;

/** Make a sound. Browsers that want a click first stay silent. */
export async function sound(name: SoundName): Promise<void> {
  try {
    const { zzfx } = await import('zzfx');
    zzfx(...SOUNDS[name]);
  } catch (error) {
    console.info('no sound', error);
  }
}

/** Make something that happens at the table heard and felt, for those who wish to. */
export function signal(name: SoundName | null, touchesMe: boolean): void {
  if (name && preferences.liked.effects) void sound(name);
  if (touchesMe && preferences.liked.vibrate && 'vibrate' in navigator) navigator.vibrate(60);
}
