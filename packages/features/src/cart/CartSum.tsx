import type { CartSummary } from '@siren/domain/cart';
import type { AppliedCoupon } from '@siren/domain/coupons';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatCount, formatDay, formatExactMoney, MINUS } from '@siren/ui/format';

/** The delivery that is chosen, as the sum tells it. `price` in roubles, `date` ISO 8601 where there is one. */
export interface ChosenDelivery {
  name: string;
  price: number;
  date: string | null;
  /** Of the store where it is fetched, empty until one is chosen. */
  address?: string;
}

export interface CartSumProps {
  summary: CartSummary;
  coupon: AppliedCoupon | null;
  /** null while none is chosen. */
  delivery: ChosenDelivery | null;
}

const FREE = 'бесплатно';

function deliveryTerm({ name, date, address }: ChosenDelivery): string {
  const day = date && formatDay(date, 'UTC');
  if (address) return day ? `Самовывоз ${day}: ${address}` : `Самовывоз: ${address}`;
  const how = `Доставка: ${name.toLocaleLowerCase('ru')}`;
  return day ? `${how}, ${day}` : how;
}

/** The sum in steps: goods, discount, delivery, services, bonus, certificates. What is 0 and says nothing is left out. */
export function CartSum({ summary, coupon, delivery }: CartSumProps) {
  const { services, bonus, certificates } = summary.totals;
  const rest = services - (delivery?.price ?? 0);
  const pieces = formatCount(summary.orderedPieces, ['товар', 'товара', 'товаров']);
  const items: Definition[] = [{ term: pieces, value: formatExactMoney(summary.shown.before) }];
  const off = (term: string, amount: number) => {
    if (amount > 0) items.push({ term, value: MINUS + formatExactMoney(amount), tone: 'positive' });
  };
  off('Скидка', summary.shown.saved);
  off(`Промокод ${coupon?.code ?? ''}`, summary.shown.coupon);
  if (delivery) {
    items.push({
      term: deliveryTerm(delivery),
      value: delivery.price === 0 ? FREE : formatExactMoney(delivery.price),
      ...(delivery.price === 0 && { tone: 'positive' as const }),
    });
  }
  if (rest > 0) items.push({ term: 'Услуги', value: formatExactMoney(rest) });
  off('Бонусы', bonus);
  off('Сертификаты', certificates);
  return <DefinitionList kind="sums" items={items} />;
}
