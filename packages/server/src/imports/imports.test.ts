import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../db/index.ts';
import { importFeed, withSourceLock } from '../import/index.ts';
import { bytesOf, feedXml } from '../import/testing/index.ts';
import type { TestOffer } from '../import/testing/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'imports.run'] where login = 'staff'`);
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`delete from import_runs`));

const good = { id: 'a1', name: 'Гамак «Ель»', article: 'A-1' };
const worthless = { id: 'a2', name: 'Гамак «Ива»', article: 'A-2', price: '0' };
const unplaced = { id: 'a3', name: 'Гамак «Лён»', article: 'A-3', category: '77' };

const take = async (
  offers: readonly TestOffer[],
  { source = 'log', file = 'log.xml', dryRun = false, author = '' } = {},
) => {
  shop.clock.advance(60_000);
  const xml = feedXml({
    categories: [{ id: '1', name: 'Гамаки' }],
    offers: offers.map((offer) => ({ category: '1', ...offer })),
  });
  const { run } = await importFeed({
    ...{ db: shop.db, source, file, dryRun, author, region: 'moscow', clock: shop.clock.now },
    stream: bytesOf(xml),
  });
  return run;
};
type Asked = Parameters<typeof staff.call<'/api/admin/imports/list'>>[1];
const list = (asked: Asked = {}) => staff.call('/api/admin/imports/list', asked);
const idsOf = async (asked: Asked) => (await list(asked)).rows.map(({ id }) => id);
const get = (id: number) => staff.call('/api/admin/imports/get', { id });
type LinesAsked = Parameters<typeof staff.call<'/api/admin/imports/lines/list'>>[1];
const lines = (asked: LinesAsked) => staff.call('/api/admin/imports/lines/list', asked);
const codesOf = async (asked: LinesAsked) => (await lines(asked)).rows.map(({ code }) => code);

describe('the log of imports', () => {
  test('tells what each run read, changed and reported, the newest first', async () => {
    const first = await take([good, worthless, unplaced], { author: 'Елена Ким' });
    const second = await take([good], { dryRun: true });
    const { rows, total } = await list();
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { id: second, dryRun: true, status: 'done', counts: { read: 1, skipped: 1 }, author: '' },
      {
        ...{ id: first, source: 'log', file: 'log.xml', region: 'Москва и область', encoding: 'utf-8' },
        ...{ dryRun: false, status: 'done', author: 'Елена Ким' },
        counts: { read: 3, created: 2, updated: 0, skipped: 0, failed: 1, withdrawn: 0 },
        lines: { error: 1, warning: 1, info: 0 },
      },
    ]);
  });

  test('is narrowed by words of source, file and author, by how runs ended and by days', async () => {
    const first = await take([good, worthless], { author: 'Елена Ким' });
    const second = await take([good], { source: 'other', file: 'Осенние цены 100%.xml' });
    const dry = await take([good], { dryRun: true });
    expect(await idsOf({ query: 'ким ЕЛЕНА' })).toEqual([first]);
    expect(await idsOf({ query: 'цены 100%' })).toEqual([second]);
    expect(await idsOf({ query: '%' })).toEqual([second]);
    expect(await idsOf({ filters: { source: ['log'] } })).toEqual([dry, first]);
    expect(await idsOf({ filters: { dry: true } })).toEqual([dry]);
    expect(await idsOf({ filters: { dry: false, wrong: true } })).toEqual([first]);
    expect(await idsOf({ filters: { status: ['running', 'stopped'] } })).toEqual([]);
    const { today, sources } = await staff.call('/api/admin/imports/choices', {});
    expect(sources).toEqual(['log', 'other']);
    expect(await idsOf({ filters: { from: today, to: today } })).toHaveLength(3);
    expect(await idsOf({ filters: { to: '2020-01-01' } })).toEqual([]);
  });

  test('tells a run at work from one that died', async () => {
    const run = await take([good]);
    await shop.db.query(sql`update import_runs set status = 'running', finished_at = null where id = ${run}`);
    const statusOf = async () => (await get(run)).run.status;
    expect(await statusOf()).toBe('stopped');
    expect(await idsOf({ filters: { status: ['stopped'] } })).toEqual([run]);
    await withSourceLock(shop.db, 'log', async () => {
      expect(await statusOf()).toBe('running');
      expect(await idsOf({ filters: { status: ['running'] } })).toEqual([run]);
    });
    await withSourceLock(shop.db, 'other', async () => expect(await statusOf()).toBe('stopped'));
  });

  test('shows how far a run has come before it ends', async () => {
    const seen: ReturnType<typeof list>[] = [];
    await importFeed({
      ...{ db: shop.db, source: 'log', file: 'log.xml', region: 'moscow', clock: shop.clock.now },
      stream: bytesOf(feedXml({ offers: [good, worthless] })),
      onProgress: () => void seen.push(list()),
    });
    const [first] = await Promise.all(seen);
    expect(first?.rows).toMatchObject([{ counts: { read: 2, failed: 1 }, lines: { error: 1 } }]);
  });
});

