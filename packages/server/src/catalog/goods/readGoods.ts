import { painted } from '@siren/domain/colors';
import type { ColorFinder } from '@siren/domain/colors';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { IndexedGood, IndexedOffer, SoldIn } from '../goods-index/index.ts';

type SoldRow = [region: number, price: number, oldPrice: number | null, quantity: number];

interface OfferRow extends Omit<IndexedOffer, 'sold'> {
  sold: SoldRow[] | null;
}

interface GoodRow {
  id: number;
  section: number;
  brand: string | null;
  hit: boolean;
  hand_badges: number[];
  new_until: number;
  created_at: number;
  position: number;
  offers: OfferRow[];
}

/** Goods that were read together; those that are asked for and not there cannot be sold. */
export interface Chunk {
  asked: readonly number[];
  goods: IndexedGood[];
}

/** Goods read by one statement: few enough that nobody waits for what is made of them. */
const GOODS_AT_ONCE = 500;

const soldOf = ([region, price, oldPrice, quantity]: SoldRow): SoldIn => ({
  region,
  price,
  oldPrice,
  quantity,
});

const toGood =
  (colorOf: ColorFinder) =>
  ({
    hit,
    hand_badges: handBadges,
    new_until: newUntil,
    created_at: createdAt,
    offers,
    ...row
  }: GoodRow): IndexedGood => ({
    ...row,
    isHit: hit,
    handBadges,
    newUntil,
    createdAt,
    offers: offers.map(({ sold, options, ...offer }) => ({
      ...offer,
      options: options.map((option) => painted(option, colorOf)),
      sold: (sold ?? []).map(soldOf),
    })),
  });

/** The goods among `ids` (few at once) that can be sold somewhere, as the index takes them in. */
async function readGoods(db: Database, ids: readonly number[], colorOf: ColorFinder): Promise<IndexedGood[]> {
  const rows = await db.query<GoodRow>(
    sql`with places as materialized (
          select st.id, c.region_id from open_stores st join cities c on c.id = st.city_id
        ), chosen as materialized (
          select o.* from offers o join products p on p.id = o.product_id
          where o.product_id = any(${ids}::int[]) and o.active and p.active
        ), pieces as materialized (
          select k.offer_id, places.region_id, sum(k.quantity) as quantity
          from stock k join places on places.id = k.store_id
          where k.offer_id = any(array(select id from chosen))
          group by 1, 2
        ), sold as (
          select r.offer_id, json_agg(json_build_array(r.region_id, r.price, r.old_price,
            coalesce(k.quantity, 0))) as regions
          from prices r left join pieces k on k.offer_id = r.offer_id and k.region_id = r.region_id
          where r.offer_id = any(array(select id from chosen))
          group by r.offer_id
        )
        select p.id, p.section_id as section, p.brand, p.hit, p.position,
          array(select b.badge_id from product_badges b where b.product_id = p.id) as hand_badges,
          coalesce(extract(epoch from p.new_until) * 1000, 0)::float8 as new_until,
          (extract(epoch from p.created_at) * 1000)::float8 as created_at,
          json_agg(json_build_object('id', o.id, 'exposition', o.exposition, 'params', o.params,
            'options', o.options, 'sold', s.regions,
            'pictured', exists (select 1 from offer_pictures op where op.offer_id = o.id and op.position = 0))
            order by o.position, o.id) as offers
        from chosen o
        join products p on p.id = o.product_id
        join sold s on s.offer_id = o.id
        group by p.id`,
  );
  return rows.map(toGood(colorOf));
}

/** Ids of the next goods after `id`, in their order. */
async function nextIds(db: Database, id: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from products where id > ${id} and active order by id limit ${GOODS_AT_ONCE}::int`,
  );
  return rows.map((row) => row.id);
}

/** Ids of the goods of these sections. */
export async function idsIn(db: Database, sections: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from products where section_id = any(${sections}::int[]) and active order by id`,
  );
  return rows.map((row) => row.id);
}

/** Goods by their ids, painted as the shop has it, some hundreds at a time, with the ids that were asked for. */
export async function* readChunks(
  db: Database,
  ids: readonly number[],
  colorOf: ColorFinder,
): AsyncGenerator<Chunk> {
  for (let at = 0; at < ids.length; at += GOODS_AT_ONCE) {
    const asked = ids.slice(at, at + GOODS_AT_ONCE);
    yield { asked, goods: await readGoods(db, asked, colorOf) };
  }
}

/** All goods, some hundreds at a time. */
export async function* readAllGoods(db: Database, colorOf: ColorFinder): AsyncGenerator<Chunk> {
  for (let asked = await nextIds(db, 0); asked.length > 0; asked = await nextIds(db, asked.at(-1) ?? 0)) {
    yield { asked, goods: await readGoods(db, asked, colorOf) };
  }
}
