import { isListed } from '../client-records/index.ts';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Whether an account `u` is one of the staff's, as the rule of the domain has it, and is there at all. */
export const isPerson: Fragment = fragment`
  ('staff' = any(u.flags) or cardinality(u.permissions) > 0) and ${isListed}`;

/** When somebody was last here, in whatever browser. */
export const seenAt: Fragment = fragment`(select max(s.seen_at) from sessions s where s.user_id = u.id)`;

/** Whether an account `u` is entered by a code besides the password. */
export const hasFactor: Fragment = fragment`
  exists (select from second_factors f where f.user_id = u.id and f.since is not null)`;

/** Stores that an account `u` is bound to, by name; null where it is bound to none. */
export const personStores: Fragment = fragment`
  case when u.store_bound then coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id)
    from user_stores b join stores s on s.id = b.store_id where b.user_id = u.id), '[]'::json) end`;

/** What is told of each account `u` with its role `r`. */
export const personColumns: Fragment = fragment`
  u.id, u.login, u.name, u.permissions, u.blocked, ${seenAt} as "seenAt",
  case when ${hasFactor} then 'on'
    when coalesce(r.needs_factor, false) then 'due' else 'off' end as factor,
  case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as role`;
