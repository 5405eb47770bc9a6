import { staffRefusal } from '@siren/contract/errors';
import { referenceOf, references } from '@siren/domain/references';
import type { Reference, ReferenceDeclaration, ReferenceRow } from '@siren/domain/references';
import { readChanges } from '../audit/index.ts';
import { composed, onlyRow } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readEntries } from './readEntries.ts';
import { tableOf } from './referenceTables.ts';
import type { ReferenceTable } from './referenceTables.ts';

/** A reference, and where its entries are kept. */
export interface KeptReference {
  declaration: ReferenceDeclaration;
  kept: ReferenceTable;
}

/** @throws ApiError ref.not_found */
export function keptReference(id: number): KeptReference {
  const [declaration, kept] = [referenceOf(id), tableOf(id)];
  if (!declaration || !kept) throw staffRefusal('ref.not_found');
  return { declaration, kept };
}

/**
 * A reference as it is now.
 *
 * @throws ApiError ref.not_found
 */
export async function readReference({ db, places }: Context, id: number): Promise<Reference> {
  const { declaration, kept } = keptReference(id);
  const [entries, changes, { region }] = await Promise.all([
    readEntries(db, declaration, kept),
    readChanges(db, 'ref', id),
    places.resolve({}),
  ]);
  return { id, entries, changes, timeZone: region.timeZone };
}

/** All references, with how many entries each has. */
export const listReferences = ({ db }: Context): Promise<ReferenceRow[]> =>
  Promise.all(
    references.map(async ({ id }) => {
      const { table } = keptReference(id).kept;
      const rows = await db.query<{ entries: number }>(
        composed`select count(*)::int as entries from ${table}`,
      );
      return { id, ...onlyRow(rows) };
    }),
  );
