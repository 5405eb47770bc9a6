import { catalogRuleKeys } from '@siren/domain/catalog-errors';
import type { CatalogRuleKey } from '@siren/domain/catalog-errors';
import { fragment, joined } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { soldIds } from './Found.ts';
import type { RuleScope, RulesSql } from './Found.ts';
import { oddUnits, otherRules } from './otherRules.ts';
import { priceRules } from './priceRules.ts';
import { textRules } from './textRules.ts';

const rules: RulesSql<CatalogRuleKey> = { ...textRules, ...priceRules, ...otherRules };

/** Rules that look at each good by itself, so that one of them is checked with its save. */
export const goodRules = [
  ...(['mojibake', 'brand_twice', 'name_length', 'no_section', 'no_picture'] as const),
  ...(['no_price', 'price_jump', 'stock_no_price', 'price_no_stock'] as const),
] as const satisfies readonly CatalogRuleKey[];

/** All that these rules find, each error once. */
export const foundBy = (
  scope: RuleScope,
  keys: readonly CatalogRuleKey[] = catalogRuleKeys,
): Fragment => fragment`
  with ${soldIds(scope)}, ${oddUnits}
  select distinct on (rule, subject) * from (${joined(
    keys.map(
      (key) => fragment`select ${key}::text as rule, f.* from (${rules[key](scope)}) f
      where ${scope.good === null ? fragment`true` : fragment`f.product_id = ${scope.good}::int`}`,
    ),
    ' union all ',
  )}) found order by rule, subject, value`;