describe('a report', () => {
  test('comes to kinds, the gravest first, and each line is found by its kind', async () => {
    const run = await take([good, worthless, unplaced, { ...unplaced, id: 'a4' }]);
    const { kinds, before } = await get(run);
    expect(before).toBeNull();
    expect(kinds).toMatchObject([
      { code: 'zero_price', severity: 'error', field: 'price', count: 1, fresh: null },
      { code: 'unknown_category', severity: 'warning', field: 'categoryId', count: 2, fresh: null },
    ]);
    expect(await codesOf({ filters: { run, kind: ['unknown_category'] } })).toHaveLength(2);
    expect(await codesOf({ filters: { run, severity: ['error'] } })).toEqual(['zero_price']);
    expect(await codesOf({ filters: { run, field: ['price'] } })).toEqual(['zero_price']);
  });

  test('has its lines in the order of the file, each with the good that it is about', async () => {
    const run = await take([unplaced, worthless]);
    const { rows } = await lines({
      filters: { run },
      sort: { key: 'line', direction: 'ascending' },
    });
    expect(rows).toMatchObject([
      { externalId: 'a3', value: '77', fresh: null },
      { externalId: 'a2', value: '0', good: null },
    ]);
    const [{ id }] = (await shop.db.query<{ id: number }>(sql`
      select product_id as id from offers where source = 'log' and external_id = 'a3'`)) as [{ id: number }];
    expect(rows[0]?.good).toBe(id);
    expect(rows[0]!.line!).toBeLessThan(rows[1]!.line!);
  });

  test('tells what is new since the run before of its source, wherever it stands in the file now', async () => {
    const first = await take([worthless]);
    await take([worthless], { source: 'other' });
    const again = await take([unplaced, worthless]);
    expect(await get(again)).toMatchObject({
      before: { id: first },
      kinds: [
        { code: 'zero_price', count: 1, fresh: 0 },
        { code: 'unknown_category', count: 1, fresh: 1 },
      ],
    });
    expect(await codesOf({ filters: { run: again, fresh: true } })).toEqual(['unknown_category']);
    const dearer = await take([unplaced, { ...worthless, price: '-1' }]);
    expect((await get(dearer)).kinds.map(({ fresh }) => fresh)).toEqual([1, 0]);
  });

  test('is searched by words of its lines; without a run there are none', async () => {
    const run = await take([worthless, unplaced]);
    expect(await codesOf({ query: 'a3', filters: { run } })).toEqual(['unknown_category']);
    expect(await codesOf({ query: 'равна НУЛЮ', filters: { run } })).toEqual(['zero_price']);
    expect(await codesOf({})).toEqual([]);
  });

  test('that is not there is said so', async () => {
    expect(await refusalOf(get(1_000_000))).toBe('import.not_found');
  });
});

test('a run from before the log counted lines tells them all the same', async () => {
  const run = await take([worthless, unplaced]);
  await shop.db.query(sql`update import_runs set counts = '{}', lines = '{}' where id = ${run}`);
  const { counts, lines: told } = onlyRow((await list()).rows);
  expect({ counts, told }).toMatchObject({ counts: { read: 0 }, told: { error: 0 } });
});
