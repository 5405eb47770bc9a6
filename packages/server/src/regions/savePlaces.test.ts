import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import { ensureRegion } from './ensureRegion.ts';
import { readPlacesFile } from './placesFile.ts';
import type { PlacesFile } from './placesFile.ts';
import { readServices } from '../services/index.ts';
import { savePlaces } from './savePlaces.ts';

const EXAMPLE = await readFile(new URL('../../../../docs/running/places.json', import.meta.url), 'utf8');

let db: TestDatabase;
let file: PlacesFile;
beforeEach(async () => {
  db = await createTestDatabase();
  await ensureRegion(db);
  const read = readPlacesFile(EXAMPLE);
  if ('problems' in read) throw new Error(read.problems.join());
  file = read.places;
});
afterEach(() => db.close());

const TABLES = ['regions', 'cities', 'stores', 'pay_types', 'store_pay_types', 'services'];
/** All that the command writes, with its ids. */
const everything = () =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await db.pool.query(
        `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
      );
      return [table, rows.map(({ row }) => row as unknown)];
    }),
  );
const save = (options = { dryRun: false }) => savePlaces(db, file, options);
const regionCodes = async () =>
  (await db.query<{ code: string }>(sql`select code from regions order by position`)).map(({ code }) => code);

test('a dry run changes nothing', async () => {
  const before = await everything();
  expect(await save({ dryRun: true })).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('a second run changes nothing', async () => {
  await save();
  const before = await everything();
  expect(await save()).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('the region that a shop begins with goes, unless something was imported there', async () => {
  await save();
  expect(await regionCodes()).toEqual(['tula']);
});

test('the region that a shop begins with stays behind those of the file once goods are priced there', async () => {
  await db.query(sql`
    insert into import_runs (source, region_id, file, encoding) select 'feed', id, 'feed.xml', 'utf-8' from regions`);
  await save();
  expect(await regionCodes()).toEqual(['tula', 'moscow']);
});

test('a cart that was delivered to the first region loses its city and nothing else', async () => {
  await db.query(sql`insert into carts (city_id) select id from cities`);
  await save();
  expect(await db.query(sql`select city_id as city from carts`)).toEqual([{ city: null }]);
});

test('goods are not fetched where no store is', async () => {
  await save();
  const cities = await db.query<{ id: number; code: string }>(sql`select id, code from cities`);
  const services = await readServices(db, 0);
  const excluded = services.map(({ key, excludedCities }) => [
    key,
    cities.filter(({ id }) => excludedCities.includes(id)).map(({ code }) => code),
  ]);
  expect(excluded).toEqual([
    ['courier', []],
    ['pickup', ['aleksin']],
  ]);
});

test('ways of delivery that staff have made, changed or switched off are theirs', async () => {
  await save();
  await db.query(sql`
    insert into services (key, kind, is_delivery, name, price_type, value, updated_by)
    values ('night', 'courier', true, 'Ночью', 'static', 500, 'staff')`);
  await db.query(
    sql`update services set name = 'Курьер', value = 77, updated_by = 'staff' where key = 'courier'`,
  );
  await db.query(sql`update services set active = false, updated_by = 'staff' where key = 'pickup'`);
  const before = await everything();
  await save();
  expect(await everything()).toEqual(before);
});

test('a changed file changes stores, ways to pay and to deliver; a store that it leaves out is named and stays', async () => {
  await save();
  const [region] = file.regions;
  const [store] = region?.stores ?? [];
  if (!region || !store) throw new Error('The example has no store.');
  file = {
    regions: [{ ...region, stores: [{ ...store, code: 'tula-sovetskaya', address: 'ул. Советская, 3' }] }],
    payment: [{ code: 'cash', name: 'Наличными', description: '' }],
    delivery: file.delivery.filter(({ kind }) => kind === 'pickup'),
  };
  expect(await save()).toEqual(['tula-lenina']);
  expect(await db.query(sql`select code from stores order by code`)).toEqual([
    { code: 'tula-lenina' },
    { code: 'tula-sovetskaya' },
  ]);
  expect(await db.query(sql`select name from pay_types`)).toEqual([{ name: 'Наличными' }]);
  expect(await db.query(sql`select key, is_default as "default" from services where active`)).toEqual([
    { key: 'pickup', default: true },
  ]);
});
