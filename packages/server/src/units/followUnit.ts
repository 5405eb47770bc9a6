import { unitKey } from '@siren/domain/units';
import type { FieldValue } from '@siren/domain/references';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** A unit that is called otherwise: files go on writing its name of before. Is called before the change, and what it gives after it. */
export async function followUnit(
  tx: Database,
  id: number,
  { name, spellings }: Readonly<Record<string, FieldValue>>,
): Promise<() => Promise<void>> {
  const [before] = await tx.query<{ name: string }>(sql`select name from units where id = ${id}`);
  const said = [name ?? '', ...(Array.isArray(spellings) ? spellings : [])].map((one) =>
    unitKey(String(one)),
  );
  const isKept = !before || said.includes(unitKey(before.name));
  return async () => {
    if (isKept) return;
    await tx.query(sql`update units set spellings = spellings || ${before.name}::text where id = ${id}`);
  };
}

/** A file that was fetched before is read again by the next run: its units may be written otherwise now. */
export async function forgetFetched(tx: Database): Promise<void> {
  await tx.query(sql`
    update import_runs set fetched = fetched || '{"etag": "", "modified": "", "digest": ""}'
    where fetched is not null and fetched ->> 'digest' <> ''`);
}
