import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { problem } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import type { PromoGoods } from './findGoods.ts';

/** Codes are the same in any case, as the cart reads them. */
const keyOf = (code: string) => code.toUpperCase();

/**
 * Promos whose code is theirs to use: not one of a coupon that staff made or another source brought, and not that of an
 * earlier promo of the feed. The others are reported.
 */
export async function takeCodes(
  db: Database,
  source: string,
  promos: readonly PromoGoods[],
  report: (found: Problem) => void,
): Promise<PromoGoods[]> {
  const codes = promos.map(({ promo }) => keyOf(promo.code));
  const foreign = await db.query<{ code: string }>(
    sql`select upper(code) as code from coupons
        where upper(code) = any(${codes}) and source is distinct from ${source}`,
  );
  const taken = new Set(foreign.map(({ code }) => code));
  const used = new Set<string>();
  return promos.filter(({ promo: { id, code, line } }) => {
    const key = keyOf(code);
    const refusal = taken.has(key) ? 'promo_code_taken' : used.has(key) ? 'promo_code_repeated' : null;
    used.add(key);
    if (refusal) report(problem(refusal, { line, externalId: id, field: 'promo-code', value: code }));
    return refusal === null;
  });
}
