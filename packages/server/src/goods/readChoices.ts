import type { AnswerOf } from '@siren/contract/calls';
import type { BadgeChoice } from '@siren/domain/goods';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

/** All sections by their names from the root down, all brands by the alphabet, badges in their order, and the regions that have prices. */
export async function readChoices({ db }: Context): Promise<AnswerOf<'/api/admin/catalog/choices'>> {
  const [sections, brands, badges, regions] = await Promise.all([
    db.query<{ id: number; name: string }>(sql`
      select s.id, (
          select string_agg(a.name, ', ' order by k.place)
          from unnest(s.ancestors) with ordinality k(id, place) join sections a on a.id = k.id
        ) as name
      from sections s order by name`),
    db.query<{ brand: string }>(sql`
      select distinct p.brand from products p where p.brand is not null order by p.brand`),
    db.query<BadgeChoice>(sql`
      select id, name, rule = 'hand' as "byHand", active from badges order by position, id`),
    db.query<{ id: number; name: string }>(sql`
      select g.id, g.name from regions g where exists (select 1 from prices r where r.region_id = g.id)
      order by g.position, g.id`),
  ]);
  return { sections, brands: brands.map(({ brand }) => brand), badges, regions };
}
