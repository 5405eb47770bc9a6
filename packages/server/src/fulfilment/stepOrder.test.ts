import type { OrderStatusCode } from '@siren/domain/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';
import { causes } from './testing/causes.ts';

let shop: StepShop;
beforeAll(async () => {
  shop = await createStepShop();
});
afterAll(() => shop.close());

const statusOf = async (id: number) => (await shop.see(id)).order.status.code;

describe('an order goes its way', () => {
  test('to a store: the buyer reads each step, and the code and the day when it is ready', async () => {
    const [buyer, id] = await shop.whole({ pickup: true, payType: 'cash' });
    const seen = () => buyer.call('/api/order/get', { id });
    for (const to of ['confirmed', 'assembling', 'ready'] as const) {
      await shop.step(id, to);
      expect((await seen()).status.code).toBe(to);
    }
    // Five days from 2 March.
    expect((await seen()).pickup).toEqual({ code: expect.stringMatching(/^\d{4}$/), until: '2026-03-07' });
    await shop.step(id, 'done', { received: 'cash' });
    const order = await seen();
    expect(order).toMatchObject({ status: { code: 'done' }, pickup: null });
    expect(order.payments).toMatchObject([{ status: 'paid', amount: order.totals.toPay }]);
    expect(order.history.map(({ status }) => status.code)).toEqual([
      'new',
      'confirmed',
      'assembling',
      'ready',
      'done',
    ]);
  });

  test('back and onwards again, which its history and its audit tell', async () => {
    const [, id] = await shop.ordered();
    await shop.step(id, 'confirmed');
    await shop.step(id, 'assembling');
    await shop.step(id, 'confirmed');
    const { changes, order } = await shop.see(id);
    expect(order.history.map(({ status }) => status.code)).toEqual([
      'new',
      'confirmed',
      'assembling',
      'confirmed',
    ]);
    expect(changes.map(({ by, changes: [change] }) => [by?.name, change?.from, change?.to])).toEqual([
      ['Имя staff', 'assembling', 'confirmed'],
      ['Имя staff', 'confirmed', 'assembling'],
      ['Имя staff', 'new', 'confirmed'],
    ]);
  });

  test('what the staff confirm is kept without end, and the buyer may still pay it', async () => {
    const [buyer, id] = await shop.ordered();
    await shop.step(id, 'confirmed');
    shop.clock.advance(48 * 3_600_000);
    await shop.minute();
    expect(await statusOf(id)).toBe('confirmed');
    shop.clock.advance(-48 * 3_600_000);
    const { redirect } = await shop.pay(buyer, id);
    await shop.atBank(redirect, { do: 'pay' });
    await shop.tell();
    expect((await buyer.call('/api/order/get', { id })).payments).toMatchObject([{ status: 'paid' }]);
  });
});

test('an order of whom nothing proves, which staff began to put together, is kept when it goes a step back', async () => {
  const [guest, id] = await shop.ordered();
  await shop.pay(guest, id, { by: 'cash' });
  expect((await guest.call('/api/order/get', { id })).proven).toBe(false);
  await shop.step(id, 'assembling');
  await shop.step(id, 'confirmed');
  shop.clock.advance(72 * 3_600_000);
  await shop.minute();
  shop.clock.advance(-72 * 3_600_000);
  expect(await statusOf(id)).toBe('confirmed');
});

describe('money', () => {
  test('an order that is not paid is not handed over, and no step pretends that it was', async () => {
    const [, id] = await shop.ordered();
    for (const to of ['confirmed', 'assembling', 'delivering'] as const) await shop.step(id, to);
    const { version } = await shop.see(id);
    const before = await shop.everything();
    await expect(
      shop.staff.call('/api/admin/orders/step', { id, version, to: 'done' }),
    ).rejects.toMatchObject({ key: 'order.unpaid', body: { data: { version, order: { id } } } });
    expect(await shop.everything()).toEqual(before);
    // It was to come online: taken at the door it is written down, and the order is paid on receipt.
    const { order } = await shop.step(id, 'done', { received: 'cash' });
    expect(order.payments).toMatchObject([{ status: 'paid', amount: order.totals.toPay }]);
    expect(order.payType.code).toBe('cash');
  });

  test('money that was there already is not taken again', async () => {
    const [buyer, id] = await shop.ordered();
    const { redirect } = await shop.pay(buyer, id);
    await shop.atBank(redirect, { do: 'pay' });
    await shop.tell();
    for (const to of ['assembling', 'delivering'] as const) await shop.step(id, to);
    await expect(shop.step(id, 'done', { received: 'cash' })).rejects.toMatchObject({
      key: 'order.step_not_allowed',
    });
    const { order } = await shop.step(id, 'done');
    expect(order.payments).toHaveLength(1);
  });

  test('a cancel gives back stock, bonus, certificate, the use of the coupon, and the money by the bank', async () => {
    const held = await shop.held();
    const [buyer, id] = await shop.whole({ pickup: true });
    const { order } = await shop.see(id);
    const taken = await shop.balances();
    const { redirect } = await shop.pay(buyer, id);
    await shop.atBank(redirect, { do: 'pay' });
    await shop.tell();
    for (const to of ['assembling', 'ready'] as const) await shop.step(id, to);
    expect(await shop.held()).toBeGreaterThan(held);
    const shown = await shop.step(id, 'cancelled', { cause: causes.notFetched });
    expect(shown).toMatchObject({
      cancelCause: 'Не забрали',
      order: { cancelReason: 'staff', pickup: null, payments: [{ status: 'refunded' }] },
    });
    const before = await shop.balances();
    expect(before.bonus - taken.bonus).toBe(order.bonusUsed);
    expect(before.certificates - taken.certificates).toBe(1_000);
    expect(taken.used - before.used).toBe(1);
    expect(before.pieces - taken.pieces).toBe(3);
    expect(await shop.held()).toBe(held);
  });
});

