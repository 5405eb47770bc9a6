import type { Holding } from '@siren/domain/orders';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { askerOf } from '../security/index.ts';

interface Subjects {
  digest: Buffer | null;
  user: number | null;
  /** As it is stored; null where none was told. */
  phone: string | null;
  asker: string;
}

const subjectsOf = ({ session, address }: Context, phone: string | null): Subjects => ({
  digest: session.user ? null : session.digest,
  user: session.user?.id ?? null,
  phone,
  asker: askerOf(address),
});

/**
 * Holds session, phone and address of a buyer whom nothing proves to the end of the transaction, so that orders of one
 * of them come one after another and each counts those before it. The first locks of an order after its key, always in
 * one order: nobody waits in a circle.
 */
export async function holdSubjects(context: Context, phone: string | null): Promise<void> {
  const { digest, user, asker } = subjectsOf(context, phone);
  const names = [`session ${user ?? digest?.toString('hex')}`, `phone ${phone}`, `address ${asker}`];
  await context.db.query(sql`
    select pg_advisory_xact_lock(key) from (
      select hashtextextended('unproven ' || name, 0) as key from unnest(${names}::text[]) as name order by key
    ) keys`);
}

interface OpenOrder {
  own: boolean;
  phone: string;
  asker: string | null;
  pieces: number;
}

const holdingOf = (orders: readonly OpenOrder[]): Holding => ({
  orders: orders.length,
  pieces: orders.reduce((sum, { pieces }) => sum + pieces, 0),
});

/** What open orders that nothing proves and nobody has paid hold: of the session, of the phone and of the address. */
export async function unprovenHoldings(context: Context, phone: string | null): Promise<Holding[]> {
  const { digest, user, asker } = subjectsOf(context, phone);
  const open = await context.db.query<OpenOrder>(sql`
    select o.customer_phone as phone, o.asker,
      coalesce(o.token_digest = ${digest}::bytea or o.user_id = ${user}::int, false) as own,
      (select sum(quantity)::int from order_lines where order_id = o.id) as pieces
    from orders o
    where o.proof is null and o.status in ('new', 'confirmed') and o.to_pay > 0
      and (o.token_digest = ${digest}::bytea or o.user_id = ${user}::int or o.customer_phone = ${phone}
        or o.asker = ${asker})
      and not exists (select from payments p where p.order_id = o.id and p.status = 'paid')`);
  return [
    holdingOf(open.filter(({ own }) => own)),
    holdingOf(open.filter((order) => order.phone === phone)),
    holdingOf(open.filter((order) => order.asker === asker)),
  ];
}
