import type { Database } from '../../db/index.ts';
import { sql } from '../../db/index.ts';
import type { RawPromo } from '../feed/index.ts';
import type { ProblemLog } from '../runs/index.ts';
import { again } from '../write/index.ts';
import { checkPromo, hasCode, promoId } from './checkPromo.ts';
import { endCoupons } from './endCoupons.ts';
import { endPromos } from './endPromos.ts';
import { findGoods } from './findGoods.ts';
import type { FeedPromo } from './FeedPromo.ts';
import { takeCodes } from './takeCodes.ts';
import { writePromo } from './writePromo.ts';
import type { KnownPromo, PromoContext } from './writePromo.ts';

export interface PromoImport extends PromoContext {
  promos: readonly RawPromo[];
  timeZone: string;
  now: Date;
  dryRun: boolean;
  /** Whether the feed has such an offer. */
  hasOffer(id: string): boolean;
  log: ProblemLog;
}

const readKnown = async (db: Database, source: string, promos: readonly FeedPromo[]) => {
  const rows = await db.query<KnownPromo & { external_id: string }>(
    sql`select external_id, digest, regions, coupon_id as coupon from promos
        where source = ${source} and external_id = any(${promos.map(({ id }) => id)})`,
  );
  return new Map(rows.map((row) => [row.external_id, row]));
};

/**
 * Makes coupons and promo pages of the promo codes of a feed that was read to its end, and ends those of the former
 * feed that are gone or have no code any more, with codes that others took the place of. A promo that the feed has but
 * that cannot be taken stays as it was.
 */
export async function importPromos(
  db: Database,
  { promos, source, region, timeZone, now, dryRun, hasOffer, log: { report } }: PromoImport,
): Promise<void> {
  const seen = new Set<string>();
  const isFirst = (id: string) => seen.size < seen.add(id).size;
  const checked = promos.flatMap((raw) => checkPromo(raw, { timeZone, isFirst, report }) ?? []);
  const found = await findGoods(db, source, checked, {
    report,
    isComing: (id) => dryRun && hasOffer(id),
  });
  const kept = promos.filter(hasCode).map(promoId);
  const taken = await takeCodes(db, { source, region, kept, now }, found, report);
  if (dryRun) return;
  await again(() =>
    db.transaction(async (tx) => {
      const left = await endPromos(tx, { source, region }, kept, now);
      const known = await readKnown(
        tx,
        source,
        taken.map(({ promo }) => promo),
      );
      for (const goods of taken)
        left.push(...(await writePromo(tx, { source, region }, goods, known.get(goods.promo.id))));
      await endCoupons(tx, source, left, now);
    }),
  );
}
