import type { AnswerOf } from '@siren/contract/calls';
import { orderViews } from '@siren/domain/orders';
import type { OrderView } from '@siren/domain/orders';
import { composed, fragment, joined, onlyRow } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { allOf } from '../../lists/index.ts';
import { dateIn } from '../../services/index.ts';
import { filterConditions } from './filterConditions.ts';

/** A JSON object with how many orders each view has for this member of staff: each is counted by an index of its own. */
export function viewCounts(views: readonly OrderView[], user: number): Fragment {
  const counts = views.map(
    ({ key, filters }) =>
      fragment`${key}::text, (select count(*) from orders o where ${allOf(filterConditions(filters, user))})`,
  );
  return fragment`json_build_object(${joined(counts, ', ')})`;
}

/** How many orders the views have for this member of staff, all in one statement. */
export async function readViews(
  { db, places, now }: Pick<Context, 'db' | 'places' | 'now'>,
  user: number,
): Promise<AnswerOf<'/api/admin/orders/views'>> {
  const { region } = await places.resolve({});
  const today = dateIn(0, now().getTime(), region.timeZone);
  const row = onlyRow(
    await db.query<Omit<AnswerOf<'/api/admin/orders/views'>, 'today'>>(composed`
      select ${viewCounts(orderViews(today), user)} as counts,
        (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id), '[]')
          from stores s where exists (select from orders o where o.store_id = s.id)) as stores,
        (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id), '[]')
          from order_sources s where exists (select from order_staff n where n.source_id = s.id)) as sources`),
  );
  return { today, ...row };
}
