import { expect, it, vi } from 'vitest';
import { Connection } from '../src/net/connection.svelte';
import { Line } from './line';

it('tells an effect that listens once that the line is open, though its state changes meanwhile', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  const connection = new Connection(() => Promise.resolve(), vi.fn());
  const opened = vi.fn();
  const stop = $effect.root(() => {
    $effect(() => connection.listen(() => undefined, opened));
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.state).toBe('open');
  expect(opened).toHaveBeenCalledTimes(1);
  stop();
});

it('finds out anew who sits here when the server says that they signed out, and only then', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  const [comeIn, goOut] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const connection = new Connection(comeIn, goOut);
  const stop = connection.listen(() => undefined, vi.fn());
  await vi.advanceTimersByTimeAsync(1_000);
  Line.last.close(1012);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([comeIn.mock.calls.length, goOut.mock.calls.length]).toEqual([2, 0]);
  Line.last.close(4401);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([comeIn.mock.calls.length, goOut.mock.calls.length]).toEqual([3, 1]);
  stop();
});
