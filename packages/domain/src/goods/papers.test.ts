import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentTypes } from '../catalog/index.ts';
import { paperChanges, papersOfText, papersText } from './papers.ts';

const papers = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...documentTypes),
    name: fc.constantFrom('Паспорт', 'Сборка'),
    url: fc.constantFrom('https://p.invalid/1.pdf', 'https://p.invalid/2.pdf', 'upload:3.pdf'),
  }),
  { selector: ({ url }) => url },
);

test('there is nothing to tell where, and only where, two lists are the same', () => {
  fc.assert(
    fc.property(papers, papers, (before, after) => {
      const { added, removed, moved, renamed } = paperChanges(before, after);
      expect(added + removed + renamed === 0 && !moved).toBe(
        JSON.stringify(before) === JSON.stringify(after),
      );
    }),
  );
});

test('what a history keeps is the list again, and none is another than an empty one', () => {
  fc.assert(
    fc.property(fc.option(papers), (list) => {
      expect(papersOfText(papersText(list))).toEqual(list);
    }),
  );
});
