import { PICTURE_OF_MANY, PLACEHOLDER } from '@siren/domain/catalog-errors';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { inOffer, ofOffer, soldOffers } from './Found.ts';
import type { RulesSql } from './Found.ts';

/** `isPlaceholder` of the domain. */
export const placeholderSql = (url: Fragment): Fragment => fragment`${url} ~* ${PLACEHOLDER}::text`;

/**
 * Params of variants `o` as the shop shows them, and what a param is told in most often. Names are folded once each: a catalogue has few,
 * and hundreds of thousands of params.
 */
const withUnits: Fragment = fragment`
  with params as materialized (
    select o.id, o.product_id, e ->> 'name' as name, e ->> 'value' as value, coalesce(e ->> 'unit', '') as unit
    from ${soldOffers} cross join jsonb_array_elements(o.params) e
  ),
  told as materialized (select name, unit, count(*) as times from params group by name, unit),
  names as (select distinct name, folded(name) as key from told),
  usual as (
    select distinct on (key) key, unit from told join names using (name)
    group by key, unit order by key, sum(times) desc, unit desc
  ),
  units as materialized (select name, key, unit from names join usual using (key) where unit <> '')`;

const paramSubject: Fragment = fragment`${ofOffer} || ':' || u.key`;

const shownIn: Fragment = fragment`offer_pictures f join offers v on v.id = f.offer_id and v.active`;

/** Whether many goods have the picture `i`: of all pictures, these are counted once. */
const ofMany: Fragment = fragment`
  i.id in (
    select f.picture_id from ${shownIn}
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
    ${inOffer({ subject: ofOffer, value: fragment`coalesce(regexp_replace(i.url, '^.*/', ''), '')` })}
    from ${soldOffers}
    left join lateral (
      select picture_id from offer_pictures f where f.offer_id = o.id order by f.position limit 1) f on true
    left join pictures i on i.id = f.picture_id
    where i.id is null or ${placeholderSql(fragment`i.url`)} or ${good === null ? ofMany : isOfMany}`,
  param_no_unit: () => fragment`
    (${withUnits}
    ${inOffer({ subject: paramSubject, value: fragment`o.name || ' ' || o.value` })}
    from params o join units u on u.name = o.name where o.unit = '' and o.value ~ '^[0-9]')`,
  param_two_units: () => fragment`
    (${withUnits}
    ${inOffer({
      subject: paramSubject,
      value: fragment`o.name || ' ' || o.value || ' ' || o.unit || ', чаще ' || u.unit`,
    })}
    from params o join units u on u.name = o.name where o.unit not in ('', u.unit))`,
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
