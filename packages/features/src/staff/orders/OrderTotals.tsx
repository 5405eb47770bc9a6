import type { StaffOrder } from '@siren/domain/orders';
import { moneyKept } from '@siren/domain/payments';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, MINUS } from '@siren/ui/format';
import { totalSteps } from './totalSteps.ts';
import type { TotalStep } from './totalSteps.ts';

function definitionOf({ term, amount, kind }: TotalStep): Definition {
  const value = formatExactMoney(amount);
  if (kind === 'off') return { term, value: MINUS + value, tone: 'positive' };
  return kind === 'total' ? { term, value, tone: 'total' } : { term, value };
}

/** What the order comes to, step by step: the same steps as the buyer reads. Then what of it was paid and came back. */
export function OrderTotals({ shown }: { shown: StaffOrder }) {
  const { payments, owed } = shown.order;
  // Of what nobody has paid yet all is still to come: that is the sum above.
  const isLeft = owed > 0 && moneyKept(payments) > 0;
  return (
    <DefinitionList
      kind="sums"
      items={[
        ...totalSteps(shown).map(definitionOf),
        ...(isLeft ? [{ term: 'Осталось доплатить', value: formatExactMoney(owed) }] : []),
      ]}
    />
  );
}
