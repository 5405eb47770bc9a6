import type { Brand } from '@siren/domain/brands';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Brands of these ids, in their order; those that are not there are left out. */
export const readBrands = (db: Database, ids: readonly number[]): Promise<Brand[]> =>
  db.query<Brand>(sql`
    select b.id, b.name,
      array(select s.spelling from brand_spellings s where s.brand_id = b.id order by s.spelling) as spellings,
      array(select a.address from brand_addresses a where a.brand_id = b.id order by a.address) as addresses
    from brands b join unnest(${ids}::int[]) with ordinality wanted (id, place) on wanted.id = b.id
    order by place`);
