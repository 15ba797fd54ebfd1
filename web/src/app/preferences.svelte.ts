// What somebody likes on this device: theme, sound, motion, confirmation. Kept in the browser.
export type Theme = 'system' | 'light' | 'dark';

interface Liked {
  theme: Theme;
  sound: boolean;
  calm: boolean; // no motion, also where the system would allow it
  confirm: boolean; // ask before a pick that ends something
  generic: boolean; // the plain table, also for titles with a board of their own
}

const KEY = 'sandtable.preferences';
const usual: Liked = { theme: 'system', sound: true, calm: false, confirm: true, generic: false };

function stored(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>;
  } catch {
    return {};
  }
}

class Preferences {
  liked = $state<Liked>({ ...usual, ...stored() });

  set(change: Partial<Liked>): void {
    Object.assign(this.liked, change);
    remember(KEY, JSON.stringify(this.liked));
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
