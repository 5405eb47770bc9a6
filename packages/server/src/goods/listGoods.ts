import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { readGoodQuery } from '@siren/domain/goods';
import type { StaffGoodRow } from '@siren/domain/goods';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { isByHand, narrowGoods } from './narrowGoods.ts';
import { stateOf } from './stateOf.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/catalog/list'>;
type Sort = ListPayload['sort'];

/** The least price of a good in a region; null for any region. Goods without one are the last, whatever the direction. */
const leastPrice = (region: number | null): Fragment => fragment`(
  select min(r.price) from offers o join prices r on r.offer_id = o.id
  where o.product_id = p.id and o.active and r.region_id = coalesce(${region}::int, r.region_id))`;

type Sorting = (region: number | null) => Fragment;

/** Orders of the list, those of names and changes as its indexes have them; the id parts what is equal. */
const sortings: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Sorting>>>> = {
  changed: {
    ascending: () => fragment`p.changed_at, p.id`,
    descending: () => fragment`p.changed_at desc, p.id desc`,
  },
  name: {
    ascending: () => fragment`folded(p.name) collate "C", p.id`,
    descending: () => fragment`folded(p.name) collate "C" desc, p.id desc`,
  },
  price: {
    ascending: (region) => fragment`${leastPrice(region)} nulls last, p.id`,
    descending: (region) => fragment`${leastPrice(region)} desc nulls last, p.id desc`,
  },
};
/** @param region whose prices goods are put in order by; null for those of any */
export const sortingOf = ({ key, direction }: Sort, region: number | null): Fragment =>
  sortings[key][direction](region);

interface Row extends Omit<StaffGoodRow, 'image' | 'state'> {
  picture: PictureRow | null;
  active: boolean;
  hidden: boolean;
}

/** The ids of the page are found first: pages before it are only counted. */
const readRows = (region: number, conditions: Fragment, { query, sort, page, size }: ListPayload) => composed`
  select p.id, p.path, p.name, p.brand, p.active, p.hidden, p.version, s.name as section, ${isByHand} as "byHand",
    c.id as variant,
    coalesce(c.article, v.article, '') as article, v.variants, r.price, r.old_price as "oldPrice",
    coalesce(k.pieces, 0) as pieces, i.picture
  from (
    select p.id from products p where ${conditions}
    order by ${sortingOf(sort, region)} limit ${size}::int offset ${(page - 1) * size}::bigint
  ) found
  join products p on p.id = found.id
  join sections s on s.id = p.section_id
  left join lateral (
    select o.id, o.article from offers o
    where o.product_id = p.id and o.bare_codes && array[${readGoodQuery(query).code}::text]
    order by not o.active, o.position, o.id limit 1
  ) c on true
  left join lateral (
    select (array_agg(o.article order by not o.active, o.position, o.id))[1] as article,
      (count(*) filter (where o.active))::int as variants
    from offers o where o.product_id = p.id
  ) v on true
  left join lateral (
    select r.price, r.old_price from offers o join prices r on r.offer_id = o.id and r.region_id = ${region}::int
    where o.product_id = p.id and o.active order by r.price, o.id limit 1
  ) r on true
  left join lateral (
    select sum(k.quantity)::int as pieces from offers o join stock k on k.offer_id = o.id
    where o.product_id = p.id and o.active
  ) k on true
  left join lateral (
    select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile) as picture
    from offers o join offer_pictures op on op.offer_id = o.id join pictures i on i.id = op.picture_id
    where o.product_id = p.id order by not o.active, o.position, o.id, op.position limit 1
  ) i on true
  order by ${sortingOf(sort, region)}`;

function rowOf({ picture, active, hidden, ...row }: Row): StaffGoodRow {
  return { ...row, image: picture && imageOf(picture, row.name), state: stateOf({ active, hidden }) };
}

/** A page of all goods with their least prices in the region that staff look at, and how many fit. */
export async function listGoods(
  { db, places }: Context,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/catalog/list'>> {
  const { region } = await places.resolve({});
  const conditions = narrowGoods(payload.query, payload.filters);
  const [rows, counted] = await Promise.all([
    db.query<Row>(readRows(region.id, conditions, payload)),
    db.query<{ total: number }>(composed`
      select count(*)::int as total from products p where ${conditions}`),
  ]);
  return { rows: rows.map(rowOf), total: onlyRow(counted).total, sums: {} };
}
