import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNarrowedAlike, listStart, readListAddress, writeListAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';

const keys = ['status', 'store', 'from'];
const value = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const addresses: fc.Arbitrary<ListAddress> = fc.record({
  query: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  filters: fc.dictionary(fc.constantFrom(...keys), fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), {
    noNullPrototype: true,
  }),
  sort: fc.option(
    fc.record({
      key: fc.stringMatching(/^[a-zA-Z]{1,6}$/),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
  ),
  page: fc.integer({ min: 1, max: 10_000 }),
  view: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  hidden: fc.option(fc.uniqueArray(value, { maxLength: 4 })),
});

test('what is written into an address is read from it', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readListAddress(new URLSearchParams(writeListAddress(address)), keys)).toEqual(address);
    }),
  );
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=two',
  '?page=1.5',
  '?view=0',
  '?view=-3',
  '?view=mine',
  '?unknown=1',
  '?status=',
  '?status=,,',
  '?sort=',
])('«%s» is the list from its beginning', (query) => {
  expect(readListAddress(new URLSearchParams(query), keys)).toEqual(listStart);
});

test('the order in which values were chosen does not matter', () => {
  expect(isNarrowedAlike({ status: ['new', 'done'], store: [] }, { status: ['done', 'new'] })).toBe(true);
  expect(isNarrowedAlike({ status: ['new'] }, { status: ['new', 'done'] })).toBe(false);
});
