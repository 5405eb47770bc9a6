import { createReadStream } from 'node:fs';
import { ApiError } from '@siren/contract/errors';
import { orderStatusCodes } from '@siren/domain/orders';
import type { OrderStatusCode } from '@siren/domain/orders';
import { sql } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import type { ExchangeAsked } from '../exchangeAnswer.ts';
import { ExchangeError } from '../ExchangeError.ts';
import { pathOf, removeFile } from '../inbox.ts';
import { orderDocuments } from './orderDocuments.ts';
import type { OrderDocument } from './orderDocuments.ts';

/** Reasons that are told at once. */
const TOLD = 10;

const isStatus = (code: string): code is OrderStatusCode => orderStatusCodes.some((known) => known === code);

/**
 * Takes an order to the status that 1C says, by the steps and the rights of staff. 1C speaks of the order that it has
 * confirmed: one that changed since then comes to it again, and stays.
 *
 * @throws ApiError as a step of the staff does
 * @throws ExchangeError where 1C asks for what is done in the shop alone
 */
async function takeOrder(
  { session, inbox: { db }, step }: ExchangeAsked,
  context: Context,
  { order, status, cancelled }: OrderDocument,
): Promise<void> {
  if (order === null || (status === '' && !cancelled)) return;
  const [known] = await db.query<{ version: number; status: string }>(sql`
    select e.version, o.status from exchange_orders e join orders o on o.id = e.order_id
    where e.user_id = ${session.user} and e.order_id = ${order}`);
  if (!known) throw new ExchangeError('1С его не получала.');
  if (cancelled && known.status !== 'cancelled')
    throw new ExchangeError('отменяют заказ в магазине: там называют причину.');
  if (cancelled || status === known.status) return;
  if (!isStatus(status)) throw new ExchangeError(`статуса «${status}» нет.`);
  const wish = { id: order, version: known.version, to: status, cause: null, received: null, tell: false };
  const { version } = await step(context, wish);
  // What it did itself it need not be told.
  await db.query(sql`
    update exchange_orders set version = ${version} where user_id = ${session.user} and order_id = ${order}`);
}

/** Takes what 1C says of orders, each by itself. @throws ExchangeError with what could not be done */
export async function takeOrders(asked: ExchangeAsked, name: string): Promise<void> {
  const { inbox } = asked;
  const context = await asked.contextOf();
  const problems: string[] = [];
  for await (const document of orderDocuments(createReadStream(pathOf(inbox, name))))
    try {
      await takeOrder(asked, context, document);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof ExchangeError)) throw error;
      problems.push(`Заказ ${document.order}: ${error.message}`);
    }
  await removeFile(inbox, name, problems.length > 0 ? 'failed' : 'done');
  if (problems.length > 0) throw new ExchangeError(problems.slice(0, TOLD).join(' '));
}
