import { randomUUID } from 'node:crypto';
import { sumRoubles } from '@siren/domain/money';
import { SHOP_LIMITS } from '@siren/domain/orders';
import { AT_BANK_MINUTES } from '@siren/domain/payments';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createPayShop } from './testing/createPayShop.ts';
import type { PayShop } from './testing/createPayShop.ts';

const MINUTE_MS = 60_000;
const KEPT_MS = SHOP_LIMITS.keep.unpaidMinutes * MINUTE_MS;
const AT_BANK_MS = AT_BANK_MINUTES * MINUTE_MS;

let shop: PayShop;
beforeAll(async () => {
  shop = await createPayShop();
  await shop.db.query(sql`update stock set quantity = 400`);
});
afterAll(() => shop.close());
afterEach(() => expect(shop.log.error.splice(0)).toEqual([]));

const read = (visitor: Visitor, id: number) => visitor.call('/api/order/get', { id });

/** An order whose payment was begun, and perhaps made a moment ago, and whose time is over now. */
async function overdueAtBank(isPaid: boolean): Promise<[Visitor, number, key: string]> {
  const [visitor, id] = await shop.ordered({ CHAIR: 2 });
  const key = randomUUID();
  shop.clock.advance(KEPT_MS - MINUTE_MS);
  const { redirect } = await shop.pay(visitor, id, { key });
  expect(redirect).not.toBeNull();
  shop.clock.advance(AT_BANK_MS - 1);
  if (isPaid) await shop.atBank(redirect, { do: 'pay' });
  shop.clock.advance(1);
  return [visitor, id, key];
}

describe('an order whose time is over, before anybody has cancelled it', () => {
  test.each(['card', 'sbp', 'cash', 'unknown'] as const)(
    'is not paid by %s, and is refused as after that',
    async (by) => {
      const [visitor, id] = await shop.ordered({ CHAIR: 1 });
      const seen = await shop.shown(id);
      const press = () =>
        refusalOf(
          by === 'unknown'
            ? visitor.call('/api/order/pay', { id, payType: 9_999, ...seen, idempotencyKey: randomUUID() })
            : shop.pay(visitor, id, { by, seen }),
        );
      shop.clock.advance(KEPT_MS);
      expect(await press()).toBe('order.cancelled');
      expect(await read(visitor, id)).toMatchObject({ status: { code: 'new' }, payments: [] });
      await shop.minute();
      expect(await press()).toBe('order.cancelled');
      expect(await read(visitor, id)).toMatchObject({ cancelReason: 'expired', payments: [] });
    },
  );

  test('is paid to its last moment', async () => {
    const [visitor, id] = await shop.ordered({ CHAIR: 1 });
    shop.clock.advance(KEPT_MS - 1);
    expect((await shop.pay(visitor, id, { by: 'sbp' })).redirect).not.toBeNull();
    shop.clock.advance(AT_BANK_MS - 1);
    expect((await shop.pay(visitor, id, { by: 'sbp' })).redirect).not.toBeNull();
    shop.clock.advance(1);
    expect(await refusalOf(shop.pay(visitor, id, { by: 'sbp' }))).toBe('order.cancelled');
    await shop.minute();
  });

  test('leads nobody to the bank again, by the press of before either', async () => {
    const [visitor, id, key] = await overdueAtBank(false);
    expect((await shop.pay(visitor, id, { key })).redirect).toBeNull();
    expect(await refusalOf(shop.pay(visitor, id))).toBe('order.cancelled');
    await shop.minute();
    expect((await shop.pay(visitor, id, { key })).redirect).toBeNull();
  });

  test('is paid by money that comes from a payment begun in time, and keeps its goods', async () => {
    const [before, held] = [await shop.left('CHAIR'), await shop.held()];
    const [visitor, id] = await overdueAtBank(true);
    await shop.tell();
    await shop.minute();
    const order = await read(visitor, id);
    expect(order).toMatchObject({ status: { code: 'confirmed' }, payments: [{ status: 'paid' }] });
    expect([await shop.left('CHAIR'), await shop.held()]).toEqual([
      before - 2,
      sumRoubles([held, order.totals.toPay]),
    ]);
  });

  test('is not paid by money that comes after it was cancelled: that goes back', async () => {
    const [before, held] = [await shop.left('CHAIR'), await shop.held()];
    const [visitor, id] = await overdueAtBank(true);
    const { look } = shop.provider;
    shop.provider.look = async () => ({ state: 'open' });
    await shop.minute();
    shop.provider.look = look;
    await shop.tell();
    await shop.minute();
    expect(await read(visitor, id)).toMatchObject({
      cancelReason: 'expired',
      payments: [{ status: 'refunded' }],
    });
    expect([await shop.left('CHAIR'), await shop.held()]).toEqual([before, held]);
  });
});

test('whoever comes first of money, presses and the one who cancels: paid with its goods, or cancelled without either', async () => {
  const { look } = shop.provider;
  const ends = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const [before, held] = [await shop.left('CHAIR'), await shop.held()];
    const [visitor, id, key] = await overdueAtBank(true);
    // In half of the rounds the bank tells by itself alone.
    shop.provider.look = round % 2 === 0 ? look : async () => ({ state: 'open' });
    const seen = await shop.shown(id);
    const moves = [
      // In some the bank is late.
      ...(round % 4 === 3 ? [] : [() => shop.tell()]),
      () => shop.minute(),
      () => refusalOf(shop.pay(visitor, id, { by: 'sbp', seen })),
      () => refusalOf(shop.pay(visitor, id, { by: 'cash', seen })),
      () => shop.pay(visitor, id, { key, seen }),
      () => shop.minute(),
    ];
    const first = round % moves.length;
    await Promise.all([...moves.slice(first), ...moves.slice(0, first)].map((move) => move()));
    await shop.tell();
    await shop.minute();
    const { status, payments, totals } = await read(visitor, id);
    const isPaid = status.code === 'confirmed';
    ends.add(status.code);
    expect(payments.map((payment) => payment.status)).toEqual([isPaid ? 'paid' : 'refunded']);
    expect(await shop.left('CHAIR')).toBe(isPaid ? before - 2 : before);
    expect(await shop.held()).toBe(isPaid ? sumRoubles([held, totals.toPay]) : held);
  }
  shop.provider.look = look;
  expect([...ends]).toEqual(expect.arrayContaining(['confirmed', 'cancelled']));
});
