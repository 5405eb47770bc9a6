import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const counts: Record<string, number> = { near: 60, next: 30, far: 20, last: 5 };
const choose = (most: number) => nearest(Object.keys(counts), (file) => counts[file] ?? 0, most);

test('files are taken as long as their stories fit', () => {
  expect(choose(1_000)).toEqual(['near', 'next', 'far', 'last']);
  expect(choose(100)).toEqual(['near', 'next']);
});
test('the nearest is taken, however large it is', () => expect(choose(10)).toEqual(['near']));
