import { ApiError } from '@siren/contract/errors';
import { LINE_HEADING, REASON_HEADING } from '@siren/domain/imports';
import { exportAddress } from '@siren/contract/exports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { csvOf, xlsxOf } from '../import/testing/index.ts';
import type { TestTable } from '../import/testing/tableFile.ts';
import { createImportsShop } from './testing/createImportsShop.ts';
import type { ImportsShop } from './testing/createImportsShop.ts';

let shop: ImportsShop;
beforeAll(async () => {
  shop = await createImportsShop();
});
afterAll(() => shop.close());

const HEAD = ['Артикул', 'Название', 'Цена, руб.', 'Остаток', 'Раздел', 'Вес, кг', 'Закупка'];
const row = (article: string, price: string, stock = '5') => [
  ...[article, `Гамак ${article}`, price, stock, 'Сад > Гамаки', '1,5', '10'],
];
const table = (count: number, price = '1 490,50'): string[][] => [
  HEAD,
  ...Array.from({ length: count }, (_, at) => row(`00${at + 1}`, price)),
];

/** Begins a trial of a table, read as the shop suggests. */
async function tryTable(file: string | Uint8Array, source: string) {
  const id = await shop.send(file, 'прайс.csv');
  const { mapping, state, samples } = await shop.staff.call('/api/admin/imports/table', { file: id, source });
  const run = await shop.staff.call('/api/admin/imports/start', {
    ...{ idempotencyKey: crypto.randomUUID(), file: id, source, region: 'moscow', mapping },
  });
  await shop.worker.round();
  return { run: run.id, mapping, state, samples };
}
async function apply(id: number) {
  const run = await shop.staff.call('/api/admin/imports/again', {
    ...{ idempotencyKey: crypto.randomUUID(), id, dryRun: false, allowLoss: false },
  });
  await shop.worker.round();
  return run.id;
}
const load = async (file: string | Uint8Array, source: string) => apply((await tryTable(file, source)).run);
const reportOf = (id: number) => shop.staff.call('/api/admin/imports/get', { id });

const soldOf = (source: string) =>
  shop.db.query<{ id: string }>(sql`
    select o.external_id as id, o.name, o.article, r.price::float8 as price, s.name as section,
      (select name from sections up where up.id = s.parent_id) as above, o.params
    from offers o join prices r on r.offer_id = o.id join products p on p.id = o.product_id
    join sections s on s.id = p.section_id
    where o.source = ${source} and o.active order by o.external_id`);

test('a table is tried and applied like a feed, as CSV and as Excel has it', async () => {
  for (const [source, file] of [
    ['csv', csvOf(table(2))],
    ['xlsx', await xlsxOf(table(2))],
  ] as const) {
    const { run, state, samples, mapping } = await tryTable(file, source);
    expect(state).toBe('new');
    expect(samples[1]).toEqual(['Гамак 001', 'Гамак 002']);
    expect(mapping.columns.at(-1)).toEqual({ heading: 'Закупка', to: 'ignore', unit: '' });
    expect((await reportOf(run)).run).toMatchObject({ status: 'done', dryRun: true, counts: { created: 2 } });
    const { run: done } = await reportOf(await apply(run));
    expect(done).toMatchObject({ status: 'done', counts: { read: 2, created: 2, failed: 0 } });
    expect(await soldOf(source)).toMatchObject([
      {
        ...{ id: '001', name: 'Гамак 001', article: '001', price: 1490.5, section: 'Гамаки', above: 'Сад' },
        params: [{ name: 'Вес', value: '1,5', unit: 'кг' }],
      },
      { id: '002' },
    ]);
  }
});

test('how a table is read is kept with its source; other columns are asked about again, and refused where nobody is asked', async () => {
  await load(csvOf(table(1)), 'kept');
  const chosen = await shop.db.query(sql`select columns from import_mappings where source = 'kept'`);
  expect(chosen).toMatchObject([{ columns: HEAD.map((heading) => ({ heading })) }]);
  const again = await shop.send(csvOf(table(1).map((cells) => cells.toReversed())));
  const seen = await shop.staff.call('/api/admin/imports/table', { file: again, source: 'kept' });
  expect(seen).toMatchObject({ state: 'same' });
  const other = await shop.send(csvOf(table(1).map((cells) => cells.slice(1))));
  const changed = await shop.staff.call('/api/admin/imports/table', { file: other, source: 'kept' });
  expect(changed.state).toBe('changed');
  const wish = { idempotencyKey: crypto.randomUUID(), file: other, source: 'kept', region: 'moscow' };
  await expect(
    shop.staff.call('/api/admin/imports/start', { ...wish, mapping: changed.mapping }),
  ).rejects.toThrow(ApiError);
  await expect(shop.staff.call('/api/admin/imports/start', wish)).rejects.toMatchObject({
    body: { group: 'import', code: 'mapping_needed' },
  });
});

