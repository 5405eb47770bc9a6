import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Whether somebody may see orders and clients. */
export const mayOrders = (user: number): Fragment => fragment`
  (select 'orders.manage' = any(me.permissions) from users me where me.id = ${user}::int)`;

/** Whether somebody sees a view `v`, by the rule of the domain. */
export const seesView = (user: number): Fragment => fragment`(v.shared or v.owner_id = ${user}::int)`;

/** Whether the record of an entry `a` is nothing for somebody: then its words and names are not told here, either. */
export const isMasked = (user: number): Fragment => fragment`
  case
    when a.kind in ('order', 'client') then not ${mayOrders(user)}
    when a.kind = 'view' then a.actor_id is distinct from ${user}::int
      and not exists (select from staff_views v where v.id::text = a.record and ${seesView(user)})
    else false
  end`;
