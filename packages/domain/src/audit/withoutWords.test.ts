import { expect, test } from 'vitest';
import { maskedChanges, withoutWords } from './withoutWords.ts';

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

test('of a record that is not for whoever asks no name is told either', () => {
  const changes = [
    { field: 'name', from: 'Анна', to: 'Анна Котова' },
    { field: 'note', from: '', to: 'Домофон 8' },
    { field: 'shared', from: false, to: true },
  ];
  expect(maskedChanges(changes)).toEqual([
    { field: 'name', from: null, to: null },
    { field: 'note', from: null, to: null },
    { field: 'shared', from: false, to: true },
  ]);
});
