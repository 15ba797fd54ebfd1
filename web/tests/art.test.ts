import { describe, expect, it } from 'vitest';
import { artOf, Gallery, type Art, type Card } from '../src/art';
import { castlePicture } from '../src/art/fine_sand';
import { building, counter, land, map } from '../src/art/frontier_wars';
import { mix } from '../src/art/kit/colour';
import { random } from '../src/art/kit/random';
import { isWoman } from '../src/art/legion/people/casting';
import { contentOf, printed } from './content';

const HEAVY = 30_000; // characters: a picture is drawn dozens of times at a table

const KINDS = ['city', 'airport', 'strategic', 'neutral', 'sea', 'lake'] as const;
type Scenario = Record<'start' | (typeof KINDS)[number], [q: number, r: number][]> & { name: string };

async function load(title: string): Promise<Art> {
  const art = await artOf(title);
  if (!art) throw new Error(`${title} has no pictures`);
  return art;
}

/** What a picture is made of; a fault in it is reported where it is parsed. */
function parse(svg: string): Element {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('parsererror')?.textContent ?? '').toBe('');
  return page.documentElement;
}

const values = (svg: string): string[] => [...svg.matchAll(/="([^"]*)"/g)].map((found) => found[1] ?? '');

describe.each(printed())('the pictures of %s', (title, cards) => {
  it('are well-formed, light, and free of broken numbers, in both themes', async () => {
    const art = await load(title);
    for (const card of cards) {
      const [light, dark] = [art.picture(card, false), art.picture(card, true)];
      expect(parse(light).nodeName, card.id).toBe('svg');
      expect(Math.max(light.length, dark.length), card.id).toBeLessThan(HEAVY);
      const broken = values(light + dark).filter((value) => /NaN|undefined|Infinity|null/.test(value));
      expect(broken, card.id).toEqual([]);
    }
  });

  it('differ from card to card, and are the same each time', async () => {
    const art = await load(title);
    const all = cards.map((card) => art.picture(card, false));
    expect(new Set(all).size).toBe(cards.length);
    expect(cards.map((card) => art.picture({ ...card }, false))).toEqual(all);
  });

  it('need no names, fonts or files from elsewhere', async () => {
    const art = await load(title);
    for (const card of cards) expect(art.picture(card, false), card.id).not.toMatch(/ id=| href=|url\(|<style|<image|<script/);
  });

  it('come for free with a new card', async () => {
    const art = await load(title);
    const kinds = new Map(cards.map((card) => [[card.kind, card.type, card.deck, card.faction, card.mode].join(), card]));
    for (const card of kinds.values()) {
      const svg = art.picture({ ...card, id: `${card.id}_anew` }, false);
      expect(parse(svg).childElementCount, card.id).toBeGreaterThan(2);
    }
  });
});

describe('a gallery', () => {
  const drawn: string[] = [];
  const gallery = new Gallery({
    picture: (card, dark) => {
      drawn.push(`${card.id} ${String(dark)}`);
      return card.id === 'nobody' ? '' : '<svg/>';
    },
  });

  it('draws a card once for each theme', () => {
    const card: Card = { id: 'anna' };
    expect(gallery.image(card, false)).toBe('data:image/svg+xml,%3Csvg%2F%3E');
    expect([gallery.image(card, false), gallery.image(card, true)]).toEqual(Array(2).fill(gallery.image(card, false)));
    expect(drawn).toEqual(['anna false', 'anna true']);
  });

  it('has nothing to show for what has no picture', () => {
    expect(gallery.image({ id: 'nobody' }, false)).toBe('');
  });

  it('is empty for a title that nobody has drawn', async () => {
    expect(await artOf('high_tide')).toBeNull();
  });
});

describe('people of Legion', () => {
  const cards = new Map(printed()).get('legion') ?? [];
  const person = (id: string): Card => {
    const card = cards.find((one) => one.id === id);
    if (!card) throw new Error(id);
    return card;
  };

  it('keep their faces whatever happens to their numbers', async () => {
    const art = await load('legion');
    const card = person('jirka_havrda');
    expect(art.picture({ ...card, power: 9, skills: [], name: 'Jirka' }, true)).toBe(art.picture(card, false));
  });

  it('wear the colours of their faction', async () => {
    const art = await load('legion');
    expect(art.picture(person('jirka_havrda'), false)).toContain('#7c9a55');
    expect(art.picture({ ...person('jirka_havrda'), faction: 'reds' }, false)).toContain('#cc3a22');
  });

  it('are women where their names say so', () => {
    expect(['Baba Marfa', 'Dasha Kuznets', 'Elder Agafya Zimina'].every(isWoman)).toBe(true);
    expect(['Jirka Havrda', 'Ataman Luka Bezymyanny', 'Old Nikanor'].some(isWoman)).toBe(false);
  });
});

describe('castles of Fine Sand', () => {
  const BUILT = ['castle-1', 'castle-2', 'castle-3', 'f7-giant-castle', 'castle-1', 'castle-2', 'castle-3', 'f8-beach-chair'];

  it('grow with every card', () => {
    const castles = Array.from({ length: BUILT.length + 1 }, (_, count) => castlePicture(BUILT.slice(0, count), false));
    const shapes = castles.slice(1).map((svg) => parse(svg).querySelectorAll('*').length);
    expect(shapes).toEqual([...shapes].sort((a, b) => a - b));
    expect(new Set(castles).size).toBe(castles.length);
  });

  it('stand on a terrace from four cards on, and are lit by night', () => {
    expect(castlePicture(BUILT.slice(0, 3), true)).toContain('#ffd67a');
    expect(castlePicture(BUILT.slice(0, 4), false)).not.toBe(castlePicture(BUILT.slice(0, 4), true));
  });
});

describe('counters of Frontier Wars', () => {
  it('tell factions apart by more than their colour', () => {
    const plain = ['germany', 'usa', 'uk', 'ussr'].map((faction) => counter(faction, 'tank').replace(/#[0-9a-f]{6}/g, ''));
    expect(new Set(plain).size).toBe(4);
  });

  it('show what has moved', () => {
    expect(counter('uk', 'infantry', true)).not.toBe(counter('uk', 'infantry'));
  });
});

describe('the land of Frontier Wars', () => {
  const tiles = [
    { q: 0, r: 0, kind: 'start' },
    { q: 1, r: 0, kind: 'city' },
    { q: 0, r: 1, kind: 'start' },
    { q: 1, r: 1, kind: 'lake' },
  ];
  const draw = (name: string, dark = false): string =>
    land(name, tiles, [300, 300], ({ q, r }) => [60 + 84 * (q + r / 2), 60 + 73 * r], dark);

  it('is well-formed and the same each time, and no two scenarios look alike', () => {
    expect(parse(draw('varsity')).nodeName).toBe('svg');
    expect(draw('varsity')).toBe(draw('varsity'));
    expect(new Set([draw('varsity'), draw('borodino'), draw('varsity', true)]).size).toBe(3);
    expect(draw('varsity')).not.toMatch(/NaN|undefined/);
  });

  it('is shown before the war with all its headquarters, in one shape whatever its own', () => {
    const scenarios = contentOf('frontier_wars').get('scenario') as unknown as Scenario[];
    for (const { name, start, ...places } of scenarios) {
      const rest = KINDS.flatMap((kind) => places[kind].map(([q, r]) => ({ q, r, kind })));
      const svg = map(name, [...start.map(([q, r]) => ({ q, r, kind: 'start' })), ...rest], false);
      const [, , w = 0, h = 1] = (parse(svg).getAttribute('viewBox') ?? '').split(' ').map(Number);
      expect(Math.abs(w / h - 4 / 3), name).toBeLessThan(0.1);
      expect(svg, name).not.toMatch(/NaN|undefined/);
    }
  });

  it('has buildings that show when they are in ruins', () => {
    for (const kind of ['headquarters', 'factory', 'encampment'])
      expect(building(kind, 'uk', true, false)).not.toBe(building(kind, 'uk', false, false));
  });
});

describe('the banners of the lobby', () => {
  const all = import.meta.glob<{ banner: (dark: boolean) => string }>('../src/art/*/banner.ts', { eager: true });

  it.each(Object.entries(all))('%s is well-formed by day and by night', (_, { banner }) => {
    const [day, night] = [banner(false), banner(true)];
    expect([parse(day).nodeName, parse(night).nodeName]).toEqual(['svg', 'svg']);
    expect(day).not.toBe(night);
    expect(day + night).not.toMatch(/NaN|undefined/);
  });
});

describe('the kit', () => {
  it('draws the same numbers from the same text', () => {
    const [one, other, another] = [random('anna'), random('anna'), random('berta')];
    const three = [one(), one(), one()];
    expect([other(), other(), other()]).toEqual(three);
    expect(three.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(another()).not.toBe(three[0]);
  });

  it('mixes colours', () => {
    expect(mix('#000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#405060', 0)).toBe('#102030');
  });
});
