import type { Certificate } from '@siren/domain/clients';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { certificateFromRow } from './certificateFromRow.ts';
import type { CertificateRow } from './certificateFromRow.ts';

/**
 * Certificates of a cart in the order attached; those that can pay no more say so.
 * @param cartId null where there is no cart
 */
export async function attachedCertificates(
  db: Database,
  cartId: number | null,
  now: Date,
): Promise<Certificate[]> {
  if (cartId === null) return [];
  const rows = await db.query<CertificateRow>(sql`
    select c.guid, c.code, c.nominal, c.money, c.expires_at
    from cart_certificates a join certificates c on c.guid = a.guid
    where a.cart_id = ${cartId} and c.active
    order by a.position`);
  return rows.map((row) => certificateFromRow(row, now));
}
