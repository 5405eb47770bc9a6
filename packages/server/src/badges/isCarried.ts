import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Ids of goods that carry the badge `t`, in any region: `badgesOf` of the domain for lists of the staff. Only what its rule asks for is read. */
export const carriers: Fragment = fragment`
  select b.product_id as id from product_badges b where t.rule = 'hand' and b.badge_id = t.id
  union all select p.id from products p where t.rule = 'new' and p.new_until > now()
  union all select p.id from products p where t.rule = 'hit' and p.hit
  union all select distinct o.product_id from offers o join prices r on r.offer_id = o.id
    where t.rule = 'sale' and o.active and (r.old_price - r.price) * 100 >= r.old_price
  union all select distinct o.product_id from offers o where t.rule = 'exposition' and o.active and o.exposition`;

/** Whether the good `p` carries the badge `t`. */
export const isCarried: Fragment = fragment`exists (select from (${carriers}) carrier where carrier.id = p.id)`;
