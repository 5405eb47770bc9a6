import { couponProblems } from '@siren/domain/coupons';
import type { CouponFields } from '@siren/domain/coupons';
import { fragment, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import { dayBegins } from '../lists/index.ts';

/** When a day of a coupon begins, or ends; null without one. */
const momentOf = (day: string | null, days: number): Fragment =>
  day === null ? fragment`null::timestamptz` : dayBegins(day, days);

/** Values of the columns of fields, in their order; the last day ends at the midnight after it. */
export const fieldValues = (fields: CouponFields): Fragment => fragment`
  ${fields.description}::text, ${fields.active}::boolean, not ${fields.active}::boolean, ${fields.type}::text,
  ${fields.value}::numeric, ${fields.maxDiscount}::numeric, ${fields.minTotal}::numeric,
  ${fields.targets}::int[], ${fields.offers}::int[], ${fields.brands}::int[], ${fields.excludes}::int[],
  ${momentOf(fields.from, 0)}, ${momentOf(fields.to, 1)}, ${fields.limitTotal}::int, ${fields.limitPerUser}::int`;

/** The columns of fields. */
export const fieldTargets: Fragment = fragment`
  description, active, stopped, type, value, max_discount, min_total, targets, offers, brands, excludes, starts_at, ends_at,
  limit_total, limit_per_user`;

/** Refuses fields that do not fit one another, and sections, brands and goods that are none. @throws ApiError bad_request */
export async function checkFields(tx: Database, fields: CouponFields, used: number): Promise<void> {
  const [problem] = Object.entries(couponProblems(fields, used));
  if (problem) throw badRequest(problem.join(': '));
  // A brand that is deleted at this moment is waited for: it is there, or it is not.
  await tx.query(sql`select from brands where id = any(${fields.brands}::int[]) order by id for key share`);
  const [unknown] = await tx.query(sql`
    select from unnest(${[...fields.targets, ...fields.excludes]}::int[]) id
    where not exists (select from sections s where s.id = id.id)
    union all
    select from unnest(${fields.offers}::int[]) id where not exists (select from offers o where o.id = id.id)
    union all
    select from unnest(${fields.brands}::int[]) id where not exists (select from brands b where b.id = id.id)
    limit 1`);
  if (unknown) throw badRequest('targets: такого раздела, бренда или товара больше нет.');
}
