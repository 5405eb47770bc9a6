import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { PictureRow } from '../pictures/index.ts';

/** A coupon as a page tells of it; how often it was used is the cart's business. */
export interface PromoCoupon {
  code: string;
  description: string;
  startsAt: string | null;
  endsAt: string | null;
}

export interface PromoRow {
  id: number;
  path: string;
  title: string;
  description: string;
  starts_at: Date | null;
  ends_at: Date | null;
  picture: PictureRow | null;
  /** No promo, but a page of its own. */
  free: boolean;
  /** Null where there is none or it is switched off. */
  coupon: PromoCoupon | null;
}

/**
 * Promos of a region in the order to show: those that are not over at `now`, and what stands at `path`, which may be, or may be no
 * promo but a free page.
 */
export function readPromos(
  db: Database,
  { region, now, path = null }: { region: number; now: Date; path?: string | null },
): Promise<PromoRow[]> {
  return db.query<PromoRow>(
    sql`select p.id, p.path, p.title, p.description, p.starts_at, p.ends_at, p.free,
          case when i.id is not null
            then json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile) end as picture,
          case when c.id is not null
            then json_build_object('code', c.code, 'description', c.description, 'startsAt', c.starts_at,
              'endsAt', c.ends_at) end as coupon
        from promos p
        left join pictures i on i.id = p.picture_id
        left join coupons c on c.id = p.coupon_id and c.active
        where p.active and (p.regions is null or ${region}::int = any(p.regions))
          and (p.ends_at is null or p.ends_at > ${now} or p.path = ${path}) and (not p.free or p.path = ${path})
        order by p.position, p.starts_at desc nulls last, p.id`,
  );
}
