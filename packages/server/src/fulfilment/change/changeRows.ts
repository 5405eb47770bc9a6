import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { subtractRoubles, toKopecks } from '@siren/domain/money';
import { isShownChange } from '@siren/domain/order-changes';
import type { StaffOrder } from '@siren/domain/orders';
import { moneyOwed } from '@siren/domain/payments';
import { recordChange } from '../../audit/index.ts';
import { retryDeadlock, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { askedDigest, badRequest } from '../../http/index.ts';
import type { Context } from '../../http/index.ts';
import { holdStoreStock } from '../../orders/index.ts';
import { sendMessages, writeMessage } from '../../order-messages/index.ts';
import type { Post } from '../../order-messages/index.ts';
import { changeMoney, holdOrder, settle } from '../../payments/index.ts';
import { notifyStaff } from '../../realtime/index.ts';
import type { Fulfilment } from '../Fulfilment.ts';
import { readStaffOrder } from '../readStaffOrder.ts';
import { withPresent } from '../withPresent.ts';
import { backOf } from './backOf.ts';
import { changesOf } from './changesOf.ts';
import { giveBackMeans, moveStock } from './moveParts.ts';
import { checkChangeable, movedPieces, quoteChange } from './quoteChange.ts';
import { readChanging } from './readChanging.ts';
import { shownQuote } from './shownQuote.ts';
import { writeChange } from './writeChange.ts';

type ChangePayload = CheckedPayloadOf<'/api/admin/orders/change'>;

/** What a press means: the same key never stands for anything else. */
const digestOf = ({ id, rows, added, services, ...seen }: ChangePayload): Buffer =>
  askedDigest([
    id,
    rows,
    added,
    services,
    seen.expectedLines,
    seen.expectedServices,
    toKopecks(seen.expectedTotal),
  ]);

/** Notes the press. @returns false where it was taken already @throws ApiError bad_request for a key of another change */
async function claim(db: Database, payload: ChangePayload, at: Date): Promise<boolean> {
  const { id, idempotencyKey: key } = payload;
  const digest = digestOf(payload);
  const made = await db.query(sql`
    insert into order_changes (idempotency_key, order_id, request_digest, at) values (${key}, ${id}, ${digest}, ${at})
    on conflict do nothing returning idempotency_key`);
  if (made.length > 0) return true;
  const [known] = await db.query<{ digest: Buffer }>(sql`
    select request_digest as digest from order_changes where idempotency_key = ${key}`);
  if (!known?.digest.equals(digest)) throw badRequest('idempotencyKey: ключ уже занят другим изменением.');
  return false;
}

async function change(
  context: Context,
  tx: Database,
  { payload, post }: { payload: ChangePayload; post: Post },
): Promise<void> {
  const { id, version } = payload;
  const at = context.now();
  const held = await holdOrder(tx, id);
  if (!(await claim(tx, payload, at))) return;
  if (held.version !== version) throw staffRefusal('general.conflict');
  const changing = await readChanging(tx, id);
  // Whoever takes or gives locks the account before the stock.
  if (held.userId !== null)
    await tx.query(sql`select id from users where id = ${held.userId} for no key update`);
  const quote = await quoteChange(context, tx, changing, payload);
  checkChangeable(held.status, quote);
  const { changed } = quote;
  if (!isShownChange(payload, shownQuote(changing, quote))) throw staffRefusal('order.sum_changed');
  const takes = held.status !== 'waiting';
  if (takes) await giveBackMeans(tx, held, { changing, changed, at });
  const offers = [...changing.lines, ...payload.added].map(({ offer }) => offer);
  const stock = await holdStoreStock(tx, changing.region, [...new Set(offers)], changing.store);
  const moved = movedPieces(changing, quote, { wish: payload, stock });
  if (moved.problems.length > 0) throw staffRefusal('order.goods_gone', { details: moved.problems });
  // One that waits for the staff's word holds nothing yet.
  if (takes) await moveStock(tx, id, moved, changing.store);
  const toPay = subtractRoubles(changed.totals.toPay, held.returned);
  await changeMoney(tx, held, { type: 'changed', toPay }, at);
  await writeChange(tx, id, changing, quote);
  const changes = [
    ...changesOf(changing, quote),
    { field: 'toPay', from: held.toPay, to: changed.totals.toPay },
  ];
  await recordChange(context, { kind: 'order', record: id, action: 'change', changes }, tx);
  await notifyStaff(tx, { message: `Заказ № ${id} изменён: проверьте состав`, type: 'info', order: id });
  if (!payload.tell) return;
  const sums = { before: held.toPay, after: changed.totals.toPay };
  const owed = moneyOwed({ ...held, toPay: sums.after });
  const news = { kind: 'changed' as const, ...sums, owed, back: backOf(held, changing, quote) };
  await writeMessage(context, tx, post, { order: id, news, at });
}

/**
 * Changes rows and services of an order, in one transaction with what that moves: pieces, bonus, certificates. What is too much
 * of what was paid goes back by whoever took it after that, and once more every minute until it has gone; what is missing waits.
 *
 * @throws ApiError order.not_found, step_not_allowed, nothing_left, goods_gone, sum_changed, cart.sum_too_large,
 * general.conflict, bad_request
 */
export async function changeRows(
  context: Context,
  payload: ChangePayload,
  by: Fulfilment,
): Promise<StaffOrder> {
  const { id, tell } = payload;
  const { providers, post } = by;
  await withPresent(context, { id, by }, () =>
    retryDeadlock(() => context.db.transaction((tx) => change(context, tx, { payload, post }))),
  );
  await settle({ ...context, providers }, id);
  if (tell) await sendMessages({ ...context, ...post }, id);
  return readStaffOrder(context, id, by);
}
