import type { CatalogRuleKey } from '@siren/domain/catalog-errors';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';

/** What a check goes by. */
export interface RuleScope {
  now: Date;
  /** The one good that is looked at; null for all of them. */
  good: number | null;
}

/** A `select` of what a rule finds: subject, product_id, offer_id, region_id, promo_id, value. */
export type RuleSql = (scope: RuleScope) => Fragment;
export type RulesSql<Keys extends CatalogRuleKey> = Readonly<Record<Keys, RuleSql>>;

/** Signs of a value that are kept at most. */
const VALUE_MAX = 300;

interface Columns {
  subject: Fragment;
  value: Fragment;
}

/** An error of a variant `o`. */
export const inOffer = ({ subject, value }: Columns): Fragment => fragment`
  select ${subject} as subject, o.product_id, o.id as offer_id, null::int as region_id, null::int as promo_id,
    left(${value}, ${VALUE_MAX}::int) as value`;

/** An error of a variant `o` in a region `g`. */
export const inRegion = ({ value }: Pick<Columns, 'value'>): Fragment => fragment`
  select 'offer:' || o.id || ':' || g.id as subject, o.product_id, o.id as offer_id, g.id as region_id,
    null::int as promo_id, left(${value}, ${VALUE_MAX}::int) as value`;

/** An error of a good `p`. */
export const inGood = ({ subject, value }: Columns): Fragment => fragment`
  select ${subject} as subject, p.id as product_id, null::int as offer_id, null::int as region_id,
    null::int as promo_id, left(${value}, ${VALUE_MAX}::int) as value`;

export const ofOffer: Fragment = fragment`'offer:' || o.id`;
export const ofGood: Fragment = fragment`'good:' || p.id`;

/** Whether a variant `o` is one of those that are looked at: of one good its index finds them. */
export const isLookedAt = ({ good }: RuleScope): Fragment =>
  good === null ? fragment`true` : fragment`o.product_id = ${good}::int`;

/** Variants that shoppers see, each with its good: for rules that look at what these say. */
export const soldOffers: Fragment = fragment`
  offers o join products p on p.id = o.product_id and p.active and o.active`;

/**
 * Ids of variants that shoppers see, and of their goods: gone through once for all rules that need no more of them. What variants say
 * fills many times the memory that a database keeps at hand.
 */
export const soldIds = (scope: RuleScope): Fragment => fragment`
  sold as materialized (select o.id, o.product_id from ${soldOffers} where ${isLookedAt(scope)})`;
