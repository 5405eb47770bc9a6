import { feedOf } from '@siren/demo/catalogue';
import {
  certificates,
  coupons,
  orderSources,
  pages,
  payTypes,
  popularQueries,
  regions,
  services,
  synonyms,
  users,
} from '@siren/demo/shop';
import { sql } from '@siren/server/db';
import type { Database } from '@siren/server/db';
import {
  seedCertificates,
  seedCoupons,
  seedOrderSources,
  seedPages,
  seedPlaces,
  seedPopularQueries,
  seedServices,
  seedSynonyms,
  seedUsers,
} from '@siren/server/db/seed';
import { importFeed } from '@siren/server/import';
import { Readable } from 'node:stream';
import { fillDemoPromos } from './fillDemoPromos.ts';

const SOURCE = 'demo';
const BEGUN = 'demo_begun';
const FILLED = 'demo_filled';

export interface FillOptions {
  clock(): Date;
  say(line: string): void;
}

async function has(db: Database, key: string): Promise<boolean> {
  return (await db.query(sql`select from settings where key = ${key}`)).length > 0;
}

const mark = (db: Database, key: string, at: Date) =>
  db.query(sql`insert into settings (key, value) values (${key}, ${at.toISOString()})`);

/** Regions belong to the demo only where the demo brought them: a shop with regions of its own is left alone. */
async function begin(db: Database, { clock, say }: FillOptions): Promise<boolean> {
  if (await has(db, BEGUN)) return true;
  if ((await db.query(sql`select from regions limit 1`)).length > 0) {
    say('В магазине уже есть свои данные: демонстрационные не добавлены.');
    return false;
  }
  await db.transaction(async (tx) => {
    await seedPlaces(tx, { regions, payTypes });
    await mark(tx, BEGUN, clock());
  });
  return true;
}

async function fill(db: Database, { clock, say }: FillOptions): Promise<void> {
  for (const region of regions) {
    say(`Наполняем каталог: ${region.name}…`);
    const stream = Readable.from(feedOf(region));
    const { code, name } = region;
    await importFeed({
      db,
      source: SOURCE,
      stream,
      file: `${name}.xml`,
      region: code,
      clock,
      author: 'demo',
      demo: true,
    });
  }
  await db.transaction(async (tx) => {
    await seedServices(tx, services);
    await seedCoupons(tx, coupons, { demo: true });
    await fillDemoPromos(tx, SOURCE, clock());
    await seedPages(tx, pages, clock());
    await seedCertificates(tx, certificates, { demo: true });
    await seedOrderSources(tx, orderSources);
    await seedSynonyms(tx, synonyms);
    await seedPopularQueries(tx, popularQueries);
    await seedUsers(tx, users, { demo: true });
    await mark(tx, FILLED, clock());
  });
}

/**
 * Fills an empty shop with the demo's regions, goods, services, promotions and people. The goods come in as any
 * feed does. A start that was killed halfway is taken up where it stopped: each step is whole or repeatable. Of
 * several processes that start on one database the others wait for the first. Promos that ran out begin anew with each
 * start.
 * @returns whether the shop is a demo
 */
export async function fillDemoShop(db: Database, options: FillOptions): Promise<boolean> {
  return db.transaction(async (holder) => {
    await holder.query(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
    if (await has(db, FILLED)) {
      await fillDemoPromos(holder, SOURCE, options.clock());
      return true;
    }
    if (!(await begin(db, options))) return false;
    await fill(db, options);
    return true;
  });
}
