import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import type { Visitor } from '../testing/index.ts';
import { createPayShop } from './testing/createPayShop.ts';
import type { PayShop } from './testing/createPayShop.ts';

let shop: PayShop;
let crashes: Crashes;
beforeAll(async () => {
  shop = await createPayShop();
  await shop.db.query(sql`update stock set quantity = 500`);
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

/** Everything that a payment or a cancel changes in the shop. */
async function everything(): Promise<unknown> {
  const [all] = await shop.db.query(sql`
    select (select jsonb_agg(o order by o.id) from orders o) as orders,
      (select jsonb_agg(p order by p.id) from payments p) as payments,
      (select count(*) from payment_news) as news, (select count(*) from order_history) as history,
      (select count(*) from notifications) as notifications,
      (select jsonb_agg(s order by offer_id, store_id) from stock s) as stock,
      (select jsonb_agg(money order by guid) from certificates) as money,
      (select bonus from users where login = 'buyer') as bonus,
      (select jsonb_agg(used order by id) from coupons) as used`);
  return all;
}

/** An order that has taken of everything. */
async function place(buyer: Visitor): Promise<number> {
  const guid = shop.ids.certificates['GIFT-1000']!;
  await shop.db.query(sql`update users set bonus = 50 where login = 'buyer'`);
  await shop.db.query(sql`update certificates set money = 1000 where guid = ${guid}`);
  await shop.withCart({ LAMP: 2, CHAIR: 1 }, buyer);
  await buyer.call('/api/cart/coupon', { coupon: 'TEN' });
  await shop.attach(buyer, guid);
  const certificates = [
    { guid, code: 'GIFT-1000', nominal: 1_000, money: 1_000, expiresAt: null, status: 'active' as const },
  ];
  return shop.create(buyer, await shop.draft(buyer, { useBonus: true, wallet: { bonus: 50, certificates } }));
}

/**
 * What is done to an order: what goes before it, and the step whose transaction crashes. Later transactions of the
 * same call never come to their turn then.
 */
const steps: Record<string, (buyer: Visitor, id: number) => Promise<() => Promise<unknown>>> = {
  'a payment that begins': async (buyer, id) => {
    const key = randomUUID();
    return () => shop.pay(buyer, id, { key });
  },
  'a payment that takes another one’s place': async (buyer, id) => {
    await shop.pay(buyer, id, { by: 'sbp' });
    const key = randomUUID();
    return () => shop.pay(buyer, id, { key });
  },
  'an order that is confirmed': async (buyer, id) => () => shop.pay(buyer, id, { by: 'cash' }),
  'a callback': async (buyer, id) => {
    const { order, redirect } = await shop.pay(buyer, id);
    const reference = redirect!.split('/').at(-1)!;
    const news = { event: randomUUID(), reference, state: 'paid', amount: order.totals.toPay };
    return async () => {
      const status = await shop.callback(news);
      // The failure that the log heard of comes with the next call.
      if (status !== 200) await buyer.call('/api/order/get', { id });
    };
  },
  'a cancel': async (buyer, id) => {
    const { redirect } = await shop.pay(buyer, id);
    await shop.atBank(redirect, { do: 'pay' });
    await shop.tell();
    return () => buyer.call('/api/order/cancel', { id });
  },
  'money that was given back': async (buyer, id) => {
    const { redirect } = await shop.pay(buyer, id);
    await shop.atBank(redirect, { do: 'pay' });
    await shop.tell();
    const { giveBack } = shop.provider;
    shop.provider.giveBack = () => Promise.reject(new Error('the bank is asleep'));
    await expect(buyer.call('/api/order/cancel', { id })).rejects.toThrow('asleep');
    shop.provider.giveBack = giveBack;
    return async () => {
      await shop.minute();
      // The log alone hears of a failure.
      const due = await shop.db.query(
        sql`select id from payments where order_id = ${id} and give_back = 'due'`,
      );
      if (due.length > 0) throw new Error('nobody has it yet');
    };
  },
};

/** Every step with a statement that fails; the two that move money besides with a connection that breaks. */
const crashed = Object.keys(steps).flatMap((step) =>
  crashKinds
    .map((kind) => ({ step, kind }))
    .filter(({ kind: how }) => how === crashKinds[0] || / (callback|cancel)$/.test(step)),
);

test.each(crashed)(
  'when $kind after any statement of $step, nothing of it stays, and it can be repeated',
  async ({ step: name, kind }) => {
    const buyer = await signIn(shop, 'buyer');
    const id =
      name === 'a cancel' ? await place(buyer) : (await shop.ordered({ LAMP: 1 }, { visitor: buyer }))[1];
    const step = await steps[name]!(buyer, id);
    await crashThroughoutOnce(crashes, { kind, step, everything, least: 3 });
  },
);

describe('what a shop that dies leaves behind', () => {
  /** The bank hears nothing, or is not heard: as if the process had ended there. */
  const dying = async (
    call: 'start' | 'giveBack',
    moment: 'before' | 'after',
    run: () => Promise<unknown>,
  ) => {
    const whole = shop.provider[call];
    const dead = async (...asked: unknown[]): Promise<never> => {
      if (moment === 'after') await (whole as (...asked: unknown[]) => Promise<unknown>)(...asked);
      throw new Error('died');
    };
    Object.assign(shop.provider, { [call]: dead });
    await expect(run()).rejects.toThrow('died');
    Object.assign(shop.provider, { [call]: whole });
  };
  const settled = async (buyer: Visitor, id: number) =>
    (await buyer.call('/api/order/get', { id })).payments.map(({ status, reason }) => `${status} ${reason}`);

  test('before the bank was asked: the payment is not waited for', async () => {
    const [buyer, id] = await shop.ordered();
    await dying('start', 'before', () => shop.pay(buyer, id));
    shop.clock.advance(60_000);
    await shop.minute();
    expect(await settled(buyer, id)).toEqual(['failed not_started']);
  });

  test('while the bank is being asked: what the shop gave up is paid by nobody', async () => {
    const [buyer, id] = await shop.ordered();
    const { start } = shop.provider;
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    shop.provider.start = async (request) => {
      asked.resolve();
      await answered.promise;
      return start(request);
    };
    const paying = shop.pay(buyer, id);
    await asked.promise;
    shop.clock.advance(60_000);
    await shop.minute();
    answered.resolve();
    expect((await paying).redirect).toBeNull();
    shop.provider.start = start;
    expect(await settled(buyer, id)).toEqual(['failed not_started']);
  });

  test('after the bank was asked: the same press leads to the same page', async () => {
    const [buyer, id] = await shop.ordered();
    const key = randomUUID();
    await dying('start', 'after', () => shop.pay(buyer, id, { key }));
    const { redirect } = await shop.pay(buyer, id, { key });
    const pages = await shop.db.query(sql`select from test_bank_payments where title = ${`Заказ № ${id}`}`);
    expect(pages).toHaveLength(1);
    await shop.atBank(redirect, { do: 'pay' });
    await shop.tell(false);
    shop.clock.advance(60_000);
    await shop.minute();
    expect(await settled(buyer, id)).toEqual(['paid null']);
  });

  test.each(['before', 'after'] as const)(
    '%s money was asked back: it is asked back again, once',
    async (moment) => {
      const held = await shop.held();
      const [buyer, id] = await shop.ordered();
      const { redirect } = await shop.pay(buyer, id);
      await shop.atBank(redirect, { do: 'pay' });
      await shop.tell();
      await dying('giveBack', moment, () => buyer.call('/api/order/cancel', { id }));
      await shop.minute();
      const [payment] = await shop.db.query(
        sql`select status, give_back from payments where order_id = ${id}`,
      );
      expect([payment, await shop.held()]).toEqual([{ status: 'refunded', give_back: 'done' }, held]);
    },
  );
});
