import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listChanges } from './listChanges.ts';
import { addRelated, RELATED_MAX, relatedOfText, relatedProblem, relatedText } from './relatedGoods.ts';

const GOOD = 1;

test.each([
  ['others', [2, 3], null],
  ['none', [], null],
  ['itself', [2, GOOD], 'itself'],
  ['one twice', [2, 3, 2], 'twice'],
  ['as many as are shown', [2, 3, 4, 5, 6, 7, 8, 9], null],
  ['one more', [2, 3, 4, 5, 6, 7, 8, 9, 10], 'many'],
])('%s', (_, related, problem) => {
  expect(relatedProblem(GOOD, related)).toBe(problem);
});

const id = fc.integer({ min: 1, max: 12 });
const list = fc.uniqueArray(id, { maxLength: RELATED_MAX });

test('whatever is added, in whatever order, the goods can stand there, and those that stood there do', () => {
  fc.assert(
    fc.property(fc.array(id, { maxLength: 30 }), (added) => {
      let related: readonly number[] = [];
      for (const one of added) {
        const next = addRelated(GOOD, related, one);
        expect(relatedProblem(GOOD, next)).toBeNull();
        expect(next.slice(0, related.length)).toEqual(related);
        related = next;
      }
      const others = new Set(added.filter((one) => one !== GOOD));
      expect(related).toHaveLength(Math.min(RELATED_MAX, others.size));
    }),
  );
});

test('a history keeps a list as it is, and nothing of one is no list of none', () => {
  fc.assert(
    fc.property(fc.option(list), (related) => {
      expect(relatedOfText(relatedText(related))).toEqual(related);
    }),
  );
});

test('what a change adds and takes away makes the one list of the other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const { added, removed, moved } = listChanges(before, after);
      expect(before.length + added - removed).toBe(after.length);
      expect(added + removed === 0 && !moved).toBe(JSON.stringify(before) === JSON.stringify(after));
    }),
  );
});
