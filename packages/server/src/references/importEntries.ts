import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Reference } from '@siren/domain/references';
import { inRun } from '../audit/index.ts';
import type { Context } from '../http/index.ts';
import { changeReference } from './changeReference.ts';
import { writeEntry } from './saveEntry.ts';
import { switchHeld } from './switchEntry.ts';

/**
 * Adds entries and changes others, one after another, all of them or none. Each has its line in the history.
 *
 * @throws ApiError ref.not_found, ref.entry_not_found, ref.name_taken, ref.too_many, general.conflict, bad_request
 */
export const importEntries = (
  outer: Context,
  { id, entries }: CheckedPayloadOf<'/api/admin/refs/import'>,
): Promise<Reference> => {
  const context = inRun(outer, undefined);
  return changeReference(context, id, async (tx, first) => {
    let held = first;
    for (const { active, ...wish } of entries) {
      const written = await writeEntry(context, tx, held, wish);
      if (written.active !== active) await switchHeld(context, tx, held, { from: written, active });
      const others = held.entries.filter((one) => one.id !== written.id);
      // Raised once more, so that a second row of the same entry is refused.
      held = { ...held, entries: [...others, { ...written, active, version: written.version + 1 }] };
    }
  });
};
