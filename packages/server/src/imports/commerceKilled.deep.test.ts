import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { goodsXml, offersXml } from '../import/testing/commerceXml.ts';
import type { TestFeed } from '../import/testing/index.ts';
import { createImportsShop } from './testing/createImportsShop.ts';
import { dyingAfter } from './testing/dyingAfter.ts';
import type { ImportsShop } from './testing/createImportsShop.ts';

let shop: ImportsShop;
beforeAll(async () => {
  shop = await createImportsShop();
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

const again = async (id: number): Promise<number> => {
  const wish = { idempotencyKey: crypto.randomUUID(), id, dryRun: false, allowLoss: false };
  return (await shop.staff.call('/api/admin/imports/again', wish)).id;
};

/** Imports a catalogue into an empty shop; the process of its second file dies after so many statements. */
async function runWith(statements: number) {
  await shop.db.query(sql`truncate products, offers, import_runs, import_files, commerceml_records cascade`);
  await shop.load(goodsXml(catalogue(0, 1_400, 100), { changes: false }));
  await shop.load(offersXml(catalogue(0, 1_200, 100), { changes: false }));
  const trial = await shop.start(await shop.send(offersXml(catalogue(300, 1_400, 101), { changes: false })));
  await shop.worker.round();
  const id = await again(trial);
  const left = { statements };
  await shop
    .createWorker({ db: dyingAfter(shop.db, left) })
    .round()
    .catch(() => {});
  const isDead = left.statements < 0;
  await shop.worker.round();
  const { run, kinds } = await shop.staff.call('/api/admin/imports/get', { id });
  const { status, counts, lines } = run;
  return {
    state: { status, counts, lines, kinds, sold: await soldOf(), records: await recordsOf() },
    used: statements - left.statements,
    isDead,
  };
}

test('a run of 1C’s file whose process died ends as an undisturbed one does', async () => {
  const whole = await runWith(Number.MAX_SAFE_INTEGER);
  expect(whole.state).toMatchObject({
    status: 'done',
    counts: { read: 1_100, created: 200, updated: 900, withdrawn: 300 },
  });
  for (const share of [0.2, 0.6]) {
    const killed = await runWith(Math.floor(whole.used * share));
    expect(killed.isDead).toBe(true);
    expect(killed.state, `after ${share} of all statements`).toEqual(whole.state);
  }
}, 120_000);
