import { staffRefusal } from '@siren/contract/errors';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Keeps others from opening a shift of a register until the transaction ends. */
export const lockShifts = (db: Database, register: number): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock(hashtext('siren_shift'), ${register})`);

/** Keeps others from opening or closing the shift, and from its drawer, until the transaction ends. Its receipts go on meanwhile. */
export const holdRegister = async (db: Database): Promise<number> => {
  const [found] = await db.query<{ id: number }>(sql`select id from registers where in_use`);
  if (!found) throw staffRefusal('receipt.no_register');
  await lockShifts(db, found.id);
  return found.id;
};
