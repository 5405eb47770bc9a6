import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Reference, ReferenceEntry } from '@siren/domain/references';
import { composed } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changedBy, changeReference, madeByStaff, recordEntry, seenEntry } from './changeReference.ts';
import type { HeldReference } from './changeReference.ts';

/** Switches an entry of a reference that is held; one that stands so already is left as it is. */
export async function switchHeld(
  context: Context,
  tx: Database,
  held: HeldReference,
  { from, active }: { from: ReferenceEntry; active: boolean },
): Promise<void> {
  madeByStaff(held);
  if (from.active === active) return;
  await tx.query(composed`
    update ${held.kept.table} set active = ${active}, ${changedBy(context)} where id = ${from.id}`);
  await recordEntry(context, tx, held, { action: 'switch', entry: from.id, from, to: { ...from, active } });
}

/**
 * Switches an entry on or off; one that stands so already is left as it is.
 *
 * @throws ApiError ref.not_found, ref.entry_not_found, general.conflict, bad_request
 */
export const switchEntry = (
  context: Context,
  { id, active, ...seen }: CheckedPayloadOf<'/api/admin/refs/switch-entry'>,
): Promise<Reference> =>
  changeReference(context, id, (tx, held) =>
    switchHeld(context, tx, held, { from: seenEntry(held, seen), active }),
  );
