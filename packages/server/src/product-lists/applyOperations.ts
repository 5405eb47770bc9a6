import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { applyChange, listChanges } from '@siren/domain/product-lists';
import type { ListContent } from '@siren/domain/product-lists';
import { recordChange } from '../audit/index.ts';
import { composed, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { holdList } from './listRows.ts';
import type { ListRead } from './listRows.ts';
import { goodName } from './readGoods.ts';

type ApplyPayload = CheckedPayloadOf<'/api/tools/product-lists/apply'>;

/** An operation whose answer was lost is sent again within moments, or after a sleep: not after so many days. */
const KEPT_DAYS = 30;

/** Those that were not applied before, in their order; from now on they are. */
async function newOnes(
  { now }: Context,
  tx: Database,
  { id, operations }: ApplyPayload,
): Promise<ApplyPayload['operations']> {
  await tx.query(sql`
    delete from product_list_operations where at < ${now()}::timestamptz - ${KEPT_DAYS} * interval '1 day'`);
  const added = await tx.query<{ id: string }>(sql`
    insert into product_list_operations (list_id, id, at)
    select ${id}::int, one, ${now()} from unnest(${operations.map((one) => one.id)}::uuid[]) one
    on conflict do nothing returning id`);
  const fresh = new Set(added.map((one) => one.id));
  return operations.filter((one) => fresh.delete(one.id));
}

/** What goods are called in the history; one that is gone by its number. */
async function namer(tx: Database, lists: readonly ListContent[]): Promise<(offer: number) => string> {
  const rows = await tx.query<{ id: number; name: string }>(composed`
    select o.id, ${goodName} as name from offers o join products p on p.id = o.product_id
    where o.id = any(${lists.flatMap(({ offers }) => offers)}::int[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (offer) => names.get(offer) ?? `№\u00a0${offer}`;
}

async function write(context: Context, tx: Database, payload: ApplyPayload): Promise<ListRead> {
  const { id } = payload;
  const before = await holdList(tx, id);
  const fresh = await newOnes(context, tx, payload);
  if (fresh.length === 0) return before;
  const after = fresh.reduce((list, { change }) => applyChange(list, change), before.content);
  const version = before.version + fresh.length;
  await tx.query(sql`
    update product_lists set name = ${after.name}, from_day = ${after.from}::date, to_day = ${after.to}::date,
      offers = ${after.offers}::int[], version = ${version}, changed_at = ${context.now()} where id = ${id}`);
  const changes = listChanges(before.content, after, await namer(tx, [before.content, after]));
  if (changes.length > 0)
    await recordChange(context, { kind: 'product_list', record: id, action: 'save', changes }, tx);
  return { version, content: after };
}

/**
 * Applies operations one after another upon the list as it is now, each once. Of editors who send at once each waits for the other.
 *
 * @throws ApiError product_list.not_found
 */
export const applyOperations = (
  context: Context,
  payload: ApplyPayload,
): Promise<AnswerOf<'/api/tools/product-lists/apply'>> =>
  context.db.transaction((tx) => write(context, tx, payload));