describe('what is not allowed is refused and changes nothing', () => {
  test('an order that changed since it was seen is shown as it is now', async () => {
    const [, id] = await shop.ordered();
    const { version } = await shop.see(id);
    await shop.staff.call('/api/admin/orders/save', { id, version, note: 'Домофон 12' });
    const before = await shop.everything();
    await expect(
      shop.staff.call('/api/admin/orders/step', { id, version, to: 'confirmed' }),
    ).rejects.toMatchObject({ key: 'general.conflict', body: { data: { note: 'Домофон 12' } } });
    expect(await shop.everything()).toEqual(before);
  });

  test('a cancel says why, and nothing else does', async () => {
    const [, id] = await shop.ordered();
    await expect(shop.step(id, 'cancelled')).rejects.toMatchObject({ key: 'general.bad_request' });
    await expect(shop.step(id, 'confirmed', { cause: causes.other })).rejects.toMatchObject({
      key: 'general.bad_request',
    });
    expect(await statusOf(id)).toBe('new');
  });

  test('an order that is nowhere is told so', async () => {
    await expect(
      shop.staff.call('/api/admin/orders/step', { id: 999_999, version: 0, to: 'confirmed' }),
    ).rejects.toMatchObject({ key: 'order.not_found' });
  });
});

describe('an order that waits for the staff’s word', () => {
  async function waiting(): Promise<number> {
    const [, id] = await shop.ordered({ LAMP: 2 });
    // It has taken nothing.
    await shop.db.query(sql`
      update stock s set quantity = s.quantity + o.quantity from order_stock o
      where o.order_id = ${id} and o.offer_id = s.offer_id and o.store_id = s.store_id`);
    await shop.db.query(sql`delete from order_stock where order_id = ${id}`);
    await shop.db.query(
      sql`update orders set status = 'waiting', held_since = null, proof = null where id = ${id}`,
    );
    return id;
  }

  test('takes its goods when it is taken on, once', async () => {
    const id = await waiting();
    const left = await shop.left('LAMP');
    await shop.step(id, 'new');
    expect(await shop.left('LAMP')).toBe(left - 2);
    expect(await statusOf(id)).toBe('new');
    await shop.step(id, 'cancelled', { cause: causes.suspicious });
    expect(await shop.left('LAMP')).toBe(left);
  });

  test('is refused with what is lacking where that is gone', async () => {
    const id = await waiting();
    const kept = await shop.db.query<{ store_id: number; quantity: number }>(sql`
      select store_id, quantity from stock where offer_id = ${shop.offer('LAMP')}`);
    await shop.db.query(sql`update stock set quantity = 0 where offer_id = ${shop.offer('LAMP')}`);
    const before = await shop.everything();
    await expect(shop.step(id, 'new')).rejects.toMatchObject({
      key: 'order.lacking',
      body: { details: [expect.stringMatching(/осталось 0 из 2/)] },
    });
    expect(await shop.everything()).toEqual(before);
    for (const { store_id, quantity } of kept)
      await shop.db.query(sql`
        update stock set quantity = ${quantity} where offer_id = ${shop.offer('LAMP')} and store_id = ${store_id}`);
  });
});

describe('two people and two presses', () => {
  const counted = async (id: number, to: OrderStatusCode) => {
    const { order, changes } = await shop.see(id);
    return [order.history.filter(({ status }) => status.code === to).length, changes.length];
  };

  test('pressed three times at once it is done once, and all three are answered', async () => {
    const [, id] = await shop.ordered();
    const { version } = await shop.see(id);
    const press = () => shop.staff.call('/api/admin/orders/step', { id, version, to: 'confirmed' });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ order }) => order.status.code)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await counted(id, 'confirmed')).toEqual([1, 1]);
  });

  test('of a cancel and an assembly at once one happens, and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [, id] = await shop.ordered();
      await shop.step(id, 'confirmed');
      const { version } = await shop.see(id);
      const left = await shop.left('LAMP');
      const go = (to: OrderStatusCode, cause: number | null) =>
        shop.staff.call('/api/admin/orders/step', { id, version, to, cause }).then(
          () => 'done',
          (error: { key: string }) => error.key,
        );
      const outcome = await Promise.all([go('cancelled', causes.asked), go('assembling', null)]);
      expect(outcome.toSorted()).toEqual(['done', 'general.conflict']);
      expect(await shop.left('LAMP')).toBe(outcome[0] === 'done' ? left + 1 : left);
    }
  });

  test('a buyer who cancels while it is confirmed: whoever comes second is told', async () => {
    const [buyer, id] = await shop.ordered();
    const { version } = await shop.see(id);
    await Promise.allSettled([
      buyer.call('/api/order/cancel', { id }),
      shop.staff.call('/api/admin/orders/step', { id, version, to: 'confirmed' }),
    ]);
    const { order, changes } = await shop.see(id);
    expect(order.status.code).toBe('cancelled');
    expect(changes.length).toBeLessThanOrEqual(1);
  });
});
