import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { watchDeadlocks } from '../orders/testing/watchDeadlocks.ts';
import type { Visitor } from '../testing/index.ts';
import { createPayShop } from './testing/createPayShop.ts';
import type { PayShop } from './testing/createPayShop.ts';

let shop: PayShop;
let deadlocks: () => number;
beforeAll(async () => {
  shop = await createPayShop();
  deadlocks = watchDeadlocks(shop.db);
  await shop.db.query(sql`update stock set quantity = 500`);
});
afterAll(() => shop.close());
afterEach(() => expect([deadlocks(), shop.log.error.splice(0)]).toEqual([0, []]));

const ROUNDS = 6;
const times = <Item>(count: number, make: (round: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, (_, round) => make(round)));
const read = (visitor: Visitor, id: number) => visitor.call('/api/order/get', { id });
const cancel = (visitor: Visitor, id: number) => visitor.call('/api/order/cancel', { id });
const referenceOf = (redirect: string | null) => redirect!.split('/').at(-1)!;

test('pressed twenty times at once, in several tabs and ways, one payment is under way', async () => {
  const [visitor, id] = await shop.ordered();
  const pages = await times(20, (tab) => shop.pay(visitor, id, { by: tab % 2 ? 'card' : 'sbp' }));
  // A press that another one took the place of leads nowhere.
  expect(pages.some(({ redirect }) => redirect !== null)).toBe(true);
  const { payments } = await read(visitor, id);
  expect(payments.filter(({ status }) => status === 'pending')).toHaveLength(1);
});

test('the same key twenty times at once begins one payment', async () => {
  const [visitor, id] = await shop.ordered();
  const key = randomUUID();
  const pages = await times(20, () => shop.pay(visitor, id, { key }));
  expect(new Set(pages.map(({ redirect }) => redirect)).size).toBe(1);
  expect((await read(visitor, id)).payments).toHaveLength(1);
});

test('paid on every page that was ever opened, an order is paid once, and the rest goes back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await shop.held();
    const [visitor, id] = await shop.ordered();
    const pages = [await shop.pay(visitor, id), await shop.pay(visitor, id, { by: 'sbp' })];
    // Opened while money is on its way: the first page was let go of, and is paid all the same.
    await shop.db.query(
      sql`update test_bank_payments set state = 'open' where reference = ${referenceOf(pages[0]!.redirect)}`,
    );
    await times(2, (page) => shop.atBank(pages[page]!.redirect, { do: 'pay_twice' }));
    await Promise.all([shop.tell(), shop.tell(), shop.tell()]);
    await shop.tell();
    await shop.minute();
    const { payments, totals } = await read(visitor, id);
    expect(payments.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(await shop.held()).toBe(before + totals.toPay);
  }
});

test('callbacks, cancels and presses at once leave a cancelled order without money, and the stock as it was', async () => {
  const [stock, held] = [await shop.left('LAMP'), await shop.held()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [visitor, id] = await shop.ordered({ LAMP: 3 });
    const { redirect } = await shop.pay(visitor, id);
    await shop.atBank(redirect, { do: 'pay_twice' });
    const moves = [
      () => shop.tell(),
      () => cancel(visitor, id),
      () => refusalOf(shop.pay(visitor, id, { by: 'sbp' })),
      () => cancel(visitor, id),
      () => shop.tell(),
      () => refusalOf(shop.pay(visitor, id, { by: 'cash' })),
    ];
    await Promise.all([...moves.slice(round % 6), ...moves.slice(0, round % 6)].map((move) => move()));
    await shop.tell();
    await shop.minute();
    const order = await read(visitor, id);
    expect(order.status.code).toBe('cancelled');
    expect(order.payments.filter(({ status }) => status === 'paid' || status === 'pending')).toEqual([]);
    expect([await shop.left('LAMP'), await shop.held()]).toEqual([stock, held]);
  }
});

test('cancelled twenty times at once, an order gives back once', async () => {
  const stock = await shop.left('CHAIR');
  const [visitor, id] = await shop.ordered({ CHAIR: 2 });
  await times(20, () => cancel(visitor, id));
  expect(await shop.left('CHAIR')).toBe(stock);
  expect((await read(visitor, id)).history).toHaveLength(2);
});

test('orders and cancels of the same goods do not wait for each other in a circle', async () => {
  const stock = [await shop.left('CHAIR'), await shop.left('LAMP')];
  const made = await times(10, (round) =>
    shop.ordered(round % 2 ? { CHAIR: 1, LAMP: 1 } : { LAMP: 1, CHAIR: 1 }),
  );
  const again = await times(10, () => shop.withCart({ LAMP: 1, CHAIR: 1 }));
  const drafts = [];
  for (const visitor of again) drafts.push([visitor, await shop.draft(visitor)] as const);
  const placed = await Promise.all([
    ...drafts.map(([visitor, draft]) => shop.create(visitor, draft)),
    ...made.map(([visitor, id]) => cancel(visitor, id).then(() => null)),
  ]);
  await Promise.all(drafts.map(([visitor], index) => cancel(visitor, placed[index]!)));
  expect([await shop.left('CHAIR'), await shop.left('LAMP')]).toEqual(stock);
});

test('the tables themselves take no second payment that is under way and no money twice under one name', async () => {
  const [visitor, id] = await shop.ordered();
  const { redirect } = await shop.pay(visitor, id);
  const copy = (column: 'reference' | 'idempotency_key' | 'neither') =>
    shop.db.query(sql`
      insert into payments (order_id, idempotency_key, reference, provider, pay_type_id, amount, status, started_at,
        changed_at)
      select order_id, case when ${column} = 'idempotency_key' then idempotency_key else gen_random_uuid() end,
        case when ${column} = 'reference' then reference else gen_random_uuid() end, provider, pay_type_id, amount,
        case when ${column} = 'neither' then 'pending' else 'failed' end, started_at, changed_at
      from payments where reference = ${referenceOf(redirect)}`);
  await expect(copy('neither')).rejects.toThrow(/payments_pending_one/);
  await expect(copy('reference')).rejects.toThrow(/reference/);
  await expect(copy('idempotency_key')).rejects.toThrow(/idempotency_key/);
});
