import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { Reference } from '@siren/domain/references';
import { composed } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeReference, recordEntry, seenEntry } from './changeReference.ts';
import { readEntries } from './readEntries.ts';
import type { KeptReference } from './readReference.ts';

/**
 * Whoever is about to use it, or to add a part of it, comes before, and is counted, or after, and is told that it is gone.
 *
 * @throws ApiError ref.used, ref.has_parts
 */
async function checkUnused(tx: Database, { declaration, kept }: KeptReference, entry: number): Promise<void> {
  await tx.query(composed`select from ${kept.table} where id = ${entry} for update`);
  const found = (await readEntries(tx, declaration, kept)).find(({ id }) => id === entry);
  if (found && found.uses > 0) throw staffRefusal('ref.used');
  if (found?.parts) throw staffRefusal('ref.has_parts');
}

/** A coupon that names it would be left with an entry that is none. @throws ApiError ref.in_coupons */
async function checkCoupons(
  tx: Database,
  { kept: { table, namedBy } }: KeptReference,
  entry: number,
): Promise<void> {
  if (!namedBy) return;
  const named = await tx.query(composed`
    select from ${table} t where t.id = ${entry}::int and exists (${namedBy})`);
  if (named.length > 0) throw staffRefusal('ref.in_coupons');
}

/**
 * Deletes an entry that is used nowhere, and that nothing goes along with.
 *
 * @throws ApiError ref.not_found, ref.entry_not_found, ref.used, ref.has_parts, ref.in_coupons, general.conflict
 */
export const deleteEntry = (
  context: Context,
  { id, ...seen }: CheckedPayloadOf<'/api/admin/refs/delete-entry'>,
): Promise<Reference> =>
  changeReference(context, id, async (tx, held) => {
    const from = seenEntry(held, seen);
    await checkUnused(tx, held, from.id);
    await checkCoupons(tx, held, from.id);
    await tx.query(composed`delete from ${held.kept.table} where id = ${from.id}`);
    await recordEntry(context, tx, held, { action: 'delete', entry: from.id, from, to: null });
  });
