import { SHOP_LIMITS } from '@siren/domain/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccountHandlers } from '../account/index.ts';
import { cartHandlers } from '../cart/index.ts';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createOrdersHandlers } from './ordersHandlers.ts';
import { orderShopOn } from './testing/createOrderShop.ts';
import type { OrderShop } from './testing/createOrderShop.ts';

const messages = { shown: new Map(), send: async () => {} };
let shop: OrderShop;
/** The same shop without a way to send codes. */
let silent: OrderShop;
const open = async (sendsCodes: boolean) => {
  const handlers = {
    ...cartHandlers,
    ...createOrdersHandlers({ sendsCodes }),
    ...createAccountHandlers({ messages, siteUrl: null }),
  };
  return orderShopOn(await createTestShop({ handlers, limits: SHOP_LIMITS, connections: 20 }));
};
beforeAll(async () => {
  [shop, silent] = await Promise.all([open(true), open(false)]);
  for (const { db } of [shop, silent])
    await db.query(sql`update stock set quantity = 500 where quantity > 0`);
});
afterAll(() => Promise.all([shop.close(), silent.close()]));
beforeEach(async () => {
  for (const { db } of [shop, silent]) await db.query(sql`update orders set status = 'done'`);
});

let people = 0;
/** A phone that nobody has used yet. */
const newPhone = () => `+7912${String(5_000_000 + ++people)}`;
const newAddress = () => `10.1.${++people >> 8}.${people & 255}`;

interface Who {
  phone?: string;
  address?: string;
  visitor?: Visitor;
}

async function ask(on: OrderShop, pieces: number, { phone = newPhone(), ...who }: Who = {}) {
  const visitor = who.visitor ?? on.visitor({ address: who.address ?? newAddress() });
  await on.withCart({ LAMP: pieces }, visitor);
  const draft = await on.draft(visitor);
  const payload = {
    ...draft,
    payType: on.ids.payTypes['cash']!,
    customer: { ...draft.customer, phone: [{ phone, protected: false }] },
  };
  return { visitor, phone, payload };
}
const place = async (pieces: number, who?: Who) => {
  const { visitor, payload } = await ask(shop, pieces, who);
  return visitor.call('/api/order/create', payload);
};
const statusOf = async (on: OrderShop, id: number) => {
  const [row] = await on.db.query<{ status: string }>(sql`select status from orders where id = ${id}`);
  return row?.status;
};

test.each([
  ['session', async () => ({ visitor: shop.visitor({ address: newAddress() }) })],
  ['phone', async () => ({ phone: newPhone() })],
  ['address', async () => ({ address: newAddress() })],
] as const)('a fourth unproven order of one %s asks for the code of the phone', async (_what, who) => {
  const same = await who();
  for (let at = 0; at < 3; at += 1) await place(1, same);
  expect(await refusalOf(place(1, same))).toBe('order.proof_needed');
});

test('addresses of one IPv6 household are one address', async () => {
  for (let at = 1; at <= 3; at += 1) await place(1, { address: `2001:db8:7::${at}` });
  expect(await refusalOf(place(1, { address: '2001:db8:7::9' }))).toBe('order.proof_needed');
  await place(1, { address: '2001:db8:8::1' });
});

test('more than fifty unproven pieces are not held, by one order or by several', async () => {
  expect(await refusalOf(place(51))).toBe('order.proof_needed');
  const address = newAddress();
  await place(30, { address });
  expect(await refusalOf(place(21, { address }))).toBe('order.proof_needed');
  await place(20, { address });
});

test('of eleven orders at once from one address three hold goods', async () => {
  const address = newAddress();
  const before = await shop.left('LAMP');
  const asked = await Promise.all(Array.from({ length: 11 }, () => ask(shop, 1, { address })));
  const placed = await Promise.allSettled(
    asked.map(({ visitor, payload }) => visitor.call('/api/order/create', payload)),
  );
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(before - (await shop.left('LAMP'))).toBe(3);
});

