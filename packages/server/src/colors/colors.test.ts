import { firstColors } from '@siren/domain/colors';
import { COLORS } from '@siren/domain/references';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createGoodsShop } from '../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../goods/testing/createGoodsShop.ts';

let shop: GoodsShop;
const hammock = (id: string, color: string, hex = '') => ({
  ...{ id, group: 'hammocks', name: `Гамак ${color}`, article: `H-${id}`, price: 1_000 },
  params: [{ name: 'Цвет', value: color, hex }],
});
const feed = [hammock('1', 'шалфей'), hammock('2', 'фисташковый'), hammock('3', 'синий', '#0000aa')];

beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
  await shop.take(...feed);
});
afterAll(() => shop.close());

const see = () => shop.staff.call('/api/admin/refs/get', { id: COLORS });
const entryOf = async (name: string) => (await see()).entries.find(({ values }) => values['name'] === name)!;
const seenAs = async (name: string) => {
  const { id: entry, version } = await entryOf(name);
  return { id: COLORS, entry, version };
};
const save = async (name: string, values: Record<string, string>) =>
  shop.staff.call('/api/admin/refs/save-entry', { ...(await seenAs(name)), values });
const add = (values: Record<string, string>) =>
  shop.staff.call('/api/admin/refs/save-entry', { id: COLORS, entry: null, values });

/** Paints of the hammock as shoppers see them. */
async function paints() {
  const [row] = await shop.db.query<{ path: string }>(sql`
    select path from products where external_id = 'g:hammocks' and source = 'goods'`);
  const { variants } = await shop.visitor().call('/api/catalog/product', { path: row!.path });
  return Object.fromEntries(variants.flatMap(({ options }) => options.map(({ value, hex }) => [value, hex])));
}

test('a shop begins with the colours that the domain tells', async () => {
  const rows = await shop.db.query(sql`select id, name, hex, words from colors order by position, id`);
  expect(rows).toEqual(firstColors);
});

test('a colour that staff add is on goods at once, and what a feed paints stays', async () => {
  expect(await paints()).toEqual({ шалфей: '#a4b19b', фисташковый: null, синий: '#0000aa' });
  await add({ name: 'Фисташковый', hex: 'B5C99A', words: 'фисташ' });
  expect(await paints()).toEqual({ шалфей: '#a4b19b', фисташковый: '#b5c99a', синий: '#0000aa' });
});

test('a colour of another paint, without its words, or switched off is so on goods', async () => {
  await save('Фисташковый', { hex: '#9caf88' });
  expect((await paints())['фисташковый']).toBe('#9caf88');
  await save('Фисташковый', { words: 'мускат' });
  expect((await paints())['фисташковый']).toBeNull();
  await save('Фисташковый', { words: 'фисташ' });
  await shop.staff.call('/api/admin/refs/switch-entry', { ...(await seenAs('Фисташковый')), active: false });
  expect((await paints())['фисташковый']).toBeNull();
  await shop.staff.call('/api/admin/refs/switch-entry', { ...(await seenAs('Фисташковый')), active: true });
  expect((await paints())['фисташковый']).toBe('#9caf88');
});

test('of two that a word names the upper one counts, and moving them decides anew', async () => {
  await add({ name: 'Светлый шалфей', hex: '#ccd5c5', words: 'шалф' });
  expect((await paints())['шалфей']).toBe('#a4b19b');
  const [light, first] = [await entryOf('Светлый шалфей'), await entryOf('Молочный')];
  await shop.staff.call('/api/admin/refs/move-entry', { id: COLORS, entry: light.id, before: first.id });
  expect((await paints())['шалфей']).toBe('#ccd5c5');
});

test('a colour that is deleted is off goods', async () => {
  expect(
    await refusalOf(shop.staff.call('/api/admin/refs/delete-entry', await seenAs('Светлый шалфей'))),
  ).toBe('done');
  expect((await paints())['шалфей']).toBe('#a4b19b');
});

test('cards and filters have the same paint as the page', async () => {
  const { items, facets } = await shop.visitor().call('/api/catalog/section', { path: 'gamaki' });
  const card = items.find(({ name }) => name.startsWith('Гамак'));
  expect(card?.colors).toContainEqual({ name: 'фисташковый', hex: '#9caf88' });
  const values = facets.find(({ name }) => name === 'Цвет')?.values ?? [];
  expect(values.map(({ name, hex }) => [name, hex])).toContainEqual(['Фисташковый', '#9caf88']);
});

test('what is no paint is refused, and nothing changes', async () => {
  const before = (await see()).entries;
  for (const hex of ['зелёный', '#12345', 'url(x)', ''])
    expect(await refusalOf(save('Шалфей', { hex }))).toBe('general.bad_request');
  expect((await see()).entries).toEqual(before);
});

test('words that are none are refused', async () => {
  expect(await refusalOf(save('Шалфей', { words: 'шалфе, —' }))).toBe('general.bad_request');
});

test('another import of the same goods keeps the colours of the shop', async () => {
  await shop.take(...feed, hammock('4', 'терракот'));
  expect(await paints()).toEqual({
    ...{ шалфей: '#a4b19b', фисташковый: '#9caf88', синий: '#0000aa', терракот: '#bb6f52' },
  });
});
