import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { signIn } from '../../cart/testing/signIn.ts';
import { onlyRow, sql } from '../../db/index.ts';
import { crashKinds, crashThroughout, plantCrashes } from '../../orders/testing/crashes.ts';
import type { Crashes } from '../../orders/testing/crashes.ts';
import { orderShopOn } from '../../orders/testing/createOrderShop.ts';
import type { OrderShop } from '../../orders/testing/createOrderShop.ts';
import { insertOrder } from '../../orders/testing/insertOrder.ts';
import { createTestShop, passwordOf } from '../../testing/index.ts';
import type { Visitor } from '../../testing/index.ts';
import { insertClient } from '../testing/insertClient.ts';

let shop: OrderShop;
let crashes: Crashes;
let staff: Visitor;
let id: number;
let phone = '';
let phones = 9_264_440_100;
const NAME = 'Яна Шмелёва';
beforeAll(async () => {
  shop = orderShopOn(await createTestShop());
  crashes = plantCrashes(shop.db);
  staff = await shop.signedIn('staff');
  await staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
});
beforeEach(async () => {
  phone = `+7${(phones += 1)}`;
  id = await insertClient(shop, { name: NAME, phone, email: `${phones}@post.test`, bonus: 90.5 });
});
afterAll(() => shop.close());

const see = () => staff.call('/api/admin/clients/get', { id });
const told = () => staff.call('/api/admin/clients/erasing', { id });
const loginOf = async () =>
  onlyRow(await shop.db.query<{ login: string }>(sql`select login from users where id = ${id}`)).login;
async function erase(
  over: Partial<PayloadOf<'/api/admin/clients/erase'>> = {},
): Promise<AnswerOf<'/api/admin/clients/erase'>> {
  const { version, bonus } = await see();
  return staff.call('/api/admin/clients/erase', { id, version, bonus, typed: NAME, ...over });
}
const found = async (query: string) => (await staff.call('/api/admin/clients/list', { query })).total;

test('what goes and what stays is told before', async () => {
  await insertOrder(shop, { user: id, status: 'done', toPay: 700, payments: ['failed', 'paid'] });
  await insertOrder(shop, { phone, status: 'cancelled', toPay: 300 });
  await shop.db.query(sql`update orders set comment = 'Код 5', staff_note = 'Ждёт' where user_id = ${id}`);
  await signIn(shop, await loginOf());
  expect(await told()).toEqual({
    toType: NAME,
    open: [],
    goes: { orders: 2, notes: 2, favorites: 0, sessions: 1, bonus: 90.5 },
    stays: { orders: 2, sum: 700, payments: 2 },
  });
});

