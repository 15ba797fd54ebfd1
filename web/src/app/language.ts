// Which language this device reads: as its address says for once, else as its owner chose, else as the browser is set up.
import { chosen, ENGLISH, language, speak, TESTING } from '../net/language';
import { LANGUAGES, learn, t } from './messages';
import { preferences } from './preferences.svelte';
import { router } from './router.svelte';

/** Settle on a language and load its messages. English is said where they cannot be had. */
export async function settle(): Promise<void> {
  const { language: liked } = preferences.liked;
  const wanted = [router.place.query.get('language') ?? '', liked, ...navigator.languages];
  speak(chosen(wanted, [...LANGUAGES, TESTING]));
  await learn('client').catch(() => speak(ENGLISH));
  document.title = t('house');
}

/** The languages to choose from; none if there is no choice. The made-up one is there for those who have it already. */
export function choices(): string[] {
  const all = language() === TESTING ? [...LANGUAGES, TESTING] : LANGUAGES;
  return all.length > 1 ? all : [];
}

/** What a language calls itself. */
export const nameOf = (tag: string): string =>
  tag === TESTING ? t('look-testing') : (new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag);

/** Everything on the screen was said in the old language, so the page begins anew. */
export function choose(tag: string): void {
  preferences.set({ language: tag });
  location.assign(location.pathname);
}
