import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Ids of goods that carry the badge `t`, as `isCarried` tells it: only what its rule asks for is read. */
export const carriers: Fragment = fragment`
  select b.product_id as id from product_badges b where t.rule = 'hand' and b.badge_id = t.id
  union all select p.id from products p where t.rule = 'new' and p.new_until > now()
  union all select p.id from products p where t.rule = 'hit' and p.hit
  union all select distinct o.product_id from offers o join prices r on r.offer_id = o.id
    where t.rule = 'sale' and o.active and (r.old_price - r.price) * 100 >= r.old_price
  union all select distinct o.product_id from offers o where t.rule = 'exposition' and o.active and o.exposition`;

/** Whether the good `p` carries the badge `t`, in any region: `badgesOf` of the domain for lists of the staff. */
export const isCarried: Fragment = fragment`(case t.rule
  when 'hand' then exists (select from product_badges b where b.product_id = p.id and b.badge_id = t.id)
  when 'new' then coalesce(p.new_until > now(), false)
  when 'hit' then p.hit
  when 'sale' then exists (select from offers o join prices r on r.offer_id = o.id
    where o.product_id = p.id and o.active and (r.old_price - r.price) * 100 >= r.old_price)
  else exists (select from offers o where o.product_id = p.id and o.active and o.exposition) end)`;
