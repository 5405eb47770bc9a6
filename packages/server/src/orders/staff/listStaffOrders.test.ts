import { ANONYMOUS_EMAIL } from '@siren/domain/checkout';
import type { PayloadOf } from '@siren/contract/calls';
import { orderStatusCodes, moneyStates } from '@siren/domain/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';
import { draftOf } from '../testing/createOrderShop.ts';
import { insertOrder } from '../testing/insertOrder.ts';
import type { InsertedOrder } from '../testing/insertOrder.ts';

type Asked = PayloadOf<'/api/admin/orders/list'>;

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());
afterEach(() => shop.db.query(sql`delete from orders`));

const put = (order?: InsertedOrder) => insertOrder(shop, order);
const ask = (asked: Asked) => staff.call('/api/admin/orders/list', asked);
const idsOf = async (asked: Asked) => (await ask(asked)).rows.map(({ id }) => id);

test('a row says what was ordered, where it goes to, and who looks after it', async () => {
  await staff.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
  await staff.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
  const cart = await staff.call('/api/cart/add', { id: shop.ids.offers['LAMP'] ?? 0 });
  const draft = { ...draftOf(cart, shop.ids.payTypes['cash'] ?? 0), client: null, clientPhone: null };
  const byHand = { ...draft, customer: { ...draft.customer, internet: true } };
  const { id } = await staff.call('/api/order/create', byHand);
  const { rows, total, sums } = await ask({});
  expect({ total, sums }).toEqual({ total: 1, sums: { toPay: draft.expectedTotal } });
  expect(rows).toMatchObject([
    {
      id,
      number: String(id),
      status: { code: 'new', name: 'Принят' },
      timeZone: 'Europe/Moscow',
      customer: 'Анна',
      goods: { pieces: 3, more: 1 },
      store: null,
      toPay: draft.expectedTotal,
      money: 'on_receipt',
      responsible: { id: shop.ids.users['staff'], name: 'Имя staff' },
    },
  ]);
  expect(['Стул Аск', 'Лампа Соль']).toContain(rows[0]?.goods.first);
});

describe('filters', () => {
  test('by status, store, days of delivery', async () => {
    const done = await put({ status: 'done', store: 'msk-1', date: '2026-03-04' });
    const held = await put({ status: 'assembling', store: 'khimki-1', date: '2026-03-05' });
    const brought = await put({ status: 'delivering', date: '2026-03-05' });
    const stores = shop.ids.stores;
    expect(await idsOf({ filters: { status: ['done', 'assembling'] } })).toEqual([held, done]);
    expect(await idsOf({ filters: { store: [stores['khimki-1'] ?? 0] } })).toEqual([held]);
    await put({ date: null });
    const fifth = { dateFrom: '2026-03-05', dateTo: '2026-03-05' };
    expect(await idsOf({ filters: fifth })).toEqual([brought, held]);
    expect(await idsOf({ filters: { ...fifth, status: ['delivering', 'done'] } })).toEqual([brought]);
    expect(await idsOf({ filters: { dateTo: '2026-03-04' } })).toEqual([done]);
    expect(await idsOf({ filters: { dateFrom: '2026-03-04' } })).toEqual([brought, held, done]);
    const [row] = (await ask({ filters: { store: [stores['msk-1'] ?? 0] } })).rows;
    expect(row?.store).toMatchObject({ id: stores['msk-1'] });
  });

  test('by days of placing, each in the time zone of the order’s region', async () => {
    // A quarter to midnight in Moscow, and past midnight in the Urals.
    const placedAt = '2026-02-14T20:45:00Z';
    const moscow = await put({ placedAt });
    const ural = await put({ placedAt, region: 'ural' });
    expect(await idsOf({ filters: { from: '2026-02-14', to: '2026-02-14' } })).toEqual([moscow]);
    expect(await idsOf({ filters: { from: '2026-02-15' } })).toEqual([ural]);
    expect(await idsOf({ filters: { to: '2026-02-13' } })).toEqual([]);
    expect(await idsOf({ filters: { from: '2026-02-13', to: '2026-02-16' } })).toEqual([ural, moscow]);
  });

  test('mine are those that I look after', async () => {
    const [mine, given] = [await put(), await put()];
    await put();
    await shop.db.query(sql`
      update orders set responsible_id = case id when ${mine} then ${shop.ids.users['staff']}::int
        else ${shop.ids.users['cashier']}::int end
      where id in (${mine}, ${given})`);
    expect(await idsOf({ filters: { mine: true } })).toEqual([mine]);
  });
});

