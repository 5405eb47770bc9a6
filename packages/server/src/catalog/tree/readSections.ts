import type { SectionSort } from '@siren/domain/catalog';
import type { FacetChoice } from '@siren/domain/sections';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { PictureRow } from '../../pictures/index.ts';

/** A section with what the region sells in it, the sections below not counted. */
export interface SectionRow {
  id: number;
  path: string;
  name: string;
  parent_id: number | null;
  ancestors: number[];
  /** Words for search engines, as staff wrote them; empty where the shop makes them. */
  title: string;
  description: string;
  /** Filters as staff put them in order; null where they are as in the section above. */
  facets: FacetChoice[] | null;
  /** The order that it opens with; null where it is that of the shop. */
  sort: SectionSort | null;
  /** Ids of goods that stand first in that order. */
  pins: number[];
  /** Id of the list that it begins with; null where it has none. */
  list: number | null;
  total: number;
  /** The lowest price in roubles; null where nothing is sold. */
  min_price: number | null;
  /** Of the most popular good that has one. */
  picture: PictureRow | null;
}

/** All sections in the order to show, without those that staff hid and what lies in them. */
export function readSections(db: Database, region: number): Promise<SectionRow[]> {
  return db.query<SectionRow>(
    sql`with sold as (
          select p.id, p.section_id, p.hit, p.position, min(r.price) as price, min(o.id) as offer_id
          from prices r
          join offers o on o.id = r.offer_id and o.active
          join products p on p.id = o.product_id and p.active
          where r.region_id = ${region}
          group by p.id
        ), counted as (
          select section_id, count(*)::int as total, min(price) as min_price from sold group by section_id
        ), faces as (
          select distinct on (sold.section_id) sold.section_id, op.picture_id
          from sold join offer_pictures op on op.offer_id = sold.offer_id and op.position = 0
          order by sold.section_id, sold.hit desc, sold.position, sold.id
        )
        select s.id, s.path, s.name, s.parent_id, s.ancestors, s.title, s.description, s.facets, s.sort, s.pins, s.list_id as list, coalesce(n.total, 0) as total, n.min_price,
          case when i.id is not null
            then json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile) end as picture
        from sections s
        left join counted n on n.section_id = s.id
        left join faces f on f.section_id = s.id
        left join pictures i on i.id = f.picture_id
        where not exists (select from sections h where h.hidden and h.id = any(s.ancestors))
        order by s.position, s.id`,
  );
}
