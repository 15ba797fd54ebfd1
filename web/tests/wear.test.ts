// What a hand shows besides its cards, and in which colours players appear.
import { describe, expect, it } from 'vitest';
import frontierWars from '../src/boards/frontier_wars/board';
import legion from '../src/boards/legion/board';
import Hand from '../src/generic/Hand.svelte';
import { paint } from '../src/pieces/paint';
import { shown } from './stage';

describe('a hand', () => {
  it('shows what its cards bear', () => {
    const zones = [{ zone: 'hand', slot: 0, owner: 0, cards: ['kolya'], marks: [{}] }];
    const facts = { 'on cards': { kolya: ['Coat'] }, 'counted on cards': { kolya: { wounds: 2 } }, table: {} };
    const text = shown(Hand, { zones, facts, seat: 0 });
    expect(text).toContain('Coat');
    expect(text).toContain('2 wounds');
  });
});

describe('players', () => {
  it('appear in the colours of their factions', () => {
    const table = document.createElement('div');
    const undo = paint({ facts: { factions: ['ussr', 'usa'] } }, frontierWars)(table);
    expect(table.style.getPropertyValue('--seat-0')).toBe('#a8321f');
    expect(table.style.getPropertyValue('--mark-0')).toBe('light-dark(#a8321f, #f08f84)');
    undo();
    expect(table.style.getPropertyValue('--seat-0')).toBe('');
    paint({ facts: { seats: [{ faction: '' }, { faction: 'reds' }] } }, legion)(table);
    expect(table.style.getPropertyValue('--seat-0')).toBe('');
    expect(table.style.getPropertyValue('--seat-1')).toBe('#99261a');
  });
});
