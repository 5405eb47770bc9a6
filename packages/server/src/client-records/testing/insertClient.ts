import { onlyRow, sql } from '../../db/index.ts';
import type { TestShop } from '../../testing/index.ts';

/** What lists tell accounts by; the rest is made up. */
export interface InsertedClient {
  name?: string;
  phone?: string | null;
  email?: string | null;
  bonus?: number;
  blocked?: boolean;
  demo?: boolean;
  flags?: string[];
  permissions?: string[];
}

/** Puts an account into the tables; its id. */
export async function insertClient({ db }: TestShop, client: InsertedClient = {}): Promise<number> {
  const { name = '', phone = null, email = null, bonus = 0, blocked = false, demo = false } = client;
  const { flags = [], permissions = [] } = client;
  return onlyRow(
    await db.query<{ id: number }>(sql`
      insert into users (login, name, phone, email, bonus, blocked, demo, flags, permissions)
      values (gen_random_uuid()::text, ${name}, ${phone}, ${email}, ${bonus}, ${blocked}, ${demo}, ${flags},
        ${permissions})
      returning id`),
  ).id;
}
