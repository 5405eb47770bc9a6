import { moneyState, orderStatusCodes, waitingViews } from '@siren/domain/orders';
import type { OrderStatusCode } from '@siren/domain/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Hours that the regions of the test shop are ahead of Greenwich; the first one is the default region. */
const ahead = { moscow: 3, ural: 5 } as const;

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  shop.clock.set('2026-04-14T09:00:00Z');
  staff = await shop.signedIn('staff');
  // The clock leaps by days below.
  await staff.call('/api/user/remember', {});
});
beforeEach(async () => {
  await shop.db.query(sql`delete from orders`);
});
afterAll(() => shop.close());

const look = async () => {
  const { orders } = await staff.call('/api/admin/overview', {});
  return orders ?? expect.fail('nothing is told of orders');
};
const nothing = { orders: 0, sum: 0 };
const quiet = { ...nothing, paid: nothing, cancelled: nothing };

interface Placed {
  region: keyof typeof ahead;
  /** Minutes after the Greenwich midnight of the day that is looked at. */
  minute: number;
  status: OrderStatusCode;
  toPay: number;
  paid: boolean;
  /** Whether all of it came back. */
  back: boolean;
}

/** Whole days since the midnight of that day, by clocks so far ahead. */
const dayBy = (minute: number, hours: number) => Math.floor((minute + hours * 60) / DAY_MINUTES);

/** The same figures, made by plain arithmetic. */
function oracle(all: readonly Placed[], now: number) {
  const today = dayBy(now, ahead.moscow);
  const clock = ({ minute }: Placed, day: number) =>
    Math.max(0, Math.min(DAY_MINUTES - 1, minute + ahead.moscow * 60 - day * DAY_MINUTES));
  const tally = (some: readonly Placed[]) => ({
    orders: some.length,
    sum: some.reduce((sum, { toPay }) => sum + toPay, 0),
  });
  const told = (some: readonly Placed[]) => ({
    ...tally(some),
    // What has come back is paid no longer.
    paid: tally(some.filter(({ paid, back }) => paid && !back)),
    cancelled: tally(some.filter(({ status }) => status === 'cancelled')),
  });
  const ofDay = (day: number) => {
    const some = all.filter(({ minute, region }) => dayBy(minute, ahead[region]) === day);
    const hours = Array.from({ length: 24 }, (_, hour) =>
      tally(some.filter((one) => Math.floor(clock(one, day) / 60) === hour)),
    );
    return { some, figures: { ...told(some), hours } };
  };
  const [present, past] = [ofDay(today), ofDay(today - 7)];
  const until = now + ahead.moscow * 60 - today * DAY_MINUTES;
  return {
    today: present.figures,
    weekAgo: past.figures,
    soFar: told(past.some.filter((one) => clock(one, today - 7) <= until)),
  };
}

test('figures are those of the orders, in two time zones, at any time of day', async () => {
  const order = fc.record({
    region: fc.constantFrom('moscow', 'ural'),
    // Around both days, and around their midnights.
    minute: fc.oneof(
      fc.integer({ min: -400, max: 2_000 }),
      fc.integer({ min: -7 * DAY_MINUTES - 400, max: -6 * DAY_MINUTES + 400 }),
      fc.constantFrom(-301, -300, -181, -180, 1_139, 1_140, 1_259, 1_260),
    ),
    status: fc.constantFrom(...orderStatusCodes),
    toPay: fc.integer({ min: 1, max: 400_000 }),
    paid: fc.boolean(),
    back: fc.boolean(),
  });
  const midnight = Date.parse('2026-04-16T00:00:00Z');
  const when = (minute: number) => new Date(midnight + minute * MINUTE_MS).toISOString();
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 3, maxLength: 9 }),
      fc.integer({ min: -200, max: 1_300 }),
      async (orders, now) => {
        await shop.db.query(sql`delete from orders`);
        shop.clock.set(when(now));
        for (const { minute, paid, back, ...one } of orders)
          await insertOrder(shop, {
            ...{ ...one, placedAt: when(minute), payments: paid ? ['paid'] : [] },
            returned: back ? one.toPay : 0,
          });
        expect(await look()).toMatchObject(oracle(orders, now));
      },
    ),
    { numRuns: 15 },
  );
});

