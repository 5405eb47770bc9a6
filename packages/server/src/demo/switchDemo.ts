import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { endSessions } from '../http/index.ts';

/**
 * Lets accounts, coupons and certificates of the demo work, or shuts them: everybody knows their passwords and codes. Shut
 * accounts are blocked and their sessions over; whoever looks for one of these finds nothing. One that staff have blocked stays so
 * while the demo works.
 */
export function switchDemo(db: Database, on: boolean, now: Date): Promise<void> {
  return db.transaction(async (inside) => {
    const users = await inside.query<{ id: number }>(sql`
      update users set blocked = ${!on}, blocked_why = null
      where demo and case when ${on}::boolean then blocked and blocked_why is null
        else not blocked or blocked_why is not null end
      returning id`);
    if (!on) for (const { id } of users) await endSessions(inside, { user: id }, now);
    await inside.query(sql`update coupons set active = ${on} where demo and active <> ${on}`);
    await inside.query(sql`update certificates set active = ${on} where demo and active <> ${on}`);
  });
}