test('of orders at once by one phone or one session from many addresses three hold goods', async () => {
  const phone = newPhone();
  const before = await shop.left('LAMP');
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(shop, 1, { phone })));
  await Promise.allSettled(asked.map(({ visitor, payload }) => visitor.call('/api/order/create', payload)));
  expect(before - (await shop.left('LAMP'))).toBe(3);
});

test('the code of the phone lets the same order go on under its own key, once', async () => {
  const { visitor, phone, payload } = await ask(shop, 60);
  expect(await refusalOf(visitor.call('/api/order/create', payload))).toBe('order.proof_needed');
  const { shown } = await visitor.call('/api/user/request-code', { contact: phone });
  const wrong = shown?.code === '000000' ? '000001' : '000000';
  expect(await refusalOf(visitor.call('/api/order/create', { ...payload, code: wrong }))).toBe(
    'auth.wrong_code',
  );
  const right = { ...payload, code: shown?.code ?? '' };
  const { id } = await visitor.call('/api/order/create', right);
  expect(await visitor.call('/api/order/create', right)).toEqual({ id });
  expect(await visitor.call('/api/order/get', { id })).toMatchObject({ proven: true });
});

test('who would rather wait gets an order that holds neither goods nor the coupon', async () => {
  await shop.db.query(sql`
    insert into coupons (code, type, value, limit_total) values ('ОДИН', 'fixed', 100, 1)`);
  const before = await shop.left('LAMP');
  const { visitor, phone } = await ask(shop, 60);
  await visitor.call('/api/cart/coupon', { coupon: 'ОДИН' });
  const draft = await shop.draft(visitor);
  const customer = { ...draft.customer, phone: [{ phone, protected: false }] };
  const payload = { ...draft, customer, payType: shop.ids.payTypes['cash']!, waits: true };
  const { id } = await visitor.call('/api/order/create', payload);
  expect(await visitor.call('/api/order/get', { id })).toMatchObject({
    status: { code: 'waiting', name: 'Ждёт подтверждения' },
    keptUntil: null,
    payTypes: [],
  });
  expect(await shop.left('LAMP')).toBe(before);
  const [coupon] = await shop.db.query(sql`select used from coupons where code = 'ОДИН'`);
  expect(coupon).toEqual({ used: 0 });
});

test('a shop that sends no codes lets the order wait, and refuses nobody', async () => {
  const { visitor, payload } = await ask(silent, 60);
  const { id } = await visitor.call('/api/order/create', payload);
  expect(await statusOf(silent, id)).toBe('waiting');
  const small = await ask(silent, 1);
  expect(await statusOf(silent, (await small.visitor.call('/api/order/create', small.payload)).id)).toBe(
    'new',
  );
});

test('an account with a phone is bound by none of it, from an address where others have ordered', async () => {
  const address = newAddress();
  for (let at = 0; at < 3; at += 1) await place(1, { address });
  await shop.db.query(sql`update users set phone = '+79120000777' where login = 'buyer'`);
  const visitor = await signIn(shop, 'buyer', shop.visitor({ address }));
  const { payload } = await ask(shop, 60, { visitor });
  const { id } = await visitor.call('/api/order/create', payload);
  expect(await statusOf(shop, id)).toBe('new');
});

test('an order that was paid or cancelled holds nothing any more', async () => {
  const phone = newPhone();
  const ids: number[] = [];
  for (let at = 0; at < 3; at += 1) ids.push((await place(1, { phone })).id);
  await shop.db.query(sql`update orders set status = 'cancelled' where id = ${ids[0]!}`);
  await place(1, { phone });
  await shop.db.query(sql`
    insert into payments (order_id, idempotency_key, provider, pay_type_id, amount, status, started_at, changed_at)
    values (${ids[1]!}, gen_random_uuid(), 'test', ${shop.ids.payTypes['card']!}, 1, 'paid', now(), now())`);
  await place(1, { phone });
  expect(await refusalOf(place(1, { phone }))).toBe('order.proof_needed');
});
