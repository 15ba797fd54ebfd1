import { describe, expect, it } from 'vitest';
import { Gestures } from '../src/table/gestures.svelte';

describe('taking back', () => {
  it('goes on until everything that was done in one go is taken back', () => {
    const gestures = new Gestures();
    gestures.begin(0); // one pick
    gestures.begin(1); // fourteen in one go
    expect(gestures.count(15)).toBe(2);
    gestures.takeBack(15);
    expect(gestures.goesOn(14)).toBe(true);
    expect(gestures.goesOn(2)).toBe(true);
    expect(gestures.goesOn(1)).toBe(false);
    expect(gestures.count(1)).toBe(1);
  });

  it('counts what we did not see begin pick by pick', () => {
    const gestures = new Gestures();
    expect(gestures.count(3)).toBe(3);
    gestures.takeBack(3);
    expect(gestures.goesOn(2)).toBe(false);
    gestures.begin(2);
    expect(gestures.count(6)).toBe(3);
  });

  it('forgets what can no longer be taken back', () => {
    const gestures = new Gestures();
    gestures.begin(0);
    gestures.begin(5);
    gestures.begin(0); // something was shown meanwhile
    expect(gestures.count(7)).toBe(1);
  });

  it('stops when something else is done', () => {
    const gestures = new Gestures();
    gestures.begin(0);
    gestures.takeBack(4);
    gestures.begin(3);
    expect(gestures.goesOn(3)).toBe(false);
  });
});
