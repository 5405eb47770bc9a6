import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { withSourceLock } from '../import/index.ts';
import { commerceFile } from '../import/testing/commerceXml.ts';
import { feedXml } from '../import/testing/index.ts';
import type { TestOffer } from '../import/testing/index.ts';
import { createImportsShop } from './testing/createImportsShop.ts';
import type { ImportsShop } from './testing/createImportsShop.ts';
import { forgetImportFiles } from './index.ts';

let shop: ImportsShop;
beforeAll(async () => {
  shop = await createImportsShop();
});
afterAll(async () => {
  await shop.close();
  expect(shop.failures).toEqual([]);
});
beforeEach(async () => {
  await shop.db.query(sql`delete from import_runs`);
  await shop.db.query(sql`delete from import_files`);
});

const feed = (offers: readonly TestOffer[]) =>
  feedXml({
    categories: [{ id: '1', name: 'Гамаки' }],
    offers: offers.map((offer) => ({ category: '1', ...offer })),
  });
const hammock = (id: string, price = '1000') => ({ id, name: `Гамак ${id}`, article: id, price });
const get = async (id: number) => (await shop.staff.call('/api/admin/imports/get', { id })).run;
const again = (id: number, wish: { dryRun?: boolean; allowLoss?: boolean } = {}) =>
  shop.staff.call('/api/admin/imports/again', {
    ...{ idempotencyKey: crypto.randomUUID(), id, dryRun: false, allowLoss: false, ...wish },
  });
type Asked = Parameters<typeof shop.staff.call<'/api/admin/imports/differences/list'>>[1];
const differences = async (run: number, filters: Asked['filters'] = {}) =>
  (
    await shop.staff.call('/api/admin/imports/differences/list', {
      filters: { run, ...filters },
      sort: { key: 'file', direction: 'ascending' },
    })
  ).rows;
const begin = (size: number, name = 'feed.xml') =>
  shop.staff.call('/api/admin/imports/begin-file', { name, size, modified: 7 });
const actions = async (run: number) => {
  const rows = await shop.db.query<{ action: string; by: number | null }>(sql`
    select action, actor_id as by from audit_entries where kind = 'import' and record = ${String(run)} order by id`);
  expect(rows.every(({ by }) => by !== null)).toBe(true);
  return rows.map(({ action }) => action);
};

