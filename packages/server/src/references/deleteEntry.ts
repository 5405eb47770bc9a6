import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Reference } from '@siren/domain/references';
import { composed } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeReference, recordEntry, seenEntry } from './changeReference.ts';

/**
 * Deletes an entry.
 *
 * @throws ApiError ref.not_found, ref.entry_not_found, general.conflict
 */
export const deleteEntry = (
  context: Context,
  { id, ...seen }: CheckedPayloadOf<'/api/admin/refs/delete-entry'>,
): Promise<Reference> =>
  changeReference(context, id, async (tx, held) => {
    const from = seenEntry(held, seen);
    await tx.query(composed`delete from ${held.kept.table} where id = ${from.id}`);
    await recordEntry(context, tx, held, { action: 'delete', entry: from.id, from, to: null });
  });
