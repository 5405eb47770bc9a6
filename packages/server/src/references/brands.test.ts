import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { brandAddresses } from '@siren/domain/catalog';
import { BRANDS } from '@siren/domain/references';
import type { Reference, ReferenceEntry } from '@siren/domain/references';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createGoodsShop } from '../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../goods/testing/createGoodsShop.ts';

let shop: GoodsShop;
const vendors = ['Sirius', 'SIRIUS', 'Полынь', 'Wormwood', 'Полынь'];
const feed = (told: readonly string[] = vendors) =>
  told.map((vendor, at) => ({
    id: `g${at}`,
    name: `Гамак ${at}`,
    article: `G-${at}`,
    price: 1_000 + at,
    vendor,
  }));

beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`update products set brand = null, feed = '{}'`);
  await shop.db.query(sql`delete from brands`);
  await shop.db.query(sql`update offers set digest = ''`);
  await shop.take(...feed());
});

const see = () => shop.staff.call('/api/admin/refs/get', { id: BRANDS });
const named = ({ entries }: Reference, name: string): ReferenceEntry =>
  entries.find(({ values }) => values['name'] === name)!;
const seenAs = ({ id, version }: ReferenceEntry) => ({ entry: id, version });
async function merge(into: string, ...from: string[]): Promise<Reference> {
  const now = await see();
  const gone = from.map((name) => named(now, name));
  return shop.staff.call('/api/admin/refs/merge-brands', {
    into: seenAs(named(now, into)),
    from: gone.map(seenAs),
    goods: gone.reduce((sum, { uses }) => sum + uses, 0),
  });
}
async function rename(from: string, to: string): Promise<Reference> {
  const entry = named(await see(), from);
  return shop.staff.call('/api/admin/refs/save-entry', {
    id: BRANDS,
    ...seenAs(entry),
    values: { name: to },
  });
}
const listed = ({ entries }: Reference) => entries.map(({ values, uses }) => [values['name'], uses]);
const brandsOfGoods = async () =>
  (
    await shop.db.query<{ brand: string }>(sql`
    select p.brand from products p where p.source = 'goods' and p.active order by p.external_id`)
  ).map(({ brand }) => brand);
const section = (brand: string) =>
  shop.visitor().call('/api/catalog/section', {
    path: 'gamaki',
    filters: { brand: [brand] },
    priceFrom: null,
    priceTo: null,
  });

test('brands are there as goods have them, each with how many', async () => {
  expect(listed(await see())).toEqual([
    ['SIRIUS', 1],
    ['Sirius', 1],
    ['Wormwood', 1],
    ['Полынь', 2],
  ]);
});

test('goods of a merged brand carry the one that stays, and so does what a feed brings later', async () => {
  const after = await merge('Sirius', 'SIRIUS');
  expect(named(after, 'Sirius')).toMatchObject({ uses: 2, also: ['SIRIUS'], version: 2 });
  expect(after.changes[0]).toMatchObject({ action: 'merge', by: { name: 'Имя staff' } });
  expect(after.changes[0]!.changes).toEqual(
    expect.arrayContaining([
      { field: 'merged', from: null, to: 'SIRIUS' },
      { field: 'goods', from: null, to: 1 },
    ]),
  );
  await shop.db.query(sql`update offers set digest = ''`);
  await shop.take(...feed(), {
    id: 'new',
    name: 'Гамак новый',
    article: 'G-N',
    price: 900,
    vendor: 'SIRIUS',
  });
  expect(listed(await see())).toEqual([
    ['Sirius', 3],
    ['Wormwood', 1],
    ['Полынь', 2],
  ]);
  await shop.take(...feed());
});

test('a name that staff gave is kept by imports', async () => {
  await rename('Wormwood', 'Полынь горькая');
  await shop.db.query(sql`update offers set digest = ''`);
  await shop.take(...feed());
  expect(await brandsOfGoods()).toEqual(['Sirius', 'SIRIUS', 'Полынь', 'Полынь горькая', 'Полынь']);
  expect(named(await see(), 'Полынь горькая').also).toEqual(['Wormwood']);
});

test('a name that another brand has, or was merged with, is refused', async () => {
  await merge('Sirius', 'SIRIUS');
  expect(await refusalOf(rename('Wormwood', 'полынь'))).toBe('ref.name_taken');
  expect(await refusalOf(rename('Wormwood', 'SIRIUS'))).toBe('ref.name_taken');
});

test.each(brandAddresses('Wormwood'))('the filter that was «%s» leads on', async (address) => {
  await merge('Полынь', 'Wormwood');
  const { moved, filters, total } = await section(address);
  const [now] = brandAddresses('Полынь');
  expect({ moved, filters, total }).toEqual({
    moved: { [address]: now },
    filters: { brand: [now] },
    total: 3,
  });
  expect((await section(now!)).moved).toBeUndefined();
});

test('a list of the staff that was narrowed by a merged brand has its goods', async () => {
  await merge('Полынь', 'Wormwood');
  const list = await shop.staff.call('/api/admin/catalog/list', { filters: { brand: ['Wormwood'] } });
  expect(list.rows.map(({ brand }) => brand)).toEqual(['Полынь', 'Полынь', 'Полынь']);
});

test('a good that staff give a merged brand carries the one that stays', async () => {
  await merge('Полынь', 'Wormwood');
  const id = await shop.idOf('g0');
  expect((await shop.save(id, { set: { brand: 'Wormwood' } })).brand).toBe('Полынь');
  const [change] = (await shop.see(id)).changes;
  expect(change!.changes).toContainEqual({ field: 'brand', from: 'Sirius', to: 'Полынь' });
});

