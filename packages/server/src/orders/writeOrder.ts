import type { BuyerPhone } from '@siren/domain/account';
import { refusal } from '@siren/contract/errors';
import { fullPrice } from '@siren/domain/cart';
import { ANONYMOUS_EMAIL, receiptContact } from '@siren/domain/checkout';
import { takePieces } from '@siren/domain/pickup';
import type { StorePieces, WantedPieces } from '@siren/domain/pickup';
import type { OrderProof, OrderStatusCode } from '@siren/domain/orders';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import { askerOf } from '../security/index.ts';
import type { Held } from './holdForOrder.ts';
import type { OrderRequest } from './orderRequest.ts';
import type { Quote } from './quoteOrder.ts';
import { insertLines } from './insertLines.ts';
import type { NewLine } from './insertLines.ts';
import { takeForOrder } from './takeForOrder.ts';
import { writeStaffNote } from './writeStaffNote.ts';

export interface NewOrder {
  request: OrderRequest;
  held: Held;
  /** As they are stored, at least one; a protected one comes first. */
  phones: readonly BuyerPhone[];
  quote: Quote;
  /** null while nothing proves who places it. */
  proof: OrderProof | null;
  standing: 'held' | 'waiting';
}

const statusOf = ({ standing }: NewOrder): OrderStatusCode => (standing === 'waiting' ? 'waiting' : 'new');

/** What an order was just made of or written to: that it is there goes without saying, until it does not. */
function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A part of the order is missing');
  return value;
}

async function insertOrder({ db, session, place, now, address }: Context, order: NewOrder) {
  const { request, held, phones, quote, proof, standing } = order;
  const { customer } = request;
  const [phone, ...others] = phones;
  const main = present(phone);
  const email = customer.email === ANONYMOUS_EMAIL ? '' : customer.email;
  const receipt = receiptContact({ email, phone: main.phone });
  const { goods, discount, services, bonus, certificates, toPay } = quote.totals;
  // Of guests alone: what one orders while signed in is an account's, or that of a client whom staff know by phone.
  const token = session.user ? null : session.digest;
  const [written] = await db.query<{ id: number }>(sql`
    insert into orders (idempotency_key, request_digest, user_id, token_digest, region_id, city_id, placed_at,
      customer_name, customer_phone, phone_protected, other_phones, customer_email, receipt_to, store_id, address, comment, delivery_date, pay_type_id, coupon_code,
      goods, discount, services, bonus_used, certificates, to_pay, status, proof, asker, held_since)
    values (${request.key}, ${request.digest}, ${held.userId}, ${token}, ${place.region.id},
      ${quote.cityId}, ${now()}, ${customer.name}, ${main.phone}, ${main.protected},
      ${others.map((other) => other.phone)}, ${customer.email}, ${receipt.to}, ${request.store}, ${customer.address},
      ${customer.comment}, ${quote.date}, ${request.payType}, ${quote.coupon},
      ${goods}, ${discount}, ${services}, ${bonus}, ${certificates}, ${toPay},
      ${statusOf(order)}, ${proof}, ${askerOf(address)}, ${standing === 'waiting' ? null : now()})
    returning id`);
  return present(written).id;
}

const linesOf = ({ state, lines }: Quote): NewLine[] =>
  lines.map((line, position) => {
    const { name, options, article, path, oldPrice: old } = present(state.offers[line.offer]);
    const { offer, quantity, price: final } = line;
    const price = fullPrice(state, line);
    return { position, offer, name, options, article, path, quantity, price, final, old };
  });

async function insertServices(db: Database, order: number, { state, services }: Quote): Promise<void> {
  const rows = services.selection.map((selected, position) => {
    const { name } = present(state.services.services.find(({ key }) => key === selected.key));
    return { ...selected, position, name };
  });
  await db.query(sql`
    insert into order_services (order_id, position, service_id, key, name, quantity, price)
    select ${order}::int, chosen.position,
      -- Held, so that one that is deleted at this moment is either kept for the order or known to be gone.
      (select s.id from services s where s.key = chosen.key for key share),
      chosen.key, chosen.name, chosen.quantity, chosen.price
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as chosen (position int, key text, name text, quantity int, price numeric)`);
}

const noteCertificates = (db: Database, order: number, { certificateUses }: Quote) =>
  db.query(sql`
    insert into order_certificates (order_id, guid, amount)
    select ${order}::int, guid, amount
    from jsonb_to_recordset(${JSON.stringify(certificateUses)}::jsonb) as u (guid uuid, amount numeric)`);

/** @throws ApiError item_unavailable where stores have too few */
function piecesFor({ stock }: Held, line: WantedPieces, fetchedAt: number | null): StorePieces[] {
  const { taken, missing } = takePieces(stock, line, fetchedAt);
  if (missing > 0) throw refusal('cart.item_unavailable', { data: { offers: [line.offer] } });
  return taken;
}

/** What the order takes: nothing while it waits for the staff's word. */
async function take(
  { db, now }: Context,
  order: number,
  { held, quote, request, standing }: NewOrder,
): Promise<void> {
  await noteCertificates(db, order, quote);
  if (standing === 'waiting') return;
  const stock = quote.lines.flatMap((line) => piecesFor(held, line, request.store));
  const { coupon, totals } = quote;
  await takeForOrder(db, order, { userId: held.userId, bonus: totals.bonus, coupon, stock, at: now() });
}

/** What was ordered leaves the cart, and with it the coupon that was used and the certificates that are empty. */
async function emptyCart(db: Database, cartId: number, { quote }: NewOrder): Promise<void> {
  const ordered = quote.lines.flatMap(({ grouped }) => grouped);
  await db.query(sql`delete from cart_items where cart_id = ${cartId} and id = any(${ordered}::bigint[])`);
  await db.query(sql`
    delete from cart_certificates a using certificates c
    where a.cart_id = ${cartId} and c.guid = a.guid and c.money = 0`);
  if (quote.coupon === null) return;
  await db.query(sql`update carts set coupon_code = null, updated_at = now() where id = ${cartId}`);
}

/** Writes the order and takes what it takes; answers its id. Part of the transaction that holds it all. */
export async function writeOrder(context: Context, cartId: number, order: NewOrder): Promise<number> {
  const { db } = context;
  const id = await insertOrder(context, order);
  await insertLines(db, id, linesOf(order.quote));
  await insertServices(db, id, order.quote);
  await take(context, id, order);
  await emptyCart(db, cartId, order);
  await writeStaffNote(context, id, order);
  await db.query(
    sql`insert into order_history (order_id, status, at) values (${id}, ${statusOf(order)}, ${context.now()})`,
  );
  const waits = order.standing === 'waiting';
  const message = waits ? `Заказ № ${id} ждёт вашего подтверждения` : `Новый заказ № ${id}`;
  await notifyStaff(db, {
    ...{ message, type: waits ? 'warning' : 'info', order: id },
    ...(waits && { needs: 'orders.manage' }),
  });
  return id;
}
