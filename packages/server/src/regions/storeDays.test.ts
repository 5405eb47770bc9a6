import { STORE_DAYS } from '@siren/domain/references';
import { openState } from '@siren/domain/regions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { orderShopOn } from '../orders/testing/createOrderShop.ts';
import type { OrderShop } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';

let shop: OrderShop;
let staff: Visitor;
let moscow: string;
beforeAll(async () => {
  shop = orderShopOn(await createTestShop());
  await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
  staff = await shop.signedIn('staff');
  [{ id: moscow } = { id: '' }] = await shop.db.query<{ id: string }>(
    sql`select id::text from cities where code = 'moscow'`,
  );
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.query(sql`delete from store_days`);
  shop.places.forget();
});

const see = () => staff.call('/api/admin/refs/get', { id: STORE_DAYS });
const add = async (values: Record<string, string>) => {
  const answer = await staff.call('/api/admin/refs/save-entry', {
    ...{ id: STORE_DAYS, entry: null },
    values: { name: 'Праздник', from_day: '02.03.2026', ...values },
  });
  shop.places.forget();
  return answer;
};
const daysOf = async (code: string) =>
  (await shop.visitor().call('/api/info', {})).stores.find((store) => store.code === code)?.days;
const dayOfPickup = async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  return (await visitor.call('/api/order/pickup-stores', {})).stores[0]?.date;
};

test('a store that is closed today gives an order on the first day on which it opens', async () => {
  await add({ to_day: '04.03.2026' });
  expect(await daysOf('msk-1')).toEqual([
    { from: '2026-03-02', to: '2026-03-04', name: 'Праздник', hours: null },
  ]);
  expect(await dayOfPickup()).toBe('2026-03-05');
});

test('the page of a good names no day on which every store of the city is closed', async () => {
  const path = await shop.db.query<{ path: string }>(sql`
    select p.path from offers o join products p on p.id = o.product_id where o.id = ${shop.offer('LAMP')}`);
  const dayOnPage = async () => {
    const { delivery } = await shop.visitor().call('/api/catalog/product', { path: path[0]!.path });
    return delivery.find(({ brought }) => !brought)?.date;
  };
  const before = await dayOnPage();
  await add({ to_day: '04.03.2026' });
  expect([before, await dayOnPage()]).toEqual(['2026-03-03', '2026-03-05']);
});

test('a short day that is nearly over is too late for an order', async () => {
  const ready = await dayOfPickup();
  await add({ hours: '10-12.30' });
  expect([ready, await dayOfPickup()]).toEqual(['2026-03-02', '2026-03-03']);
});

test('the narrower of two counts, and the other one says so', async () => {
  await add({ name: 'Общее' });
  await add({ name: 'Москва работает', city_id: moscow, hours: '10:00–21:00' });
  expect(await dayOfPickup()).toBe('2026-03-02');
  const store = String(shop.ids.stores['msk-1']);
  const { entries } = await add({ name: 'Ремонт', store_id: store });
  expect(await dayOfPickup()).toBe('2026-03-03');
  expect((await daysOf('msk-1'))?.map(({ name }) => name)).toEqual(['Ремонт', 'Москва работает', 'Общее']);
  const yieldsOf = (name: string) => entries.find(({ values }) => values['name'] === name)?.yields?.length;
  expect([yieldsOf('Общее'), yieldsOf('Москва работает'), yieldsOf('Ремонт')]).toEqual([2, 1, 0]);
});

test('what is switched off, and what is long over, counts for nothing', async () => {
  const { entries } = await add({});
  const [{ id: entry, version } = { id: 0, version: 0 }] = entries;
  await staff.call('/api/admin/refs/switch-entry', { id: STORE_DAYS, entry, version, active: false });
  await add({ from_day: '01.01.2026', to_day: '08.01.2026' });
  expect(await daysOf('msk-1')).toEqual([]);
});

test.each<Record<string, string>>([
  { from_day: '' },
  { from_day: '31.02.2026' },
  { to_day: '01.03.2026' },
  { hours: '10:00' },
  { hours: '10:00–25:00' },
  { city_id: '999999' },
])('%j is refused, and changes nothing', async (values) => {
  expect(await refusalOf(add(values))).toBe('general.bad_request');
  expect((await see()).entries).toEqual([]);
});

test('a city and a store at once are refused', async () => {
  const store_id = String(shop.ids.stores['msk-1']);
  expect(await refusalOf(add({ city_id: moscow, store_id }))).toBe('general.bad_request');
});

test('shoppers are told of a holiday by the clocks of the store: in the Urals it has begun while Moscow has the day before', async () => {
  await add({ from_day: '06.03.2026' });
  shop.clock.set('2026-03-05T20:30:00Z');
  const told = async (region: string) => {
    const { stores, region: there } = await shop.visitor({ region }).call('/api/info', {});
    return openState(stores[0]!, shop.clock.now().getTime(), there.timeZone);
  };
  expect(await told('ural')).toMatchObject({ open: false, tomorrow: true });
  expect(await told('moscow')).toMatchObject({ open: false, tomorrow: false, day: '2026-03-07' });
});
