import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Days for which a move of many goods can be undone. */
const KEPT_DAYS = 31;

/** Where a good lay before a move of many. */
export interface SectionBefore {
  section: number;
  byHand: boolean;
  version: number;
  undone: boolean;
}

interface Kept {
  run: string;
  good: number;
  section: number;
  byHand: boolean;
  /** That the move leaves. */
  version: number;
  at: Date;
}

/** Keeps where a good lies before a move. */
export const keepSection = (
  tx: Database,
  { run, good, section, byHand, version, at }: Kept,
): Promise<unknown> =>
  tx.query(sql`
    insert into bulk_sections (run, product_id, section_id, by_hand, version, at)
    values (${run}, ${good}, ${section}, ${byHand}, ${version}, ${at})`);

/** Where a good lay before a move, by what its section stands for now; undefined where the move has not come to it. */
export async function sectionBefore(
  tx: Database,
  run: string,
  good: number,
): Promise<SectionBefore | undefined> {
  const [row] = await tx.query<SectionBefore>(sql`
    select section_now(section_id) as section, by_hand as "byHand", version, undone
    from bulk_sections where run = ${run} and product_id = ${good}`);
  return row;
}

/** Writes down that a move of a good is undone: it is not undone twice. */
export const markMovedBack = (tx: Database, run: string, good: number): Promise<unknown> =>
  tx.query(sql`update bulk_sections set undone = true where run = ${run} and product_id = ${good}`);

/** Forgets moves that nobody undoes any more. */
export async function forgetOldSections(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from bulk_sections where at < ${now}::timestamptz - ${KEPT_DAYS}::int * interval '1 day'`);
}
