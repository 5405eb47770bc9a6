import type { Info } from '@siren/contract/info';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Those of the demo's accounts that this shop really has as demo accounts. */
export async function offeredAccounts(
  db: Database,
  accounts: Info['demoAccounts'],
): Promise<Info['demoAccounts']> {
  const logins = accounts.map(({ login }) => login);
  const rows = await db.query<{ login: string }>(sql`
    select login from users where demo and not blocked and login = any(${logins}::text[])`);
  const known = new Set(rows.map(({ login }) => login));
  // Only what the login page shows, whatever else the demo knows of its people.
  return accounts
    .filter(({ login }) => known.has(login))
    .map(({ login, password, about }) => ({ login, password, about }));
}
