import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { seesCodes } from '../coupon-records/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readPage } from './pageRows.ts';
import { drawBlocks } from './readStaffPage.ts';
import type { Draw } from './readStaffPage.ts';

async function inCity({ db, places }: Context, city: number | null) {
  const [row] = await db.query<{ city: string; region: string }>(sql`
    select c.code as city, r.code as region from cities c join regions r on r.id = c.region_id
    where c.id = ${city}::int`);
  return places.resolve(row ?? {});
}

/** The middle of a day by these clocks: what lasts for the day lasts then, and no change of clocks is near. */
async function noonOf(db: Database, day: string, timeZone: string): Promise<Date> {
  const [row] = await db.query<{ at: Date }>(sql`
    select (${day}::date + time '12:00') at time zone ${timeZone} as at`);
  return row?.at ?? new Date(NaN);
}

/**
 * Blocks of a draft as shoppers of a city would see them, now or on a day; without codes for whoever may not see coupons.
 *
 * @throws ApiError page.not_found
 */
export async function previewPage(
  context: Context,
  draw: Draw,
  { id, city, day, blocks }: CheckedPayloadOf<'/api/admin/pages/preview'>,
): Promise<AnswerOf<'/api/admin/pages/preview'>['blocks']> {
  const { db, places } = context;
  const [row, place, own] = await Promise.all([readPage(db, id), inCity(context, city), places.resolve({})]);
  const at = day === null ? context.now() : await noonOf(db, day, own.region.timeZone);
  const { blocks: drawn } = await drawBlocks({ ...context, place, now: () => at }, draw, row, blocks);
  return seesCodes(context.session)
    ? drawn
    : drawn.map((block) => (block.type === 'coupon' ? { ...block, code: '' } : block));
}
