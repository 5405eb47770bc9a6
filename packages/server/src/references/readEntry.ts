import type { ReferenceEntry } from '@siren/domain/references';
import type { Database } from '../db/index.ts';
import { readEntries } from './readEntries.ts';
import { keptReference } from './readReference.ts';

/** An entry of a reference as it is now; undefined where it is gone. @throws ApiError ref.not_found */
export async function readEntry(
  db: Database,
  id: number,
  entry: number,
): Promise<ReferenceEntry | undefined> {
  const { declaration, kept } = keptReference(id);
  return (await readEntries(db, declaration, kept)).find((one) => one.id === entry);
}
