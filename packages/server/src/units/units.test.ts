import { firstUnits } from '@siren/domain/units';
import { UNITS } from '@siren/domain/references';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createGoodsShop } from '../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../goods/testing/createGoodsShop.ts';

let shop: GoodsShop;
const hammock = (
  id: string,
  width: string,
  unit: string,
  more: { name: string; value: string; unit?: string }[] = [],
) => ({
  ...{ id, group: 'hammocks', name: `Гамак ${id}`, article: `H-${id}`, price: 1_000 },
  params: [
    { name: 'Ширина', value: width, unit },
    { name: 'Нагрузка', value: '120', unit: 'стоун' },
    ...more,
  ],
});
const feed = [hammock('1', '80', 'cm'), hammock('2', '120', 'СМ'), hammock('3', '140', 'сантиметров')];

beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
  await shop.take(...feed);
});
afterAll(() => shop.close());

const see = () => shop.staff.call('/api/admin/refs/get', { id: UNITS });
const entryOf = async (name: string) => (await see()).entries.find(({ values }) => values['name'] === name)!;
const save = async (name: string, values: Record<string, string>) => {
  const { id: entry, version } = await entryOf(name);
  return shop.staff.call('/api/admin/refs/save-entry', { id: UNITS, entry, version, values });
};
const add = (values: Record<string, string>) =>
  shop.staff.call('/api/admin/refs/save-entry', { id: UNITS, entry: null, values });
const productId = async () =>
  (
    await shop.db.query<{ id: number; path: string }>(sql`
    select id, path from products where external_id = 'g:hammocks' and source = 'goods'`)
  )[0]!;

/** What shoppers see of the hammocks: params of each, and what they are told apart by. */
async function shown() {
  const { path } = await productId();
  const { variants } = await shop.visitor().call('/api/catalog/product', { path });
  return variants.map(({ params, options }) => [
    params.map(({ name, value, unit }) => `${name}: ${value} ${unit}`),
    options.map(({ value }) => value.replace('\u00a0', ' ')),
  ]);
}
const of = (width: string, load = '120 стоун') => [[`Ширина: ${width}`, `Нагрузка: ${load}`], [width]];

test('a shop begins with the units that the domain tells', async () => {
  const rows = await shop.db.query(sql`select name, spellings from units order by position, id`);
  expect(rows).toEqual(firstUnits);
});

test('units of a feed are written as the shop writes them, and make one filter', async () => {
  expect(await shown()).toEqual([of('80 см'), of('120 см'), of('140 см')]);
});

test('a unit that staff add is on goods at once, and gone with them: the file keeps its own', async () => {
  await add({ name: 'кгс', spellings: 'стоун, фунт' });
  expect(await shown()).toEqual([of('80 см', '120 кгс'), of('120 см', '120 кгс'), of('140 см', '120 кгс')]);
  expect((await entryOf('кгс')).uses).toBe(1);
  const { rows } = await shop.staff.call('/api/admin/catalog/list', { filters: { unit: ['кгс'] } });
  expect(rows).toHaveLength(1);
  await save('кгс', { spellings: 'фунт' });
  expect(await shown()).toEqual([of('80 см'), of('120 см'), of('140 см')]);
  const { id: entry, version } = await entryOf('кгс');
  expect(
    await refusalOf(shop.staff.call('/api/admin/refs/delete-entry', { id: UNITS, entry, version })),
  ).toBe('done');
});

test('a unit that is called otherwise is called so on goods, in their options, too', async () => {
  await save('см', { name: 'сантим.', spellings: 'см, cm, сантиметров' });
  expect(await shown()).toEqual([of('80 сантим.'), of('120 сантим.'), of('140 сантим.')]);
  await save('сантим.', { name: 'см', spellings: 'cm, сантиметр, сантиметров' });
});

test('what staff set of a param stays, and is given back to what the feed says by then', async () => {
  const { id } = await productId();
  const good = await shop.see(id);
  const { offer } = good.variants[0]!;
  const wish = { offer, key: 'Нагрузка, стоун', name: 'Нагрузка', value: '130', unit: 'стоун' };
  await shop.save(id, { params: [wish] });
  await add({ name: 'кгс', spellings: 'стоун' });
  expect((await shown())[0]).toEqual(of('80 см', '130 кгс'));
  await shop.take(...feed.map((one) => ({ ...one, price: 1_100 })));
  expect((await shown())[0]).toEqual(of('80 см', '130 кгс'));
  await shop.save(id, { paramsBack: [{ offer, key: 'Нагрузка, кгс' }] });
  expect((await shown())[0]).toEqual(of('80 см', '120 кгс'));
});

test('the next import of the same file keeps the units of the shop', async () => {
  await shop.take(...feed, hammock('4', '160', 'cm'));
  expect(await shown()).toEqual(['80', '120', '140', '160'].map((width) => of(`${width} см`, '120 кгс')));
});
