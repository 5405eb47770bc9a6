import type { CheckCause } from '@siren/domain/catalog-errors';
import { composed } from '../db/index.ts';
import type { Fragment, Statement } from '../db/index.ts';

export interface Settled {
  found: number;
  added: number;
  fixed: number;
}

export interface Settling {
  now: Date;
  cause: CheckCause;
  /** What is found. */
  found: Fragment;
  /** Which of the known errors `e` are gone where they are not found. */
  among: Fragment;
  /** Whether what is not known yet is added. */
  adds: boolean;
}

/** What `settleError` makes of all errors, in one statement: what is there is changed, and what is not yet there is added. */
export const settleErrors = ({ now, cause, found, among, adds }: Settling): Statement => composed`
  with found as materialized (${found}),
  met as (
    select f.*, e.id, e.version, e.value <> f.value or e.state = 'fixed' as again
    from found f join catalog_errors e on e.rule = f.rule and e.subject = f.subject
  ),
  kept as (
    update catalog_errors e
    set last_seen = ${now}, product_id = m.product_id, offer_id = m.offer_id, region_id = m.region_id, value = m.value,
      state = case when m.again then 'new' when e.state = 'new' and ${cause}::text <> 'press' then 'known' else e.state end,
      reason = case when m.again then '' else e.reason end,
      first_seen = case when m.again then ${now} else e.first_seen end,
      found_by = case when m.again then ${cause}::text else e.found_by end,
      version = case when m.again then e.version + 1 else e.version end
    -- What somebody has changed since the check began is as they left it.
    from met m where m.id = e.id and m.version = e.version returning m.again
  ),
  gone as (
    update catalog_errors e set state = 'fixed', version = e.version + 1
    where e.state in ('new', 'known') and ${among}
      and not exists (select from found f where f.rule = e.rule and f.subject = e.subject)
    returning e.id
  ),
  added as (
    insert into catalog_errors (rule, subject, product_id, offer_id, region_id, promo_id, value, found_by, first_seen,
      last_seen)
    select f.rule, f.subject, f.product_id, f.offer_id, f.region_id, f.promo_id, f.value, ${cause}::text, ${now}, ${now}
    from found f
    where ${adds}::boolean
      and not exists (select from catalog_errors e where e.rule = f.rule and e.subject = f.subject)
    returning id
  )
  select (select count(*)::int from found) as found,
    (select count(*)::int from added) + (select count(*)::int from kept where again) as added,
    (select count(*)::int from gone) as fixed`;
