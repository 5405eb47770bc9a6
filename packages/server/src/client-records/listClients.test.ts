import type { PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { insertClient } from './testing/insertClient.ts';

type Asked = PayloadOf<'/api/admin/clients/list'>;

let shop: TestShop;
let staff: Visitor;
/** Three clients: two who ordered, one who never did and is blocked. */
let zoya: number;
let gleb: number;
let shut: number;
let order: number;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
  await shop.db.query(sql`delete from users where login in ('buyer', 'other', 'blocked')`);
  zoya = await insertClient(shop, {
    ...{ name: 'Зоя Щёголева-Ким', phone: '+79173301562', email: 'Zoya.K@post.test', bonus: 75.5 },
  });
  gleb = await insertClient(shop, { name: 'глеб О’Рейли', phone: '+79610084477', bonus: 900 });
  shut = await insertClient(shop, { name: 'Ёла', email: 'yola@post.test', blocked: true });
  await insertClient(shop, { name: 'Зоя', blocked: true, demo: true });
  order = await insertOrder(shop, {
    user: zoya,
    status: 'done',
    toPay: 1_200.2,
    placedAt: '2026-01-05T07:00:00Z',
  });
  await insertOrder(shop, { user: zoya, status: 'done', toPay: 300.1, placedAt: '2026-01-02T07:00:00Z' });
  await insertOrder(shop, {
    user: zoya,
    status: 'cancelled',
    toPay: 5_000,
    placedAt: '2026-01-01T07:00:00Z',
  });
  await insertOrder(shop, { user: gleb, toPay: 50, placedAt: '2026-02-01T07:00:00Z', region: 'ural' });
});
afterAll(() => shop.close());

const ask = (asked: Asked) => staff.call('/api/admin/clients/list', asked);
/** Ids without the staff of the test shop. */
const clientsOf = async (asked: Asked) =>
  (await ask(asked)).rows.flatMap(({ id, staff: isStaff }) => (isStaff ? [] : [id]));

test('a row says who it is, what they ordered and what they have', async () => {
  const { rows, total } = await ask({ query: 'зоя' });
  expect(total).toBe(1);
  expect(rows).toEqual([
    {
      id: zoya,
      name: 'Зоя Щёголева-Ким',
      phone: '+79173301562',
      email: 'Zoya.K@post.test',
      orders: 3,
      sum: 1_500.3,
      lastOrder: { at: '2026-01-05T07:00:00.000Z', timeZone: 'Europe/Moscow' },
      bonus: 75.5,
      blocked: false,
      erased: false,
      staff: false,
    },
  ]);
});

test('staff are listed as what they are', async () => {
  const { rows } = await ask({ query: 'cashier' });
  expect(rows).toMatchObject([{ id: shop.ids.users['cashier'], staff: true, lastOrder: null }]);
});

describe('a query', () => {
  test.each([
    ['+7 (917) 330-15-62'],
    ['89173301562'],
    ['1562'],
    ['30-15-62'],
    ['зо'],
    ['ЩЕГОЛЕВА'],
    ['ким зоя'],
    ['щёголева-к'],
    ['zoya.k@post.test'],
    ['ZOYA'],
    ['Зоя 1562'],
  ])('«%s» finds by phone, name or e-mail', async (query) => {
    expect(await clientsOf({ query })).toEqual([zoya]);
  });

  test.each([
    ['%'],
    ['з_я'],
    ['оя'],
    ['зоя глеб'],
    ['зоя 4477'],
    ['917330'],
    ['562'],
    ['post.test'],
    ["зоя':* | 'nглеб"],
    ['\\'],
    ['p2651'],
    ['99999999999999'],
  ])('«%s» finds nobody', async (query) => {
    expect((await ask({ query })).total).toBe(0);
  });

  test('finds by the whole number of an order, however it is written, and by no part of one', async () => {
    for (const query of [String(order), `№ ${order}`, `заказ №${order}`, `зоя ${order}`])
      expect(await clientsOf({ query })).toEqual([zoya]);
    expect(await clientsOf({ query: String(order).slice(0, -1) })).toEqual([]);
    expect(await clientsOf({ query: `глеб ${order}` })).toEqual([]);
  });

  test('finds the person of a guest’s order by its number, and nobody where they have no account', async () => {
    const nobody = { phone: '+79000000001', email: '' };
    const byPhone = await insertOrder(shop, { ...nobody, phone: '+79610084477' });
    const byMail = await insertOrder(shop, { ...nobody, email: 'zoya.k@POST.test' });
    const stranger = await insertOrder(shop, nobody);
    expect(await clientsOf({ query: `№${byPhone}` })).toEqual([gleb]);
    expect(await clientsOf({ query: `номер ${byMail}` })).toEqual([zoya]);
    expect(await clientsOf({ query: String(stranger) })).toEqual([]);
    expect(await clientsOf({ query: `зоя ${byPhone}` })).toEqual([]);
  });

  test('without digits never finds by a phone', async () => {
    await shop.db.query(sql`update users set name = '', email = null where id = ${gleb}`);
    for (const query of ['p', 'п', 'n', 'e', '+', '#'])
      expect(await clientsOf({ query })).not.toContain(gleb);
    await shop.db.query(sql`update users set name = 'глеб О’Рейли' where id = ${gleb}`);
  });
});

