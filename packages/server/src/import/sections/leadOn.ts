import { isSameName } from '@siren/domain/sections';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { SectionPlan } from './planSections.ts';

interface Standing {
  id: number;
  /** null where staff made it. */
  source: string | null;
  name: string;
  parent_id: number | null;
}

interface Told {
  plans: readonly SectionPlan[];
  /** All sections, as they stand. */
  rows: readonly Standing[];
  /** Ids of those of the source, by the feed's ids. */
  known: ReadonlyMap<string, number>;
}

const readLed = async (tx: Database, source: string): Promise<Map<string, number>> => {
  const rows = await tx.query<{ external_id: string; section_id: number }>(sql`
    select external_id, section_id from section_sources where source = ${source}`);
  return new Map(rows.map((row) => [row.external_id, row.section_id]));
};

/**
 * What sections of a feed mean that are none of its own, by the feed's ids: what they led to before, and, where one comes for the
 * first time, what staff made of that name in that place. From then on it means that, whatever either is called.
 */
export async function leadOn(
  tx: Database,
  source: string,
  { plans, rows, known }: Told,
): Promise<Map<string, number>> {
  const led = await readLed(tx, source);
  const found: { id: string; section: number }[] = [];
  for (const { id, name, parent } of plans) {
    if (led.has(id) || known.has(id)) continue;
    const around = parent === null ? null : (led.get(parent) ?? known.get(parent));
    const made = rows.find(
      (row) => row.source === null && row.parent_id === around && isSameName(row.name, name),
    );
    if (!made) continue;
    led.set(id, made.id);
    found.push({ id, section: made.id });
  }
  if (found.length > 0)
    await tx.query(sql`
      insert into section_sources (source, external_id, section_id)
      select ${source}, r.id, r.section from json_to_recordset(${JSON.stringify(found)}::json) r(id text, section int)`);
  return led;
}
