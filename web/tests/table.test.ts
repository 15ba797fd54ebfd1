import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from './line';

const ask = { decision: 'D', rule: '', prompt: '', detail: '', options: [], undo: 0, number: 3 };
const state = (number: number) => ({
  type: 'state',
  table: 'T',
  seat: 0,
  era: 'e',
  n: number,
  now: 0,
  number,
  undo: 0,
  log: [],
  info: { id: 'T', seats: [] },
  view: { seat: 0, zones: [], waiting_for: [0], ask: { ...ask, number } },
});
const soon = (): Promise<void> => vi.advanceTimersByTimeAsync(1_000).then(() => undefined);

describe('a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ id: 'P', name: 'Anna', guest: true, messages: [] }))),
    );
  });

  async function sit() {
    const { TableStore } = await import('../src/table/store.svelte');
    const store = new TableStore('T');
    await soon();
    Line.last.say(state(3));
    Line.last.answer('watch');
    await soon();
    return store;
  }

  it('sends a pick once and forgets it when the state has gone on', async () => {
    const store = await sit();
    void store.pick('build a');
    expect(Line.last.sent.at(-1)).toMatchObject({ type: 'pick', number: 3, picks: ['build a'] });
    expect(store.ask).toBeNull();
    Line.last.say(state(4));
    Line.last.answer('pick', { number: 4 });
    await soon();
    expect(store.outgoing).toBeNull();
    expect(Line.last.count('pick')).toBe(1);
  });

  it('sends a pick again after a lost line if it did not arrive', async () => {
    const store = await sit();
    void store.pick('build a');
    Line.last.close();
    await soon();
    expect(store.outgoing).not.toBeNull();
    Line.last.say({ type: 'unchanged', table: 'T', seat: 0, era: 'e', n: 3 });
    Line.last.answer('watch');
    await soon();
    expect(Line.last.count('pick')).toBe(1);
  });

  it('does not send it again if it did arrive', async () => {
    const store = await sit();
    void store.pick('build a');
    Line.last.close();
    await soon();
    Line.last.say(state(4));
    Line.last.answer('watch');
    await soon();
    expect(Line.last.count('pick')).toBe(0);
    expect(store.outgoing).toBeNull();
  });

  it('says why a pick was refused and asks again', async () => {
    const store = await sit();
    void store.pick('build a');
    const id = Line.last.sent.at(-1)?.id;
    Line.last.say({ type: 'refused', id, problem: { code: 'illegal', message: 'too dear', rule: '', text: '' } });
    await soon();
    expect(store.problem).toBe('too dear');
    expect(store.ask?.number).toBe(3);
  });

  const update = (n: number, more: object = {}) => ({
    ...{ type: 'update', table: 'T', seat: 0, era: 'e', n, now: 0, info: null, view: { waiting_for: [n] }, log_from: 0 },
    ...{ log: [], number: 3, undo: 0, ...more },
  });
  const waiting = (store: Awaited<ReturnType<typeof sit>>): number[] | undefined => store.view?.waiting_for;

  it('takes an update that follows on the last, and none twice', async () => {
    const store = await sit();
    Line.last.say(update(4));
    Line.last.say(update(4, { view: { waiting_for: [0] } }));
    expect(waiting(store)).toEqual([4]);
    expect(Line.last.count('watch')).toBe(1);
  });

  it('asks for what it missed when the updates have a gap', async () => {
    const store = await sit();
    Line.last.say(update(5));
    expect(waiting(store)).toEqual([0]);
    expect(Line.last.sent.at(-1)).toMatchObject({ type: 'watch', era: 'e', n: 3, seat: 0 });
    Line.last.say(update(6));
    expect(Line.last.count('watch')).toBe(2);
    expect(waiting(store)).toEqual([0]);
    Line.last.say(update(6, { info: { id: 'T', seats: [] }, view: { title: 'x', waiting_for: [1] } }));
    Line.last.answer('watch');
    await soon();
    expect(waiting(store)).toEqual([1]);
    Line.last.say(update(7));
    expect(waiting(store)).toEqual([7]);
    expect(Line.last.count('watch')).toBe(2);
  });

  it('asks anew when the numbers begin again', async () => {
    await sit();
    Line.last.say(update(1, { era: 'f' }));
    expect(Line.last.sent.at(-1)).toMatchObject({ type: 'watch', era: 'e', n: 3 });
  });

  it('goes on after a lost line from where it stood', async () => {
    await sit();
    Line.last.say(update(4));
    Line.last.close();
    await soon();
    expect(Line.last.sent).toEqual([expect.objectContaining({ type: 'watch', era: 'e', n: 4, seat: 0 })]);
  });
});
