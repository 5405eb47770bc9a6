import { exportAddress } from '@siren/contract/exports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { exportsPlugin } from '../exports/index.ts';
import { readXlsx } from '../exports/testing/readXlsx.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { couponsExport } from './index.ts';
import { plainFields } from './testing/couponShop.ts';

let shop: TestShop;
let staff: Visitor;
const failures: unknown[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  const log = { error: (error: unknown) => void failures.push(error) };
  await shop.server.register(exportsPlugin, {
    ...{ contextFor: shop.contextFor, log, sources: [couponsExport] },
  });
  await shop.db.query(
    sql`update users set permissions = '{admin.access,coupons.edit}' where login = 'staff'`,
  );
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());

const tableOf = async (filters: { series?: number[] }) => {
  const sort = { key: 'code', direction: 'ascending' } as const;
  const answer = await shop.server.inject({
    url: exportAddress('coupons', 'xlsx', { query: '', filters, sort }),
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { token: staff.token() },
  });
  const [heads = [], ...rows] = readXlsx(answer.rawPayload);
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? null])));
};

test('a series leaves as all its codes, each once; the list beside it as one row', async () => {
  const { limitTotal: _total, limitPerUser: _own, ...fields } = plainFields;
  const { series } = await staff.call('/api/admin/coupons/create-series', {
    ...{ idempotencyKey: crypto.randomUUID(), name: '=Весна', prefix: 'V-', length: 8, count: 1_200, fields },
  });
  await staff.call('/api/admin/coupons/create', {
    ...{ idempotencyKey: crypto.randomUUID(), code: 'SINGLE', fields: plainFields },
  });
  const filters = { series: [series!.id] };
  const { total } = await staff.call('/api/admin/coupons/list', { filters });
  const rows = await tableOf(filters);
  expect([total, rows.length, new Set(rows.map((row) => row['Промокод'])).size]).toEqual([
    1_200, 1_200, 1_200,
  ]);
  for (const row of rows) {
    expect(row['Промокод']).toMatch(/^V-/);
    expect(row).toMatchObject({ Серия: '=Весна', Использован: 0, 'Всего раз': 1 });
  }
  const known = await shop.db.query<{ code: string }>(
    sql`select code from coupons where series_id = ${series!.id}`,
  );
  expect(new Set(rows.map((row) => row['Промокод']))).toEqual(new Set(known.map(({ code }) => code)));

  const whole = await tableOf({});
  expect(whole).toHaveLength((await staff.call('/api/admin/coupons/list', {})).total);
  expect(whole.filter((row) => row['Серия'] === '=Весна')).toHaveLength(1);
  expect(failures).toEqual([]);
});