test('what was not shown is not merged: another number of goods, another version, a brand that is gone', async () => {
  const before = await see();
  const wish = { into: seenAs(named(before, 'Полынь')), from: [seenAs(named(before, 'Wormwood'))] };
  const send = (over: object) =>
    shop.staff.call('/api/admin/refs/merge-brands', { ...wish, goods: 1, ...over });
  expect(await refusalOf(send({ goods: 2 }))).toBe('general.conflict');
  expect(await refusalOf(send({ from: [{ ...wish.from[0]!, version: 9 }] }))).toBe('general.conflict');
  expect(await refusalOf(send({ from: [{ entry: 999_999, version: 1 }] }))).toBe('ref.entry_not_found');
  expect(await refusalOf(send({ from: [wish.into] }))).toBe('general.bad_request');
  expect(await see()).toEqual(before);
});

test('of two merges of the same brand at once one happens', async () => {
  const outcomes = await Promise.allSettled([merge('Полынь', 'Wormwood'), merge('Sirius', 'Wormwood')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await see()).entries).toHaveLength(3);
});

test('of an import and a merge at once no good keeps the brand that is gone', async () => {
  const now = await see();
  const wish = { into: seenAs(named(now, 'Полынь')), from: [seenAs(named(now, 'Wormwood'))], goods: 1 };
  await shop.db.query(sql`update offers set digest = ''`);
  const [imported] = await Promise.allSettled([
    shop.take(...feed(['Sirius', 'SIRIUS', 'Wormwood', 'Wormwood', 'Wormwood'])),
    shop.staff.call('/api/admin/refs/merge-brands', wish),
  ]);
  expect(imported.status).toBe('fulfilled');
  const names = (await see()).entries.map(({ values }) => values['name']);
  for (const brand of await brandsOfGoods()) expect(names).toContain(brand);
});

test('a brand that goods have, or a coupon names, is not deleted; another one is', async () => {
  const used = named(await see(), 'Wormwood');
  const remove = ({ id, version }: ReferenceEntry) =>
    shop.staff.call('/api/admin/refs/delete-entry', { id: BRANDS, entry: id, version });
  expect(await refusalOf(remove(used))).toBe('ref.used');
  await shop.db.query(sql`update products set brand = 'Полынь' where brand = 'Wormwood'`);
  await shop.db.query(sql`
    insert into coupons (code, type, value, brands) values ('BRAND10', 'percent', 10, ${[used.id]}::int[])`);
  expect(await refusalOf(remove(used))).toBe('ref.in_coupons');
  await shop.db.query(sql`delete from coupons where code = 'BRAND10'`);
  expect(listed(await remove(used))).not.toContainEqual(['Wormwood', 0]);
});

test('coupons of a brand that is merged are told before, and name the one that stays after it', async () => {
  const { id } = named(await see(), 'SIRIUS');
  const stays = named(await see(), 'Sirius').id;
  for (const [code, brands] of [
    ['BRAND11', [id]],
    ['BRAND12', [id, stays]],
    ['BRAND13', []],
  ] as const)
    await shop.db.query(sql`
      insert into coupons (code, type, value, brands) values (${code}, 'percent', 10, ${[...brands]}::int[])`);
  const told = (brands: number[]) => shop.staff.call('/api/admin/refs/coupons', { brands });
  expect(await told([id])).toEqual({ total: 2, codes: [] });
  await shop.db.query(
    sql`update users set permissions = permissions || '{coupons.edit}' where login = 'staff'`,
  );
  expect(await told([id])).toEqual({ total: 2, codes: ['BRAND12', 'BRAND11'] });
  expect(await told([named(await see(), 'Полынь').id])).toEqual({ total: 0, codes: [] });
  await merge('Sirius', 'SIRIUS');
  const kept = await shop.db.query<{ brands: number[] }>(sql`
    select brands from coupons where code like 'BRAND1_' order by code`);
  expect(kept.map(({ brands }) => brands)).toEqual([[stays], [stays], []]);
  await shop.db.query(sql`delete from coupons where code like 'BRAND1_'`);
});

test('brands come with goods: none is added by hand, none is switched off', async () => {
  const { id, version } = named(await see(), 'Sirius');
  const add = { id: BRANDS, entry: null, values: { name: 'Новый' } };
  expect(await refusalOf(shop.staff.call('/api/admin/refs/save-entry', add))).toBe('general.bad_request');
  const off = { id: BRANDS, entry: id, version, active: false };
  expect(await refusalOf(shop.staff.call('/api/admin/refs/switch-entry', off))).toBe('general.bad_request');
});

test('merged and renamed in any order, an import of the same feed changes no good', async () => {
  const anyStep = fc.record({ kind: fc.constantFrom('merge', 'rename'), one: fc.nat(9), other: fc.nat(9) });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { kind, one, other } of steps) {
        const names = (await see()).entries.map(({ values }) => String(values['name']));
        const [from, into] = [names[one % names.length]!, names[other % names.length]!];
        if (kind === 'merge' && from !== into) await merge(into, from);
        if (kind === 'rename') await rename(from, vendors[other % vendors.length]!).catch(() => null);
      }
      const before = await brandsOfGoods();
      await shop.db.query(sql`update offers set digest = ''`);
      await shop.take(...feed());
      expect(await brandsOfGoods()).toEqual(before);
    }),
    { numRuns: 8 },
  );
});
