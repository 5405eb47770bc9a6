import { refusal } from '@siren/contract/errors';
import type { CheckedOrderPayload } from '@siren/contract/orders';
import { resolvePhones, typedPhone } from '@siren/domain/checkout';
import { orderStanding } from '@siren/domain/orders';
import type { RightCode } from '../account/index.ts';
import { retryDeadlock } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { claimKey } from './claimKey.ts';
import { holdForOrder } from './holdForOrder.ts';
import { orderRequest } from './orderRequest.ts';
import type { OrderRequest } from './orderRequest.ts';
import { codeOf, proofOf } from './proofOf.ts';
import { quoteOrder } from './quoteOrder.ts';
import { holdSubjects, unprovenHoldings } from './unprovenHoldings.ts';
import { writeOrder } from './writeOrder.ts';

interface Asked {
  request: OrderRequest;
  code: RightCode | null;
  sendsCodes: boolean;
}

async function placeOrder(context: Context, { request, code, sendsCodes }: Asked): Promise<number> {
  const { db, session, limits } = context;
  const placed = await claimKey(db, request, session);
  if (placed !== null) return placed;
  if (session.cartId === null) throw refusal('cart.empty');
  const proof = await proofOf(context, code);
  const typed = typedPhone(request.customer.phone);
  if (proof === null) await holdSubjects(context, typed);
  const held = await holdForOrder(context, session.cartId, request);
  const phones = resolvePhones(request.customer.phone, held.phone);
  if (phones === null) throw refusal('general.invalid_phone');
  const quote = await quoteOrder(context, held, request, phones);
  const standing = orderStanding(
    {
      proof,
      held: proof === null ? await unprovenHoldings(context, typed) : [],
      pieces: quote.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      sendsCodes,
      waits: request.waits,
    },
    limits.unproven,
  );
  if (standing === 'proof_needed') throw refusal('order.proof_needed', { data: { phone: typed } });
  await code?.use(db);
  return writeOrder(context, session.cartId, { request, held, phones, quote, proof, standing });
}

/**
 * Orders what is selected in the cart, in one transaction: whole or not at all, and once it is answered it is
 * on the disk. The same key never makes a second order, whenever and however often it comes.
 *
 * @param sendsCodes whether the shop can send a code that proves a phone
 * @throws ApiError cart.empty, item_unavailable, exposition_only, client_invalid, pay_type_unavailable, sum_too_large, total_changed,
 * prepayment_above_total, user.not_authorized, general.invalid_phone, general.bad_request, order.proof_needed, order.store_unavailable, and what
 * `tryCode` throws
 */
export async function createOrder(
  context: Context,
  payload: CheckedOrderPayload,
  { sendsCodes }: { sendsCodes: boolean },
): Promise<{ id: number }> {
  const request = orderRequest(payload);
  const code = await codeOf(context, request);
  const asked = { request, code, sendsCodes };
  const id = await retryDeadlock(() => context.db.transaction((db) => placeOrder({ ...context, db }, asked)));
  return { id };
}
