import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { responsibleAfter } from '@siren/domain/orders';
import type { StaffOrder } from '@siren/domain/orders';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { holdOrder } from '../payments/index.ts';
import type { Changed } from '../lists/index.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { readStaffOrder } from './readStaffOrder.ts';
import { versionOf } from './versionOf.ts';
import { withPresent } from './withPresent.ts';

type SavePayload = CheckedPayloadOf<'/api/admin/orders/save'>;

interface Kept {
  note: string;
  /** Who looks after it. */
  responsible: { id: number; name: string } | null;
}

async function save(context: Context, tx: Database, payload: SavePayload): Promise<Changed> {
  const { id, version, note, mine } = payload;
  const held = await holdOrder(tx, id);
  const was = onlyRow(
    await tx.query<Kept>(sql`
      select o.staff_note as note,
        (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = o.responsible_id) as responsible
      from orders o where o.id = ${id}`),
  );
  const { id: me, name } = signedInUser(context.session);
  const now: Kept = {
    note: note ?? was.note,
    responsible: responsibleAfter(was.responsible, { id: me, name }, mine),
  };
  if (now.note === was.note && now.responsible?.id === was.responsible?.id)
    return { version: held.version, changed: false };
  if (held.version !== version) throw staffRefusal('general.conflict');
  await tx.query(sql`
    update orders set staff_note = ${now.note}, responsible_id = ${now.responsible?.id ?? null} where id = ${id}`);
  const changes: FieldChange[] = [
    { field: 'note', from: was.note, to: now.note },
    { field: 'responsible', from: was.responsible?.name ?? null, to: now.responsible?.name ?? null },
  ];
  await recordChange(context, { kind: 'order', record: id, action: 'save', changes }, tx);
  return { version: await versionOf(tx, id), changed: true };
}

/**
 * Changes what staff note about an order, and who looks after it. What is as wanted already is left as it is, and so is
 * a colleague's claim: only one's own is put down.
 *
 * @throws ApiError order.not_found, general.conflict
 */
export const changeSaved = (context: Context, payload: SavePayload): Promise<Changed> =>
  context.db.transaction((tx) => save(context, tx, payload));

/**
 * Changes what staff note about an order, and shows it as it is then.
 *
 * @throws ApiError order.not_found, general.conflict
 */
export async function saveOrder(context: Context, payload: SavePayload, by: Fulfilment): Promise<StaffOrder> {
  const { id } = payload;
  await withPresent(context, { id, by }, () => changeSaved(context, payload));
  return readStaffOrder(context, id, by);
}
