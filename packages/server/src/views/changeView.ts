import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { SavedView } from '@siren/contract/views';
import { mayChangeView } from '@siren/domain/lists';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { checkList } from './checkList.ts';
import { readView } from './readViews.ts';

/** A view as somebody saw it. */
export interface SeenView {
  id: number;
  version: number;
}

/**
 * Does something to a view that is held to the end of the transaction. One that has changed since it was seen is refused with
 * what it is now, unless it `isSo` already.
 *
 * @throws ApiError view.not_found, view.of_others, general.conflict, user.not_authorized
 */
export async function changeView(
  context: Context,
  { id, version }: SeenView,
  { isSo, change }: { isSo(held: SavedView): boolean; change(tx: Database, held: SavedView): Promise<void> },
): Promise<void> {
  const { session } = context;
  const user = signedInUser(session).id;
  try {
    await context.db.transaction(async (tx) => {
      await tx.query(sql`select from staff_views where id = ${id} for update`);
      const held = await readView(tx, id, user);
      checkList(context, held.of.list);
      if (!mayChangeView(held, { id: user, permissions: session.permissions }))
        throw staffRefusal('view.of_others');
      if (isSo(held)) return;
      if (held.version !== version) throw staffRefusal('general.conflict');
      await change(tx, held);
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readView(context.db, id, user) });
  }
}
