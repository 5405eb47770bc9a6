import { isDeepStrictEqual } from 'node:util';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { SavedView } from '@siren/contract/views';
import type { FieldChange } from '@siren/domain/audit';
import { OWN_VIEWS_MAX } from '@siren/domain/lists';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest, signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changeView } from './changeView.ts';
import { checkList } from './checkList.ts';
import { readView } from './readViews.ts';

type SavePayload = CheckedPayloadOf<'/api/admin/views/save'>;
type Named = Pick<SavedView, 'name' | 'shared' | 'of' | 'hidden'>;

const UNIQUE_VIOLATION = '23505';

/** What was searched for may be a name or a phone: the history tells that it changed, by filters and order alone. */
const shownBy = ({ of: { state } }: Named) => JSON.stringify({ filters: state.filters, sort: state.sort });

const changesOf = (from: Named | null, to: Named | null): FieldChange[] => [
  { field: 'name', from: from?.name ?? null, to: to?.name ?? null },
  { field: 'shared', from: from?.shared ?? null, to: to?.shared ?? null },
  { field: 'hidden', from: from && from.hidden.join(), to: to && to.hidden.join() },
  { field: 'state', from: from && shownBy(from), to: to && shownBy(to) },
];

/** Two of one name are refused in words. */
async function named<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw staffRefusal('view.name_taken');
    throw error;
  }
}

/** One more view of who asks. Two that are saved at once are counted one after the other. */
async function insert(context: Context, tx: Database, view: Named): Promise<number> {
  const user = signedInUser(context.session).id;
  const { list, state } = view.of;
  await tx.query(sql`select from users where id = ${user} for no key update`);
  const { count } = onlyRow(
    await tx.query<{ count: number }>(sql`
      select count(*)::int as count from staff_views where list = ${list} and owner_id = ${user}`),
  );
  if (count >= OWN_VIEWS_MAX) throw staffRefusal('view.too_many');
  const { id } = onlyRow(
    await tx.query<{ id: number }>(sql`
      insert into staff_views (list, owner_id, name, shared, state, hidden)
      values (${list}, ${user}, ${view.name}, ${view.shared}, ${JSON.stringify(state)}::jsonb, ${view.hidden}::text[])
      returning id`),
  );
  const changes = changesOf(null, view);
  await recordChange(context, { kind: 'view', record: id, action: 'create', changes }, tx);
  return id;
}

async function update(context: Context, tx: Database, held: SavedView, view: Named): Promise<void> {
  const { list, state } = view.of;
  if (list !== held.of.list) throw badRequest('of.list: вид другого списка.');
  await tx.query(sql`
    update staff_views set name = ${view.name}, shared = ${view.shared}, state = ${JSON.stringify(state)}::jsonb,
      hidden = ${view.hidden}::text[], version = version + 1
    where id = ${held.id}`);
  const changes = changesOf(held, view);
  await recordChange(context, { kind: 'view', record: held.id, action: 'save', changes }, tx);
}

/** Whether it is as wanted already. One that has lost a value is not: saved, it has forgotten it. */
const isAlready = (view: Named) => (held: SavedView) =>
  held.lost.length === 0 &&
  held.name === view.name &&
  held.shared === view.shared &&
  isDeepStrictEqual([held.of, held.hidden], [view.of, view.hidden]);

/**
 * Saves a view, or changes one.
 *
 * @throws ApiError view.not_found, view.name_taken, view.of_others, view.too_many, general.conflict
 */
export async function saveView(context: Context, { seen, ...view }: SavePayload): Promise<SavedView> {
  const { db, session } = context;
  checkList(context, view.of.list);
  const id = await named(async () => {
    if (!seen) return db.transaction((tx) => insert(context, tx, view));
    const change = (tx: Database, held: SavedView) => update(context, tx, held, view);
    await changeView(context, seen, { isSo: isAlready(view), change });
    return seen.id;
  });
  return readView(db, id, signedInUser(session).id);
}

/** Deletes a view. @throws ApiError view.not_found, view.of_others, general.conflict */
export const deleteView = (
  context: Context,
  seen: CheckedPayloadOf<'/api/admin/views/delete'>,
): Promise<void> =>
  changeView(context, seen, {
    isSo: () => false,
    async change(tx, held) {
      await tx.query(sql`delete from staff_views where id = ${held.id}`);
      const changes = changesOf(held, null);
      await recordChange(context, { kind: 'view', record: held.id, action: 'delete', changes }, tx);
    },
  });