describe('erased', () => {
  test('a client is found by nothing, and the record says when and by whom', async () => {
    expect([await found(phone), await found('Шмелёва'), await found(`${phones}@post.test`)]).not.toContain(0);
    const order = await insertOrder(shop, { user: id, name: NAME, phone, status: 'done' });
    expect(await erase()).toMatchObject({
      ...{ name: 'Клиент удалён', phone: null, email: null, address: '', note: '', bonus: 0, sessions: 0 },
      erased: { at: '2026-03-02T09:00:00.000Z', by: { id: shop.ids.users['staff'], name: 'Имя staff' } },
    });
    expect([await found(phone), await found(`${phones}@post.test`)]).toEqual([0, 0]);
    const byPhone = await staff.call('/api/admin/orders/list', { query: phone });
    expect(byPhone.total).toBe(0);
    const { rows } = await staff.call('/api/admin/orders/list', { query: String(order) });
    expect(rows).toMatchObject([{ customer: 'Клиент удалён' }]);
  });

  test('leaves no second factor behind, which somebody who was of the staff may have', async () => {
    await shop.db.query(sql`
      insert into second_factors (user_id, secret, since) values (${id}, ${Buffer.alloc(20)}, ${shop.clock.now()})`);
    await erase();
    expect(await shop.db.query(sql`select from second_factors where user_id = ${id}`)).toEqual([]);
  });

  test('is in the list as such, and not among the blocked', async () => {
    await erase();
    const blocked = await staff.call('/api/admin/clients/list', { filters: { blocked: true }, size: 100 });
    expect(blocked.rows.map((row) => row.id)).not.toContain(id);
    const { rows } = await staff.call('/api/admin/clients/list', { query: 'Клиент удалён', size: 100 });
    expect(rows.find((row) => row.id === id)).toMatchObject({ erased: true, staff: false });
  });

  test('signs in no more, and whoever has the contacts has another account', async () => {
    await shop.db.query(sql`
      update users set login = ${phone},
        password_hash = (select password_hash from users where login = 'buyer') where id = ${id}`);
    const client = await signIn(shop, phone);
    const login = () =>
      shop.visitor().call('/api/user/login', { login: phone, password: passwordOf('buyer') });
    expect(await refusalOf(login())).toBe('done');
    await erase();
    expect(await refusalOf(client.call('/api/user/profile', {}))).toBe('user.not_authorized');
    expect(await refusalOf(login())).toBe('user.invalid_credentials');
    const another = await insertClient(shop, { name: NAME, phone, email: `${phones}@post.test` });
    await shop.db.query(sql`update users set login = ${phone} where id = ${another}`);
    expect(await found(phone)).toBe(1);
  });

  test('is changed by nobody any more', async () => {
    const { version } = await erase();
    const changes = [
      staff.call('/api/admin/clients/save', { id, version, note: 'Так' }),
      staff.call('/api/admin/clients/block', { id, version, blocked: false, reason: 'Так' }),
      staff.call('/api/admin/clients/correct-bonus', {
        ...{ id, amount: 5, reason: 'Так', idempotencyKey: crypto.randomUUID() },
      }),
      staff.call('/api/admin/clients/end-sessions', { id }),
      staff.call('/api/admin/clients/call', { id }),
      told(),
    ];
    expect(new Set(await Promise.all(changes.map(refusalOf)))).toEqual(new Set(['client.erased']));
  });

  test('an account of the demo is let in by no switch of the demo', async () => {
    await shop.db.query(sql`update users set demo = true where id = ${id}`);
    await erase();
    expect(await shop.db.query(sql`select blocked, demo from users where id = ${id}`)).toEqual([
      { blocked: true, demo: false },
    ]);
  });
});

describe('refused', () => {
  const everything = () =>
    shop.db.query(sql`
      select u.*, (select jsonb_agg(o order by o.id) from orders o where o.customer_phone = u.phone) as orders
      from users u where u.id = ${id}`);

  test.each([
    ['an open order of the account', () => insertOrder(shop, { user: id, status: 'ready' })],
    ['one placed as a guest', () => insertOrder(shop, { phone, status: 'waiting' })],
    [
      'one of somebody else who named the phone',
      () => insertOrder(shop, { otherPhones: [phone], status: 'new' }),
    ],
  ])('%s hinders it, and is named', async (_what, place) => {
    const order = await place();
    await insertOrder(shop, { user: id, status: 'cancelled' });
    expect((await told()).open).toMatchObject([{ id: order, number: String(order) }]);
    const before = await everything();
    await expect(erase()).rejects.toMatchObject({
      key: 'client.open_orders',
      body: { data: { name: NAME } },
    });
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['another name', { typed: 'Яна' }, 'client.name_mistyped'],
    ['a balance that was not told', { bonus: 90 }, 'general.conflict'],
    ['an account that has changed since', { version: 40 }, 'general.conflict'],
  ])('for %s', async (_what, over, key) => {
    const before = await everything();
    expect(await refusalOf(erase(over))).toBe(key);
    expect(await everything()).toEqual(before);
  });

  test('for staff, and to whoever may not', async () => {
    id = shop.ids.users['cashier']!;
    expect(await refusalOf(erase())).toBe('client.of_staff');
    expect(await refusalOf(told())).toBe('client.of_staff');
    const buyer = await shop.signedIn('buyer');
    const forbidden = buyer.call('/api/admin/clients/erase', { id, version: 0, bonus: 0, typed: NAME });
    expect(await refusalOf(forbidden)).toBe('user.not_authorized');
  });
});

