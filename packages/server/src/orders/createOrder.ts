import { refusal } from '@siren/contract/errors';
import type { CheckedOrderPayload } from '@siren/contract/orders';
import { resolvePhones } from '@siren/domain/checkout';
import { retryDeadlock } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { claimKey } from './claimKey.ts';
import { holdForOrder } from './holdForOrder.ts';
import { orderRequest } from './orderRequest.ts';
import type { OrderRequest } from './orderRequest.ts';
import { quoteOrder } from './quoteOrder.ts';
import { writeOrder } from './writeOrder.ts';

async function placeOrder(context: Context, request: OrderRequest): Promise<number> {
  const { db, session } = context;
  const placed = await claimKey(db, request, session);
  if (placed !== null) return placed;
  if (session.cartId === null) throw refusal('cart.empty');
  const held = await holdForOrder(context, session.cartId, request);
  const phones = resolvePhones(request.customer.phone, held.phone);
  if (phones === null) throw refusal('general.invalid_phone');
  const quote = await quoteOrder(context, held, request, phones);
  return writeOrder(context, session.cartId, { request, held, phones, quote });
}

/**
 * Orders what is selected in the cart, in one transaction: whole or not at all, and once it is answered it is
 * on the disk. The same key never makes a second order, whenever and however often it comes.
 *
 * @throws ApiError cart.empty, item_unavailable, exposition_only, client_invalid, pay_type_unavailable, total_changed,
 * prepayment_above_total, user.not_authorized, general.invalid_phone, general.bad_request
 */
export async function createOrder(context: Context, payload: CheckedOrderPayload): Promise<{ id: number }> {
  const request = orderRequest(payload);
  const id = await retryDeadlock(() =>
    context.db.transaction((db) => placeOrder({ ...context, db }, request)),
  );
  return { id };
}
