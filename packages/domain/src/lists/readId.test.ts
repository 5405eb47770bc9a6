import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ID_MAX, readId, readIds } from './readId.ts';

test('an id is read as it is written, and nothing else is one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: ID_MAX }), (id) => {
      expect(readId(String(id))).toBe(id);
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.bigInt().map(String), fc.double().map(String)),
      (text) => {
        const id = readId(text);
        expect(id === null || (String(id) === text && id > 0 && id <= ID_MAX)).toBe(true);
      },
    ),
  );
});

test.each(['', '0', '-1', '007', '1e3', '1.5', ' 7', '٧', '2147483648', '99999999999999', 'abc'])(
  '«%s» is no id',
  (text) => {
    expect(readId(text)).toBeNull();
  },
);

test('of many texts the ids are taken, each once, up to a bound', () => {
  expect(readIds(['7', 'x', '7', '0', '8', '9'], 2)).toEqual([7, 8]);
  expect(readIds(undefined, 2)).toEqual([]);
});
