import { administratorNeeds } from '@siren/domain/people';
import type { Standing } from '@siren/domain/people';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Accounts that can manage accounts, for the rules to judge. */
export const administrators = (db: Database): Promise<(Standing & { id: number })[]> =>
  db.query<Standing & { id: number }>(sql`
    select id, permissions, blocked from users
    where not blocked and permissions @> ${[...administratorNeeds]}::text[]`);
