import { shownGoods } from '@siren/domain/checkout';
import type { Order } from '@siren/domain/orders';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, MINUS } from '@siren/ui/format';

/** What the order comes to, step by step: the same steps as the buyer reads. */
export function OrderTotals({ order: { lines, totals, coupon } }: { order: Order }) {
  const shown = shownGoods(lines);
  const off = (term: string, amount: number): Definition[] =>
    amount > 0 ? [{ term, value: MINUS + formatExactMoney(amount), tone: 'positive' }] : [];
  return (
    <DefinitionList
      kind="sums"
      items={[
        { term: 'Товары', value: formatExactMoney(shown.before) },
        ...off('Скидка', shown.saved),
        ...off(`Промокод ${coupon ?? ''}`, shown.coupon),
        ...(totals.services > 0 ? [{ term: 'Услуги', value: formatExactMoney(totals.services) }] : []),
        ...off('Бонусы', totals.bonus),
        ...off('Сертификаты', totals.certificates),
        { term: 'К\u00a0оплате', value: formatExactMoney(totals.toPay), tone: 'total' },
      ]}
    />
  );
}
