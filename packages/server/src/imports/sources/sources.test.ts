import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { sql } from '../../db/index.ts';
import { feedXml } from '../../import/testing/index.ts';
import type { ImportWorker } from '../queue/index.ts';
import { createImportsShop } from '../testing/createImportsShop.ts';
import type { ImportsShop } from '../testing/createImportsShop.ts';

let text = '';
let hasTags = false;
let asked: (string | undefined)[] = [];
const site = createServer((request, response) => {
  asked.push(request.headers.authorization);
  if (request.url === '/gone.xml') return void response.writeHead(404).end();
  if (request.url === '/endless.xml') return void response.writeHead(200).write('<');
  const etag = `"${text.length}"`;
  if (hasTags && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(200, hasTags ? { etag } : {}).end(text);
});
let origin: string;
let shop: ImportsShop;
let worker: ImportWorker;
const isAllowed = (address: string) => address === '127.0.0.1';
beforeAll(async () => {
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  shop = await createImportsShop();
  worker = shop.createWorker({ isAllowed });
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await shop.close();
});
beforeEach(async () => {
  text = feed(['1', '2'], 1000);
  hasTags = false;
  asked = [];
  await shop.db.query(sql`truncate import_sources, import_runs, import_files, products, offers cascade`);
});
afterEach(() => expect(shop.failures).toEqual([]));

const feed = (ids: string[], price: number) =>
  feedXml({
    categories: [{ id: '1', name: 'Гамаки' }],
    offers: ids.map((id) => ({ id, name: `Гамак ${id}`, category: '1', price: String(price) })),
  });
const fieldsOf = (given: object = {}) => ({
  ...{ name: 'Лоза', address: `${origin}/feed.xml`, region: 'moscow', period: 'hand' as const, hour: 3 },
  ...{ login: '', password: null, ...given },
});
const create = async (given: object = {}) => {
  const wish = { idempotencyKey: crypto.randomUUID(), fields: fieldsOf(given) };
  const { sources } = await shop.staff.call('/api/admin/imports/create-source', wish);
  const made = sources.find(({ name }) => name === wish.fields.name);
  if (!made) throw new Error('No source was made');
  return made;
};
const load = (id: number) =>
  shop.staff.call('/api/admin/imports/load-source', { idempotencyKey: crypto.randomUUID(), id });
const report = (id: number) => shop.staff.call('/api/admin/imports/get', { id });
const loaded = async (id: number, by = worker) => {
  const run = await load(id);
  await by.round();
  const { run: ended, kinds } = await report(run.id);
  return { ...ended, codes: kinds.map(({ code }) => code) };
};
const sources = async () => (await shop.staff.call('/api/admin/imports/sources', {})).sources;

test('a source is fetched and imported; the same file changes nothing, another one does', async () => {
  const { id } = await create();
  expect(await loaded(id)).toMatchObject({ status: 'done', file: 'feed.xml', counts: { created: 2 } });
  expect(await loaded(id)).toMatchObject({ status: 'unchanged', kept: false, counts: { read: 0 } });
  text = feed(['1', '2'], 1200);
  expect(await loaded(id)).toMatchObject({ status: 'done', counts: { updated: 2 } });
  const [source] = await sources();
  expect(source?.last).toMatchObject({ status: 'done', counts: { updated: 2 } });
  expect(await readdir(shop.folder)).toHaveLength(2);
});

test('the same key makes one source, and is no way to another one', async () => {
  const wish = { idempotencyKey: crypto.randomUUID(), fields: fieldsOf() };
  const make = (given: object = {}) =>
    shop.staff.call('/api/admin/imports/create-source', { ...wish, fields: { ...wish.fields, ...given } });
  await make();
  expect((await make()).sources).toHaveLength(1);
  for (const given of [{ name: 'Ротанг' }, { hour: 4 }, { login: 'shop', password: 'secret' }])
    expect(await refusalOf(make(given))).toBe('import.source_made_otherwise');
  expect(await sources()).toMatchObject([{ name: 'Лоза', hour: 3, login: '' }]);
});

test('a site that tells its file apart is asked whether there is another one', async () => {
  hasTags = true;
  const { id } = await create();
  await loaded(id);
  expect((await loaded(id)).status).toBe('unchanged');
});

test('a file that somebody has sent meanwhile is no reason to leave the fetched one', async () => {
  const { id } = await create({ name: 'screen' });
  await loaded(id);
  await shop.load(feed(['1', '2'], 900));
  expect(await loaded(id)).toMatchObject({ status: 'done', counts: { updated: 2 } });
});

test('what cannot be fetched fails with its reason, withdraws nothing, and leaves no file', async () => {
  const { id } = await create();
  await loaded(id);
  const kept = await readdir(shop.folder);
  text = '';
  expect(await loaded(id)).toMatchObject({
    status: 'failed',
    codes: expect.arrayContaining(['source_empty']),
  });
  const gone = await create({ name: 'Нет', address: `${origin}/gone.xml` });
  expect((await loaded(gone.id)).codes).toContain('source_status');
  // By the usual rule the own machine is a place that no file is fetched from.
  expect((await loaded(gone.id, shop.createWorker())).codes).toContain('source_inner');
  expect(await readdir(shop.folder)).toEqual(kept);
  const sold = await shop.db.query(
    sql`select from offers o join prices p on p.offer_id = o.id where o.source = 'Лоза'`,
  );
  expect(sold).toHaveLength(2);
});

test('sources are loaded when their time comes, once by all processes', async () => {
  await create({ period: 'hourly' });
  await create({ name: 'По утрам', period: 'daily', hour: 5 });
  await worker.round();
  expect(asked).toEqual([]);
  const at = new Date(shop.clock.now().getTime() + 3_600_000);
  const later = { isAllowed, clock: () => at };
  await Promise.all([shop.createWorker(later).round(), shop.createWorker(later).round()]);
  const runs = await shop.db.query<{ author: string }>(
    sql`select author from import_runs where source = 'Лоза'`,
  );
  expect(runs).toEqual([{ author: 'По расписанию' }]);
  const hourly = (await sources()).find(({ name }) => name === 'Лоза');
  expect(hourly?.nextAt).toBe(new Date(at.getTime() + 3_600_000).toISOString());
});

test('a run that waits stands for a second press, and a process that ends leaves it to the next', async () => {
  const { id } = await create({ address: `${origin}/endless.xml` });
  const first = await load(id);
  expect(await load(id)).toEqual(first);
  const ending = shop.createWorker({ isAllowed });
  const round = ending.round();
  await expect.poll(() => asked.length).toBe(1);
  ending.stop();
  await round;
  expect((await report(first.id)).run.status).toBe('waiting');
  const { version } = (await sources())[0] ?? { version: 0 };
  await shop.staff.call('/api/admin/imports/save-source', { id, version, fields: fieldsOf() });
  await worker.round();
  expect((await report(first.id)).run.status).toBe('done');
});

test('a password is told to nobody, and stays with its site', async () => {
  const made = await create({ login: 'loza', password: 'тайна' });
  expect(made).toMatchObject({ login: 'loza', hasPassword: true });
  expect(JSON.stringify(made)).not.toContain('тайна');
  await loaded(made.id);
  expect(asked).toEqual([`Basic ${Buffer.from('loza:тайна').toString('base64')}`]);
  const save = async (version: number, given: object) =>
    (
      await shop.staff.call('/api/admin/imports/save-source', {
        ...{ id: made.id, version, fields: fieldsOf({ login: 'loza', ...given }) },
      })
    ).sources[0];
  expect(await save(0, { address: `${origin}/other.xml` })).toMatchObject({ hasPassword: true, version: 1 });
  expect(await save(1, { address: 'https://elsewhere.example/feed.xml' })).toMatchObject({
    hasPassword: false,
  });
  const entries = await shop.db.query(
    sql`select changes::text from audit_entries where kind = 'import_source'`,
  );
  expect(JSON.stringify(entries)).not.toContain('тайна');
});

test('sources are kept by their version and name, and told in the history', async () => {
  const { id, version } = await create();
  await create({ name: 'Кедр' });
  const wish = { id, version, fields: fieldsOf({ name: 'Кедр' }) };
  expect(await refusalOf(shop.staff.call('/api/admin/imports/save-source', wish))).toBe(
    'import.source_taken',
  );
  await shop.staff.call('/api/admin/imports/save-source', {
    ...wish,
    fields: fieldsOf({ period: 'hourly' }),
  });
  expect(await refusalOf(shop.staff.call('/api/admin/imports/save-source', wish))).toBe('general.conflict');
  const nowhere = { ...wish, version: 1, fields: fieldsOf({ region: 'nowhere' }) };
  expect(await refusalOf(shop.staff.call('/api/admin/imports/save-source', nowhere))).toBe(
    'import.no_such_region',
  );
  await shop.staff.call('/api/admin/imports/delete-source', { id, version: 1 });
  expect(await refusalOf(load(id))).toBe('import.no_such_source');
  const entries = await shop.db.query<{ action: string }>(sql`
    select action from audit_entries where kind = 'import_source' and record = ${String(id)} order by id`);
  expect(entries.map(({ action }) => action)).toEqual(['add', 'save', 'delete']);
});