describe('order and pages', () => {
  test('what is equal is parted by the id, and orders without a date come last either way', async () => {
    const [none, late, soon, soonToo] = [
      await put({ date: null }),
      await put({ date: '2026-04-09' }),
      await put({ date: '2026-04-02' }),
      await put({ date: '2026-04-02' }),
    ];
    const by = (direction: 'ascending' | 'descending') => idsOf({ sort: { key: 'date', direction } });
    expect(await by('ascending')).toEqual([soon, soonToo, late, none]);
    expect(await by('descending')).toEqual([late, soonToo, soon, none]);
  });

  test('by name in any case, «ё» as «е»; by sum', async () => {
    const [fedor, elena, egor] = [
      await put({ name: 'фёдор', toPay: 900.5 }),
      await put({ name: 'Елена', toPay: 12_000 }),
      await put({ name: 'Ёгор', toPay: 3_100 }),
    ];
    const by = (key: 'customer' | 'toPay') => idsOf({ sort: { key, direction: 'ascending' } });
    expect(await by('customer')).toEqual([egor, elena, fedor]);
    expect(await by('toPay')).toEqual([fedor, egor, elena]);
  });

  test('pages part the rows, and sums are those of all of them', async () => {
    const all = [await put({ toPay: 10.1 }), await put({ toPay: 20.2 }), await put({ toPay: 30.3 })];
    const pages = [await ask({ size: 2 }), await ask({ size: 2, page: 2 }), await ask({ size: 2, page: 3 })];
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all.toReversed());
    expect(pages.map(({ rows }) => rows.length)).toEqual([2, 1, 0]);
    for (const { total, sums } of pages) expect({ total, sums }).toEqual({ total: 3, sums: { toPay: 60.6 } });
  });

  test('nothing is a list, too', async () => {
    expect(await ask({ filters: { status: [...orderStatusCodes], money: [...moneyStates] } })).toEqual({
      rows: [],
      total: 0,
      sums: { toPay: 0 },
    });
  });
});

describe('a query', () => {
  let rita: number;
  let lev: number;
  beforeEach(async () => {
    const phones = { phone: '+79057314826', otherPhones: ['+74957778899'] };
    rita = await put({ name: 'Рита Ёлкина-Цой', email: 'Rita.Tsoi@post.test', ...phones });
    lev = await put({ name: 'Лев О’Нил', phone: '+79263350117', email: '' });
  });

  test.each([
    ['8 (905) 731-48-26'],
    ['+79057314826'],
    ['9057314826'],
    ['4826'],
    ['14826'],
    ['73148-26'],
    ['+7 (495) 777-88-99'],
    ['8899'],
    ['рит'],
    ['ЕЛКИНА'],
    ['цой рита'],
    ['ёлкина-ц'],
    ['rita.tsoi@post.test'],
    ['RITA.T'],
    ['Рита 4826'],
  ])('«%s» finds by phone, name or e-mail', async (query) => {
    expect(await idsOf({ query })).toEqual([rita]);
  });

  test.each([
    ['%'],
    ['_'],
    ['р%а'],
    ['р_та'],
    ['ита'],
    ['рита лев'],
    ['Рита 0117'],
    ['905731'],
    ["лев':* | 'nрита"],
    ["' | 'n"],
    ['post.test'],
    ['\\'],
  ])('«%s» finds nobody: no pattern, no middle of a word, not one of two', async (query) => {
    expect((await ask({ query })).total).toBe(0);
  });

  test.each([["о'нил"], ['О’Нил'], ['нил']])('«%s» finds a name with a sign in it', async (query) => {
    expect(await idsOf({ query })).toEqual([lev]);
  });

  test('any part of the number finds its order, however it is written', async () => {
    const number = String(lev);
    const gap = (sign: string) => `${number.slice(0, 3)}${sign}${number.slice(3)}`;
    const whole = [
      number,
      `№${number}`,
      `№ ${number}`,
      `Заказ № ${number}`,
      gap(' '),
      gap('\u00a0'),
      `заказ ${gap(' ')}`,
    ];
    for (const query of whole) expect(await idsOf({ query })).toEqual([lev]);
    for (let start = 0; start < number.length; start += 1) {
      for (let end = start + 2; end <= number.length; end += 1) {
        expect(await idsOf({ query: number.slice(start, end) })).toContain(lev);
      }
    }
  });

  test('without letters or digits that mean something it narrows nothing', async () => {
    expect(await idsOf({ query: ' заказ №' })).toEqual([lev, rita]);
  });

  test('without digits it never finds by a number or a phone', async () => {
    await shop.db.query(sql`update orders set customer_name = '', customer_email = ''`);
    for (const query of ['е', 'ее', 'pn', 'nn', '#', '+', 'p6', '-', 'заказик']) {
      const { total } = await ask({ query });
      expect({ query, total }).toEqual({ query, total: 0 });
    }
  });

  test('never finds by the e-mail that stands for none', async () => {
    await shop.db.query(sql`update orders set customer_email = ${ANONYMOUS_EMAIL} where id = ${lev}`);
    for (const query of ['guest', 'guest@', ANONYMOUS_EMAIL])
      expect(await ask({ query })).toMatchObject({ total: 0 });
  });

  test('and filters narrow together', async () => {
    await put({ name: 'Рита', status: 'done' });
    expect(await idsOf({ query: 'рита', filters: { status: ['new'] } })).toEqual([rita]);
  });
});
