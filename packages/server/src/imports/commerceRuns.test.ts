import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { goodsXml, offersXml } from '../import/testing/commerceXml.ts';
import { catalogueOf, recordsOf, soldOf } from './testing/commerceCatalogue.ts';
import { createImportsShop } from './testing/createImportsShop.ts';
import type { ImportsShop } from './testing/createImportsShop.ts';

let shop: ImportsShop;
beforeAll(async () => {
  shop = await createImportsShop();
});
beforeEach(async () => {
  await shop.db.query(sql`truncate products, offers, import_runs, import_files, commerceml_records cascade`);
});
afterAll(() => shop.close());

test('a trial of a file of 1C tells what would differ and keeps nothing of what it was told', async () => {
  await shop.load(goodsXml(catalogueOf(0, 4, 100), { changes: false }));
  await shop.load(offersXml(catalogueOf(0, 4, 100), { changes: false }));
  const before = [await recordsOf(shop), await soldOf(shop)];
  const trial = await shop.start(await shop.send(offersXml(catalogueOf(1, 4, 250), { changes: false })));
  await shop.worker.round();
  const { run } = await shop.staff.call('/api/admin/imports/get', { id: trial });
  expect(run).toMatchObject({ status: 'done', dryRun: true, counts: { updated: 3, withdrawn: 1 } });
  const { rows } = await shop.staff.call('/api/admin/imports/differences/list', {
    ...{
      query: '',
      filters: { run: trial },
      sort: { key: 'file', direction: 'ascending' },
      page: 1,
      size: 50,
    },
  });
  expect(rows.map(({ kind, field }) => [kind, field])).toEqual([
    ...Array.from({ length: 3 }, () => ['changed', 'price']),
    ['withdrawn', null],
  ]);
  expect([await recordsOf(shop), await soldOf(shop)]).toEqual(before);
});
