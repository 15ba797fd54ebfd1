import { expect, it, vi } from 'vitest';
import { Connection } from '../src/net/connection.svelte';
import { Line } from './line';

it('tells an effect that listens once that the line is open, though its state changes meanwhile', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  const connection = new Connection(() => Promise.resolve());
  const opened = vi.fn();
  const stop = $effect.root(() => {
    $effect(() => connection.listen(() => undefined, opened));
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.state).toBe('open');
  expect(opened).toHaveBeenCalledTimes(1);
  stop();
});
