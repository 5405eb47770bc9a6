import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Who was heard of within so many milliseconds counts as present: the socket looks after everybody twice meanwhile. */
export const PRESENT_MS = 75_000;

/** Notes that these accounts are heard of now. */
export async function markPresent(db: Database, users: readonly number[], now: Date): Promise<void> {
  if (users.length === 0) return;
  await db.query(sql`
    insert into staff_presence (user_id, seen_at) select distinct u, ${now}::timestamptz from unnest(${users}::int[]) u
    on conflict (user_id) do update set seen_at = greatest(staff_presence.seen_at, excluded.seen_at)`);
}
