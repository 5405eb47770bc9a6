import { overdueText } from '@siren/domain/back-office';
import { composed } from '../../db/index.ts';
import type { DatabasePool } from '../../db/index.ts';
import { notifyStaff } from '../../realtime/index.ts';
import { lastDay, open, overdue } from './overdue.ts';

interface Late {
  id: number;
  store: number | null;
}

/** Tells the staff of orders whose last day has passed, each once for that day: those of a store together. */
export const tellOverdue = (db: DatabasePool, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const late = await tx.query<Late>(composed`
      with told as (
        insert into overdue_told as t (order_id, day)
        select o.id, ${lastDay} from orders o where ${open} and ${overdue(now)}
          and not exists (select from overdue_told k where k.order_id = o.id and k.day = ${lastDay})
        order by o.id
        on conflict (order_id) do update set day = excluded.day where t.day <> excluded.day
        returning t.order_id as id
      )
      select o.id, o.store_id as store from told join orders o using (id) order by o.id`);
    const byStore = Map.groupBy(late, ({ store }) => store);
    for (const orders of byStore.values()) {
      const ids = orders.map(({ id }) => id);
      await notifyStaff(tx, { message: overdueText(ids), type: 'warning', order: ids[0] });
    }
  });
