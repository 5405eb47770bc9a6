import type { CardParam } from '@siren/domain/catalog';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { PictureRow } from '../../pictures/index.ts';

interface CardOption {
  name: string;
  value: string;
  hex: string | null;
}

/** What a card is made of. Money in roubles. */
export interface CardRow {
  id: number;
  path: string;
  offer: number;
  name: string;
  short_name: string;
  brand: string | null;
  article: string;
  /** Its section and those above, from the root. */
  sections: number[];
  /** Beginning of the description. */
  intro: string;
  price: number;
  old_price: number | null;
  /** Pieces in the stores of the region. */
  quantity: number;
  exposition: boolean;
  hit: boolean;
  hand_badges: number[];
  is_new: boolean;
  /** `alt`: words that staff gave it. */
  pictures: (PictureRow & { alt: string | null })[];
  /** Params of the offer, in the order to show. */
  params: CardParam[];
  /** Options of all variants that the region sells. */
  variants: CardOption[][];
}

/** Cards of these offers, in their order; those that the region does not sell are left out. */
export function readCards(
  db: Database,
  region: number,
  offers: readonly number[],
  now: Date,
): Promise<CardRow[]> {
  return db.query<CardRow>(
    sql`select p.id, p.path, o.id as offer, p.name, p.short_name, p.brand, o.article,
          s.ancestors as sections, left(p.description, 400) as intro, r.price, r.old_price, o.exposition, p.hit, o.params,
          array(select b.badge_id from product_badges b where b.product_id = p.id) as hand_badges,
          coalesce(p.new_until > ${now}, false) as is_new,
          coalesce((
            select sum(k.quantity) from stock k
            where k.offer_id = o.id and k.store_id = any(array(
              select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region}))
          ), 0)::int as quantity,
          coalesce((
            select json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile,
              'alt', op.alt) order by op.position)
            from offer_pictures op join pictures i on i.id = op.picture_id
            where op.offer_id = o.id and op.position < 2
          ), '[]') as pictures,
          coalesce((
            select json_agg(v.options order by v.position, v.id)
            from offers v join prices vr on vr.offer_id = v.id and vr.region_id = ${region}
            where v.product_id = p.id and v.active and v.options <> '[]'
          ), '[]') as variants
        from unnest(${offers}::int[]) with ordinality k(id, place)
        join offers o on o.id = k.id and o.active
        join products p on p.id = o.product_id and p.active
        join sections s on s.id = p.section_id
        join prices r on r.offer_id = o.id and r.region_id = ${region}
        order by k.place`,
  );
}
