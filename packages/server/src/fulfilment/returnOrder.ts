import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffOrder } from '@siren/domain/orders';
import { isWholeReturned, returnProblem, returnShares, returnValue } from '@siren/domain/returns';
import { sumRoubles } from '@siren/domain/money';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { askedDigest, badRequest, ownStores } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { sendMessages, writeMessage } from '../order-messages/index.ts';
import type { Post } from '../order-messages/index.ts';
import { holdOrder, recordStep, settle } from '../payments/index.ts';
import { makeReceipts } from '../receipts/index.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { giveBackParts, writeReturn } from './giveBackParts.ts';
import { holdSold } from './holdSold.ts';
import { readStaffOrder } from './readStaffOrder.ts';
import { returnChanges } from './returnChanges.ts';
import { withPresent } from './withPresent.ts';

type ReturnPayload = CheckedPayloadOf<'/api/admin/orders/return'>;

/** What a press means: the same key never stands for anything else. */
const digestOf = ({ id, goods, services, cause, store }: ReturnPayload): Buffer =>
  askedDigest([id, goods.map(({ row, quantity }) => [row, quantity]), services, cause, store]);

/** Whether the press was taken already. @throws ApiError bad_request for a key of another return */
async function isTaken(db: Database, payload: ReturnPayload): Promise<boolean> {
  const [known] = await db.query<{ digest: Buffer }>(sql`
    select request_digest as digest from returns where idempotency_key = ${payload.idempotencyKey}`);
  if (known && !known.digest.equals(digestOf(payload)))
    throw badRequest('idempotencyKey: ключ уже занят другим возвратом.');
  return known !== undefined;
}

/** @throws ApiError bad_request, order.other_store for who is bound to others */
async function checkStore(context: Context, db: Database, { id, store }: ReturnPayload): Promise<void> {
  if (store === null) return;
  const own = await ownStores({ ...context, db });
  if (own && !own.includes(store)) throw staffRefusal('order.other_store');
  const [found] = await db.query(sql`
    select s.id from stores s join cities c on c.id = s.city_id
    join orders o on o.region_id = c.region_id where o.id = ${id} and s.id = ${store} and (s.active or s.id = o.store_id)`);
  if (!found) throw badRequest('store: такого магазина в регионе заказа нет.');
}

async function takeBack(
  context: Context,
  tx: Database,
  { payload, post }: { payload: ReturnPayload; post: Post },
): Promise<void> {
  const { id, version } = payload;
  const held = await holdOrder(tx, id);
  if (await isTaken(tx, payload)) return;
  if (held.version !== version) throw staffRefusal('general.conflict');
  const sold = await holdSold(tx, id, held.status);
  const at = context.now();
  const { returnDays } = context.limits.keep;
  const problem = returnProblem(sold, payload, { now: at.getTime(), returnDays });
  if (problem) throw staffRefusal(problem);
  await checkStore(context, tx, payload);
  const value = returnValue(sold, payload);
  const by = context.session.user?.id ?? null;
  const shares = returnShares(sold.left, value);
  const written = await writeReturn(tx, {
    ...payload,
    digest: digestOf(payload),
    sold,
    value,
    shares,
    at,
    by,
  });
  // The account is locked with it, before all that is given back.
  await tx.query(
    sql`update orders set status = 'returned', returned = returned + ${shares.money}::numeric where id = ${id}`,
  );
  const whole = payload.goods.length > 0 && isWholeReturned(sold.goods, payload.goods);
  await giveBackParts(tx, held, {
    ...written,
    payload,
    sold,
    shares,
    at,
    by,
    coupon: whole ? held.coupon : null,
  });
  await tx.query(sql`insert into order_history (order_id, status, at) values (${id}, 'returned', ${at})`);
  const others = [
    { field: 'cause', from: null, to: payload.cause },
    { field: 'value', from: null, to: value },
    ...(await returnChanges(tx, written.returned)),
  ];
  await recordStep(context, tx, held, { to: 'returned', at, others });
  await makeReceipts(tx, { order: id, now: at, sale: false });
  if (!payload.tell) return;
  const back = { ...shares, certificates: sumRoubles(shares.certificates) };
  await writeMessage(context, tx, post, { order: id, at, news: { kind: 'returned', value, back } });
}

/**
 * Takes back what a buyer brings: goods to a store or written off, bonus, money of certificates and the use of the coupon to
 * where they came from, in one transaction; money by whoever took it after that, and once more every minute until it has gone.
 *
 * @throws ApiError order.not_found, step_not_allowed, return_too_late, return_too_much, other_store, general.conflict, bad_request
 */
export async function returnOrder(
  context: Context,
  payload: ReturnPayload,
  by: Fulfilment,
): Promise<StaffOrder> {
  const { id, tell } = payload;
  const { providers, post } = by;
  await withPresent(context, { id, by }, () =>
    retryDeadlock(() => context.db.transaction((tx) => takeBack(context, tx, { payload, post }))),
  );
  await settle({ ...context, providers }, id);
  if (tell) await sendMessages({ ...context, ...post }, id);
  return readStaffOrder(context, id, by);
}
