import { expect, test } from 'vitest';
import { createGatherer } from './createGatherer.ts';

const gathering = () => {
  const turns: (readonly string[])[] = [];
  const hand = createGatherer<string>(async (things) => {
    await Promise.resolve();
    turns.push(things);
    if (things.includes('bad')) throw new Error('refused');
  });
  return { turns, hand };
};

test('what comes at once, or while others are handed on, goes together', async () => {
  const { turns, hand } = gathering();
  const first = hand('a');
  const second = hand('b');
  await first;
  expect(turns).toEqual([['a', 'b']]);
  await Promise.all([second, hand('c')]);
  expect(turns).toEqual([['a', 'b'], ['c']]);
});

test('who was handed on hears of a failure, and the next ones go on', async () => {
  const { turns, hand } = gathering();
  await expect(hand('bad')).rejects.toThrow('refused');
  await hand('good');
  expect(turns).toEqual([['bad'], ['good']]);
});
