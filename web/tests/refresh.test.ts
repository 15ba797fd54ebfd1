import { expect, it } from 'vitest';
import { refresher } from '../src/app/refresh';

it('reads once more, however often it is asked while it reads', async () => {
  const open: (() => void)[] = [];
  const refresh = refresher(() => new Promise((done) => open.push(done)));
  const first = refresh();
  void refresh();
  void refresh();
  expect(open).toHaveLength(1);
  open[0]!();
  await Promise.resolve();
  await Promise.resolve();
  expect(open).toHaveLength(2);
  open[1]!();
  await first;
  expect(open).toHaveLength(2);
  void refresh();
  expect(open).toHaveLength(3);
});
