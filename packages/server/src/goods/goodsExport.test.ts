import type { PayloadOf } from '@siren/contract/calls';
import { exportAddress } from '@siren/contract/exports';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditExport } from '../audit-list/index.ts';
import { sql } from '../db/index.ts';
import { exportsPlugin } from '../exports/index.ts';
import { readXlsx } from '../exports/testing/readXlsx.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';
import { goodsExport } from './index.ts';

type Asked = Omit<PayloadOf<'/api/admin/catalog/list'>, 'page' | 'size'>;

let shop: GoodsShop;
const failures: unknown[] = [];
/** Of which spreadsheets would make numbers and formulas. */
const articles = ['00713', '+79161112233', '4607111222333', '=1+1', '7-8', '1E5'];
const MANY = 1_200;
beforeAll(async () => {
  const log = { error: (error: unknown) => void failures.push(error) };
  const sources = [goodsExport, auditExport];
  shop = await createGoodsShop(({ server, contextFor }) =>
    server.register(exportsPlugin, { contextFor, log, sources }),
  );
  await shop.db.query(sql`
    update users set permissions = permissions || '{users.manage}' where login = 'staff'`);
  await shop.take(
    ...articles.map((article, at) => ({ id: `a${at}`, name: `Лохань ${at}`, article, price: 990.5 + at })),
    ...Array.from({ length: MANY }, (_, at) => ({
      ...{ id: `m${at}`, name: `Ковш ${at}`, article: `K-${at}`, price: 100 + at, vendor: 'Ковш' },
    })),
  );
});
afterAll(async () => {
  expect(failures).toEqual([]);
  await shop.close();
});

const fileOf = async (list: 'catalog' | 'audit', format: 'csv' | 'xlsx', asked: object) =>
  (
    await shop.server.inject({
      url: exportAddress(list, format, asked as never),
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { token: shop.staff.token() },
    })
  ).rawPayload;
const csvOf = async (list: 'catalog' | 'audit', asked: object): Promise<string[][]> =>
  parse(await fileOf(list, 'csv', asked), { bom: true, delimiter: ';' });
const xlsxOf = async (list: 'catalog' | 'audit', asked: object) =>
  readXlsx(await fileOf(list, 'xlsx', asked));
const columnOf = <Read>([heads = [], ...rows]: Read[][], head: Read) =>
  rows.map((row) => row[heads.indexOf(head)]);

test('a file of goods has each of the filter once, as many as the list tells', async () => {
  const asked = { filters: { brand: ['Ковш'] } } satisfies Asked;
  const { total } = await shop.staff.call('/api/admin/catalog/list', asked);
  expect(total).toBe(MANY);
  const wanted = Array.from({ length: MANY }, (_, at) => `K-${at}`).toSorted();
  expect(
    columnOf(await csvOf('catalog', asked), 'Артикул')
      .map(String)
      .toSorted(),
  ).toEqual(wanted);
  expect(
    columnOf(await xlsxOf('catalog', asked), 'Артикул')
      .map(String)
      .toSorted(),
  ).toEqual(wanted);
});

test('articles stay texts, whatever numbers they look like; where one might be calculated it stands behind an apostrophe', async () => {
  const asked = { query: 'лохань', sort: { key: 'name', direction: 'ascending' } } as const satisfies Asked;
  expect(columnOf(await xlsxOf('catalog', asked), 'Артикул')).toEqual(articles);
  const csv = await csvOf('catalog', asked);
  expect(columnOf(csv, 'Артикул')).toEqual([
    '00713',
    "'+79161112233",
    '4607111222333',
    "'=1+1",
    '7-8',
    '1E5',
  ]);
  expect(columnOf(csv, 'Цена').slice(0, 2)).toEqual(['990,50', '991,50']);
});

test('a file of the history has each record that a press changed, also where the list has one line for all', async () => {
  const { goods } = await shop.staff.call('/api/admin/catalog/select', {
    ...{ query: 'лохань', filters: {}, count: articles.length },
  });
  const press = crypto.randomUUID();
  const seen = goods.map(({ id, version }) => ({ id, version }));
  await shop.staff.call('/api/admin/catalog/show', { hidden: true, press, goods: seen });
  const asked = { filters: { kind: ['good' as const] } };
  const list = await shop.staff.call('/api/admin/audit/list', asked);
  const numbers = goods.map(({ id }) => String(id)).toSorted();
  expect(list.total).toBe(1);
  expect(
    columnOf(await csvOf('audit', asked), 'Номер')
      .map(String)
      .toSorted(),
  ).toEqual(numbers);
  expect(
    columnOf(await xlsxOf('audit', asked), 'Номер')
      .map(String)
      .toSorted(),
  ).toEqual(numbers);
  const { total } = await shop.staff.call('/api/admin/audit/list', { filters: { run: press } });
  expect(total).toBe(goods.length);
});
