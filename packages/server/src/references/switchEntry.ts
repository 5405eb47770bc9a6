import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Reference } from '@siren/domain/references';
import { composed } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changedBy, changeReference, recordEntry, seenEntry } from './changeReference.ts';

/**
 * Switches an entry on or off; one that stands so already is left as it is.
 *
 * @throws ApiError ref.not_found, ref.entry_not_found, general.conflict
 */
export const switchEntry = (
  context: Context,
  { id, active, ...seen }: CheckedPayloadOf<'/api/admin/refs/switch-entry'>,
): Promise<Reference> =>
  changeReference(context, id, async (tx, held) => {
    const from = seenEntry(held, seen);
    if (from.active === active) return;
    const { table } = held.kept;
    await tx.query(composed`
      update ${table} set active = ${active}, ${changedBy(context)} where id = ${from.id}`);
    await recordEntry(context, tx, held, { action: 'switch', entry: from.id, from, to: { ...from, active } });
  });
