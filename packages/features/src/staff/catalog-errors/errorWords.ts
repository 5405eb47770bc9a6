import { catalogRules, errorSeverities, rulesOf } from '@siren/domain/catalog-errors';
import type {
  CatalogErrorCounts,
  CatalogRuleKey,
  ErrorSeverity,
  ErrorState,
} from '@siren/domain/catalog-errors';
import type { ListViewLink } from '../kit/index.ts';

export const severityTones = {
  critical: 'critical',
  error: 'caution',
  warning: 'neutral',
} as const satisfies Record<ErrorSeverity, string>;
export const stateTones = {
  new: 'brand',
  known: 'neutral',
  fixed: 'accent',
  ignored: 'neutral',
} as const satisfies Record<ErrorState, string>;

type Rules = CatalogErrorCounts['rules'];

const sumOf = (rules: Rules, of: 'open' | 'fresh', among?: readonly CatalogRuleKey[]): number =>
  rules.filter(({ rule }) => !among || among.includes(rule)).reduce((sum, rule) => sum + rule[of], 0);

export const openOf = (counts: CatalogErrorCounts | undefined): number | undefined =>
  counts && sumOf(counts.rules, 'open');
export const freshOf = (counts: CatalogErrorCounts): number => sumOf(counts.rules, 'fresh');

const severityViews: Readonly<Record<ErrorSeverity, string>> = {
  critical: 'Критичные',
  error: 'Ошибки',
  warning: 'Предупреждения',
};

/** Views that everybody has; one's own once it is known who one is. */
export function viewsOf(counts: CatalogErrorCounts | undefined, me: number | undefined): ListViewLink[] {
  const count = (of: (known: CatalogErrorCounts) => number) => counts && of(counts);
  return [
    { title: 'Все', filters: {}, count: openOf(counts) },
    { title: 'Новые', filters: { state: ['new'] }, count: count(freshOf) },
    ...errorSeverities.map((severity) => ({
      title: severityViews[severity],
      filters: { severity: [severity] },
      count: count(({ rules }) => sumOf(rules, 'open', rulesOf(severity))),
    })),
    ...(me === undefined
      ? []
      : [{ title: 'Мои', filters: { assignee: [String(me)] }, count: count(({ mine }) => mine) }]),
    { title: 'Исправлены', filters: { state: ['fixed'] }, count: count(({ fixed }) => fixed) },
    { title: 'Не\u00a0ошибки', filters: { state: ['ignored'] }, count: count(({ ignored }) => ignored) },
  ];
}

/** «Цена изменилась более чем вдвое, Кровать «Полынь»»: what a row is called. */
export const errorName = ({ rule, record }: { rule: CatalogRuleKey; record: { name: string } }): string =>
  `${record.name || 'Без названия'}, ${catalogRules[rule].title.toLowerCase()}`;
