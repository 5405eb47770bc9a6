import { staffRefusal } from '@siren/contract/errors';
import { referenceOf, references, withOptions } from '@siren/domain/references';
import type { FieldOption, Reference, ReferenceDeclaration, ReferenceRow } from '@siren/domain/references';
import { readChanges } from '../audit/index.ts';
import { composed, onlyRow } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readEntries } from './readEntries.ts';
import { tableOf } from './referenceTables.ts';
import type { ReferenceTable } from './referenceTables.ts';

/** A reference, and where its entries are kept. */
export interface KeptReference {
  /** With what its links may lead to. */
  declaration: ReferenceDeclaration;
  kept: ReferenceTable;
  /** What its links may lead to; undefined where it has none. */
  options: Record<string, FieldOption[]> | undefined;
}

async function readOptions(db: Database, { links }: ReferenceTable): Promise<KeptReference['options']> {
  if (!links) return undefined;
  const options: Record<string, FieldOption[]> = {};
  // One after the other: within a transaction there is one connection.
  for (const [key, select] of Object.entries(links))
    options[key] = await db.query<FieldOption>(composed`${select}`);
  return options;
}

/** @throws ApiError ref.not_found */
export function tableOfReference(id: number): ReferenceTable {
  const kept = tableOf(id);
  if (!kept) throw staffRefusal('ref.not_found');
  return kept;
}

/** @throws ApiError ref.not_found */
export async function keptReference(db: Database, id: number): Promise<KeptReference> {
  const [declaration, kept] = [referenceOf(id), tableOfReference(id)];
  if (!declaration) throw staffRefusal('ref.not_found');
  const options = await readOptions(db, kept);
  return { declaration: withOptions(declaration, options), kept, options };
}

/**
 * A reference as it is now.
 *
 * @throws ApiError ref.not_found
 */
export async function readReference({ db, places }: Context, id: number): Promise<Reference> {
  const { declaration, kept, options } = await keptReference(db, id);
  const [entries, changes, { region }] = await Promise.all([
    readEntries(db, declaration, kept),
    readChanges(db, 'ref', id),
    places.resolve({}),
  ]);
  return { id, entries, changes, timeZone: region.timeZone, ...(options && { options }) };
}

/** All references, with how many entries each has. */
export const listReferences = ({ db }: Context): Promise<ReferenceRow[]> =>
  Promise.all(
    references.map(async ({ id }) => {
      const { table } = tableOfReference(id);
      const rows = await db.query<{ entries: number }>(
        composed`select count(*)::int as entries from ${table}`,
      );
      return { id, ...onlyRow(rows) };
    }),
  );