describe('a file that is sent', () => {
  test('comes by parts, goes on from what is here, and is told by its content', async () => {
    const bytes = Buffer.from(feed([hammock('p1')]));
    const { id, received } = await begin(bytes.length);
    expect(received).toBe(0);
    expect(await shop.sendPart(shop.staff, id, 0, bytes.subarray(0, 100))).toMatchObject({ received: 100 });
    // The line broke before the answer came: the same part again, and one that is too early.
    expect(await shop.sendPart(shop.staff, id, 0, bytes.subarray(0, 100))).toMatchObject({ received: 100 });
    expect(await shop.sendPart(shop.staff, id, 150, bytes.subarray(150))).toMatchObject({ received: 100 });
    expect(await begin(bytes.length)).toEqual({ id, received: 100, kind: null, pictures: 0 });
    expect(await refusalOf(shop.start(id))).toBe('import.file_not_found');
    expect(await shop.sendPart(shop.staff, id, 100, bytes.subarray(100))).toEqual({
      ...{ id, received: bytes.length, kind: 'yml', pictures: 0 },
    });
    const run = await shop.start(id);
    await shop.worker.round();
    expect(await get(run)).toMatchObject({ status: 'done', counts: { read: 1, created: 1 } });
  });

  test('begins anew where its bytes are gone', async () => {
    const { id } = await begin(200);
    await shop.sendPart(shop.staff, id, 0, Buffer.alloc(100, 'a'));
    await rm(join(shop.folder, id));
    expect(await shop.sendPart(shop.staff, id, 100, Buffer.alloc(100, 'a'))).toMatchObject({ received: 0 });
  });

  test.each([
    ['table', 'a;b;c\r\n1;2;3\r\n'],
    ['archive', 'PK\u0003\u0004 something else'],
    ['unknown', '<html><body>Не то</body></html>'],
    ['commerceml', '<КоммерческаяИнформация ВерсияСхемы="2.10"/>'],
  ] as const)('is known for %s', async (kind, text) => {
    const bytes = Buffer.from(text);
    const { id } = await begin(bytes.length);
    expect(await shop.sendPart(shop.staff, id, 0, bytes)).toMatchObject({ kind });
    const refusal = kind === 'table' ? 'import.mapping_needed' : 'import.file_unknown';
    if (kind !== 'commerceml') expect(await refusalOf(shop.start(id))).toBe(refusal);
  });

  test.each([
    ['yml', { 'a.xml': '<yml_catalog/>', '1.jpg': '', '2.png': '' }, 2],
    ['commerceml', { 'import.xml': commerceFile(''), 'offers.xml': commerceFile('') }, 0],
    ['table', { '1.jpg': '', 'Прайс.csv': 'Артикул;Цена\r\nA1;990\r\n' }, 1],
    ['xls', { 'prices.xls': '\u00d0\u00cf\u0011\u00e0' }, 0],
    ['archive', { 'a.xml': '<yml_catalog/>', 'b.xml': '<yml_catalog/>', '1.jpg': '' }, 1],
    ['archive', { '1.jpg': '', 'readme.txt': 'a;b;c' }, 1],
  ] as const)('is known for %s by what its archive holds', async (kind, entries, pictures) => {
    const bytes = zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, text]) => [
          name,
          Buffer.from(text, kind === 'xls' ? 'latin1' : 'utf8'),
        ]),
      ),
    );
    const { id } = await begin(bytes.length, 'goods.zip');
    expect(await shop.sendPart(shop.staff, id, 0, bytes)).toMatchObject({ kind, pictures });
    if (kind === 'archive') expect(await refusalOf(shop.start(id))).toBe('import.file_unknown');
    if (kind !== 'table') return;
    const { mapping } = await shop.staff.call('/api/admin/imports/table', { file: id, source: 'new' });
    expect(mapping.columns.map(({ to }) => to)).toEqual(['article', 'price']);
  });

  test('is imported with the pictures of its archive', async () => {
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#aa2222' } })
      .png()
      .toBuffer();
    const goods = feed([{ ...hammock('z1'), pictures: ['1.png'] }]);
    const archive = zipSync({ '1.png': picture, 'goods.xml': Buffer.from(goods) });
    const run = await shop.start(await shop.send(archive, 'goods.zip'));
    await shop.worker.round();
    expect(await get(run)).toMatchObject({ status: 'done', dryRun: true, pictures: 1 });
    const { id } = await again(run);
    await shop.worker.round();
    expect(await get(id)).toMatchObject({ status: 'done', counts: { created: 1 }, pictures: 1 });
    const rows = await shop.db.query(sql`
      select i.url, u.set_by is not null as own from offers o join offer_pictures p on p.offer_id = o.id
      join pictures i on i.id = p.picture_id join uploaded_pictures u on u.picture_id = i.id
      where o.external_id = 'z1'`);
    expect(rows).toEqual([{ url: expect.stringMatching(/^upload:/u), own: true }]);
  });

  test('is nobody else’s, and not for those who may not import', async () => {
    const { id } = await begin(10);
    const buyer = await shop.signedIn('buyer');
    expect(await refusalOf(shop.sendPart(buyer, id, 0, Buffer.alloc(10)))).toBe('user.not_authorized');
    const wish = { idempotencyKey: crypto.randomUUID(), file: id, source: 'x', region: 'moscow' };
    expect(await refusalOf(buyer.call('/api/admin/imports/start', wish))).toBe('user.not_authorized');
    await shop.db.query(sql`update import_files set user_id = null`);
    expect(await refusalOf(shop.sendPart(shop.staff, id, 0, Buffer.alloc(10)))).toBe('import.file_not_found');
  });

  test('goes after a week; its run stays, and cannot be repeated', async () => {
    const run = await shop.start(await shop.send(feed([hammock('w1')])));
    const later = new Date(shop.clock.now().getTime() + 8 * 86_400_000);
    await forgetImportFiles(shop.db, shop.folder, later);
    expect(await get(run)).toMatchObject({ kept: true });
    await shop.worker.round();
    await forgetImportFiles(shop.db, shop.folder, later);
    expect(await get(run)).toMatchObject({ kept: false, status: 'done' });
    expect(await refusalOf(again(run))).toBe('import.file_not_found');
  });
});

