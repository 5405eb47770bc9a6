import { firstBadges } from '@siren/domain/catalog';
import { BADGES } from '@siren/domain/references';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { readBadges } from './readBadges.ts';

let shop: TestShop;
let staff: Visitor;
let chair: number;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(
    sql`update users set permissions = permissions || '{refs.edit,catalog.edit}' where login = 'staff'`,
  );
  staff = await shop.signedIn('staff');
  chair = shop.ids.products['chair-ask']!;
});
afterAll(() => shop.close());

const see = () => staff.call('/api/admin/refs/get', { id: BADGES });
const entryOf = async (name: string) => (await see()).entries.find(({ values }) => values['name'] === name)!;
const save = async (name: string, values: Record<string, string>) => {
  const { id: entry, version } = await entryOf(name);
  return staff.call('/api/admin/refs/save-entry', { id: BADGES, entry, version, values });
};
const add = async (name: string, values: Record<string, string> = {}) => {
  await staff.call('/api/admin/refs/save-entry', {
    ...{ id: BADGES, entry: null },
    values: { name, tone: 'brand', rule: 'hand', ...values },
  });
  return entryOf(name);
};
const remove = async (name: string) => {
  const { id: entry, version } = await entryOf(name);
  return staff.call('/api/admin/refs/delete-entry', { id: BADGES, entry, version });
};
const put = async (badges: number[], id = chair) => {
  const { version } = await staff.call('/api/admin/catalog/get', { id });
  return staff.call('/api/admin/catalog/set-badges', { id, version, badges });
};
const section = (path: string, filters: Record<string, string[]> = {}) =>
  shop.visitor().call('/api/catalog/section', { path, filters });
const badgesOf = async (product: string, path = 'chairs') =>
  (await section(path)).items.find((card) => card.path === product)?.badges.map(({ name }) => name);
const offers = async (path: string) =>
  (await section(path)).facets
    .find(({ code }) => code === 'badge')
    ?.values.map(({ slug, name }) => [slug, name]);

test('a shop begins with the badges that the domain tells', async () => {
  expect(await readBadges(shop.db)).toEqual(firstBadges);
});

describe('a badge that a rule puts on goods', () => {
  test('is called on cards and among filters as staff call it, under the address that it had', async () => {
    await shop.db.query(sql`update products set hit = true where id = ${chair}`);
    expect(await badgesOf('chair-ask')).toContain('Хит');
    await save('Хит', { name: 'Любимое', filter_name: 'Любимое покупателей', tone: 'info' });
    expect(await badgesOf('chair-ask')).toContain('Любимое');
    expect(await offers('chairs')).toContainEqual(['hit', 'Любимое покупателей']);
    const { items } = await section('chairs', { badge: ['hit'] });
    expect(items.map(({ path }) => path)).toEqual(['chair-ask']);
    const { badges } = await shop.visitor().call('/api/catalog/product', { path: 'chair-ask' });
    expect(badges).toContainEqual({ code: 'hit', name: 'Любимое', tone: 'info', rule: 'hit' });
    await save('Любимое', { name: 'Хит', filter_name: 'Хиты продаж', tone: 'raised' });
  });

  test('that is switched off is neither on cards nor among filters, and its goods stay', async () => {
    const { id: entry, version } = await entryOf('Хит');
    await staff.call('/api/admin/refs/switch-entry', { id: BADGES, entry, version, active: false });
    expect(await badgesOf('chair-ask')).not.toContain('Хит');
    expect((await offers('chairs'))?.map(([code]) => code) ?? []).not.toContain('hit');
    const now = await entryOf('Хит');
    await staff.call('/api/admin/refs/switch-entry', {
      ...{ id: BADGES, entry, version: now.version, active: true },
    });
    expect(await badgesOf('chair-ask')).toContain('Хит');
  });
});

describe('a badge that staff put on goods', () => {
  test('is on the cards, the page and the filter, and off them when it is taken away', async () => {
    const { id } = await add('Ручная работа', { filter_name: 'Сделано руками' });
    expect((await put([id])).badges).toEqual([id]);
    expect(await badgesOf('chair-ask')).toContain('Ручная работа');
    const found = await section('chairs', { badge: [`b${id}`] });
    expect(found.items.map(({ path }) => path)).toEqual(['chair-ask']);
    const { variants } = await shop.visitor().call('/api/catalog/product', { path: 'chair-ask' });
    expect(variants[0]!.badges.map(({ name }) => name)).toContain('Ручная работа');
    expect((await entryOf('Ручная работа')).uses).toBe(1);
    await put([]);
    expect(await badgesOf('chair-ask')).not.toContain('Ручная работа');
  });

  test('is in the history of the good by its name, once', async () => {
    const { id } = await entryOf('Ручная работа');
    const { version, changes } = await put([id]);
    expect(changes[0]).toMatchObject({
      action: 'badges',
      changes: [{ field: 'badges', from: '', to: 'Ручная работа' }],
    });
    expect((await put([id])).version).toBe(version);
  });

  test('that a good carries is not deleted, and leads to the goods', async () => {
    expect(await refusalOf(remove('Ручная работа'))).toBe('ref.used');
    const { id } = await entryOf('Ручная работа');
    const { rows, total } = await staff.call('/api/admin/catalog/list', { filters: { badge: [id] } });
    expect([total, rows.map((row) => row.id)]).toEqual([1, [chair]]);
    await put([]);
    await remove('Ручная работа');
    expect((await see()).entries.map(({ values }) => values['name'])).not.toContain('Ручная работа');
  });

  test.each(['new', 'sale'])('is no badge of the rule «%s»', async (rule) => {
    const { id } = await add(`По правилу ${rule}`, { rule });
    expect(await refusalOf(put([id]))).toBe('general.bad_request');
  });

  test('is not put on a good that another one has changed since', async () => {
    const { id } = await add('Выбор дизайнера');
    const { version } = await staff.call('/api/admin/catalog/get', { id: chair });
    const old = { id: chair, version: version - 1, badges: [id] };
    expect(await refusalOf(staff.call('/api/admin/catalog/set-badges', old))).toBe('general.conflict');
    expect(await refusalOf(put([999_999]))).toBe('general.bad_request');
  });
});

test.each<Record<string, string>>([
  { name: ' ' },
  { tone: '#ff0000' },
  { rule: 'weather' },
  { name: 'я'.repeat(21) },
])('a badge with %j is refused, and nothing changes', async (values) => {
  const before = (await see()).entries;
  expect(await refusalOf(save('Новинка', values))).toBe('general.bad_request');
  expect((await see()).entries).toEqual(before);
});

test('the order of the reference is that of the cards and of the filter', async () => {
  await shop.db.query(sql`update products set new_until = now() + interval '9 years' where id = ${chair}`);
  expect(await badgesOf('chair-ask')).toEqual(['Новинка', 'Хит', 'По правилу new']);
  const [hit, fresh] = [await entryOf('Хит'), await entryOf('Новинка')];
  await staff.call('/api/admin/refs/move-entry', { id: BADGES, entry: hit.id, before: fresh.id });
  expect((await badgesOf('chair-ask'))?.slice(0, 2)).toEqual(['Хит', 'Новинка']);
  expect((await offers('chairs'))?.slice(0, 2)).toEqual([
    ['hit', 'Хиты продаж'],
    ['new', 'Новинки'],
  ]);
});
