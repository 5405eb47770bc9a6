import type { SectionMove } from '@siren/domain/goods';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { badRequest } from '../../http/index.ts';

/** A move between sections that there are, and what lies above the one that goods leave. */
export interface ReadMove {
  change: SectionMove;
  above: number | null;
}

interface Section {
  id: number;
  above: number | null;
}

/** A section that was merged is the one that stays. @throws ApiError bad_request */
async function sectionOf(db: Database, field: string, id: number): Promise<Section> {
  const [row] = await db.query<Section>(sql`
    select id, parent_id as above from sections where id = section_now(${id})`);
  if (!row) throw badRequest(`${field}: такого раздела нет.`);
  return row;
}

/** A move as it can be done now. @throws ApiError bad_request */
export async function readMove(db: Database, change: SectionMove): Promise<ReadMove> {
  const to = 'to' in change ? await sectionOf(db, 'to', change.to) : null;
  const from = 'from' in change ? await sectionOf(db, 'from', change.from) : null;
  const now = { ...change, ...(from && { from: from.id }), ...(to && { to: to.id }) };
  return { change: now as SectionMove, above: from?.above ?? null };
}
