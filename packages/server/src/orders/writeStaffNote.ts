import { can } from '@siren/domain/account';
import { NO_ADDITIONAL } from '@siren/domain/orders';
import { turnTo } from '../clients/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Held } from './holdForOrder.ts';
import type { OrderRequest } from './orderRequest.ts';

/**
 * Notes who placed an order for a client and what they added to it. The client is let go of with the order, unless
 * their data shall stay for the next one: else that would be somebody else's by mistake. Nothing for an order of
 * one's own.
 */
export async function writeStaffNote(
  { db, session }: Context,
  order: number,
  { held: { cart }, request }: { held: Held; request: OrderRequest },
): Promise<void> {
  const turned = cart.clientId !== null || cart.clientPhone !== null;
  if (!session.user || !can(session.permissions, 'client.resolve')) return;
  if (!turned && request.additional === undefined) return;
  const added = request.additional ?? NO_ADDITIONAL;
  const { source, user, condition, franchiseType, cheap, prepayment } = added;
  await db.query(sql`
    insert into order_staff
      (order_id, placed_by, source_id, condition, franchise_type, cheap)
    values (${order}, ${session.user.id}, ${source}, ${condition}, ${franchiseType}, ${cheap})`);
  await db.query(sql`update orders set responsible_id = ${user ?? session.user.id} where id = ${order}`);
  const amounts = Object.entries(prepayment).filter(([, amount]) => amount > 0);
  await db.query(sql`
    insert into order_prepayments (order_id, pay_type_id, amount)
    select ${order}::int, key::int, value::numeric
    from jsonb_each_text(${JSON.stringify(Object.fromEntries(amounts))}::jsonb)`);
  if (session.cartId !== null && !added.keepData) await turnTo(db, session.cartId, null);
}
