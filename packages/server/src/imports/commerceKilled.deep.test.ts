import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { goodsXml, offersXml } from '../import/testing/commerceXml.ts';
import { catalogueOf, recordsOf, soldOf } from './testing/commerceCatalogue.ts';
import { createImportsShop } from './testing/createImportsShop.ts';
import { dyingAfter } from './testing/dyingAfter.ts';
import type { ImportsShop } from './testing/createImportsShop.ts';

let shop: ImportsShop;
beforeAll(async () => {
  shop = await createImportsShop();
});
afterAll(() => shop.close());

const again = async (id: number): Promise<number> => {
  const wish = { idempotencyKey: crypto.randomUUID(), id, dryRun: false, allowLoss: false };
  return (await shop.staff.call('/api/admin/imports/again', wish)).id;
};

/** Imports a catalogue into an empty shop; the process of its second file dies after so many statements. */
async function runWith(statements: number) {
  await shop.db.query(sql`truncate products, offers, import_runs, import_files, commerceml_records cascade`);
  await shop.load(goodsXml(catalogueOf(0, 1_400, 100), { changes: false }));
  await shop.load(offersXml(catalogueOf(0, 1_200, 100), { changes: false }));
  const trial = await shop.start(
    await shop.send(offersXml(catalogueOf(300, 1_400, 101), { changes: false })),
  );
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
    state: { status, counts, lines, kinds, sold: await soldOf(shop), records: await recordsOf(shop) },
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
