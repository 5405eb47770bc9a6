import { staffRefusal } from '@siren/contract/errors';
import { couponState } from '@siren/domain/coupons';
import type { CouponNamed, CouponUse, StaffCoupon } from '@siren/domain/coupons';
import { statusNames } from '../orders/index.ts';
import { deliveryDate } from '@siren/domain/regions';
import { readChanges } from '../audit/index.ts';
import { composed, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { couponColumns, fieldsOf } from './couponRows.ts';
import type { CouponRead } from './couponRows.ts';

/** So many of the orders that used it are told. */
const TOLD = 50;

/** A coupon by its id. @throws ApiError coupon.not_found */
export async function findCoupon(db: Pick<Database, 'query'>, id: number): Promise<CouponRead> {
  const [row] = await db.query<CouponRead>(composed`
    select ${couponColumns} from coupons c where c.id = ${id}::int`);
  if (!row) throw staffRefusal('coupon.not_found');
  return row;
}

interface Use extends Omit<CouponUse, 'number' | 'placedAt' | 'status'> {
  placedAt: Date;
  status: CouponUse['status']['code'];
  total: number;
}

const readUses = (db: Database, code: string) =>
  db.query<Use>(sql`
    select o.id, o.placed_at as "placedAt", o.status, count(*) over ()::int as total
    from orders o where upper(o.coupon_code) = upper(${code}) and o.status <> 'waiting'
    order by o.placed_at desc, o.id desc limit ${TOLD}`);

const readGoods = (db: Database, offers: readonly number[]) =>
  db.query<CouponNamed>(sql`
    select o.id, case when starts_with(o.name, p.name) then o.name else p.name || ', ' || o.name end as name
    from offers o join products p on p.id = o.product_id
    where o.id = any(${[...offers]}::int[]) order by name, o.id`);

/** A coupon as staff see it. @throws ApiError coupon.not_found */
export async function readStaffCoupon({ db, now, places }: Context, id: number): Promise<StaffCoupon> {
  const row = await findCoupon(db, id);
  const [uses, goods, changes, { region }] = await Promise.all([
    readUses(db, row.code),
    readGoods(db, row.offers),
    readChanges(db, 'coupon', id),
    places.resolve({}),
  ]);
  const { code, used, version, series, source, startsAt, endsAt } = row;
  const at = now().getTime();
  const days = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
  return {
    ...{ id, code, used, version, series, goods, changes, fed: source !== null },
    fields: fieldsOf(row),
    state: couponState({ ...row, ...days }, at),
    uses: uses.map(({ total: _total, placedAt, status, ...use }) => ({
      ...{ ...use, number: String(use.id), placedAt: placedAt.toISOString() },
      status: { code: status, name: statusNames[status] },
    })),
    usesTotal: uses[0]?.total ?? 0,
    timeZone: region.timeZone,
    today: deliveryDate(at, 0, region.timeZone),
  };
}
