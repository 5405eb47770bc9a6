import { expect, test } from 'vitest';
import { composed, fragment, joined } from './composed.ts';

test('pieces become one statement, whose values are numbered in their order', () => {
  const inner = fragment`b = ${'two'} or b = ${3}`;
  const both = joined([fragment`a = ${1}`, fragment`(${inner})`, fragment`true`], ' and ');
  expect(composed`select ${0} where ${both} limit ${4}`).toEqual({
    name: '',
    text: 'select $1 where a = $2 and (b = $3 or b = $4) and true limit $5',
    values: [0, 1, 'two', 3, 4],
  });
});

test('no pieces are no text, and what looks like SQL in a value stays a value', () => {
  expect(composed`select 1${joined([], ' and ')} ${'; drop'}`).toEqual({
    name: '',
    text: 'select 1 $1',
    values: ['; drop'],
  });
});
