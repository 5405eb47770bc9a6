import { expect, test } from 'vitest';
import { withoutWords } from './withoutWords.ts';

test('what people wrote goes, what changed stays', () => {
  const kept = [
    { field: 'bonus', from: 10, to: 0 },
    { field: 'status', from: 'new', to: 'confirmed' },
    { field: 'blocked', from: false, to: true },
  ];
  const worded = [
    { field: 'note', from: 'Домофон 8', to: '' },
    { field: 'reason', from: null, to: 'Просил сам' },
  ];
  expect(withoutWords([...kept, ...worded])).toEqual([
    ...kept,
    { field: 'note', from: null, to: null },
    { field: 'reason', from: null, to: null },
  ]);
});
