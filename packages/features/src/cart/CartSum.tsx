import type { CartSummary } from '@siren/domain/cart';
import type { AppliedCoupon } from '@siren/domain/coupons';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatCount, formatMoney, formatReduction } from '@siren/ui/format';

export interface CartSumProps {
  summary: CartSummary;
  coupon: AppliedCoupon | null;
  /** Sum and name of the chosen delivery; null while none is chosen. */
  delivery: { name: string; price: number } | null;
}

const FREE = 'бесплатно';

/** The sum in steps: goods, discount, delivery, services. What is 0 and says nothing is left out. */
export function CartSum({ summary, coupon, delivery }: CartSumProps) {
  const { goods, discount, services } = summary.totals;
  const rest = services - (delivery?.price ?? 0);
  const pieces = formatCount(summary.selectedPieces, ['товар', 'товара', 'товаров']);
  const items: Definition[] = [{ term: pieces, value: formatMoney(goods) }];
  if (discount > 0) {
    items.push({
      term: `Промокод ${coupon?.code ?? ''}`,
      value: formatReduction(discount),
      tone: 'positive',
    });
  }
  if (delivery) {
    items.push({
      term: `Доставка: ${delivery.name.toLocaleLowerCase('ru')}`,
      value: delivery.price === 0 ? FREE : formatMoney(delivery.price),
      ...(delivery.price === 0 && { tone: 'positive' as const }),
    });
  }
  if (rest > 0) items.push({ term: 'Услуги', value: formatMoney(rest) });
  return <DefinitionList kind="sums" items={items} />;
}
