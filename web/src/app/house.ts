// What this server offers, its cards and its rules. Read once and kept.
import { get } from '../net/api';
import type { House, Rules, ScenarioInfo, TitleInfo } from '../net/wire';

/** Something printed. Titles add what they like; these fields every entry has. */
export interface CardEntry {
  id: string;
  name: string;
  text: string;
  kind?: string;
  rules?: string[];
  [field: string]: unknown;
}

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const house = (): Promise<House> => once<House>('/api/house');
export const scenariosOf = (title: string, packs: string[]): Promise<ScenarioInfo[]> =>
  once<ScenarioInfo[]>(`/api/titles/${title}/scenarios?packs=${encodeURIComponent(packs.join())}`);
export const rulesOf = (title: string): Promise<Rules> => once<Rules>(`/api/titles/${title}/rules`);

export async function titleInfo(slug: string): Promise<TitleInfo | undefined> {
  return (await house()).titles.find((title) => title.slug === slug);
}

/** The cards of a title by their id, or those of a table: where packs are installed each may have others. */
export async function cardsOf(title: string, table = ''): Promise<Map<string, CardEntry>> {
  const own = table && (await house()).packs[title]?.length;
  const entries = await once<CardEntry[]>(own ? `/api/tables/${table}/cards` : `/api/titles/${title}/cards`);
  return new Map(entries.map((entry) => [entry.id, entry]));
}
