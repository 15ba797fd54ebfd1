// Files share one document (`isolate: false`): what a file changed of the world around it is put right when it is over.
import { afterAll, beforeAll, vi } from 'vitest';
import { preferences } from '../src/app/preferences.svelte';

let liked: typeof preferences.liked;

beforeAll(() => {
  liked = { ...preferences.liked };
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  Object.assign(preferences.liked, liked);
  localStorage.clear();
});
