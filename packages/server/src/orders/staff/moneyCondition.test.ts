import { moneyState, moneyStates, orderStatusCodes } from '@siren/domain/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import type { PayTypeCode } from '@siren/domain/regions';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';
import { insertOrder } from '../testing/insertOrder.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());

const byMoney = async (money: (typeof moneyStates)[number]) => {
  const { rows } = await staff.call('/api/admin/orders/list', { filters: { money: [money] }, size: 200 });
  expect(rows.every((row) => row.money === money)).toBe(true);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
};

test('orders are narrowed by their money as the rule says it stands, whatever became of their payments', async () => {
  const toPay = 4_310.5;
  const order = fc.record({
    status: fc.constantFrom(...orderStatusCodes),
    payType: fc.constantFrom(...(Object.keys(shop.ids.payTypes) as PayTypeCode[])),
    toPay: fc.constantFrom(0, 0.01, toPay),
    returned: fc.constantFrom(0, 0.01, 310.5, toPay),
    amount: fc.constantFrom(0.01, 4_000, toPay),
    payments: fc.array(fc.constantFrom('failed' as const, 'refunded' as const, 'paid' as const), {
      maxLength: 3,
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 4, maxLength: 12 }), async (orders) => {
      await shop.db.query(sql`delete from orders`);
      const expected = new Map(moneyStates.map((state) => [state, [] as number[]]));
      for (const one of orders) {
        const told = {
          ...one,
          payments: one.payments.map((status) => ({ status, amount: one.amount, refunded: 0 })),
        };
        expected.get(moneyState(told))?.push(await insertOrder(shop, one));
      }
      for (const [state, ids] of expected) expect(await byMoney(state)).toEqual(ids);
    }),
    { numRuns: 20 },
  );
});

test('a payment that is gone no longer counts', async () => {
  const id = await insertOrder(shop, { payType: 'card', payments: ['paid'] });
  expect(await byMoney('paid')).toContain(id);
  await shop.db.query(sql`delete from payments where order_id = ${id}`);
  expect(await byMoney('due')).toContain(id);
});
