import { foldWord } from '@siren/domain/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRow, sql } from '../../db/index.ts';
import { createTestDatabase } from '../../db/testing/index.ts';
import type { TestDatabase } from '../../db/testing/index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('the database folds names as the query is folded', async () => {
  const letter = fc.constantFrom(
    ...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяAZazJj09 -’',
  );
  const name = fc.string({ unit: letter, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 30 }), async (names) => {
      const { folded } = onlyRow(
        await db.query<{ folded: string[] }>(sql`
          select array(select folded(name) from unnest(${names}::text[]) with ordinality as n (name, at) order by at)
            as folded`),
      );
      expect(folded).toEqual(names.map(foldWord));
    }),
    { numRuns: 30 },
  );
});
