import { fedPlaces } from '@siren/domain/sections';
import { isDeepStrictEqual } from 'node:util';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { choosePaths } from '../paths/index.ts';
import { leadOn } from './leadOn.ts';
import type { SectionPlan } from './planSections.ts';

/** What the feed says of what staff set of a section; its keys are what they set. */
interface SetByHand {
  name?: string;
  parent?: number | null;
  position?: number;
}

interface SectionRow {
  id: number;
  /** Both are null where staff made it. */
  source: string | null;
  external_id: string | null;
  name: string;
  parent_id: number | null;
  position: number;
  feed: SetByHand;
}

/** Those of all sources: what staff placed may lie in a section of another one. */
const readSections = (db: Database) =>
  db.query<SectionRow>(sql`select id, source, external_id, name, parent_id, position, feed from sections`);

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
      (
        await db.query<{ path: string }>(sql`select path from sections where path = any(${candidates})
          union select path from section_addresses where path = any(${candidates})`)
      ).map(({ path }) => path),
  );
  const rows = plans.map(({ id, name, position }, index) => ({ id, name, position, path: paths[index] }));
  await db.query(
    sql`insert into sections (source, external_id, path, name, position)
        select ${source}, r.id, r.path, r.name, r.position
        from json_to_recordset(${JSON.stringify(rows)}::json) r(id text, path text, name text, position int)`,
  );
};

/** A section after the import: what staff set stays, and what the feed says of it is kept beside it. */
function wanted(row: SectionRow, plan: SectionPlan, told: number | null, parent: number | null) {
  const { feed } = row;
  // Staff ordered it among others than those that it lies with now.
  const isOrdered = feed.position !== undefined && (feed.parent !== undefined || parent === row.parent_id);
  return {
    id: row.id,
    name: feed.name === undefined ? plan.name : row.name,
    parent_id: parent,
    position: isOrdered ? row.position : plan.position,
    feed: {
      ...(feed.name !== undefined && { name: plan.name }),
      ...(feed.parent !== undefined && { parent: told }),
      ...(isOrdered && { position: plan.position }),
    },
  };
}

/** What is to be written: sections of the plan that the feed or what staff set makes others than they are. */
function changedRows(
  rows: readonly SectionRow[],
  plans: readonly SectionPlan[],
  ids: ReadonlyMap<string, number>,
) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const idOf = (external: string | null) => (external === null ? null : (ids.get(external) ?? null));
  const parents = fedPlaces(
    rows.map(({ id, parent_id, feed }) => ({ id, parent: parent_id, byHand: feed.parent !== undefined })),
    plans.flatMap(({ id, parent }) => {
      const own = ids.get(id);
      return own === undefined ? [] : { id: own, parent: idOf(parent) };
    }),
  );
  return plans.flatMap((plan) => {
    const row = byId.get(ids.get(plan.id) ?? 0);
    if (!row) return [];
    const { source: _, external_id: __, ...now } = row;
    const next = wanted(row, plan, idOf(plan.parent), parents.get(row.id) ?? null);
    return isDeepStrictEqual(next, now) ? [] : next;
  });
}

/**
 * Brings the sections of a source in line with the plan and tells their ids by the feed's ids. A section keeps
 * its path when it is renamed or moved, and stays when a later feed no longer names it. What staff set of it stays; one that leads to
 * a section of the staff changes nothing of that.
 */
export function writeSections(
  db: Database,
  source: string,
  plans: readonly SectionPlan[],
): Promise<Map<string, number>> {
  return db.transaction(async (tx) => {
    await tx.query(sql`lock table sections in share row exclusive mode`);
    let rows = await readSections(tx);
    const own = () => rows.filter((row) => row.source === source);
    const known = new Map(own().map((row) => [row.external_id ?? '', row.id]));
    const led = await leadOn(tx, source, { plans, rows, known });
    const meant = plans.filter(({ id }) => !led.has(id));
    const fresh = meant.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) {
      await insertNew(tx, source, fresh, new Map(plans.map(({ id, name }) => [id, name])));
      rows = await readSections(tx);
    }
    const ids = new Map([...led, ...own().map((row) => [row.external_id ?? '', row.id] as const)]);
    const changed = changedRows(rows, meant, ids);
    if (changed.length > 0)
      await tx.query(
        sql`update sections s
            set name = r.name, parent_id = r.parent_id, position = r.position, feed = r.feed
            from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
              r(id int, name text, parent_id int, position int, feed jsonb)
            where s.id = r.id`,
      );
    if (fresh.length > 0 || changed.length > 0) await tx.query(sql`select put_ancestors()`);
    return ids;
  });
}
