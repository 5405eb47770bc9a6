import { staffRefusal } from '@siren/contract/errors';
import type { CatalogRuleKey, CheckCause } from '@siren/domain/catalog-errors';
import { fragment, onlyRow, patiently, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { foundBy, goodRules } from './rules/index.ts';
import { settleErrors } from './settleSql.ts';
import type { Settled } from './settleSql.ts';

/** A check by itself is due after so long. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Checks are told for so long. */
const KEPT_DAYS = 90;

/** Names the lock that a check holds. */
const LOCK = 'catalog check';

/** Takes in what prices feeds have now, and what those were before that are others now. */
async function seePrices(tx: Database): Promise<void> {
  await tx.query(sql`
    update catalog_seen_prices t set before = t.price, price = coalesce(r.feed_price, r.price)
    from prices r
    where r.offer_id = t.offer_id and r.region_id = t.region_id and t.price <> coalesce(r.feed_price, r.price)`);
  await tx.query(sql`
    insert into catalog_seen_prices (offer_id, region_id, price)
    select r.offer_id, r.region_id, coalesce(r.feed_price, r.price) from prices r
    where not exists (
      select from catalog_seen_prices t where t.offer_id = r.offer_id and t.region_id = r.region_id)
    on conflict do nothing`);
}

async function check(tx: Database, now: Date, cause: CheckCause): Promise<void> {
  // One check at a time goes through all goods: it may keep what it compares in memory.
  await tx.query(sql`set local work_mem = '64MB'`);
  await seePrices(tx);
  const { found, added, fixed } = onlyRow(
    await tx.query<Settled>(
      settleErrors({ now, cause, found: foundBy({ now, good: null }), among: fragment`true`, adds: true }),
    ),
  );
  await tx.query(sql`
    insert into catalog_checks (cause, at, found, added, fixed) values (${cause}, ${now}, ${found}, ${added}, ${fixed})`);
  await tx.query(sql`
    delete from catalog_checks where at < ${now}::timestamptz - ${KEPT_DAYS}::int * interval '1 day'`);
}

/** Checks the whole catalogue, while nobody else does. @throws ApiError catalog_error.busy */
export const checkByPress = (db: Database, now: Date): Promise<void> =>
  patiently(() =>
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ held: boolean }>(sql`
        select pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) as held`);
      if (!row?.held) throw staffRefusal('catalog_error.busy');
      await check(tx, now, 'press');
    }),
  );

/** Checks what an import has brought, after any check of what was there before. */
export const checkAfterImport = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`);
    await check(tx, now, 'import');
  });

/** Says that an import has left everything as it was: what there is to find has been seen once more, and is no news. */
export const seeAgain = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`);
    await tx.query(sql`
      update catalog_errors set last_seen = ${now}, state = case when state = 'new' then 'known' else state end
      where state <> 'fixed'`);
  });

/** Checks the catalogue where nobody has for a day, and nobody does at the moment. */
export const checkDaily = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<{ due: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0))
        and not exists (select from catalog_checks where at > ${new Date(now.getTime() - DAY_MS)}) as due`);
    if (row?.due) await check(tx, now, 'daily');
  });

/** Checks by the rule of an error whether it is still there. */
export const checkOne = (
  db: Database,
  { id, rule, subject }: { id: number; rule: CatalogRuleKey; subject: string },
  now: Date,
): Promise<void> =>
  patiently(() =>
    db.transaction(async (tx) => {
      if (rule === 'price_jump') {
        // Beside a check of all it would wait for its prices, or it for these.
        await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`);
        await seePrices(tx);
      }
      const found = fragment`select * from (${foundBy({ now, good: null }, [rule])}) one where one.subject = ${subject}`;
      await tx.query(
        settleErrors({ now, cause: 'press', found, among: fragment`e.id = ${id}::int`, adds: false }),
      );
    }),
  );

/**
 * Checks a good that was changed, by the rules that look at each good by itself: part of the transaction that has changed it. While
 * a check of all goods goes on it waits for none of it, and leaves the good to the next one.
 */
export async function recheckGood(tx: Database, good: number, now: Date): Promise<void> {
  const [row] = await tx.query<{ held: boolean }>(sql`
    select pg_try_advisory_xact_lock_shared(hashtextextended(${LOCK}, 0)) as held`);
  if (!row?.held) return;
  const among = fragment`e.product_id = ${good}::int and e.rule = any(${goodRules}::text[])`;
  const found = foundBy({ now, good }, goodRules);
  await tx.query(settleErrors({ now, cause: 'press', found, among, adds: true }));
}
