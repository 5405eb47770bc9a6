import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { goodsXml, offersXml } from '../import/testing/commerceXml.ts';
import type { TestFeed } from '../import/testing/index.ts';
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

/** A catalogue of 1C: goods of these numbers. */
const catalogue = (from: number, to: number, price: number): TestFeed => ({
  categories: [{ id: '1', name: 'Гамаки' }],
  offers: Array.from({ length: to - from }, (_, at) => ({
    ...{ id: `c${from + at}`, name: `Гамак ${from + at}`, category: '1' },
    ...{ price: price + ((from + at) % 2), count: 5 },
  })),
});

const recordsOf = () =>
  shop.db.query(sql`
    select kind, id, told, state, waits from commerceml_records order by kind, id`);
const soldOf = () =>
  shop.db.query(sql`
    select o.external_id, o.name, o.active, r.price from offers o left join prices r on r.offer_id = o.id
    where o.source = 'screen' order by o.external_id`);

test('a trial of a file of 1C tells what would differ and keeps nothing of what it was told', async () => {
  await shop.load(goodsXml(catalogue(0, 4, 100), { changes: false }));
  await shop.load(offersXml(catalogue(0, 4, 100), { changes: false }));
  const before = [await recordsOf(), await soldOf()];
  const trial = await shop.start(await shop.send(offersXml(catalogue(1, 4, 250), { changes: false })));
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
  expect([await recordsOf(), await soldOf()]).toEqual(before);
});
