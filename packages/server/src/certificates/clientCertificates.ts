import type { ClientCertificate } from '@siren/domain/client-records';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { certificateFromRow } from './certificateFromRow.ts';
import type { CertificateRow } from './certificateFromRow.ts';

/** So much of a code is told to those who do not own it. */
const ENDING = 4;

/** Certificates that an account has paid with, or has in its cart; those that can pay first, then by their code. */
export async function clientCertificates(
  db: Database,
  user: number,
  now: Date,
): Promise<ClientCertificate[]> {
  const rows = await db.query<CertificateRow>(sql`
    select c.guid, c.code, c.nominal, c.money, c.expires_at from certificates c
    where c.active and c.guid in (
      select u.guid from order_certificates u join orders o on o.id = u.order_id where o.user_id = ${user}
      union select a.guid from cart_certificates a join carts on carts.id = a.cart_id where carts.user_id = ${user})
    order by c.money = 0, c.code`);
  return rows.map((row) => {
    const { code, ...certificate } = certificateFromRow(row, now);
    return { ...certificate, ending: code.slice(-ENDING) };
  });
}
