import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@siren/server/db';
import type { DatabasePool } from '@siren/server/db';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import { feedXml } from '../testing/feedXml.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { withData } from '../testing/withDatabase.ts';

const room = createRoom();
afterEach(() => room.clear());

/** Kills of each kind of files, each in the middle of an import that was killed once already. */
const MOMENTS = 20;
const POLL_MS = 50;

/** Goods of a source: some were there before, some come, some go. */
const goods = (source: string, from: number, to: number, price: number) =>
  Array.from({ length: to - from }, (_, at) => {
    const id = from + at;
    // Each hundredth one cannot be taken.
    const sum = id % 100 === 0 ? 0 : price + (id % 3);
    return { id: `${source}-${id}`, name: `Гамак ${id}`, price: sum, count: id % 7 };
  });
type Goods = ReturnType<typeof goods>;

const COLUMNS = ['Артикул', 'Название', 'Цена', 'Остаток', 'Раздел'];
const writers = {
  yml: (all: Goods) => feedXml('Гамаки', all),
  table: (all: Goods) =>
    [COLUMNS, ...all.map(({ id, name, price, count }) => [id, name, price, count, 'Гамаки'])]
      .map((cells) => cells.join(';'))
      .join('\n'),
};
type Kind = keyof typeof writers;
const mapping = JSON.stringify({
  part: false,
  columns: (['article', 'name', 'price', 'stock', 'section'] as const).map((to, at) => ({
    ...{ heading: COLUMNS[at], to, unit: '' },
  })),
});

/** Puts the import of a file in the queue, as the screen does. */
async function queue(
  db: DatabasePool,
  dataDir: string,
  source: string,
  kind: Kind,
  all: Goods,
): Promise<number> {
  const text = writers[kind](all);
  const size = Buffer.byteLength(text);
  const file = crypto.randomUUID();
  await mkdir(join(dataDir, 'imports'), { recursive: true });
  await writeFile(join(dataDir, 'imports', file), text);
  await db.query(sql`
    insert into import_files (id, name, size, modified, received, kind, at)
    values (${file}::uuid, ${source}, ${size}::bigint, 1, ${size}::bigint, ${kind}, now())`);
  const [run] = await db.query<{ id: number }>(sql`
    insert into import_runs (source, region_id, file, encoding, started_at, status, dry_run, author, file_id, idempotency_key, mapping)
    select ${source}, (select id from regions order by position, id limit 1), ${source}, '', now(), 'waiting', false, '',
      ${file}::uuid, gen_random_uuid(), ${kind === 'table' ? mapping : null}::jsonb
    returning id`);
  return run?.id ?? 0;
}

async function ended(db: DatabasePool, run: number): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ status: string }>(sql`select status from import_runs where id = ${run}`);
    if (row && row.status !== 'waiting' && row.status !== 'running') return;
    await sleep(POLL_MS);
  }
}

/** What the catalogue has of a source, and what the run has reported; names of the source itself are left out. */
async function stateOf(db: DatabasePool, source: string, run: number): Promise<string> {
  const sold = await db.query(sql`
    select o.external_id as offer, p.external_id as product, o.name, o.article, o.params, o.active, p.active as shown,
      s.name as section, (select jsonb_agg(array[r.region_id, r.price, r.old_price] order by r.region_id) from prices r
        where r.offer_id = o.id) as prices,
      (select jsonb_agg(array[k.store_id, k.quantity] order by k.store_id) from stock k where k.offer_id = o.id) as stock
    from offers o join products p on p.id = o.product_id join sections s on s.id = p.section_id
    where o.source = ${source} order by o.external_id`);
  const [report] = await db.query(sql`
    select status, counts, lines, (select count(*)::int from import_failed_rows f where f.run_id = r.id) as failed,
      (select jsonb_object_agg(code, count) from (
        select code, count(*) from import_run_rows w where w.run_id = r.id group by code) told) as kinds
    from import_runs r where id = ${run}`);
  return JSON.stringify({ report, sold }).replaceAll(source, 'source');
}

/** A shop whose process is killed and begun again on the same data. */
async function createMortalShop(dataDir: string) {
  let shop: LaunchedShop = await room.open(dataDir);
  return {
    async killAfter(ms: number): Promise<void> {
      await sleep(ms);
      shop.kill('SIGKILL');
      await shop.ended;
      shop = await room.open(dataDir);
    },
  };
}

test.each(['yml', 'table'] as const)(
  'an import of %s that is killed twice ends as an undisturbed one does',
  async (kind) => {
    const dataDir = await room.filled();
    const shop = await createMortalShop(dataDir);
    await withData(dataDir, async (db) => {
      const first = async (source: string) =>
        ended(db, await queue(db, dataDir, source, kind, goods(source, 0, 1_500, 100)));
      const second = (source: string) => queue(db, dataDir, source, kind, goods(source, 500, 2_800, 101));

      await first('whole');
      const began = performance.now();
      const undisturbed = await second('whole');
      await ended(db, undisturbed);
      const took = performance.now() - began;
      const whole = await stateOf(db, 'whole', undisturbed);
      expect(whole).toContain('"withdrawn":495');

      const seed = Math.trunc(Math.random() * 1e9);
      const moments = fc.sample(fc.tuple(fc.nat(Math.ceil(took)), fc.nat(Math.ceil(took))), {
        seed,
        numRuns: MOMENTS,
      });
      for (const [at, [one, other]] of moments.entries()) {
        const source = `killed${at}`;
        await first(source);
        const run = await second(source);
        await shop.killAfter(one);
        await shop.killAfter(other);
        await ended(db, run);
        expect(await stateOf(db, source, run), `seed ${seed}, killed after ${one} and ${other} ms`).toBe(
          whole,
        );
      }
    });
  },
  1_200_000,
);
