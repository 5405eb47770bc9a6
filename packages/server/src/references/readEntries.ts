import { cleanValues } from '@siren/domain/references';
import type { FieldValue, ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { composed, fragment } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { ReferenceTable } from './referenceTables.ts';

type Stored = string[] | string | number | boolean | null;
type EntryRow = Omit<ReferenceEntry, 'values'> & { row: Record<string, Stored> };

const valueOf = (stored: Stored): FieldValue => (Array.isArray(stored) ? stored : String(stored ?? ''));
const valuesOf = (row: EntryRow['row']): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(row).map(([key, stored]) => [key, valueOf(stored)]));

/** All entries of a reference, in its order. */
export async function readEntries(
  db: Database,
  declaration: ReferenceDeclaration,
  { table, order, usedIn, parts, also, yields }: ReferenceTable,
): Promise<ReferenceEntry[]> {
  const rows = await db.query<EntryRow>(composed`
    select t.id, coalesce((to_jsonb(t) ->> 'active')::boolean, true) as active, t.version, to_jsonb(t) as row,
      ${usedIn ? fragment`(select count(*) from (${usedIn}) as used)::int` : fragment`0`} as uses
      ${parts ? fragment`, (select count(*) from (${parts}) as own)::int as parts` : fragment``}
      ${yields ? fragment`, ${yields} as yields` : fragment``}
      ${also ? fragment`, ${also} as also` : fragment``}
    from ${table} t order by ${order}`);
  return rows.map(({ row, ...entry }) => ({ ...entry, values: cleanValues(declaration, valuesOf(row)) }));
}
