import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { composed, fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { tableOfReference } from './readReference.ts';

/** So many of the newest are named. */
const NAMED = 5;

/** Where an entry is used. @throws ApiError ref.not_found */
export async function readUses(
  { db }: Context,
  { id, entry }: CheckedPayloadOf<'/api/admin/refs/uses'>,
): Promise<AnswerOf<'/api/admin/refs/uses'>> {
  const { table, usedIn = fragment`select null::int as id where false` } = tableOfReference(id);
  const used = await db.query<{ id: number; total: number }>(composed`
    select used.id, count(*) over ()::int as total from ${table} t cross join lateral (${usedIn}) as used
    where t.id = ${entry} order by used.id desc limit ${NAMED}::int`);
  return { total: used[0]?.total ?? 0, records: used.map((record) => record.id) };
}
