import { catalogRules, errorSeverities, rulesOf, severityWords } from '@siren/domain/catalog-errors';
import type { CatalogErrorCounts, CatalogRuleKey } from '@siren/domain/catalog-errors';
import { formatNumber } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import type { ListAddressState } from '../kit/index.ts';
import * as css from './CatalogErrors.css.ts';
import { freshOf, openOf } from './errorWords.ts';

interface RuleLinkProps {
  list: ListAddressState;
  /** null for all of them. */
  rule: CatalogRuleKey | null;
  open: number;
  fresh: number;
}

function RuleLink({ list, rule, open, fresh }: RuleLinkProps) {
  const { address, queryOf } = list;
  const { rule: chosen = [], ...filters } = address.filters;
  const current = rule === null ? chosen.length === 0 : chosen.length === 1 && chosen[0] === rule;
  return (
    <Link
      className={css.rule}
      to={queryOf({ filters: rule === null ? filters : { ...filters, rule: [rule] } })}
      {...(current && { 'aria-current': true })}
    >
      <span className={css.ruleTitle}>
        <Text as="span" size={14}>
          {rule === null ? 'Все правила' : catalogRules[rule].title}
        </Text>
      </span>
      {fresh > 0 && (
        <Text as="span" size={12} tone="brand" weight="strong" numeric>
          <span role="img" aria-label={`новых ${fresh}`}>
            +{formatNumber(fresh)}
          </span>
        </Text>
      )}
      <Text as="span" size={12} tone="muted" numeric>
        {formatNumber(open)}
      </Text>
    </Link>
  );
}

export interface RuleListProps {
  list: ListAddressState;
  counts: CatalogErrorCounts;
}

/** All rules that have found something, by how bad that is. */
export function RuleList({ list, counts }: RuleListProps) {
  const chosen = list.address.filters['rule'] ?? [];
  return (
    <nav className={css.rules} aria-label="Правила">
      <RuleLink list={list} rule={null} open={openOf(counts) ?? 0} fresh={freshOf(counts)} />
      {errorSeverities.map((severity) => {
        const rules = counts.rules.filter(
          ({ rule, open }) => rulesOf(severity).includes(rule) && (open > 0 || chosen.includes(rule)),
        );
        if (rules.length === 0) return null;
        return (
          <div key={severity}>
            <div className={css.group}>
              <Text size={12} tone="muted">
                {severityWords[severity].many}
              </Text>
            </div>
            {rules.map((rule) => (
              <RuleLink key={rule.rule} list={list} {...rule} />
            ))}
          </div>
        );
      })}
    </nav>
  );
}
