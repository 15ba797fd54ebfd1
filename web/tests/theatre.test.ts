import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/app/preferences.svelte';
import type { LogLine, View } from '../src/net/wire';
import { Theatre } from '../src/theatre/theatre.svelte';
import { asked, line, moment } from './moments';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  preferences.set({ speed: 1, calm: false });
});

describe('a theatre', () => {
  const opened = (view: View = {}): Theatre => {
    const theatre = new Theatre();
    theatre.leap(moment([], view));
    return theatre;
  };
  const kinds = (theatre: Theatre): (string | undefined)[] => [theatre.act?.line.kind, theatre.shown?.log.at(-1)?.kind];

  it('plays one act after the other and asks the question after the last', () => {
    const theatre = opened();
    const end = moment([line('a'), line('b')], { ask: asked(1) });
    theatre.follow(end);
    expect(kinds(theatre)).toEqual(['a', 'a']);
    expect(theatre.shown?.view?.ask).toBeNull();
    vi.advanceTimersByTime(450);
    expect(kinds(theatre)).toEqual(['b', 'b']);
    expect([theatre.busy, theatre.shown?.view?.ask]).toEqual([true, null]);
    vi.advanceTimersByTime(450);
    expect([theatre.act, theatre.busy, theatre.shown]).toEqual([null, false, end]);
  });

  it('goes on to the next act when somebody skips, and to the end when they skip again', () => {
    const theatre = opened();
    const end = moment([line('a'), line('b'), line('c'), line('d')]);
    theatre.follow(end);
    theatre.skip();
    expect(kinds(theatre)[0]).toBe('b');
    theatre.skip();
    expect([theatre.act, theatre.shown]).toEqual([null, end]);
  });

  it('does not take a question away that is open while others act', () => {
    const theatre = opened({ ask: asked(4) });
    const next = moment([line('a'), line('b')], { ask: asked(4) });
    theatre.follow(next);
    expect([theatre.busy, theatre.shown?.view?.ask]).toEqual([false, next.view?.ask]);
    expect(kinds(theatre)).toEqual(['a', 'a']);
    vi.advanceTimersByTime(450);
    expect(kinds(theatre)).toEqual(['b', 'b']);
    vi.advanceTimersByTime(450);
    expect(theatre.shown).toBe(next);
  });

  it('does not make the player wait for what they did themselves', () => {
    const theatre = opened({ ask: asked(4) });
    const next = moment([line('a', 0), line('b', 0)], { ask: asked(5) });
    theatre.follow(next, { own: true });
    expect([theatre.busy, theatre.shown?.view?.ask, ...kinds(theatre)]).toEqual([false, next.view?.ask, 'a', 'a']);
    theatre.follow(moment([...next.log, line('c', 0), line('d', 1)], { ask: asked(6) }), { own: true });
    expect(theatre.busy).toBe(true);
  });

  it('shows the newest moment at once where nobody wants to see a play', () => {
    for (const liked of [{ speed: 0 as const }, { calm: true }]) {
      preferences.set({ speed: 1, calm: false, ...liked });
      const theatre = opened();
      const end = moment([line('a'), line('b')]);
      theatre.follow(end);
      expect([theatre.act, theatre.shown]).toEqual([null, end]);
    }
  });

  it('leaves arrows on the table until the player acts, also those of acts that nobody saw', () => {
    const theatre = opened();
    const ring = (at: unknown) => ({ shape: 'ring', at: `tile:${String(at)}`, seat: 1 }) as const;
    const show = ({ args }: LogLine) => [ring(args.at), { shape: 'banner', text: '!', seat: 1 } as const];
    const [here, there] = [line('a', 1, { at: 'c1' }), line('a', 1, { at: 'c2' })];
    theatre.scenes = { a: { show } };
    theatre.follow(moment([here]));
    theatre.follow(moment([here, line('b'), there, here]));
    theatre.finish();
    expect(theatre.marks).toEqual([ring('c1'), ring('c2')]);
    theatre.clear();
    expect(theatre.marks).toEqual([]);
  });

  it('leaves no arrows when the game is over', () => {
    const theatre = opened();
    theatre.scenes = { a: { show: () => [{ shape: 'ring', at: 'tile:c1', seat: 1 }] } };
    theatre.follow(moment([line('a', 1)], { over: true }));
    theatre.finish();
    expect(theatre.marks).toEqual([]);
  });

  it('leaves no arrows of what the player did', () => {
    const theatre = opened();
    theatre.scenes = { a: { show: ({ seat }) => [{ shape: 'ring', at: 'tile:c1', seat }] } };
    theatre.follow(moment([line('a', 0)]), { own: true });
    theatre.finish();
    expect(theatre.marks).toEqual([]);
    theatre.follow(moment([line('a', 0), line('a', 1)]));
    theatre.finish();
    expect(theatre.marks).toEqual([{ shape: 'ring', at: 'tile:c1', seat: 1 }]);
  });

  it('sweeps the table where a new round makes old arrows meaningless', () => {
    const theatre = opened();
    const ring = (at: string) => ({ shape: 'ring', at: `tile:${at}`, seat: 1 }) as const;
    theatre.scenes = { a: { show: ({ args }) => [ring(String(args.at))] }, round: { clears: true } };
    theatre.follow(moment([line('a', 1, { at: 'c1' }), line('round'), line('a', 1, { at: 'c2' })]));
    theatre.finish();
    expect(theatre.marks).toEqual([ring('c2')]);
  });

  it('says of a line that is looked at again that it is one', () => {
    const theatre = opened();
    theatre.follow(moment([line('a')]));
    expect(theatre.again).toBe(false);
    theatre.finish();
    theatre.replay(line('a'));
    expect(theatre.again).toBe(true);
    vi.advanceTimersByTime(450);
    expect(theatre.again).toBe(false);
  });

  it('remembers what happened to the player until they act, but not what they brought about', () => {
    const theatre = opened();
    theatre.scenes = { stole: { touches: [{ who: 'rival', tone: 'bad' }] } };
    const [one, two] = [line('stole', 1, { rival: 0 }), line('stole', 2, { rival: 0 })];
    theatre.follow(moment([one, line('stole', 1, { rival: 2 })]));
    theatre.follow(moment([one, line('stole', 1, { rival: 2 }), two]), { own: true });
    expect(theatre.told).toEqual([{ line: one, tone: 'bad' }]);
    theatre.finish();
    theatre.clear();
    expect(theatre.told).toEqual([]);
  });

  it('tells somebody who comes back, or missed something, what happened to them', () => {
    const theatre = opened();
    theatre.scenes = { stole: { touches: [{ who: 'rival', tone: 'bad' }] } };
    const lines = [line('a'), line('stole', 1, { rival: 0 }), line('stole', 2, { rival: 0 })];
    theatre.recall(lines.slice(0, 2));
    expect(theatre.told.map((one) => one.line)).toEqual(lines.slice(1, 2));
    theatre.leap(moment(lines.slice(0, 2)));
    theatre.clear();
    theatre.leap(moment(lines));
    expect(theatre.told.map((one) => one.line)).toEqual(lines.slice(2));
    expect(theatre.act).toBeNull();
  });

  it('never lets a question wait for longer than it may', () => {
    const theatre = opened();
    const log = Array.from({ length: 90 }, (_, index) => line(`e${index}`));
    theatre.follow(moment(log.slice(0, 80)));
    const end = moment(log, { ask: asked(1) });
    theatre.follow(end, { patience: 6000 });
    vi.advanceTimersByTime(6450);
    expect([theatre.busy, theatre.shown]).toEqual([false, end]);
  });

  it('is idle when everything is played', async () => {
    const theatre = opened();
    theatre.follow(moment([line('a'), line('b')]));
    const done = vi.fn();
    void theatre.idle().then(done);
    await vi.advanceTimersByTimeAsync(800);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalled();
  });

  it('ends up at the newest moment, whatever comes and whoever skips', () => {
    let seed = 11;
    const roll = (count: number): number => (seed = (seed * 48271) % 2147483647) % count;
    for (let game = 0; game < 200; game += 1) {
      const theatre = opened();
      let log: LogLine[] = [];
      for (let step = 0; step < 30; step += 1) {
        const kept = log.slice(0, log.length - (roll(8) ? 0 : roll(3)));
        log = [...kept, ...Array.from({ length: roll(5) }, () => line(`e${roll(9)}`, roll(3)))];
        const next = moment(log, roll(3) ? {} : { ask: asked(roll(6)) }, roll(40) ? 0 : 1);
        if (roll(12)) theatre.follow(next, { patience: roll(4) * 2000 });
        else theatre.leap(next);
        if (!roll(4)) theatre.skip();
        if (!roll(9)) theatre.finish();
        if (!roll(7)) theatre.clear();
        expect(theatre.newest).toBe(next);
        expect(theatre.shown?.log.length).toBeLessThanOrEqual(log.length + 60);
        if (theatre.busy) expect(theatre.shown?.view?.ask ?? null).toBeNull();
        vi.advanceTimersByTime(roll(3) * 300);
      }
      vi.advanceTimersByTime(60_000);
      expect([theatre.act, theatre.shown]).toEqual([null, theatre.newest]);
    }
  });
});
