import type { Mentioned } from '@siren/domain/client-records';
import { hindersErasing } from '@siren/domain/client-records';
import type { OpenOrder } from '@siren/domain/client-records';
import type { OrderStatusCode } from '@siren/domain/orders';
import { composed, fragment } from '../../db/index.ts';
import type { Database, Fragment } from '../../db/index.ts';
import { statusNames } from '../../orders/index.ts';

/** Whose orders they are: an account, with how it is reached. */
export type Erased = Mentioned & { id: number };

/** Whether an order `o` is one of an account: its own, or one that its owner placed as a guest, by phone or e-mail. */
export const isTheirs = ({ id, phone, email }: Erased): Fragment => fragment`(
  o.user_id = ${id}::int
  or (o.user_id is null and (o.customer_phone = ${phone}::text or lower(o.customer_email) = lower(${email}::text))))`;

/** Whether an order `o` names the contacts of an account, whoever it belongs to. */
export const namesThem = ({ phone, email }: Erased): Fragment => fragment`(
  o.customer_phone = ${phone}::text or ${phone}::text = any(o.other_phones) or o.receipt_to = ${phone}::text
  or lower(o.customer_email) = lower(${email}::text) or lower(o.receipt_to) = lower(${email}::text))`;

/** Orders that hinder erasing an account, the oldest first: those in which somebody still has to be reached at its contacts. */
export async function openOrdersOf(db: Database, erased: Erased): Promise<OpenOrder[]> {
  const rows = await db.query<{ id: number; status: OrderStatusCode }>(composed`
    select o.id, o.status from orders o
    where ${isTheirs(erased)} or ${namesThem(erased)} order by o.id`);
  return rows
    .map(({ id, status: code }) => ({ id, number: String(id), status: { code, name: statusNames[code] } }))
    .filter(({ status }) => hindersErasing(status));
}
