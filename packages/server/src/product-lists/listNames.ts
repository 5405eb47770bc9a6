import { listState } from '@siren/domain/product-lists';
import type { ListFields, ListState } from '@siren/domain/product-lists';
import { composed } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { listDays } from './listRows.ts';

/** All lists and how each stands, by their names. @param today ISO 8601 date, by the shop's clocks */
export async function listNames(
  db: Database,
  today: string,
): Promise<{ id: number; name: string; state: ListState }[]> {
  const rows = await db.query<ListFields & { id: number }>(composed`
    select l.id, l.name, ${listDays} from product_lists l where l.deleted_at is null order by folded(l.name), l.id`);
  return rows.map(({ id, name, ...days }) => ({ id, name, state: listState(days, today) }));
}
