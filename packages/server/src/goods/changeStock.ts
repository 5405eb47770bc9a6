import type { CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import { stockProblem } from '@siren/domain/goods';
import type { StaffGood } from '@siren/domain/goods';
import { holdingStatuses } from '@siren/domain/orders';
import { recordChange } from '../audit/index.ts';
import { onlyRow, retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recheckGood } from '../catalog-errors/index.ts';
import { holdGood, nextVersion } from './held.ts';
import { holdPrices } from './priceRows.ts';
import { readStaffGood } from './readStaffGood.ts';

/** `version` is that of the good as it was seen; null where the difference alone is meant, whatever else of the good is another now. */
type Wish = Omit<CheckedPayloadOf<'/api/admin/catalog/change-stock'>, 'version'> & { version: number | null };

interface Place {
  article: string;
  storeName: string;
}

/** Where the pieces lie. Holds the prices of the good: an import that counts anew waits, or had them before. @throws ApiError bad_request */
async function holdPlace(tx: Database, { id, offer, store }: Wish): Promise<Place> {
  const prices = await holdPrices(tx, id);
  const [place] = await tx.query<{ name: string; region: number }>(sql`
    select s.name, c.region_id as region from stores s join cities c on c.id = s.city_id where s.id = ${store}`);
  const price = prices.find((one) => one.offer === offer && one.region === place?.region);
  if (!place || !price) throw badRequest('store: в этом магазине товар не продаётся.');
  return { article: price.article, storeName: place.name };
}

/** The pieces there, held to the end of the transaction: orders that take of them wait, or had theirs before. */
async function holdPieces(tx: Database, { offer, store }: Wish): Promise<{ free: number; held: number }> {
  await tx.query(sql`
    insert into stock (offer_id, store_id, quantity) values (${offer}, ${store}, 0) on conflict do nothing`);
  await tx.query(sql`
    select 1 from stock where offer_id = ${offer} and store_id = ${store} for no key update`);
  // Read anew after the lock.
  return onlyRow(
    await tx.query<{ free: number; held: number }>(sql`
      select k.quantity as free, coalesce((
          select sum(t.quantity) from order_stock t join orders d on d.id = t.order_id
          where t.offer_id = k.offer_id and t.store_id = k.store_id and d.status = any(${holdingStatuses}::text[])
        ), 0)::int as held
      from stock k where k.offer_id = ${offer} and k.store_id = ${store}`),
  );
}

async function isDone(tx: Database, { offer, store, idempotencyKey: key }: Wish): Promise<boolean> {
  const [done] = await tx.query<{ same: boolean }>(sql`
    select offer_id = ${offer} and store_id = ${store} as same from stock_changes where key = ${key}`);
  if (done && !done.same) throw badRequest('idempotencyKey: этот ключ у другой правки.');
  return done !== undefined;
}

/** Part of a transaction. @throws ApiError good.not_found, good.stock_short, general.conflict, bad_request */
async function writeStockChange(context: Context, tx: Database, wish: Wish): Promise<void> {
  const good = await holdGood(tx, wish.id);
  if (await isDone(tx, wish)) return;
  if (wish.version !== null && good.version !== wish.version) throw staffRefusal('general.conflict');
  const { article, storeName } = await holdPlace(tx, wish);
  const found = await holdPieces(tx, wish);
  const { offer, store, difference, reason, idempotencyKey: key } = wish;
  const problem = stockProblem(found, wish);
  if (problem === 'short') throw staffRefusal('good.stock_short');
  if (problem !== null) throw badRequest('difference: столько не бывает.');
  const pieces = found.free + difference;
  await tx.query(
    sql`update stock set quantity = ${pieces} where offer_id = ${offer} and store_id = ${store}`,
  );
  await tx.query(sql`
    insert into stock_changes (key, offer_id, store_id, difference, reason, set_by, set_at)
    values (${key}, ${offer}, ${store}, ${difference}, ${reason}, ${context.session.user?.id ?? null}, ${context.now()})`);
  const changes = [
    { field: 'article', from: null, to: article },
    { field: 'store', from: null, to: storeName },
    { field: 'pieces', from: found.free, to: pieces },
    { field: 'reason', from: null, to: reason },
  ];
  await recordChange(context, { kind: 'good', record: good.id, action: 'stock', changes }, tx);
  await nextVersion(tx, good.id);
  await recheckGood(tx, good.id, context.now());
}

/**
 * Mends the pieces of a variant in a store by a difference: what was sold meanwhile stays sold. A feed that counts anew
 * ends it.
 *
 * @throws ApiError good.not_found, good.stock_short, general.conflict, bad_request
 */
export const mendStock = (context: Context, wish: Wish): Promise<void> =>
  retryDeadlock(() => context.db.transaction((tx) => writeStockChange(context, tx, wish)));

/**
 * Mends the pieces as `mendStock` does, and shows the good as it is then.
 *
 * @throws ApiError good.not_found, good.stock_short, general.conflict, bad_request
 */
export async function changeStock(context: Context, wish: Wish): Promise<StaffGood> {
  try {
    await mendStock(context, wish);
  } catch (error) {
    const key = (['general.conflict', 'good.stock_short'] as const).find(
      (one) => error instanceof ApiError && error.is(one),
    );
    if (key === undefined) throw error;
    throw staffRefusal(key, { data: await readStaffGood(context, wish.id) });
  }
  return readStaffGood(context, wish.id);
}