describe('order and pages', () => {
  test.each([
    ['lastOrder', ['zoya', 'gleb', 'shut'], ['gleb', 'zoya', 'shut']],
    ['name', ['gleb', 'shut', 'zoya'], ['zoya', 'shut', 'gleb']],
    ['orders', ['shut', 'gleb', 'zoya'], ['zoya', 'gleb', 'shut']],
    ['sum', ['gleb', 'shut', 'zoya'], ['zoya', 'shut', 'gleb']],
    ['bonus', ['shut', 'zoya', 'gleb'], ['gleb', 'zoya', 'shut']],
  ] as const)('by %s in either direction; who never ordered comes last by date', async (key, up, down) => {
    const ids = { zoya, gleb, shut };
    expect(await clientsOf({ sort: { key, direction: 'ascending' } })).toEqual(up.map((name) => ids[name]));
    expect(await clientsOf({ sort: { key, direction: 'descending' } })).toEqual(
      down.map((name) => ids[name]),
    );
  });

  test('pages part the rows, and the total is that of all', async () => {
    const { rows, total } = await ask({});
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ size: 2, page })));
    expect(pages.flatMap((page) => page.rows)).toEqual(rows);
    expect([total, ...pages.map((page) => page.total)]).toEqual([5, 5, 5, 5]);
  });

  test('those that are blocked; none of a demo that is shut', async () => {
    expect(await clientsOf({ filters: { blocked: true } })).toEqual([shut]);
  });
});

test('each list is recorded, with whose accounts it showed', async () => {
  await shop.db.query(sql`delete from security_events`);
  await ask({ query: 'глеб' });
  await ask({ query: 'никто' });
  const told = await shop.db.query(
    sql`select kind, actor_id, detail -> 'clients' as clients from security_events order by id`,
  );
  const by = { kind: 'client_looked_up', actor_id: shop.ids.users['staff'] };
  expect(told).toEqual([
    { ...by, clients: [gleb] },
    { ...by, clients: [] },
  ]);
});

test('what is counted of orders follows each of their changes', async () => {
  const client = await insertClient(shop, { name: 'Нора' });
  const row = async () => (await ask({ query: 'нора' })).rows[0];
  const [one, other] = [
    await insertOrder(shop, { user: client, toPay: 40 }),
    await insertOrder(shop, { toPay: 70, status: 'done', placedAt: '2026-02-20T07:00:00Z' }),
  ];
  expect(await row()).toMatchObject({ orders: 1, sum: 0 });
  await shop.db.query(sql`update orders set status = 'done' where id = ${one}`);
  expect(await row()).toMatchObject({ orders: 1, sum: 40 });
  await shop.db.query(sql`update orders set user_id = ${client} where id = ${other}`);
  expect(await row()).toMatchObject({ orders: 2, sum: 110, lastOrder: { at: '2026-02-20T07:00:00.000Z' } });
  await shop.db.query(sql`delete from orders where user_id = ${client}`);
  expect(await row()).toMatchObject({ orders: 0, sum: 0, lastOrder: null });
});

test('of orders that come at the same time none is left uncounted', async () => {
  const client = await insertClient(shop, { name: 'Рим' });
  const orders = Array.from({ length: 8 }, () =>
    insertOrder(shop, { user: client, toPay: 10.1, status: 'done' }),
  );
  await Promise.all(orders);
  expect((await ask({ query: 'рим' })).rows).toMatchObject([{ orders: 8, sum: 80.8 }]);
});