test('every number has as many rows as the list that it leads to', async () => {
  shop.clock.set('2026-04-16T21:20:00Z');
  const placedAt = '2026-04-16T21:05:00Z';
  for (const status of orderStatusCodes) {
    await insertOrder(shop, { status, placedAt, payType: 'sbp' });
    await insertOrder(shop, { status, placedAt, payType: 'cash', region: 'ural', payments: ['paid'] });
  }
  // Their last day was yesterday, is today, is tomorrow.
  for (const kept of ['2026-04-16', '2026-04-17', '2026-04-18']) {
    const id = await insertOrder(shop, { status: 'ready', placedAt: '2026-04-02T10:00:00Z' });
    await shop.db.query(sql`
      update orders set kept_until = ${kept}::date, responsible_id = ${shop.ids.users['staff']} where id = ${id}`);
  }
  // Money goes back for an order that was cancelled, and in part for one that came back; of a third one it has gone.
  const old = '2026-04-02T10:00:00Z';
  const gone = await insertOrder(shop, { status: 'cancelled', placedAt: old, payments: ['refunded'] });
  await shop.db.query(sql`update payments set give_back = 'done' where order_id = ${gone}`);
  await insertOrder(shop, { status: 'cancelled', placedAt: old, payments: ['refunded'] });
  const partly = await insertOrder(shop, { status: 'returned', placedAt: old, payments: ['paid'] });
  await shop.db.query(sql`
    insert into refunds (payment_id, amount, state, changed_at)
    select id, 1, 'due', now() from payments where order_id = ${partly}`);
  const { today, counts } = await look();
  const total = async (filters: object) => {
    const { total: orders, sums } = await staff.call('/api/admin/orders/list', { filters });
    return { orders, sum: sums.toPay };
  };
  const ofToday = { from: today.day, to: today.day };
  expect(today).toMatchObject({ day: '2026-04-17', ...(await total(ofToday)) });
  expect(today.paid).toEqual(await total({ ...ofToday, money: ['paid'] }));
  expect(today.cancelled).toEqual(await total({ ...ofToday, status: ['cancelled'] }));
  for (const { key, filters } of waitingViews(today.day))
    expect([key, (await total(filters)).orders]).toEqual([key, counts[key]]);
  expect(counts).toMatchObject({ confirm: 4, kept: 2, refund: 2, mine: 3 });
});

test('the unpaid one that is cancelled next is named with its time, as its own page tells it', async () => {
  shop.clock.set('2026-04-20T10:00:00Z');
  const held = async (order: Parameters<typeof insertOrder>[1], since: string) => {
    const id = await insertOrder(shop, order);
    await shop.db.query(
      sql`update orders set held_since = ${since}::timestamptz, proof = 'account' where id = ${id}`,
    );
    return id;
  };
  await held({ payType: 'card', payments: ['paid'] }, '2026-04-20T09:31:00Z');
  await held({ payType: 'cash' }, '2026-04-19T10:01:00Z');
  await held({ payType: 'sbp' }, '2026-04-20T09:50:00Z');
  const next = await held({ payType: 'card' }, '2026-04-20T09:40:00Z');
  const { order } = await staff.call('/api/admin/orders/get', { id: next });
  expect(
    moneyState({
      ...order,
      status: order.status.code,
      payType: order.payType.code,
      toPay: order.totals.toPay,
      returned: 0,
    }),
  ).toBe('due');
  expect((await look()).soonest).toEqual({ id: next, until: order.keptUntil });
});

test('the one that waits longest for the staff is named', async () => {
  await insertOrder(shop, { status: 'new', placedAt: '2026-04-19T08:00:00Z' });
  const id = await insertOrder(shop, { status: 'waiting', placedAt: '2026-04-18T08:00:00Z' });
  await insertOrder(shop, { status: 'confirmed', placedAt: '2026-04-01T08:00:00Z' });
  const { oldest } = await look();
  expect([oldest?.id, Date.parse(oldest?.placedAt ?? '')]).toEqual([id, Date.parse('2026-04-18T08:00:00Z')]);
});

test('of a shop without orders nothing but noughts are told', async () => {
  const told = await look();
  expect(told).toMatchObject({ today: quiet, weekAgo: quiet, soFar: quiet, oldest: null, soonest: null });
  expect(Object.values(told.counts)).toEqual([0, 0, 0, 0, 0]);
});

test('whoever may not see orders learns nothing of them', async () => {
  await insertOrder(shop, { placedAt: shop.clock.now().toISOString() });
  await shop.db.query(sql`update users set permissions = array['admin.access'] where login = 'cashier'`);
  const other = await shop.signedIn('cashier');
  expect(await other.call('/api/admin/overview', {})).toEqual({
    at: shop.clock.now().toISOString(),
    timeZone: 'Europe/Moscow',
    orders: null,
  });
});
