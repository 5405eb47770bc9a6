import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctedBonus } from '@siren/domain/client-records';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../db/index.ts';
import { crashKinds, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { insertClient } from './testing/insertClient.ts';

let shop: TestShop;
let crashes: Crashes;
/** Two of the staff. */
let both: [Visitor, Visitor];
beforeAll(async () => {
  shop = await createTestShop();
  crashes = plantCrashes(shop.db);
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'orders.manage'] where login = 'cashier'`);
  both = [await shop.signedIn('staff'), await shop.signedIn('cashier')];
});
afterAll(() => shop.close());

const correction = (id: number, amount: number) => ({
  id,
  amount,
  reason: 'Сверка',
  idempotencyKey: randomUUID(),
});
const correct = (who: Visitor, asked: ReturnType<typeof correction>) =>
  who.call('/api/admin/clients/correct-bonus', asked);
/** Balance, history and keys of an account. */
const stored = async (id: number) =>
  onlyRow(
    await shop.db.query<{ bonus: number; changes: number; keys: number }>(sql`
      select bonus, (select count(*)::int from audit_entries where kind = 'client' and record = ${String(id)}) as changes,
        (select count(*)::int from bonus_corrections where user_id = ${id}) as keys
      from users where id = ${id}`),
  );

test('whatever two correct at once, each correction is done once or refused, and none is lost', async () => {
  const amounts = fc.array(
    fc.integer({ min: -9_000, max: 9_000 }).filter((amount) => amount !== 0),
    {
      minLength: 2,
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(amounts, async (kopecks) => {
      const id = await insertClient(shop, { bonus: 60 });
      const asked = kopecks.map((amount) => correction(id, amount / 100));
      const ends = await Promise.all(asked.map((one, at) => refusalOf(correct(both[at % 2]!, one))));
      const done = asked.filter((_, at) => ends[at] === 'done').map(({ amount }) => amount);
      for (const end of ends) expect(['done', 'client.bonus_out_of_bounds']).toContain(end);
      const after = done
        .toSorted((a, b) => b - a)
        .reduce<number | null>(
          (bonus, amount) => (bonus === null ? null : correctedBonus(bonus, amount)),
          60,
        );
      expect(await stored(id)).toEqual({ bonus: after, changes: done.length, keys: done.length });
    }),
    { numRuns: 15 },
  );
});

test('a key pressed twice at once corrects once, and both presses are answered', async () => {
  const id = await insertClient(shop, { bonus: 10 });
  const asked = correction(id, 7.5);
  const answers = await Promise.all([correct(both[0], asked), correct(both[0], asked)]);
  expect(answers.map(({ bonus }) => bonus)).toEqual([17.5, 17.5]);
  expect(await stored(id)).toEqual({ bonus: 17.5, changes: 1, keys: 1 });
});

test('a key that stood for something else, or for somebody else, is refused', async () => {
  const [id, other] = [await insertClient(shop, { bonus: 10 }), await insertClient(shop, { bonus: 10 })];
  const asked = correction(id, 3);
  await correct(both[0], asked);
  const attempts = [
    correct(both[0], { ...asked, amount: 4 }),
    correct(both[0], { ...asked, reason: 'Другое' }),
    correct(both[0], { ...asked, id: other }),
    correct(both[1], asked),
  ];
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['general.bad_request']));
  expect([await stored(id), await stored(other)]).toEqual([
    { bonus: 13, changes: 1, keys: 1 },
    { bonus: 10, changes: 0, keys: 0 },
  ]);
});

test.each(crashKinds)(
  'when %s after any statement of a correction, nothing of it stays, and repeated it is done once',
  async (kind) => {
    for (let statement = 1; ; statement += 1) {
      const id = await insertClient(shop, { bonus: 20 });
      const asked = correction(id, -8);
      const outcome = await crashes.during(statement, kind, () => correct(both[0], asked));
      if (outcome === 'done') {
        expect(statement).toBeGreaterThan(4);
        return;
      }
      expect(await stored(id)).toEqual({ bonus: 20, changes: 0, keys: 0 });
      await correct(both[0], asked);
      await correct(both[0], asked);
      expect(await stored(id)).toEqual({ bonus: 12, changes: 1, keys: 1 });
    }
  },
);
