import type { CouponType } from '@siren/domain/coupons';
import type { RawPromoGoods } from '../feed/index.ts';

/** A promo of a feed, checked: what becomes a coupon and a page. Money in roubles. */
export interface FeedPromo {
  line: number;
  id: string;
  code: string;
  type: CouponType;
  /** Percent of the price, or roubles off the whole. */
  value: number;
  title: string;
  description: string;
  /** Readable part of its address, which another promo may have. */
  slug: string;
  startsAt: Date | null;
  endsAt: Date | null;
  goods: RawPromoGoods[];
}
