// What somebody likes on this device: theme, language, sounds, motion, confirmation. Kept in the browser.
import { MediaQuery } from 'svelte/reactivity';

export type Theme = 'system' | 'light' | 'dark';

/** How fast what happened is played; 0: not at all. */
export type Speed = 0 | 1 | 2;

interface Liked {
  theme: Theme;
  sound: boolean;
  effects: boolean; // sounds for what happens at the table
  vibrate: boolean; // where something happens to whoever looks
  speed: Speed;
  calm: boolean; // no motion, also where the system would allow it
  confirm: boolean; // ask before a pick that ends something
  language: string; // empty: as the device
  generic: boolean; // the plain table, also for titles with a board of their own
}

/** What is liked or not. */
export type Taste = 'sound' | 'effects' | 'vibrate' | 'calm' | 'confirm' | 'generic';

const KEY = 'sandtable.preferences';
const usual: Liked = {
  theme: 'system',
  sound: true,
  effects: false,
  vibrate: false,
  speed: 1,
  calm: false,
  confirm: true,
  language: '',
  generic: false,
};

function stored(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>;
  } catch {
    return {};
  }
}

class Preferences {
  liked = $state<Liked>({ ...usual, ...stored() });
  #night: MediaQuery | undefined;

  set(change: Partial<Liked>): void {
    Object.assign(this.liked, change);
    remember(KEY, JSON.stringify(this.liked));
  }

  get dark(): boolean {
    this.#night ??= new MediaQuery('prefers-color-scheme: dark');
    return this.liked.theme === 'dark' || (this.liked.theme === 'system' && this.#night.current);
  }

  get still(): boolean {
    return this.liked.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

/** Keep a little text; where the browser keeps nothing, it is only forgotten. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    console.info(`not kept: ${key}`);
  }
}

export const preferences = new Preferences();
