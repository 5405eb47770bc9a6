import { UNITS } from '@siren/domain/references';
import { firstUnits } from '@siren/domain/units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../db/index.ts';
import { createGoodsShop } from '../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../goods/testing/createGoodsShop.ts';

let shop: GoodsShop;
const hammock = (id: string, width: string, unit: string) => ({
  ...{ id, group: 'hammocks', name: `Гамак ${id}`, article: `H-${id}`, price: 1_000 },
  params: [
    { name: 'Ширина', value: width, unit },
    { name: 'Нагрузка', value: '120', unit: 'стоун' },
  ],
});
const feed = [hammock('1', '80', 'cm'), hammock('2', '120', 'СМ'), hammock('3', '140', 'сантиметров')];
const load = () => shop.take(...feed);

beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
  await load();
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
const product = async () =>
  onlyRow(
    await shop.db.query<{ id: number; path: string }>(sql`
      select id, path from products where external_id = 'g:hammocks' and source = 'goods'`),
  );

/** What shoppers see of the hammocks: params of each, and what they are told apart by. */
async function shown() {
  const { path } = await product();
  const { variants } = await shop.visitor().call('/api/catalog/product', { path });
  return variants.map(({ params, options }) => [
    params.map(({ name, value, unit }) => `${name}: ${value} ${unit}`),
    options.map(({ value }) => value.replace('\u00a0', ' ')),
  ]);
}
const of = (width: string, weight = '120 стоун') => [[`Ширина: ${width}`, `Нагрузка: ${weight}`], [width]];

test('a shop begins with the units that the domain tells', async () => {
  const rows = await shop.db.query(sql`select name, spellings from units order by position, id`);
  expect(rows).toEqual(firstUnits);
});

test('units of a feed are written as the shop writes them', async () => {
  expect(await shown()).toEqual([of('80 см'), of('120 см'), of('140 см')]);
});

test('a unit that staff add is on goods with the next load of the same file', async () => {
  await add({ name: 'кгс', spellings: 'стоун, фунт' });
  await load();
  expect(await shown()).toEqual(['80 см', '120 см', '140 см'].map((width) => of(width, '120 кгс')));
});

test('a unit that is called otherwise keeps its name of before among its spellings', async () => {
  await save('см', { name: 'сантим.' });
  expect((await entryOf('сантим.')).values['spellings']).toContain('см');
  await load();
  expect(await shown()).toEqual(
    ['80 сантим.', '120 сантим.', '140 сантим.'].map((width) => of(width, '120 кгс')),
  );
});

test('what staff set of a param stays in its place, whatever its unit is called by then', async () => {
  const { id } = await product();
  const { offer } = (await shop.see(id)).variants[0]!;
  const wish = { offer, key: 'Нагрузка, стоун', name: 'Нагрузка', value: '130', unit: 'кгс' };
  await shop.save(id, { params: [wish] });
  await save('кгс', { name: 'кГ-сила' });
  await load();
  expect((await shown())[0]).toEqual(of('80 сантим.', '130 кГ-сила'));
  await shop.save(id, { paramsBack: [{ offer, key: 'Нагрузка, стоун' }] });
  expect((await shown())[0]).toEqual(of('80 сантим.', '120 кГ-сила'));
});

test('a param that staff add is in the unit of the shop', async () => {
  const { id } = await product();
  const { offer } = (await shop.see(id)).variants[0]!;
  await shop.save(id, { params: [{ offer, key: 'Длина, cm', name: 'Длина', value: '200', unit: 'cm' }] });
  const [variant] = (await shop.see(id)).variants;
  expect(variant!.params.find(({ name }) => name === 'Длина')).toMatchObject({
    ...{ key: 'Длина, сантим.', unit: 'сантим.' },
  });
});

test('a param that is there in another spelling of its unit is not added once more', async () => {
  const { id } = await product();
  const { offer } = (await shop.see(id)).variants[0]!;
  const wish = { offer, key: 'Ширина, см', name: 'Ширина', value: '90', unit: 'см' };
  expect(await refusalOf(shop.save(id, { params: [wish] }))).toBe('general.bad_request');
});

test('what staff hid stays hidden after the shop knows the unit no more', async () => {
  const { id } = await product();
  const { offer } = (await shop.see(id)).variants[0]!;
  await shop.save(id, {
    params: [{ offer, key: 'Нагрузка, стоун', name: 'Нагрузка', value: null, unit: 'стоун' }],
  });
  const { id: entry, version } = await entryOf('кГ-сила');
  await shop.staff.call('/api/admin/refs/delete-entry', { id: UNITS, entry, version });
  await load();
  expect(await shown().then((variants) => variants.map(([params]) => params!.length))).toEqual([2, 2, 2]);
  expect((await shown())[0]![0]).toEqual(['Ширина: 80 сантим.', 'Длина: 200 сантим.']);
});

test('what one unit is called by is no other one', async () => {
  const before = (await see()).entries;
  expect(await refusalOf(add({ name: 'КГ.', spellings: '' }))).toBe('ref.name_taken');
  expect(await refusalOf(add({ name: 'гран', spellings: 'Грамм' }))).toBe('ref.name_taken');
  expect((await see()).entries).toEqual(before);
});

test('a file of the reference gives no two units one spelling', async () => {
  const metre = await entryOf('м');
  const spellings = metre.values['spellings']!;
  const entries = [
    { entry: metre.id, version: metre.version, active: true, values: { name: 'метр.', spellings } },
    { entry: null, version: 0, active: true, values: { name: 'м', spellings: '' } },
  ];
  expect(await refusalOf(shop.staff.call('/api/admin/refs/import', { id: UNITS, entries }))).toBe(
    'ref.name_taken',
  );
  expect((await entryOf('м')).version).toBe(metre.version);
});

test('a file that was fetched before is read again after a change', async () => {
  await shop.db.query(sql`
    update import_runs set fetched = '{"etag": "x", "modified": "", "digest": "d", "address": "a"}'`);
  await add({ name: 'пядь', spellings: 'пядей' });
  const rows = await shop.db.query(sql`select distinct fetched from import_runs where fetched is not null`);
  expect(rows).toEqual([{ fetched: { etag: '', modified: '', digest: '', address: 'a' } }]);
});
