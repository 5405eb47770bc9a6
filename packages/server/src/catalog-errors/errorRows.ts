import { errorSeverities, rulesOf } from '@siren/domain/catalog-errors';
import type { CatalogErrorRow } from '@siren/domain/catalog-errors';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Clocks that moments are told by: those of the first region. */
export const shopZone: Fragment = fragment`
  (select r.time_zone from regions r order by r.position, r.id limit 1)`;

/** Rules, the worst first. */
const worst = errorSeverities.map(rulesOf);

/** 0 for the worst severity of an error `e`. */
export const rankOf: Fragment = fragment`
  case when e.rule = any(${worst[0]}::text[]) then 0 when e.rule = any(${worst[1]}::text[]) then 1 else 2 end`;

/** Errors `e` with what they are in. */
export const errorSource: Fragment = fragment`
  catalog_errors e
  left join products p on p.id = e.product_id
  left join sections s on s.id = p.section_id
  left join offers o on o.id = e.offer_id
  left join promos m on m.id = e.promo_id`;

/** What is read of an error. */
export const errorColumns: Fragment = fragment`
  e.id, e.rule, e.value, e.state, e.first_seen as "firstSeen", e.version,
  jsonb_build_object('kind', case when e.promo_id is null then 'good' else 'promo' end,
    'id', coalesce(e.product_id, e.promo_id), 'name', coalesce(p.name, m.title), 'article', coalesce(o.article, ''),
    'section', coalesce(s.name, '')) as record,
  (select jsonb_build_object('id', u.id, 'name', coalesce(nullif(u.name, ''), u.login))
    from users u where u.id = e.assignee_id) as assignee,
  ${shopZone} as "timeZone"`;

export interface ErrorRead extends Omit<CatalogErrorRow, 'firstSeen'> {
  firstSeen: Date;
}

export const errorRowOf = <Read extends ErrorRead>({ firstSeen, ...row }: Read) => ({
  ...row,
  firstSeen: firstSeen.toISOString(),
});
