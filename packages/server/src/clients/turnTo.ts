import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Whom the order in a cart is placed for. */
export interface TurnedTo {
  phone: string;
  /** Whose account has the phone; null for a new client. */
  id: number | null;
}

/**
 * Makes the cart one for this client; null makes it the staff's own again. Certificates are money of the client
 * before: they go with them.
 */
export async function turnTo(db: Database, cartId: number, client: TurnedTo | null): Promise<void> {
  await db.query(sql`
    with before as (
      select client_phone as phone from carts where id = ${cartId} for no key update
    ), parted as (
      delete from cart_certificates a using before
      where a.cart_id = ${cartId} and before.phone is not null
        and before.phone is distinct from ${client?.phone ?? null}::text
    )
    update carts
    set client_id = ${client?.id ?? null}, client_phone = ${client?.phone ?? null}, updated_at = now()
    from before where carts.id = ${cartId}`);
}
