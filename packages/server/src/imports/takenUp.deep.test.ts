import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { feedXml } from '../import/testing/index.ts';
import { createImportsShop } from './testing/createImportsShop.ts';
import { dyingAfter } from './testing/dyingAfter.ts';
import type { ImportsShop } from './testing/createImportsShop.ts';

let shop: ImportsShop;
beforeAll(async () => {
  shop = await createImportsShop();
});
afterAll(() => shop.close());

const feed = (from: number, to: number, price: number) =>
  feedXml({
    categories: [{ id: '1', name: 'Гамаки' }],
    offers: Array.from({ length: to - from }, (_, at) => ({
      ...{ id: `t${from + at}`, name: `Гамак ${from + at}`, category: '1' },
      price: String(price + ((from + at) % 2)),
    })),
  });

/** What the shop has of it, and what the run says. */
const stateOf = async (id: number) => {
  const sold = await shop.db.query(sql`
    select o.external_id, o.name, r.price from offers o join prices r on r.offer_id = o.id
    where o.source = 'screen' order by o.external_id`);
  const { run, kinds } = await shop.staff.call('/api/admin/imports/get', { id });
  return { sold, status: run.status, counts: run.counts, lines: run.lines, kinds };
};

/** Imports one file after another into an empty shop; the second one’s process dies after so many statements. */
const runWith = async (statements: number) => {
  await shop.db.query(sql`truncate products, offers, import_runs, import_files cascade`);
  await shop.load(feed(0, 1_500, 100));
  const trial = await shop.start(await shop.send(feed(400, 2_600, 101)));
  await shop.worker.round();
  const { id } = await shop.staff.call('/api/admin/imports/again', {
    ...{ idempotencyKey: crypto.randomUUID(), id: trial, dryRun: false, allowLoss: false },
  });
  const left = { statements };
  await shop
    .createWorker({ db: dyingAfter(shop.db, left) })
    .round()
    .catch(() => {});
  const isDead = left.statements < 0;
  const { status: stood } = await stateOf(id);
  await shop.worker.round();
  return { state: await stateOf(id), used: statements - left.statements, isDead, stood };
};

test('a run whose process died ends as an undisturbed one does, wherever it was', async () => {
  const whole = await runWith(Number.MAX_SAFE_INTEGER);
  expect(whole.isDead).toBe(false);
  expect(whole.state).toMatchObject({
    status: 'done',
    counts: { read: 2_200, created: 1_100, updated: 1_100, skipped: 0, failed: 0, withdrawn: 400 },
  });
  const stands: string[] = [];
  for (const share of [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9]) {
    const killed = await runWith(Math.floor(whole.used * share));
    expect(killed.isDead).toBe(true);
    stands.push(killed.stood);
    expect(killed.state).toEqual(whole.state);
  }
  expect(stands.filter((stood) => stood === 'waiting').length).toBeGreaterThan(4);
}, 120_000);
