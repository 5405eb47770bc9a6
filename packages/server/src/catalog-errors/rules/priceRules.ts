import { PRICE_JUMP } from '@siren/domain/catalog-errors';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { inGood, inOffer, inRegion, ofGood, ofOffer } from './Found.ts';
import type { RulesSql } from './Found.ts';

/** `isPriceJump` of the domain. */
export const priceJumpSql = (before: Fragment, now: Fragment): Fragment => fragment`
  (${now} > ${before} * ${PRICE_JUMP}::int or ${now} * ${PRICE_JUMP}::int < ${before})`;

/** The last import of each source into each region. */
const lastRuns: Fragment = fragment`
  (select distinct on (source, region_id) id, source from import_runs
    where not dry_run and finished_at is not null order by source, region_id, id desc)`;

/** Rules of what goods cost, and of what there is of them. */
export const priceRules: RulesSql<'no_price' | 'price_jump' | 'stock_no_price' | 'price_no_stock'> = {
  // A feed without a price takes the variant out of the shop: its import tells of it.
  no_price: () => fragment`
    ${inOffer({ subject: ofOffer, value: fragment`''::text` })} from sold o
    where not exists (select from prices r where r.offer_id = o.id)
    union all
    ${inOffer({
      subject: ofOffer,
      value: fragment`case w.code when 'zero_price' then 'Цена 0' when 'no_price' then ''
        else 'Цена «' || coalesce(w.value, '') || '»' end`,
    })}
    from ${lastRuns} l join import_run_rows w on w.run_id = l.id and w.code in ('no_price', 'zero_price', 'bad_price')
    join offers o on o.source = l.source and o.external_id = w.external_id
    where not exists (select from prices r where r.offer_id = o.id)`,
  price_jump: () => fragment`
    ${inRegion({ value: fragment`trim_scale(t.before) || '>' || trim_scale(t.price)` })}
    from catalog_seen_prices t join regions g on g.id = t.region_id
    join sold o on o.id = t.offer_id
    where t.before is not null and ${priceJumpSql(fragment`t.before`, fragment`t.price`)}
      and exists (select from prices r where r.offer_id = o.id and r.region_id = g.id)
      and not exists (select from hand_prices h where h.offer_id = o.id and h.region_id = g.id)`,
  // Where no region has a price it is the rule of prices that tells of it.
  stock_no_price: () => fragment`
    ${inRegion({ value: fragment`g.name` })}
    from (
      select distinct k.offer_id, c.region_id from sold o join stock k on k.offer_id = o.id
      join stores s on s.id = k.store_id join cities c on c.id = s.city_id
      where k.quantity > 0
        and not exists (select from prices r where r.offer_id = k.offer_id and r.region_id = c.region_id)
    ) there
    join regions g on g.id = there.region_id
    join sold o on o.id = there.offer_id
    where exists (select from prices r where r.offer_id = o.id)`,
  price_no_stock: () => fragment`
    ${inGood({ subject: ofGood, value: fragment`''::text` })} from products p
    where p.active
      and exists (select from sold o join prices r on r.offer_id = o.id where o.product_id = p.id)
      and not exists (
        select from sold o join stock k on k.offer_id = o.id where o.product_id = p.id and k.quantity > 0)`,
};
