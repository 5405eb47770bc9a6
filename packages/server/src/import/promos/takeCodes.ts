import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { problem } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import type { PromoGoods } from './findGoods.ts';
import type { PromoContext } from './writePromo.ts';

/** Codes are the same in any case, as the cart reads them. */
const keyOf = (code: string) => code.toUpperCase();

interface Feed extends PromoContext {
  /** Ids of all promos with a code in the feed, those too that cannot be taken. */
  kept: readonly string[];
  now: Date;
}

/** Codes of these that others use: staff, another source, or a promo of this one that goes on beside the feed. */
async function usedElsewhere(
  db: Database,
  { source, region, kept, now }: Feed,
  promos: readonly PromoGoods[],
): Promise<Set<string>> {
  const ids = promos.map(({ promo }) => promo.id);
  const rows = await db.query<{ code: string }>(
    sql`select upper(c.code) as code from coupons c
        where upper(c.code) = any(${promos.map(({ promo }) => keyOf(promo.code))}) and (
          c.source is distinct from ${source} or exists (
            select from promos p
            where p.coupon_id = c.id and (p.ends_at is null or p.ends_at > ${now})
              -- Those of the feed say themselves which code is theirs now; those that it alone had and has no more end.
              and p.external_id <> all(${ids}::text[])
              and (p.external_id = any(${[...kept]}::text[]) or p.regions is distinct from array[${region}::int])))`,
  );
  return new Set(rows.map(({ code }) => code));
}

/**
 * Promos whose code is theirs to use: not one of a coupon that staff made or another source brought, not that of another
 * promo of the source that goes on, and not that of an earlier promo of the feed. The others are reported.
 */
export async function takeCodes(
  db: Database,
  feed: Feed,
  promos: readonly PromoGoods[],
  report: (found: Problem) => void,
): Promise<PromoGoods[]> {
  const taken = await usedElsewhere(db, feed, promos);
  const used = new Set<string>();
  return promos.filter(({ promo: { id, code, line } }) => {
    const key = keyOf(code);
    const refusal = taken.has(key) ? 'promo_code_taken' : used.has(key) ? 'promo_code_repeated' : null;
    used.add(key);
    if (refusal) report(problem(refusal, { line, externalId: id, field: 'promo-code', value: code }));
    return refusal === null;
  });
}
