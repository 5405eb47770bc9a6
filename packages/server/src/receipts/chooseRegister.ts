import type { TaxSettings } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { bringAlong } from './bringAlong.ts';
import type { CashRegister } from './CashRegister.ts';

/** Receipts are made for this register from now on, or for none; those that wait at another one come along. */
export async function chooseRegister(
  db: Database,
  register: CashRegister | null,
  { taxation, vat, now }: TaxSettings & { now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const kind = register?.kind ?? null;
    await tx.query(sql`update registers set in_use = false where in_use and kind is distinct from ${kind}`);
    if (kind === null) return;
    await tx.query(sql`
        insert into registers (kind, in_use, taxation, vat) values (${kind}, true, ${taxation}, ${vat})
        on conflict (kind) do update set in_use = true, taxation = excluded.taxation, vat = excluded.vat`);
    await bringAlong(tx, now);
  });
}