describe('a run that is begun', () => {
  test('is a trial that tells what would differ; then it is applied', async () => {
    await shop.load(feed([hammock('d1', '1000'), hammock('d2'), hammock('d3')]));
    const file = await shop.send(
      feed([{ ...hammock('d1', '900.5'), name: 'Гамак «Ель»' }, hammock('d2'), hammock('d4', '70')]),
    );
    const trial = await shop.start(file);
    expect(await get(trial)).toMatchObject({ status: 'waiting', dryRun: true, kept: true });
    await shop.worker.round();
    expect(await get(trial)).toMatchObject({
      status: 'done',
      counts: { read: 3, created: 1, updated: 1, skipped: 1, failed: 0, withdrawn: 1 },
    });
    expect(await differences(trial)).toMatchObject([
      { kind: 'changed', externalId: 'd1', field: 'price', was: '1000.00', becomes: '900.50' },
      { kind: 'changed', externalId: 'd1', field: 'name', was: 'Гамак d1', becomes: 'Гамак «Ель»' },
      { kind: 'created', externalId: 'd4', field: null, was: null, becomes: '70.00', good: null },
      { kind: 'withdrawn', externalId: 'd3', field: null, was: '1000.00', becomes: null },
    ]);
    expect(await differences(trial, { field: ['price'] })).toHaveLength(1);
    expect(await differences(trial, { kind: ['created', 'withdrawn'] })).toHaveLength(2);
    expect(await actions(trial)).toEqual(['start']);
    const { id } = await again(trial);
    await shop.worker.round();
    expect(await get(id)).toMatchObject({
      ...{ status: 'done', dryRun: false, author: (await get(trial)).author },
      counts: { read: 3, created: 1, updated: 1, skipped: 1, failed: 0, withdrawn: 1 },
    });
    expect(await actions(id)).toEqual(['start', 'load']);
  });

  test('withdraws more than half only where that is meant', async () => {
    const many = Array.from({ length: 30 }, (_, at) => hammock(`m${at}`));
    await shop.load(feed(many), true);
    const trial = await shop.start(await shop.send(feed(many.slice(0, 5))));
    await shop.worker.round();
    expect(await get(trial)).toMatchObject({ status: 'failed' });
    expect(await differences(trial, { kind: ['withdrawn'] })).toHaveLength(25);
    const plain = await again(trial);
    await shop.worker.round();
    expect(await get(plain.id)).toMatchObject({ status: 'failed', counts: { withdrawn: 0 } });
    const meant = await again(trial, { allowLoss: true });
    await shop.worker.round();
    expect(await get(meant.id)).toMatchObject({ status: 'done', counts: { withdrawn: 25 } });
  });

  test('is one for its key, and waits for another one of its source', async () => {
    const file = await shop.send(feed([hammock('k1')]));
    const wish = { idempotencyKey: crypto.randomUUID(), file, source: 'screen', region: 'moscow' };
    const { id } = await shop.staff.call('/api/admin/imports/start', wish);
    expect(await shop.staff.call('/api/admin/imports/start', wish)).toEqual({ id });
    expect(await refusalOf(again(id))).toBe('import.at_work');
    const nowhere = { ...wish, idempotencyKey: crypto.randomUUID(), region: 'нет' };
    expect(await refusalOf(shop.staff.call('/api/admin/imports/start', nowhere))).toBe(
      'import.no_such_region',
    );
    await withSourceLock(shop.db, 'screen', () => shop.worker.round());
    await Promise.all([shop.worker.round(), shop.createWorker().round()]);
    const rows = await shop.db.query(sql`select status, taken from import_runs where id = ${id}`);
    expect(rows).toEqual([{ status: 'done', taken: 1 }]);
  });

  test('says so where its file is gone, or where processes die of it', async () => {
    const file = await shop.send(feed([hammock('g1')]));
    const run = await shop.start(file);
    await rm(join(shop.folder, file));
    await shop.worker.round();
    const kinds = async (id: number) =>
      (await shop.staff.call('/api/admin/imports/get', { id })).kinds.map(({ code }) => code);
    expect(await get(run)).toMatchObject({ status: 'failed' });
    expect(await kinds(run)).toContain('file_gone');
    const deadly = await shop.start(await shop.send(feed([hammock('g2')])));
    await shop.db.query(sql`update import_runs set status = 'running', taken = 3 where id = ${deadly}`);
    await shop.worker.round();
    expect(await get(deadly)).toMatchObject({ status: 'failed' });
    expect(await kinds(deadly)).toEqual(['given_up']);
  });
});

describe('a run that is cancelled', () => {
  const cancel = (id: number) => shop.staff.call('/api/admin/imports/cancel', { id });

  test('is over at once while it waits, and can be begun again', async () => {
    const run = await shop.start(await shop.send(feed([hammock('c1')])));
    await cancel(run);
    expect(await get(run)).toMatchObject({ status: 'cancelled', cancels: true });
    expect(await refusalOf(cancel(run))).toBe('import.ended');
    await shop.worker.round();
    expect(await get(run)).toMatchObject({ status: 'cancelled', counts: { read: 0 } });
    expect(await actions(run)).toEqual(['start', 'cancel']);
    const { id } = await again(run, { dryRun: true });
    await shop.worker.round();
    expect(await get(id)).toMatchObject({ status: 'done', dryRun: true });
  });

  test('stops between batches: what was written stays, nothing is withdrawn', async () => {
    await shop.load(feed([hammock('gone')]), true);
    const many = Array.from({ length: 2_500 }, (_, at) => hammock(`b${at}`));
    const trial = await shop.start(await shop.send(feed(many)));
    await shop.worker.round();
    const { id } = await again(trial);
    // Somebody asks for it once the first batch is there.
    const asked = { done: false };
    const db = {
      ...shop.db,
      query: async (...[statement]: Parameters<typeof shop.db.query>) => {
        if (!asked.done && statement.text.includes('set encoding')) {
          asked.done = true;
          await cancel(id);
        }
        return shop.db.query(statement);
      },
      transaction: shop.db.transaction.bind(shop.db),
    };
    await shop.createWorker({ db: db as typeof shop.db }).round();
    const run = await get(id);
    expect(run).toMatchObject({ status: 'cancelled', counts: { created: 1_000, withdrawn: 0 } });
    const sold = await shop.db.query(sql`
      select from offers where source = 'screen' and active and external_id like any(array['b%', 'gone'])`);
    expect(sold).toHaveLength(1_001);
  }, 60_000);
});
