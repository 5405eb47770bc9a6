import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { relatedOffers } from './relatedOffers.ts';
import type { Kinship } from './relatedOffers.ts';

/** Ids of the goods that the shop computes to stand beside one in a region. */
export async function relatedNow(db: Database, region: number, id: number): Promise<number[]> {
  const [kin] = await db.query<Omit<Kinship, 'related'>>(sql`
    select p.id, p.collection, p.section_id, array(
        select b.id from sections s join sections b on b.parent_id is not distinct from s.parent_id
        where s.id = p.section_id and b.id <> s.id and not b.hidden
      ) as beside
    from products p where p.id = ${id}`);
  if (!kin) return [];
  return (await relatedOffers(db, region, { ...kin, related: null })).map(({ product }) => product);
}
