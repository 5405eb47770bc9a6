import { isDeepStrictEqual } from 'node:util';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { relatedProblem, relatedText } from '@siren/domain/goods';
import type { StaffGood } from '@siren/domain/goods';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changeGood } from './changeGood.ts';
import { holdGood, nextVersion } from './held.ts';

type Wish = CheckedPayloadOf<'/api/admin/catalog/set-related'>;

/** Goods that stood there already may be gone by now: these stay as long as nobody takes them away. @throws ApiError bad_request */
async function checkRelated(tx: Database, good: number, related: readonly number[]): Promise<void> {
  if (relatedProblem(good, related) !== null)
    throw badRequest('related: товар рядом с\u00a0самим собой не\u00a0показывают.');
  const known = await tx.query(sql`select 1 from products where id = any(${related}::int[])`);
  if (known.length < related.length) throw badRequest('related: такого товара нет.');
}

/** Part of a transaction. @throws ApiError good.not_found, general.conflict, bad_request */
async function writeRelated(context: Context, tx: Database, { id, version, related }: Wish): Promise<void> {
  const good = await holdGood(tx, id);
  const held = onlyRow(
    await tx.query<{ related: number[] | null }>(sql`select related from products where id = ${id}`),
  ).related;
  // Pressed twice, or by two people: they stand there already.
  if (isDeepStrictEqual(held, related)) return;
  if (good.version !== version) throw staffRefusal('general.conflict');
  if (related !== null) await checkRelated(tx, id, related);
  await tx.query(sql`update products set related = ${related}::int[] where id = ${id}`);
  const action = related === null ? 'related_back' : 'related';
  const changes = [{ field: 'related', from: relatedText(held), to: relatedText(related) }];
  await recordChange(context, { kind: 'good', record: id, action, changes }, tx);
  await nextVersion(tx, id);
}

/**
 * Sets which goods stand beside one on its page, in their order, or lets the shop compute them again.
 *
 * @throws ApiError good.not_found, general.conflict, bad_request
 */
export const setRelated = (context: Context, wish: Wish): Promise<StaffGood> =>
  changeGood(context, wish.id, (tx) => writeRelated(context, tx, wish));
