import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesBetween, Counters, tally } from '../src/motion/counters';
import { preferences } from '../src/app/preferences.svelte';

/** Lay a page out, as text. */
const page = (html: string): void => void (document.querySelector('main')!.innerHTML = html);
const called = (name: string, counter: string): string => counter.replace('<b', `<b data-called="${name}"`);
const counter = (name: string, count: number | string): string => `<b data-counter="${name}" data-count="${count}">${count}</b>`;
const mat = (seat: number, ...counters: string[]): string => `<section data-seat="${seat}">${counters.join('')}</section>`;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

describe('what changed between two looks at the page', () => {
  const changes = (before: string, after: string): [string, number][] => {
    page(before);
    const then = tally(document);
    page(after);
    return changesBetween(then, tally(document)).map(({ key, by }) => [key, by]);
  };

  it('is each number that is another, with the seat that has it', () => {
    const after = mat(0, counter('coins', 5)) + mat(1, counter('coins', 4), counter('points', 2));
    expect(changes(mat(0, counter('coins', 3)) + mat(1, counter('coins', 5), counter('points', 2)), after)).toEqual([
      ['0 coins', 2],
      ['1 coins', -1],
    ]);
  });

  it('counts as zero what a seat does not show', () => {
    expect(changes(mat(0), mat(0, counter('wounds', 1)))).toEqual([['0 wounds', 1]]);
    expect(changes(mat(0, counter('wounds', 2)), mat(0))).toEqual([['0 wounds', -2]]);
  });

  it('is nothing that came or left with its bearer, or that nobody bears', () => {
    expect(changes('', mat(0, counter('coins', 3)))).toEqual([]);
    expect(changes(mat(0, counter('coins', 3)), '')).toEqual([]);
    expect(changes('', counter('round', 3))).toEqual([]);
    expect(changes(counter('round', 2), counter('round', 3))).toEqual([[' round', 1]]);
  });

  it('is nothing where words stand instead of a number', () => {
    expect(changes(mat(0, counter('round', '4 of 9')), mat(0, counter('round', '5 of 9')))).toEqual([]);
  });
});

describe('a number that changes', () => {
  const lit: Element[] = [];
  const chips = (): string[] => [...document.querySelectorAll('.flights .change')].map((chip) => chip.textContent);
  const counters = new Counters();

  beforeEach(() => {
    lit.length = 0;
    Object.assign(Element.prototype, {
      animate(this: Element) {
        if (!this.classList.contains('change')) lit.push(this);
        return { onfinish: null };
      },
    });
    Object.assign(document, { elementFromPoint: () => document.querySelector('main') });
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      x: 10,
      y: 10,
      left: 10,
      top: 10,
      width: 20,
      height: 20,
    } as DOMRect);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    preferences.liked.calm = false;
    counters.clear();
  });

  function change(before: string, after: string, seats: [number, number] = [0, 0]): void {
    page(before);
    const seen = counters.look({ seat: seats[0] }, { seat: seats[1] });
    page(after);
    if (seen) counters.show(seen);
  }

  it('lights up and says by how much, to eyes alone', () => {
    change(mat(0, counter('coins', 3)), mat(0, counter('coins', 1)));
    expect(chips()).toEqual(['\u22122']);
    expect(lit).toEqual([document.querySelector('[data-counter]')]);
    expect(document.querySelector('.flights')!.ariaHidden).toBe('true');
  });

  it('says only the last change if it changes again', () => {
    change(mat(0, counter('coins', 3)), mat(0, counter('coins', 1)));
    change(mat(0, counter('coins', 1)), mat(0, counter('coins', 5)));
    expect(chips()).toEqual(['+4']);
  });

  it('goes along with its counter, and goes with it', () => {
    change(mat(0, counter('coins', 3)), mat(0, counter('coins', 1)));
    vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue({
      x: 10,
      y: 50,
      left: 10,
      top: 50,
      width: 20,
      height: 20,
    } as DOMRect);
    change(mat(0, counter('coins', 1)), mat(0, counter('coins', 1)));
    expect(document.querySelector<HTMLElement>('.change')!.style.top).toBe('50px');
    change(mat(0, counter('coins', 1)), mat(1));
    expect(chips()).toEqual([]);
  });

  it('has its name with it where a seat has it no more', () => {
    change(mat(0, called('Wooden coins', counter('wooden coins', 2)), counter('points', 1)), mat(0, counter('points', 1)));
    expect(chips()).toEqual(['\u22122 Wooden coins']);
    change('<div data-tile="a1">' + counter('0 tank', 2) + '</div>', '<div data-tile="a1"></div>');
    expect(chips()).toEqual(['\u22122']);
  });

  it('says nothing where calm is wanted, under a cover, or from another seat', () => {
    const [before, after] = [mat(0, counter('coins', 3)), mat(0, counter('coins', 1))];
    change(before, after, [0, 1]);
    preferences.liked.calm = true;
    change(before, after);
    preferences.liked.calm = false;
    document.body.append(document.createElement('dialog'));
    Object.assign(document, { elementFromPoint: () => document.querySelector('dialog') });
    change(before, after);
    expect(chips()).toEqual([]);
    expect(lit).toEqual([]);
  });

  it('says nothing where everything changes at once', () => {
    const many = (count: number): string => mat(0, ...Array.from({ length: 17 }, (_, index) => counter(`tile ${index}`, count)));
    change(many(1), many(2));
    expect(chips()).toEqual([]);
  });
});
