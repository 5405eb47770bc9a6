import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { seesCodes } from '../coupon-records/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

/** So many of the newest are named. */
const NAMED = 5;

/** Coupons that name any of these brands. A code is worth money: it is told to whoever may see coupons, the number to all. */
export async function readCoupons(
  { db, session }: Context,
  { brands }: CheckedPayloadOf<'/api/admin/refs/coupons'>,
): Promise<AnswerOf<'/api/admin/refs/coupons'>> {
  const named = await db.query<{ code: string; total: number }>(sql`
    select code, count(*) over ()::int as total from coupons where brands && ${brands}::int[]
    order by id desc limit ${NAMED}::int`);
  return { total: named[0]?.total ?? 0, codes: seesCodes(session) ? named.map(({ code }) => code) : [] };
}
