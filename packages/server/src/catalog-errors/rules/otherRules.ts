import { PICTURE_OF_MANY, PLACEHOLDER } from '@siren/domain/catalog-errors';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { inOffer, ofOffer, soldOffers } from './Found.ts';
import type { RulesSql } from './Found.ts';

/** `isPlaceholder` of the domain. */
export const placeholderSql = (url: Fragment): Fragment => fragment`${url} ~* ${PLACEHOLDER}::text`;

/**
 * What params are told in another unit than most often, or in none: names and units as they are written. Names are folded once each: a
 * catalogue has few, and hundreds of thousands of params, which are gone through once for all rules that ask for this.
 */
export const oddUnits: Fragment = fragment`
  told as materialized (
    select e ->> 'name' as name, coalesce(e ->> 'unit', '') as unit, count(*) as times
    from ${soldOffers} cross join jsonb_array_elements(o.params) e group by 1, 2
  ),
  names as (select distinct name, folded(name) as key from told),
  usual as (
    select distinct on (key) key, unit from told join names using (name)
    group by key, unit order by key, sum(times) desc, unit desc
  ),
  odd_units as materialized (
    select told.name, told.unit, names.key, usual.unit as usual
    from told join names using (name) join usual using (key) where usual.unit not in ('', told.unit)
  )`;

/** Params of variants `o` that are told in no unit, or in another one. Where there are none no variant is looked at. */
const oddParams = (isOdd: Fragment): Fragment => fragment`
  (
    select o.id, o.product_id, e ->> 'value' as value, u.name, u.unit, u.key, u.usual
    from ${soldOffers} cross join jsonb_array_elements(o.params) e
    join odd_units u on u.name = e ->> 'name' and u.unit = coalesce(e ->> 'unit', '')
    where exists (select from odd_units u where ${isOdd}) and ${isOdd}
  ) o`;

const paramSubject: Fragment = fragment`${ofOffer} || ':' || o.key`;

const shownIn: Fragment = fragment`offer_pictures f join offers v on v.id = f.offer_id and v.active`;

/** Whether many goods have the picture `i`: of all pictures, these are counted once. Most have a few variants, and are not looked at further. */
const ofMany: Fragment = fragment`
  i.id in (
    select f.picture_id from ${shownIn}
    where f.picture_id in (
      select picture_id from offer_pictures group by picture_id having count(*) >= ${PICTURE_OF_MANY}::int)
    group by f.picture_id having count(distinct v.product_id) >= ${PICTURE_OF_MANY}::int)`;
const isOfMany: Fragment = fragment`
  (select count(distinct v.product_id) from ${shownIn} where f.picture_id = i.id) >= ${PICTURE_OF_MANY}::int`;

/** Rules of codes, pictures, params and promos. */
export const otherRules: RulesSql<
  'article_twice' | 'barcode_twice' | 'no_picture' | 'param_no_unit' | 'param_two_units' | 'promo_no_goods'
> = {
  article_twice: () => fragment`
    ${inOffer({ subject: ofOffer, value: fragment`o.article` })}
    from (
      select o.*, count(*) over (partition by o.codes[1]) as alike from ${soldOffers} where o.article <> ''
    ) o where o.alike > 1`,
  barcode_twice: () => fragment`
    ${inOffer({ subject: fragment`${ofOffer} || ':' || o.code`, value: fragment`o.code` })}
    from (
      select o.id, o.product_id, b.code, count(*) over (partition by b.bare) as alike
      from ${soldOffers} cross join unnest(o.codes, o.bare_codes) with ordinality b(code, bare, place)
      where b.place > 1
    ) o where o.alike > 1`,
  no_picture: ({ good }) => fragment`
    ${inOffer({ subject: ofOffer, value: fragment`''::text` })}
    from sold o where not exists (select from offer_pictures f where f.offer_id = o.id)
    union all
    ${inOffer({ subject: ofOffer, value: fragment`regexp_replace(i.url, '^.*/', '')` })}
    from sold o join offer_pictures f on f.offer_id = o.id join pictures i on i.id = f.picture_id
    where (${placeholderSql(fragment`i.url`)} or ${good === null ? ofMany : isOfMany})
      and not exists (select from offer_pictures b where b.offer_id = o.id and b.position < f.position)`,
  param_no_unit: () => fragment`
    ${inOffer({ subject: paramSubject, value: fragment`o.name || ' ' || o.value` })}
    from ${oddParams(fragment`u.unit = ''`)} where o.value ~ '^[0-9]'`,
  param_two_units: () => fragment`
    ${inOffer({
      subject: paramSubject,
      value: fragment`o.name || ' ' || o.value || ' ' || o.unit || ', чаще ' || o.usual`,
    })}
    from ${oddParams(fragment`u.unit <> ''`)}`,
  promo_no_goods: ({ now }) => fragment`
    select 'promo:' || m.id as subject, null::int as product_id, null::int as offer_id, null::int as region_id,
      m.id as promo_id, ''::text as value
    from promos m join coupons c on c.id = m.coupon_id
    where m.active and (m.ends_at is null or m.ends_at > ${now}) and (c.offers <> '{}' or c.targets <> '{}')
      and not exists (select from ${soldOffers} where o.id = any(c.offers))
      and not exists (
        select from products p join sections s on s.id = p.section_id
        where p.active and s.ancestors && c.targets)`,
};
