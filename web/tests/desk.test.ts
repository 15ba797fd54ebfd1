import { expect, test } from 'vitest';
import { Desk } from '../src/pages/host/desk.svelte';

function asked<T>(): { answer: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => (give = resolve));
  return { answer, give };
}

test('of two answers that overtake each other the one to the last question is shown', async () => {
  const desk = new Desk();
  const shown: string[] = [];
  const [first, second] = [asked<string>(), asked<string>()];
  const over = desk.follow(
    () => first.answer,
    (found) => shown.push(found),
  );
  over?.(); // as an effect does before it runs again
  desk.follow(
    () => second.answer,
    (found) => shown.push(found),
  );
  second.give('no reports');
  await second.answer;
  first.give('one report');
  await first.answer;
  await Promise.resolve();
  expect(shown).toEqual(['no reports']);
});

test('after a refusal lists are read again', async () => {
  const desk = new Desk();
  await desk.act(() => Promise.reject(new Error('somebody else was faster')));
  expect([desk.failed, desk.turn]).toEqual([true, 1]);
});

test('a part of a list that was asked for twice is shown once, and not below another list', async () => {
  const desk = new Desk();
  let list = ['a'];
  const [first, second, late] = [asked<string>(), asked<string>(), asked<string>()];
  const more = (part: { answer: Promise<string> }): Promise<void> =>
    desk.goOn(
      () => list,
      () => part.answer,
      (found) => (list = [...list, found]),
    );
  const both = [more(first), more(second)];
  first.give('b');
  second.give('b');
  await Promise.all(both);
  expect(list).toEqual(['a', 'b']);
  const third = more(late);
  list = ['new'];
  late.give('c');
  await third;
  expect(list).toEqual(['new']);
});
