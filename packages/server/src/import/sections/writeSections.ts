import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { choosePaths } from '../paths/index.ts';
import type { SectionPlan } from './planSections.ts';

interface SectionRow {
  id: number;
  external_id: string;
  name: string;
  parent_id: number | null;
  ancestors: number[];
  position: number;
}

const readSections = (db: Database, source: string) =>
  db.query<SectionRow>(
    sql`select id, external_id, name, parent_id, ancestors, position from sections where source = ${source}`,
  );

const insertNew = async (
  db: Database,
  source: string,
  plans: readonly SectionPlan[],
  names: Map<string, string>,
) => {
  const paths = await choosePaths(
    plans.map(({ id, name, parent }) => ({
      name,
      detail: (parent !== null && names.get(parent)) || '',
      identity: `${source} ${id}`,
      fallback: 'razdel',
    })),
    async (candidates) =>
      (await db.query<{ path: string }>(sql`select path from sections where path = any(${candidates})`)).map(
        ({ path }) => path,
      ),
  );
  const rows = plans.map(({ id, name, position }, index) => ({ id, name, position, path: paths[index] }));
  await db.query(
    sql`insert into sections (source, external_id, path, name, position)
        select ${source}, r.id, r.path, r.name, r.position
        from json_to_recordset(${JSON.stringify(rows)}::json) r(id text, path text, name text, position int)`,
  );
};

const wanted = (plan: SectionPlan, ids: ReadonlyMap<string, number>) => ({
  id: ids.get(plan.id) ?? 0,
  name: plan.name,
  parent_id: (plan.parent !== null && ids.get(plan.parent)) || null,
  ancestors: plan.ancestors.map((ancestor) => ids.get(ancestor) ?? 0),
  position: plan.position,
});

/**
 * Brings the sections of a source in line with the plan and tells their ids by the feed's ids. A section keeps
 * its path when it is renamed or moved, and stays when a later feed no longer names it.
 */
export function writeSections(
  db: Database,
  source: string,
  plans: readonly SectionPlan[],
): Promise<Map<string, number>> {
  return db.transaction(async (tx) => {
    let rows = await readSections(tx, source);
    const known = new Set(rows.map((row) => row.external_id));
    const fresh = plans.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) {
      await insertNew(tx, source, fresh, new Map(plans.map(({ id, name }) => [id, name])));
      rows = await readSections(tx, source);
    }
    const ids = new Map(rows.map((row) => [row.external_id, row.id]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const changed = plans
      .map((plan) => wanted(plan, ids))
      .filter((want) => {
        const { external_id: _, ...row } = byId.get(want.id) ?? { external_id: '' };
        return Object.entries(want).some(
          ([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key as keyof typeof row]),
        );
      });
    if (changed.length > 0) {
      await tx.query(
        sql`update sections s
            set name = r.name, parent_id = r.parent_id, ancestors = r.ancestors, position = r.position
            from json_to_recordset(${JSON.stringify(changed)}::json)
              r(id int, name text, parent_id int, ancestors int[], position int)
            where s.id = r.id`,
      );
    }
    return ids;
  });
}
