import type { KnownBadge } from '@siren/domain/catalog';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** The badges of the shop that are switched on, in the order to show. */
export const readBadges = (db: Database): Promise<KnownBadge[]> =>
  db.query<KnownBadge>(sql`
    select id, code, name, filter_name as "filterName", tone, rule from badges where active order by position, id`);
