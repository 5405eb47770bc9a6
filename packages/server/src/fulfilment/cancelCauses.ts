import { staffRefusal } from '@siren/contract/errors';
import type { CancelCause } from '@siren/domain/orders';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Why an order may be cancelled, in the order of the staff. */
export const readCauses = (db: Database): Promise<Pick<CancelCause, 'id' | 'name'>[]> =>
  db.query(sql`select id, name from cancel_causes where active order by position, id`);

/**
 * A cause that is not deleted before the transaction ends.
 *
 * @throws ApiError order.cause_gone where it is deleted or switched off
 */
export async function heldCause(tx: Database, id: number): Promise<CancelCause> {
  const [cause] = await tx.query<CancelCause>(sql`
    select id, name, told from cancel_causes where id = ${id} and active for key share`);
  if (!cause) throw staffRefusal('order.cause_gone');
  return cause;
}
