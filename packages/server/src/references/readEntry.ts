import { fieldText } from '@siren/domain/references';
import type { ReferenceEntry } from '@siren/domain/references';
import type { Database } from '../db/index.ts';
import { readEntries } from './readEntries.ts';
import { keptReference } from './readReference.ts';

/** An entry with its values in words, as its history tells them. */
export interface ToldEntry extends Pick<ReferenceEntry, 'version' | 'active'> {
  texts: Record<string, string>;
}

/** An entry of a reference as it is now; undefined where it is gone. @throws ApiError ref.not_found */
export async function readEntry(db: Database, id: number, entry: number): Promise<ToldEntry | undefined> {
  const { declaration, kept } = await keptReference(db, id);
  const found = (await readEntries(db, declaration, kept)).find((one) => one.id === entry);
  if (!found) return undefined;
  const { version, active, values } = found;
  const texts = declaration.fields.map(
    (field) => [field.key, fieldText(field, values[field.key] ?? '')] as const,
  );
  return { version, active, texts: Object.fromEntries(texts) };
}
