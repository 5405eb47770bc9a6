import { staffRefusal } from '@siren/contract/errors';
import type { SavedView } from '@siren/contract/views';
import { seesView } from '@siren/domain/lists';
import type { ViewList } from '@siren/domain/lists';
import { composed, fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { knownState } from './knownState.ts';

interface Row extends Pick<SavedView, 'id' | 'version' | 'name' | 'shared' | 'owner' | 'hidden'> {
  list: ViewList;
  state: unknown;
}

async function readWhere(db: Database, condition: Fragment): Promise<SavedView[]> {
  const rows = await db.query<Row>(composed`
    select v.id, v.version, v.list, v.name, v.shared, v.state, v.hidden, json_build_object('id', u.id, 'name', u.name) as owner
    from staff_views v join users u on u.id = v.owner_id
    where ${condition} order by v.id`);
  const stores = new Set(
    (await db.query<{ id: number }>(composed`select id from stores`)).map(({ id }) => id),
  );
  return rows.map(({ list, state, ...view }) => ({ ...view, ...knownState(list, state, stores) }));
}

/** Views of a list that somebody sees, in the order in which they were saved. */
export const readViews = (db: Database, list: ViewList, user: number): Promise<SavedView[]> =>
  readWhere(db, fragment`v.list = ${list} and (v.owner_id = ${user}::int or v.shared)`);

/** A view that somebody sees. @throws ApiError view.not_found */
export async function readView(db: Database, id: number, user: number): Promise<SavedView> {
  const [view] = await readWhere(db, fragment`v.id = ${id}::int`);
  if (!view || !seesView(view, user)) throw staffRefusal('view.not_found');
  return view;
}
