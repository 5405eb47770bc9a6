import { readGoodQuery } from '@siren/domain/goods';
import type { GoodFilters, GoodState, GoodStock } from '@siren/domain/goods';
import { MONEY_MAX } from '@siren/domain/money';
import { isCarried } from '../badges/index.ts';
import { fragment, joined } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { allOf, begins } from '../lists/index.ts';

/** Whether staff set something of the good `p`. */
export const isByHand: Fragment = fragment`(p.feed <> '{}' or p.related is not null or p.id in (
  select o.product_id from hand_prices h join offers o on o.id = h.offer_id
  union select o.product_id from stock_changes h join offers o on o.id = h.offer_id
  union select o.product_id from offers o where o.feed_pictures is not null
  union select o.product_id from offers o where o.hand_params is not null))`;

const states: Readonly<Record<GoodState, Fragment>> = {
  sold: fragment`p.active`,
  hidden: fragment`p.hidden`,
  gone: fragment`not p.active and not p.hidden`,
};

const inStock: Fragment = fragment`p.id in (
  select o.product_id from stock k join offers o on o.id = k.offer_id where k.quantity > 0 and o.active)`;
const stocks: Readonly<Record<GoodStock, Fragment>> = { in: inStock, out: fragment`not ${inStock}` };
const anyOf = (conditions: readonly Fragment[]): Fragment => fragment`(${joined(conditions, ' or ')})`;
const pictured: Fragment = fragment`p.id in (
  select o.product_id from offer_pictures op join offers o on o.id = op.offer_id)`;

/** A variant that is sold costs between these in a region: what is wrong with a price of any region is found by it. */
const priced = (from = 0, to = MONEY_MAX): Fragment => fragment`p.id in (
  select o.product_id from prices r join offers o on o.id = r.offer_id
  where o.active and r.price between ${from}::numeric and ${to}::numeric)`;

/** Goods by words and by code, each found by its index. */
function typedConditions(query: string): Fragment[] {
  const { words, code } = readGoodQuery(query);
  const terms = words.map((word) => begins('n', word)).join(' & ');
  const found = [
    ...(terms === ''
      ? []
      : [fragment`select w.id from products w where good_terms(w.name, w.brand) @@ ${terms}::tsquery`]),
    ...(code === ''
      ? []
      : [fragment`select o.product_id from offers o where o.bare_codes && array[${code}::text]`]),
  ];
  return found.length === 0 ? [] : [fragment`p.id in (${joined(found, ' union ')})`];
}

/** What a good `p` has to fit. */
export function narrowGoods(
  query: string,
  { section, brand, badge, stock, state, priceFrom, priceTo, noPicture, byHand }: GoodFilters,
): Fragment {
  return allOf([
    ...typedConditions(query),
    ...(section === undefined
      ? []
      : [
          fragment`p.section_id in (select s.id from sections s where s.ancestors && array(
          select section_now(id) from unnest(${section}::int[]) id))`,
        ]),
    ...(brand === undefined
      ? []
      : [fragment`p.brand = any(array(select brand_named(told) from unnest(${brand}::text[]) told))`]),
    ...(badge === undefined
      ? []
      : [fragment`exists (select from badges t where t.id = any(${badge}::int[]) and ${isCarried})`]),
    ...(stock === undefined ? [] : [anyOf(stock.map((one) => stocks[one]))]),
    ...(state === undefined ? [] : [anyOf(state.map((one) => states[one]))]),
    ...(priceFrom === undefined && priceTo === undefined ? [] : [priced(priceFrom, priceTo)]),
    ...(noPicture ? [fragment`not ${pictured}`] : []),
    ...(byHand ? [isByHand] : []),
  ]);
}
