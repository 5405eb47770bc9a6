import type { Period } from '@siren/domain/promo';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

export interface FooterPage extends Period {
  path: string;
  title: string;
}

/** Pages of a region that the foot of the shop leads to, whatever the moment, in the order of the staff; new ones come last. */
export async function readFooterPages(db: Database, region: number): Promise<FooterPage[]> {
  const rows = await db.query<{
    path: string;
    title: string;
    starts_at: Date | null;
    ends_at: Date | null;
  }>(sql`
    select path, title, starts_at, ends_at from promos
    where footer and active and (regions is null or ${region}::int = any(regions))
    order by footer_place nulls last, id`);
  return rows.map(({ starts_at, ends_at, ...page }) => ({
    ...page,
    startsAt: starts_at?.toISOString() ?? null,
    endsAt: ends_at?.toISOString() ?? null,
  }));
}
