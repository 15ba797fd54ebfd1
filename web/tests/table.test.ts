import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A line to a server that we play ourselves. */
class Line {
  static last: Line;
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;

  constructor() {
    Line.last = this;
    setTimeout(() => {
      this.readyState = Line.OPEN;
      this.onopen();
    });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  answer(type: string, more: object = {}): void {
    const asked = this.sent.findLast((message) => message.type === type);
    this.say({ type: 'done', id: asked?.id, ...more });
  }

  count(type: string): number {
    return this.sent.filter((message) => message.type === type).length;
  }
}

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
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ id: 'P', name: 'Anna', guest: true, messages: [] })));
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
});
