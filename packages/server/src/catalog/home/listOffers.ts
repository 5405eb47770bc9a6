import { LIST_SHOWN_MAX } from '@siren/domain/product-lists';
import { composed, fragment, sql } from '../../db/index.ts';
import type { Database, Fragment } from '../../db/index.ts';
import type { ChosenOffer } from './namedOffers.ts';

/** Pieces of an offer `o` in the open stores of a region. */
export const piecesIn = (region: number): Fragment => fragment`(
  select coalesce(sum(k.quantity), 0)::int from stock k where k.offer_id = o.id and k.store_id = any(array(
    select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region}::int)))`;

/** Offers of a list that can be bought in a region, one for each product, in the order of the list. @param sections those that they lie in; null for any */
export const listOffers = (
  db: Database,
  region: number,
  list: number,
  sections: readonly number[] | null = null,
): Promise<ChosenOffer[]> =>
  db.query<ChosenOffer>(composed`
    select product, offer from (
      select distinct on (p.id) p.id as product, o.id as offer, named.place
      from product_lists l cross join unnest(l.offers) with ordinality named(id, place)
      join offers o on o.id = named.id and o.active join products p on p.id = o.product_id and p.active
      join prices r on r.offer_id = o.id and r.region_id = ${region}::int
      where l.id = ${list}::int and l.deleted_at is null and ${piecesIn(region)} > 0
        and (${sections}::int[] is null or p.section_id = any(${sections}::int[]))
      order by p.id, named.place
    ) shown order by place limit ${LIST_SHOWN_MAX}::int`);

/** First and last day of a list. */
export interface ListDays {
  id: number;
  from: string | null;
  to: string | null;
}

/** Days of these lists. */
export const readListDays = (db: Database, lists: readonly number[]): Promise<ListDays[]> =>
  lists.length === 0
    ? Promise.resolve([])
    : db.query<ListDays>(sql`
        select id, to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to"
        from product_lists where id = any(${[...lists]}::int[])`);
