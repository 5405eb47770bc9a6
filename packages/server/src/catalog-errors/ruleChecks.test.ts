import {
  isBadLength,
  isBrandTwice,
  isMojibake,
  isPlaceholder,
  isPriceJump,
} from '@siren/domain/catalog-errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed, fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import { placeholderSql } from './rules/otherRules.ts';
import { priceJumpSql } from './rules/priceRules.ts';
import { badLengthSql, brandTwiceSql, mojibakeSql } from './rules/textRules.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** What the SQL says of many values at once: a statement for all of them. */
async function told(values: readonly object[], columns: Fragment, condition: Fragment): Promise<boolean[]> {
  const rows = await db.query<{ is: boolean }>(composed`
    select ${condition} as is
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) v(at int, ${columns}) order by v.at`);
  return rows.map(({ is }) => is);
}

const piece = fc.constantFrom(
  ...[
    'Лада',
    'лада',
    'ЛАДА',
    'Берёза',
    'береза',
    'диван',
    ' ',
    '  ',
    '«',
    '»',
    '-',
    'no-photo',
    'РџСЂРёРІРµС‚',
  ],
  ...['Рї', 'С–', 'С„', 'Ð¡Ð¾', '\ufffd', '/', '.', 'nophoto', 'placeholder', 'a', '7', '😀', '', 'Р', 'С'],
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const texts = fc.array(text, { minLength: 1, maxLength: 30 });

const agrees = (is: (value: string) => boolean, sqlOf: (value: Fragment) => Fragment) =>
  fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const rows = values.map((value, at) => ({ at, value }));
      expect(await told(rows, fragment`value text`, sqlOf(fragment`v.value`))).toEqual(values.map(is));
    }),
    { numRuns: 40 },
  );

test('letters of another encoding are the same to the SQL and to the domain', () =>
  agrees(isMojibake, mojibakeSql));
test('so are names that are empty or too long', () => agrees(isBadLength, badLengthSql));
test('so are files that stand for no picture', () => agrees(isPlaceholder, placeholderSql));

test('so are brands that stand in a name twice', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.record({ name: text, brand: text }), { minLength: 1 }), async (values) => {
      const rows = values.map((value, at) => ({ at, ...value }));
      expect(
        await told(rows, fragment`name text, brand text`, brandTwiceSql(fragment`v.name`, fragment`v.brand`)),
      ).toEqual(values.map(({ name, brand }) => isBrandTwice(name, brand)));
    }),
    { numRuns: 40 },
  ));

test('so are prices that jumped', () => {
  const price = fc.integer({ min: 1, max: 400 });
  return fc.assert(
    fc.asyncProperty(fc.array(fc.record({ before: price, now: price }), { minLength: 1 }), async (values) => {
      const rows = values.map((value, at) => ({ at, ...value }));
      expect(
        await told(
          rows,
          fragment`before numeric, now numeric`,
          priceJumpSql(fragment`v.before`, fragment`v.now`),
        ),
      ).toEqual(values.map(({ before, now }) => isPriceJump(before, now)));
    }),
    { numRuns: 40 },
  );
});