test('pressed twice at once it is done once, and both are answered', async () => {
  const { version, bonus } = await see();
  const press = () => staff.call('/api/admin/clients/erase', { id, version, bonus, typed: NAME });
  const answers = await Promise.all([press(), press()]);
  for (const { erased, changes } of answers) {
    expect(erased).not.toBeNull();
    expect(changes.map(({ action }) => action)).toEqual(['erase']);
  }
});

test('an order that is placed at the same moment is there and hinders it, or is not placed', async () => {
  for (let round = 0; round < 8; round += 1) {
    phone = `+7${(phones += 1)}`;
    id = await insertClient(shop, { name: NAME, phone });
    const client = await signIn(shop, await loginOf());
    await shop.withCart({ LAMP: 1 }, client);
    const draft = await shop.draft(client);
    const { version } = await see();
    const [order, erasing] = await Promise.all([
      refusalOf(client.call('/api/order/create', { ...draft, customer: { ...draft.customer, name: NAME } })),
      refusalOf(staff.call('/api/admin/clients/erase', { id, version, bonus: 0, typed: NAME })),
    ]);
    // Whoever is erased is signed out as well.
    const notPlaced = /^(?:cart\.client_invalid|user\.not_authorized), done$/u;
    const told = `${order}, ${erasing}`;
    expect(told === 'done, client.open_orders' || notPlaced.test(told), told).toBe(true);
    const orders = await shop.db.query(sql`select status from orders where user_id = ${id}`);
    expect(orders).toHaveLength(order === 'done' ? 1 : 0);
    expect((await see()).erased === null).toBe(order === 'done');
  }
});

test.each([
  [
    'name and address',
    (client: Visitor) => client.call('/api/user/save-profile', { name: NAME, address: 'Лесная, 4' }),
  ],
  [
    'a password',
    (client: Visitor) => client.call('/api/user/change-password', { newPassword: 'orchard-ninety' }),
  ],
])('%s that the owner writes while they are erased are not written', async (_what, write) => {
  const client = await signIn(shop, await loginOf());
  await shop.db.query(sql`update sessions set confirmed_at = ${shop.clock.now()} where user_id = ${id}`);
  const { version, bonus } = await see();
  const holding = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  // Whoever writes next waits behind the one that erases.
  const holder = shop.db.transaction(async (tx) => {
    await tx.query(sql`select from users where id = ${id} for no key update`);
    held.resolve();
    await holding.promise;
  });
  await held.promise;
  const waiting = async (count: number) => {
    const isSo = async () =>
      (
        await shop.db.query(
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length >= count;
    while (!(await isSo()));
  };
  const erasing = staff.call('/api/admin/clients/erase', { id, version, bonus, typed: NAME });
  await waiting(1);
  const writing = refusalOf(write(client));
  await waiting(2);
  holding.resolve();
  await holder;
  expect((await erasing).name).toBe('Клиент удалён');
  expect(await writing).toBe('user.blocked');
  expect(
    await shop.db.query(sql`select name, address, password_hash as hash from users where id = ${id}`),
  ).toEqual([{ name: 'Клиент удалён', address: '', hash: null }]);
});

test.each(crashKinds)(
  'when %s after any statement, nothing is erased; repeated it is whole',
  async (kind) => {
    await insertOrder(shop, { user: id, name: NAME, phone, status: 'done', payments: ['paid'] });
    const everything = () =>
      shop.db.query(sql`
      select (select jsonb_agg(u order by u.id) from users u) as users,
        (select jsonb_agg(o order by o.id) from orders o) as orders,
        (select jsonb_agg(c order by c.id) from carts c) as carts,
        (select jsonb_agg(s order by s.id) from sessions s where s.user_id = ${id}) as sessions,
        (select jsonb_agg(a order by a.id) from audit_entries a) as audit`);
    const { version, bonus } = await see();
    const step = () => staff.call('/api/admin/clients/erase', { id, version, bonus, typed: NAME });
    await crashThroughout(crashes, { kind, step, everything, least: 15 });
    expect((await see()).erased).not.toBeNull();
  },
);
