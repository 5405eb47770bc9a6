import type { Certificate } from '@siren/domain/clients';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

interface Row {
  guid: string;
  code: string;
  nominal: number;
  money: number;
  expires_at: Date | null;
}

/**
 * Certificates of a cart that can still be paid with, in the order attached.
 * @param cartId null where there is no cart
 */
export async function attachedCertificates(
  db: Database,
  cartId: number | null,
  now: Date,
): Promise<Certificate[]> {
  if (cartId === null) return [];
  const rows = await db.query<Row>(sql`
    select c.guid, c.code, c.nominal, c.money, c.expires_at
    from cart_certificates a join certificates c on c.guid = a.guid
    where a.cart_id = ${cartId} and c.active and c.money > 0 and (c.expires_at is null or c.expires_at > ${now})
    order by a.position`);
  return rows.map(({ expires_at: expires, ...certificate }) => ({
    ...certificate,
    expiresAt: expires?.toISOString() ?? null,
  }));
}
