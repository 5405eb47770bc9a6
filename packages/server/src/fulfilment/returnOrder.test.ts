import { returnShares, returnValue, soldOf } from '@siren/domain/returns';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { goodName } from './rowChanges.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';

const DAY_MS = 86_400_000;

let shop: StepShop;
let crashes: Crashes;
beforeAll(async () => {
  shop = await createStepShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

const round = (roubles: number) => Math.round(roubles * 100) / 100;

describe('something of an order comes back', () => {
  test('a row in part: its piece to the store, its money, bonus and certificate in proportion, as it was shown', async () => {
    const [buyer, id] = await shop.handedOver();
    const shown = await shop.see(id);
    const row = shown.order.lines.findIndex(({ quantity }) => quantity === 2);
    const wish = { goods: [{ row, quantity: 1 }], services: [] };
    const sold = soldOf(shown);
    const value = returnValue(sold, wish);
    const shares = returnShares(sold.left, value);
    const before = await shop.balances();
    const back = await shop.takeBack(id, wish);
    const after = await shop.balances();
    expect(value).toBe(shown.order.lines[row]!.finalPrice);
    expect({
      pieces: after.pieces - before.pieces,
      bonus: round(after.bonus - before.bonus),
      certificates: round(after.certificates - before.certificates),
      bank: round(after.bank - before.bank),
      used: after.used - before.used,
    }).toEqual({
      pieces: 1,
      bonus: shares.bonus,
      certificates: shares.certificates[0],
      bank: -shares.money,
      used: 0,
    });
    expect(back).toMatchObject({
      order: { status: { code: 'returned' } },
      returns: [{ value, money: shares.money, bonus: shares.bonus, paid: true, cause: 'faulty', ...wish }],
    });
    expect((await buyer.call('/api/order/get', { id })).status).toEqual({
      code: 'returned',
      name: 'Возврат',
    });
    expect(back.changes[0]).toMatchObject({
      by: { name: 'Имя staff' },
      changes: [
        { field: 'status', from: 'done', to: 'returned' },
        { field: 'cause', to: 'faulty' },
        { field: 'value', to: value },
        { field: 'goods', from: null, to: `${goodName(shown.order.lines[row]!)}: 1\u00a0шт.` },
        { field: 'store', from: null, to: back.returns[0]?.store?.name },
      ],
    });
  });

  test('the audit names each row with its pieces, services, and that goods were written off', async () => {
    const [, id] = await shop.handedOver();
    const { order } = await shop.see(id);
    const [service] = order.services;
    const goods = order.lines.map(({ quantity }, row) => ({ row, quantity }));
    const back = await shop.takeBack(id, { goods, services: [0], store: null });
    expect(back.changes[0]?.changes.slice(3)).toEqual([
      ...order.lines.map((line) => ({
        field: 'goods',
        from: null,
        to: `${goodName(line)}: ${line.quantity}\u00a0шт.`,
      })),
      { field: 'services', from: null, to: `${service!.name}: ${service!.quantity}` },
      { field: 'writtenOff', from: null, to: true },
    ]);
  });

  test('by whoever is bound to a store, to that one alone', async () => {
    const [, id] = await shop.handedOver();
    const [home, other] = (await shop.see(id)).stores;
    await shop.db.query(sql`update users set store_bound = true where login = 'staff'`);
    await shop.db.query(
      sql`insert into user_stores (user_id, store_id) select id, ${home!.id} from users where login = 'staff'`,
    );
    try {
      expect((await shop.see(id)).stores).toEqual([home]);
      const goods = [{ row: 0, quantity: 1 }];
      await expect(shop.takeBack(id, { goods, store: other!.id })).rejects.toMatchObject({
        key: 'order.other_store',
      });
      expect((await shop.takeBack(id, { goods, store: home!.id })).returns).toHaveLength(1);
    } finally {
      await shop.db.query(sql`update users set store_bound = false where login = 'staff'`);
    }
  });

  test('of services alone it names no place', async () => {
    const [, id] = await shop.handedOver();
    const back = await shop.takeBack(id, { services: [0] });
    expect(back.changes[0]?.changes.map(({ field }) => field)).toEqual([
      ...['status', 'cause', 'value'],
      'services',
    ]);
  });

  test('all of it in three returns: each means has exactly what was paid with it, the coupon its use once', async () => {
    const before = await shop.balances();
    const [, id] = await shop.handedOver();
    const { order } = await shop.see(id);
    const row = order.lines.findIndex(({ quantity }) => quantity === 2);
    const other = 1 - row;
    await shop.takeBack(id, { goods: [{ row, quantity: 1 }] });
    await shop.takeBack(id, { goods: [{ row: other, quantity: 1 }], services: [0] });
    const last = await shop.takeBack(id, { goods: [{ row, quantity: 1 }] });
    const after = await shop.balances();
    // The order was placed with fifty roubles of bonus and a certificate more than there were.
    expect({
      ...after,
      bonus: round(after.bonus - 50),
      certificates: round(after.certificates - 1_000),
    }).toEqual(before);
    expect(soldOf(last).left).toEqual({ money: 0, bonus: 0, certificates: [0] });
  });

  test('goods that are written off are in no store', async () => {
    const [, id] = await shop.handedOver();
    const before = await shop.balances();
    const { returns } = await shop.takeBack(id, { goods: [{ row: 0, quantity: 1 }], store: null });
    expect((await shop.balances()).pieces).toBe(before.pieces);
    expect(returns[0]?.store).toBeNull();
  });

  test('money that was taken by hand is given by hand', async () => {
    const [, id] = await shop.handedOver({ byHand: 'cash' });
    const held = await shop.held();
    const { returns, order } = await shop.takeBack(id, { goods: [{ row: 0, quantity: 1 }] });
    expect(returns).toMatchObject([{ paid: true }]);
    expect(returns[0]!.money).toBeGreaterThan(0);
    expect(await shop.held()).toBe(held);
    expect(order.payments).toMatchObject([{ status: 'paid' }]);
  });

  test('a bank that is asleep gives the money back later, once', async () => {
    const [, id] = await shop.handedOver();
    const held = await shop.held();
    const { refund } = shop.provider;
    shop.provider.refund = () => Promise.reject(new Error('asleep'));
    const first = await shop
      .takeBack(id, { goods: [{ row: 0, quantity: 1 }] })
      .catch((error: unknown) => error);
    expect(String(first)).toContain('asleep');
    expect((await shop.see(id)).returns).toMatchObject([{ paid: false }]);
    expect(await shop.held()).toBe(held);
    shop.provider.refund = refund;
    await shop.minute();
    await shop.minute();
    const { returns } = await shop.see(id);
    expect(returns).toMatchObject([{ paid: true }]);
    expect(round(held - (await shop.held()))).toBe(returns[0]!.money);
  });
});

describe('nothing comes back', () => {
  const refused = async (id: number, what: Parameters<StepShop['takeBack']>[1], key: string) => {
    const before = await shop.everything();
    await expect(shop.takeBack(id, what)).rejects.toMatchObject({ key });
    expect(await shop.everything()).toEqual(before);
  };

  test('of an order that was not handed over', async () => {
    const [, id] = await shop.whole();
    await refused(id, { goods: [{ row: 0, quantity: 1 }] }, 'order.step_not_allowed');
  });

  test('beyond what was sold and has not come back, in one return or over several', async () => {
    const [, id] = await shop.handedOver();
    const { order } = await shop.see(id);
    const row = order.lines.findIndex(({ quantity }) => quantity === 2);
    await refused(id, { goods: [{ row, quantity: 3 }] }, 'order.return_too_much');
    await refused(
      id,
      {
        goods: [
          { row, quantity: 1 },
          { row, quantity: 2 },
        ],
      },
      'order.return_too_much',
    );
    await refused(id, { goods: [{ row: 7, quantity: 1 }] }, 'order.return_too_much');
    await refused(id, { services: [0, 0] }, 'order.return_too_much');
    await refused(id, {}, 'order.return_too_much');
    await shop.takeBack(id, { goods: [{ row, quantity: 2 }], services: [0] });
    await refused(id, { goods: [{ row, quantity: 1 }] }, 'order.return_too_much');
    await refused(id, { services: [0] }, 'order.return_too_much');
  });

  test('once its time is over', async () => {
    const [, id] = await shop.handedOver();
    shop.clock.advance(14 * DAY_MS + 1);
    await refused(id, { goods: [{ row: 0, quantity: 1 }] }, 'order.return_too_late');
    shop.clock.advance(-1);
    await shop.takeBack(id, { goods: [{ row: 0, quantity: 1 }] });
    shop.clock.advance(-14 * DAY_MS);
  });

  test('to a store of another region, or under a key of another return', async () => {
    const [, id] = await shop.handedOver();
    const [, other] = await shop.handedOver();
    await refused(id, { goods: [{ row: 0, quantity: 1 }], store: 999_999 }, 'general.bad_request');
    const idempotencyKey = randomUUID();
    await shop.takeBack(id, { goods: [{ row: 0, quantity: 1 }], idempotencyKey });
    await refused(other, { goods: [{ row: 0, quantity: 1 }], idempotencyKey }, 'general.bad_request');
  });
});

test('a key that was sent with other rows is refused: what was taken back stays what it was', async () => {
  const [, id] = await shop.handedOver();
  const idempotencyKey = randomUUID();
  const { version } = await shop.see(id);
  const press = (quantity: number, store: number | null) =>
    shop.staff.call('/api/admin/orders/return', {
      ...{ id, version, goods: [{ row: 0, quantity }], services: [], cause: 'other' as const },
      ...{ store, idempotencyKey },
    });
  await press(1, null);
  const before = await shop.everything();
  await expect(press(2, null)).rejects.toMatchObject({ key: 'general.bad_request' });
  await expect(press(1, shop.ids.stores['msk-1']!)).rejects.toMatchObject({ key: 'general.bad_request' });
  expect(await shop.everything()).toEqual(before);
});

test('services alone go to no store', async () => {
  const [, id] = await shop.handedOver();
  const { returns } = await shop.takeBack(id, { services: [0] });
  expect(returns).toMatchObject([{ goods: [], services: [0], store: null }]);
});

test('a coupon that each buyer may use once may be used again once all has come back, and not before', async () => {
  await shop.db.query(sql`update coupons set limit_per_user = 1 where code = 'TEN'`);
  await shop.db.query(sql`delete from orders where coupon_code = 'TEN'`);
  const [buyer, id] = await shop.handedOver();
  const applied = async () => {
    await shop.withCart({ LAMP: 1 }, buyer);
    const used = await buyer.call('/api/cart/coupon', { coupon: 'TEN' }).then(
      ({ coupon }) => coupon?.reason ?? 'works',
      (error: { key: string }) => error.key,
    );
    await buyer.call('/api/cart/del-coupon', {});
    return used;
  };
  const { order } = await shop.see(id);
  const row = order.lines.findIndex(({ quantity }) => quantity === 2);
  const before = await applied();
  await shop.takeBack(id, { goods: [{ row, quantity: 2 }] });
  expect(await applied()).toBe(before);
  await shop.takeBack(id, { goods: [{ row: 1 - row, quantity: 1 }] });
  expect(before).not.toBe('works');
  expect(await applied()).toBe('works');
  await shop.db.query(sql`update coupons set limit_per_user = null where code = 'TEN'`);
});

describe('once', () => {
  test('pressed three times at once under one key', async () => {
    const [, id] = await shop.handedOver();
    const { version } = await shop.see(id);
    const held = await shop.held();
    const payload = {
      ...{ id, version, goods: [{ row: 0, quantity: 1 }], services: [], cause: 'other' as const },
      ...{ store: null, idempotencyKey: randomUUID() },
    };
    const press = () => shop.staff.call('/api/admin/orders/return', payload);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ returns }) => returns.length)).toEqual([1, 1, 1]);
    expect(round(held - (await shop.held()))).toBe(answers[0].returns[0]!.money);
  });

  test('of two people who take the last piece back at once', async () => {
    const [, id] = await shop.handedOver();
    const { order, version } = await shop.see(id);
    const row = order.lines.findIndex(({ quantity }) => quantity === 1);
    const press = () =>
      shop.staff
        .call('/api/admin/orders/return', {
          ...{ id, version, goods: [{ row, quantity: 1 }], services: [], cause: 'other' as const },
          ...{ store: null, idempotencyKey: randomUUID() },
        })
        .then(
          () => 'done',
          (error: { key: string }) => error.key,
        );
    expect((await Promise.all([press(), press()])).toSorted()).toEqual(['done', 'general.conflict']);
  });

  test('when any statement fails nothing of it stays, and it can be repeated', async () => {
    const [, id] = await shop.handedOver();
    const { version } = await shop.see(id);
    const goods = [0, 1].map((row) => ({ row, quantity: 1 }));
    const payload = {
      ...{ id, version, goods, services: [0], cause: 'other' as const },
      ...{ store: shop.ids.stores['msk-1']!, idempotencyKey: randomUUID() },
    };
    await crashThroughoutOnce(crashes, {
      ...{ kind: 'the statement fails', everything: shop.everything, least: 12 },
      step: () => shop.staff.call('/api/admin/orders/return', payload),
    });
  });
});
