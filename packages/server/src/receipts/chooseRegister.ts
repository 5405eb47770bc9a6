import type { TaxSettings } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { CashRegister } from './CashRegister.ts';

/**
 * Receipts are made for this register from now on, or for none. What waits at another one comes along with its first turn. A change waits for the
 * end of a turn that another process has at the register.
 */
export async function chooseRegister(
  db: Database,
  register: Pick<CashRegister, 'kind' | 'address'> | null,
  { taxation, vat }: TaxSettings,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Processes that start at once choose one after another.
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('siren_register'))`);
    if (register === null) {
      await tx.query(sql`update registers set in_use = false where in_use`);
      return;
    }
    const { kind, address } = register;
    // Nothing to change is nothing to write: another process has the row while its turn at a slow register lasts.
    const chosen = await tx.query(sql`
      select from registers where in_use and (kind, address, taxation, vat) = (${kind}, ${address}, ${taxation}, ${vat})`);
    if (chosen.length > 0) return;
    await tx.query(sql`
      update registers set address = ${address} where kind = ${kind} and address = ''
        and not exists (select from registers where kind = ${kind} and address = ${address})`);
    await tx.query(
      sql`update registers set in_use = false where in_use and (kind, address) <> (${kind}, ${address})`,
    );
    await tx.query(sql`
      insert into registers (kind, address, in_use, taxation, vat) values (${kind}, ${address}, true, ${taxation}, ${vat})
      on conflict (kind, address) do update set in_use = true, taxation = excluded.taxation, vat = excluded.vat`);
  });
}
