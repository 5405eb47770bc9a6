import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { movedIds } from '@siren/domain/references';
import type { Reference } from '@siren/domain/references';
import { composed } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changeReference, recordEntry } from './changeReference.ts';

/**
 * Puts an entry before another one, or at the end. Where it stands is no part of its version: what others type into it meanwhile
 * is not refused for that.
 *
 * @throws ApiError ref.not_found, ref.entry_not_found, bad_request where entries are not put in order
 */
export const moveEntry = (
  context: Context,
  { id, ...move }: CheckedPayloadOf<'/api/admin/refs/move-entry'>,
): Promise<Reference> =>
  changeReference(context, id, async (tx, held) => {
    if (!held.declaration.ordered) throw badRequest('id: записи этого справочника не\u00a0упорядочивают.');
    const ids = held.entries.map((entry) => entry.id);
    const moved = held.entries.find((entry) => entry.id === move.entry);
    if (!moved || (move.before !== null && !ids.includes(move.before)))
      throw staffRefusal('ref.entry_not_found');
    const after = movedIds(ids, move);
    const [from, to] = [ids.indexOf(moved.id) + 1, after.indexOf(moved.id) + 1];
    if (from === to) return;
    await tx.query(composed`
      update ${held.kept.table} t set position = place
      from unnest(${after}::int[]) with ordinality as wanted (entry, place) where t.id = wanted.entry`);
    const place = { field: 'place', from, to };
    await recordEntry(context, tx, held, {
      action: 'move',
      entry: moved.id,
      from: moved,
      to: moved,
      more: [place],
    });
  });
