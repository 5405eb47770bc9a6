import { randomBytes } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Bytes of a key for HMAC-SHA-256. */
const BYTES = 32;

/** The key that shop and test bank sign with, made at the first start and kept in the settings. */
export async function loadPaymentsSecret(db: Database): Promise<Buffer> {
  const fresh = randomBytes(BYTES).toString('base64url');
  await db.query(
    sql`insert into settings (key, value) values ('payments_secret', ${fresh}) on conflict do nothing`,
  );
  const [row] = await db.query<{ value: string }>(
    sql`select value from settings where key = 'payments_secret'`,
  );
  if (!row) throw new Error('The secret of payments is gone from settings.');
  return Buffer.from(row.value, 'base64url');
}
