import { sectionSorts } from '@siren/domain/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSectionAddress, sectionQuery } from './sectionAddress.ts';

const address = fc.record({
  sort: fc.constantFrom(...sectionSorts),
  page: fc.integer({ min: 1, max: 9999 }),
});

test('an address read back says what was written', () => {
  fc.assert(
    fc.property(address, (written) => {
      expect(parseSectionAddress(new URLSearchParams(sectionQuery(written)))).toEqual(written);
    }),
  );
});

test('the first page of popular goods has no query', () => {
  expect(sectionQuery({ sort: 'popular', page: 1 })).toBe('');
});

test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=99999', 'page=', 'sort=cheap', 'page=1e3'])(
  'what makes no sense in «%s» counts as not said',
  (query) => {
    expect(parseSectionAddress(new URLSearchParams(query))).toEqual({ sort: 'popular', page: 1 });
  },
);
