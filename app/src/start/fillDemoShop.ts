import { feedOf } from '@siren/demo/catalogue';
import { certificates, coupons, orderSources, payTypes, regions, services, users } from '@siren/demo/shop';
import { sql } from '@siren/server/db';
import type { Database } from '@siren/server/db';
import {
  seedCertificates,
  seedCoupons,
  seedOrderSources,
  seedPlaces,
  seedServices,
  seedUsers,
} from '@siren/server/db/seed';
import { importFeed } from '@siren/server/import';
import { Readable } from 'node:stream';

const SOURCE = 'demo';
const BEGUN = 'demo_begun';
const FILLED = 'demo_filled';

async function has(db: Database, key: string): Promise<boolean> {
  return (await db.query(sql`select from settings where key = ${key}`)).length > 0;
}

const mark = (db: Database, key: string, at: Date) =>
  db.query(sql`insert into settings (key, value) values (${key}, ${at.toISOString()})`);

/** Regions belong to the demo only where the demo brought them: a shop with regions of its own is left alone. */
async function begin(db: Database, clock: () => Date): Promise<boolean> {
  if (await has(db, BEGUN)) return true;
  if ((await db.query(sql`select from regions limit 1`)).length > 0) return false;
  await db.transaction(async (tx) => {
    await seedPlaces(tx, { regions, payTypes });
    await mark(tx, BEGUN, clock());
  });
  return true;
}

/**
 * Fills an empty shop with the demo's regions, goods, services, promotions and people. The goods come in as any
 * feed does. A start that was killed halfway is taken up where it stopped: each step is whole or repeatable.
 */
export async function fillDemoShop(
  db: Database,
  { clock, log }: { clock(): Date; log(line: string): void },
): Promise<void> {
  if ((await has(db, FILLED)) || !(await begin(db, clock))) return;
  for (const region of regions) {
    log(`Наполняем каталог: ${region.name}…`);
    const stream = Readable.from(feedOf(region));
    const { code, name } = region;
    await importFeed({ db, source: SOURCE, stream, file: `${name}.xml`, region: code, clock, author: 'demo' });
  }
  await db.transaction(async (tx) => {
    await seedServices(tx, services);
    await seedCoupons(tx, coupons);
    await seedCertificates(tx, certificates);
    await seedOrderSources(tx, orderSources);
    await seedUsers(tx, users, { demo: true });
    await mark(tx, FILLED, clock());
  });
}
