import type { Order } from '@siren/domain/orders';
import { Callout } from '@siren/ui/callout';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import * as css from './ChangeDialog.css.ts';
import { outcomeOf } from './changeWords.ts';
import type { ChangeQuote } from './useChangeQuote.ts';
import type { OrderChange } from './useOrderChange.ts';

/** What the order comes to then, what that means for the client, and why it cannot be. */
export function ChangeSummary({ order, form }: { order: Order; form: OrderChange }) {
  const { quote, pending, error } = form;
  return (
    <Stack gap={3}>
      {quote && (
        <div className={css.sums} role="group" aria-label="Что получится" aria-busy={pending}>
          <Sums order={order} quote={quote} />
        </div>
      )}
      {quote === null && error === null && <Skeleton shape="tile" height="6em" />}
      {quote && quote.problems.length > 0 && (
        <Callout tone="critical" role="alert" title="Товара не&nbsp;хватает">
          {quote.problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </Callout>
      )}
    </Stack>
  );
}

function Sums({ order, quote }: { order: Order; quote: ChangeQuote }) {
  const { totals, kept } = quote;
  const outcome = outcomeOf(quote, order.totals.toPay);
  return (
    <>
      <DefinitionList
        kind="sums"
        items={[
          { term: 'Было', value: formatExactMoney(order.totals.toPay) },
          { term: 'Станет', value: formatExactMoney(totals.toPay) },
          ...(kept > 0 ? [{ term: 'Оплачено', value: formatExactMoney(kept) }] : []),
          outcome
            ? { term: outcome.term, value: outcome.sum, tone: 'total' as const }
            : { term: 'Разницы нет', value: '', tone: 'total' as const },
        ]}
      />
      {outcome && outcome.ways.length > 0 && (
        <Text size={14} tone="muted" numeric>
          {outcome.ways.join(', ')}
        </Text>
      )}
    </>
  );
}
