import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';

/** An address that a page gives up goes on leading to it, wherever it is. */
export const leaveAddress = (
  { now }: Pick<Context, 'now'>,
  tx: Database,
  page: number,
  path: string,
): Promise<unknown> =>
  tx.query(sql`
    insert into page_addresses (path, page_id, given_up_at) values (${path}, ${page}, ${now()})
    on conflict (path) do update set page_id = excluded.page_id, given_up_at = excluded.given_up_at`);
