import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRow, sql } from '../db/index.ts';
import { createPayShop } from './testing/createPayShop.ts';
import type { PayShop } from './testing/createPayShop.ts';

/** More than are asked back at once. */
const MANY = 200;

let shop: PayShop;
beforeAll(async () => {
  shop = await createPayShop();
});
afterAll(() => shop.close());

/** Payments of an order that the bank is to give back. */
const due = (order: number, count: number) =>
  shop.db.query<{ reference: string }>(sql`
    insert into payments (order_id, idempotency_key, provider, pay_type_id, amount, status, reason, give_back, started_at,
      changed_at)
    select ${order}::int, gen_random_uuid(), 'test-bank', min(p.id), 1, 'failed', 'replaced', 'due', ${shop.clock.now()},
      ${shop.clock.now()}
    from pay_types p, generate_series(1, ${count}::int) n group by n returning reference`);
const left = async (kind: 'payments' | 'refunds') =>
  onlyRow(
    await shop.db.query<{ payments: number; refunds: number }>(sql`
      select (select count(*)::int from payments where give_back = 'due') as payments,
        (select count(*)::int from refunds where state = 'due') as refunds`),
  )[kind];

test('payments that cannot be given back, however many, keep none from its turn', async () => {
  const [, id] = await shop.ordered();
  const stuck = new Set((await due(id, MANY)).map(({ reference }) => reference));
  await due(id, 1);
  const { giveBack } = shop.provider;
  shop.provider.giveBack = (reference) =>
    stuck.has(reference) ? Promise.reject(new Error('asleep')) : giveBack(reference);
  for (let minute = 0; minute < 2; minute += 1) {
    shop.clock.advance(60_000);
    await shop.minute();
  }
  expect(await left('payments')).toBe(MANY);
  shop.provider.giveBack = giveBack;
  shop.clock.advance(60_000);
  await shop.minute();
  expect(await left('payments')).toBe(0);
});

test('nor do parts of payments', async () => {
  const [buyer, id] = await shop.ordered();
  const { redirect, order } = await shop.pay(buyer, id);
  await shop.atBank(redirect, { do: 'pay' });
  await shop.tell();
  const parts = await shop.db.query<{ reference: string }>(sql`
    insert into refunds (payment_id, amount, state, changed_at)
    select p.id, 0.01, 'due', ${shop.clock.now()} from payments p, generate_series(1, ${MANY + 1}::int)
    where p.order_id = ${order.id} and p.status = 'paid' returning reference`);
  const last = parts.at(-1)?.reference;
  const { refund } = shop.provider;
  shop.provider.refund = (part) => (part.name === last ? refund(part) : Promise.reject(new Error('asleep')));
  for (let minute = 0; minute < 2; minute += 1) {
    shop.clock.advance(60_000);
    await shop.minute();
  }
  expect(await left('refunds')).toBe(MANY);
  shop.provider.refund = refund;
});
