import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { hasMoreOrders, isPlaced, isStoreUsed } from '@siren/domain/stores';
import type { StaffStore } from '@siren/domain/stores';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeStore } from './changeStore.ts';
import { readStore } from './readStore.ts';
import { readStoreUses } from './readStoreUses.ts';

/**
 * Switches a store off, where no more orders need it than were shown, or on again. From then on nobody can choose it; its orders go on.
 *
 * @throws ApiError store.not_found, store.no_place, general.conflict
 */
export async function switchStore(
  context: Context,
  { active, orders, ...seen }: CheckedPayloadOf<'/api/admin/franchise-stores/switch'>,
): Promise<StaffStore> {
  const { now, session } = context;
  await changeStore(context, seen, async (tx, before) => {
    if (before.active === active) return;
    if (active && !isPlaced(before.location)) throw staffRefusal('store.no_place');
    if (!active && hasMoreOrders(await readStoreUses(tx, seen.id), orders))
      throw staffRefusal('general.conflict');
    await tx.query(sql`
      update stores set active = ${active}, version = version + 1, updated_at = ${now()},
        updated_by = ${session.user?.login ?? ''}
      where id = ${seen.id}`);
    const changes = [{ field: 'active', from: before.active, to: active }];
    await recordChange(context, { kind: 'store', record: seen.id, action: 'switch', changes }, tx);
  });
  return readStore(context, seen.id);
}

/**
 * Deletes a store that nothing needs, and that no order, done or not, names.
 *
 * @throws ApiError store.not_found, store.used, general.conflict
 */
export async function deleteStore(
  context: Context,
  seen: CheckedPayloadOf<'/api/admin/franchise-stores/delete'>,
): Promise<Record<string, never>> {
  await changeStore(context, seen, async (tx, before) => {
    const { id, name, code } = before;
    const [named] = await tx.query(sql`
      select 1 where exists (select from orders where store_id = ${id})
        or exists (select from order_stock where store_id = ${id})
        or exists (select from returns where store_id = ${id})`);
    if (named || isStoreUsed(await readStoreUses(tx, id))) throw staffRefusal('store.used');
    await tx.query(sql`delete from stores where id = ${id}`);
    const changes = [
      { field: 'name', from: name, to: null },
      { field: 'code', from: code, to: null },
    ];
    await recordChange(context, { kind: 'store', record: id, action: 'delete', changes }, tx);
  });
  return {};
}
