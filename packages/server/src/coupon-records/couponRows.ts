import type { CouponFields, CouponSeries } from '@siren/domain/coupons';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { shopZone } from '../lists/index.ts';

/** First and last day of a coupon `c` by the shop's clocks. A moment that ends it at midnight belongs to the day before. */
export const couponDays: Fragment = fragment`
  to_char(c.starts_at at time zone ${shopZone}, 'YYYY-MM-DD') as "from",
  to_char((c.ends_at - interval '1 millisecond') at time zone ${shopZone}, 'YYYY-MM-DD') as "to"`;

/** Fields of a coupon `c`. */
export const fieldColumns: Fragment = fragment`
  c.description, c.active, c.type, c.value, c.max_discount as "maxDiscount", c.min_total as "minTotal",
  c.targets, c.offers, c.brands, c.excludes, ${couponDays}, c.limit_total as "limitTotal",
  c.limit_per_user as "limitPerUser"`;

/** A coupon as it is read. */
export interface CouponRead extends CouponFields {
  id: number;
  code: string;
  used: number;
  version: number;
  source: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  series: CouponSeries | null;
}

/** All that is read of a coupon `c`. */
export const couponColumns: Fragment = fragment`
  c.id, c.code, c.used, c.version, c.source, c.starts_at as "startsAt", c.ends_at as "endsAt", ${fieldColumns},
  (select json_build_object('id', s.id, 'name', s.name,
      'codes', (select count(*) from coupons x where x.series_id = s.id))
    from coupon_series s where s.id = c.series_id) as series`;

/** The fields alone. */
export const fieldsOf = ({
  description,
  active,
  type,
  value,
  maxDiscount,
  minTotal,
  targets,
  offers,
  brands,
  excludes,
  from,
  to,
  limitTotal,
  limitPerUser,
}: CouponFields): CouponFields => ({
  ...{ description, active, type, value, maxDiscount, minTotal, targets, offers, brands, excludes },
  ...{ from, to, limitTotal, limitPerUser },
});
