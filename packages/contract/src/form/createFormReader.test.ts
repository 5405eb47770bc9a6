import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../call/index.ts';
import { calls } from '../calls/index.ts';
import { toForm } from '../client/toForm.ts';
import { createFormReader } from './createFormReader.ts';

const schema = z.object({
  id: z.int().min(1).max(100),
  on: z.boolean(),
  list: z.array(z.int()),
  code: z.union([z.int().max(1000), z.string()]),
  note: z.string().nullable(),
  lines: z.array(z.object({ key: z.string(), quantity: z.number() })),
  page: z.int().default(1),
  filters: z.record(z.string().regex(/^[a-z-]+$/), z.array(z.string())).default({}),
});
const read = createFormReader(schema);
const fields = (query: string) => read(new URLSearchParams(query));

test('a form says the same as the JSON it stands for', () => {
  const payload = fc.record({
    id: fc.integer({ min: 1, max: 100 }),
    on: fc.boolean(),
    list: fc.array(fc.integer()),
    // Of what may be a number or a text it says a text.
    code: fc.stringMatching(/^\d{1,4}$|^[А-Яа-я]+ ?\d*$/),
    note: fc.option(fc.string({ minLength: 1 })),
    lines: fc.array(fc.record({ key: fc.string(), quantity: fc.integer() })),
    page: fc.integer({ min: 1 }),
    // A form cannot say that there are none.
    filters: fc.dictionary(
      fc.stringMatching(/^[a-z]{1,5}$/),
      fc.array(fc.stringMatching(/^[a-z0-9.]+$/), { minLength: 1 }),
      { minKeys: 1, noNullPrototype: true },
    ),
  });
  fc.assert(
    fc.property(payload, (value) => {
      expect(read(new URLSearchParams(String(toForm(value))))).toEqual(value);
    }),
  );
});

describe('lists', () => {
  test.each(['list=1&list=2', 'list[]=1&list[]=2', 'list[0]=1&list[1]=2'])('%s', (query) => {
    expect(fields(query)).toMatchObject({ list: [1, 2] });
  });
  test('of one', () => expect(fields('list=7')).toMatchObject({ list: [7] }));
  test('of none is what a missing list says', () => expect(fields('')).toEqual({ list: [], lines: [] }));
});

test.each([
  ['id=', ''],
  ['id=1e1', '1e1'],
  ['id=0x10', '0x10'],
  ['id=Infinity', 'Infinity'],
  ['id=101', '101'],
])('%s stays text, for the schema to refuse', (query, id) => {
  expect(fields(query)).toMatchObject({ id });
  expect(schema.safeParse(fields(query)).success).toBe(false);
});

test('of a record every name is read, one value being a list too', () => {
  expect(fields('filters[color]=sage&filters[width][]=160&filters[width][]=..200')).toMatchObject({
    filters: { color: ['sage'], width: ['160', '..200'] },
  });
});

test('an article of figures stays an article, with leading zeros and without', () => {
  expect(fields('code=0042')).toMatchObject({ code: '0042' });
  expect(fields('code=42')).toMatchObject({ code: '42' });
});

test('no form reaches a prototype or gets a call to throw', () => {
  const names = fc.stringMatching(
    /^(?:id|list|lines|__proto__|constructor|toString|\[|\]|\[0\]|\[\]|\[key\]){1,6}$/,
  );
  const readers = Object.values<Call>(calls).map((call) => createFormReader(call.payload));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      for (const reader of [read, ...readers]) reader(pairs);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});

test('the id of an offer is one in a form as in JSON, and a code of the same figures is a code', () => {
  const { payload } = calls['/api/cart/add-by-codes'];
  const readIds = createFormReader(payload);
  const quantity = fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined });
  const figures = fc.integer({ min: 1, max: 2_147_483_647 });
  fc.assert(
    fc.property(fc.array(fc.tuple(figures, quantity), { minLength: 1, maxLength: 9 }), (list) => {
      const offers = list.map(([offer, pieces]) => ({ offer, ...(pieces && { quantity: pieces }) }));
      expect(payload.parse(readIds(toForm({ ids: offers })))).toEqual(payload.parse({ ids: offers }));
      const codes = list.map(([code, pieces = 1]) => ({ id: String(code), quantity: pieces }));
      expect(payload.parse(readIds(toForm({ ids: codes })))).toEqual({ ids: codes });
    }),
  );
});