test.each([
  ['kept', 'table_changed'],
  ['nobody', 'table_unmapped'],
])('a table of «%s» that nobody was asked about changes nothing: %s', async (source, code) => {
  const file = await shop.send(
    csvOf([
      ['Артикул', 'Имя', 'Цена'],
      ['1', 'Гамак', '5'],
    ]),
  );
  await shop.db.query(sql`
    insert into import_runs (source, region_id, file, encoding, started_at, status, dry_run, author, file_id, idempotency_key)
    select ${source}, id, 'прайс.csv', '', now(), 'waiting', false, '', ${file}::uuid, gen_random_uuid()
    from regions where code = 'moscow'`);
  await shop.worker.round();
  const [run] = await shop.db.query<{ id: number }>(sql`select max(id) as id from import_runs`);
  const report = await reportOf(run?.id ?? 0);
  expect(report.run.status).toBe('failed');
  expect(report.kinds).toMatchObject([{ code }]);
});

/** A table of which five rows cannot be taken. */
const spoiled = [
  ...table(2),
  row('', '100'),
  row('004', 'дорого'),
  row('005', '12.05.2026'),
  row('001', '100'),
  row('4,6E+12', '100'),
];

async function fileOf(run: number, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const url = exportAddress('imports/failed-rows', format, {
    ...{ query: '', filters: { run }, sort: { key: 'line', direction: 'ascending' } },
  });
  const answer = await shop.server.inject({
    ...{
      method: 'GET',
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { token: shop.staff.token() },
    },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test('rows that were not taken are a file of their own; mended and sent back alone it takes nothing off sale', async () => {
  const first = await load(`${csvOf(spoiled)}008;"Гамак "Лето"";5;1;Сад;1;1\r\n`, 'mended');
  const report = await reportOf(first);
  expect(report).toMatchObject({ failedRows: 6, run: { counts: { read: 8, created: 2, failed: 6 } } });
  expect(report.kinds.map(({ code }) => code).toSorted()).toEqual([
    ...['bad_price', 'row_broken', 'row_no_article', 'row_repeated', 'row_rounded_article'],
  ]);
  expect(report.kinds.find(({ code }) => code === 'bad_price')?.field).toBe('Цена, руб.');
  const text = (await fileOf(first, 'csv')).toString();
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain(`"Закупка";"${LINE_HEADING}";"${REASON_HEADING}"`);
  expect(lines.map((line) => line.split(';').at(-2))).toEqual(['4', '5', '6', '7', '8', '9']);
  const mended = text.replace('дорого', '250').replace('12.05.2026', '260');
  for (const file of [mended, await fileOf(first, 'xlsx')]) {
    const { state, mapping } = await tryTable(file, 'mended');
    expect({ state, part: mapping.part }).toEqual({ state: 'same', part: true });
  }
  const back = await reportOf(await load(mended, 'mended'));
  expect(back.run).toMatchObject({ status: 'done', counts: { created: 3, withdrawn: 0 } });
  expect((await soldOf('mended')).map(({ id }) => id)).toEqual(['001', '002', '004', '005', '008']);
});

test('a whole table that lacks more than half is refused, a part of one is not', async () => {
  await load(csvOf(table(60)), 'loss');
  const { run } = await tryTable(csvOf(table(10)), 'loss');
  expect((await reportOf(run)).run).toMatchObject({ status: 'failed', counts: { withdrawn: 50 } });
});

test('a table that cannot be read is refused in words', async () => {
  const file = await shop.send(csvOf([['Прайс'], ['x']] as TestTable).replaceAll('\r\n', ';\r\n'));
  await expect(shop.staff.call('/api/admin/imports/table', { file, source: 'x' })).rejects.toMatchObject({
    body: { code: 'table_unreadable', details: [expect.stringMatching(/^В таблице не нашлось/u)] },
  });
});
