import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { parts } from './parts.ts';

const namesOf = (...words: string[]) => choose(words, parts)?.chosen.map(({ name }) => name);

test('no names mean every part that is not deep', () => {
  expect(namesOf()).toContain('stories');
  expect(namesOf()).not.toContain('start-deep');
});
test('all means every part', () => expect(namesOf('all')).toEqual(parts.map(({ name }) => name)));
test('names mean these parts, in the order of the parts', () =>
  expect(namesOf('e2e', 'types')).toEqual(['types', 'e2e']));
test('what is left goes to the tool of the one part', () => {
  expect(choose(['unit', '--', 'cart', '-t', 'adds'], parts)).toMatchObject({ args: ['cart', '-t', 'adds'] });
});
test.each([[['nothing']], [['--']], [['all', 'types']], [['types', 'lint', 'nothing']]])(
  '%j is nobody’s',
  (words) => {
    expect(choose(words, parts)).toBeNull();
  },
);
