import { catalogRules, errorValueText, percentOfJump, pricesOfValue } from '@siren/domain/catalog-errors';
import type { CatalogError } from '@siren/domain/catalog-errors';
import { subtractRoubles } from '@siren/domain/money';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatExactMoney, MINUS, NBSP } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { momentText } from '../kit/index.ts';

/** «−67 041 ₽, −90 %» */
function differenceText(prices: { before: number; now: number }): string {
  const less = prices.now < prices.before;
  const [more, fewer] = less ? [prices.before, prices.now] : [prices.now, prices.before];
  const sign = less ? MINUS : '+';
  const percent = Math.abs(percentOfJump(prices));
  return `${sign}${formatExactMoney(subtractRoubles(more, fewer))}, ${sign}${percent}${NBSP}%`;
}

function items(error: CatalogError) {
  const { rule, value, region, lastSeen, timeZone } = error;
  const prices = rule === 'price_jump' ? pricesOfValue(value) : null;
  return [
    ...(prices
      ? [
          { term: 'Было', value: formatExactMoney(prices.before) },
          { term: 'Стало', value: formatExactMoney(prices.now) },
          { term: 'Разница', value: differenceText(prices) },
        ]
      : [{ term: 'Значение', value: errorValueText(error) }]),
    ...(region ? [{ term: 'Регион', value: region.name }] : []),
    { term: 'Видели', value: momentText(lastSeen, timeZone) },
  ];
}

/** What is wrong, in figures where there are some, and what to do about it. */
export const ErrorFacts = ({ error }: { error: CatalogError }) => (
  <Stack gap={2}>
    <DefinitionList kind="params" items={items(error)} />
    <Text size={14} tone="muted">
      {catalogRules[error.rule].advice}
    </Text>
  </Stack>
);
