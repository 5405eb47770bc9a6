import { shownGoods } from '@siren/domain/checkout';
import { sumRoubles } from '@siren/domain/money';
import type { Order } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatCount, formatExactMoney, formatPhone, MINUS } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';

/** What the order comes to, step by step. */
export function OrderSum({ order }: { order: Order }) {
  const { totals } = order;
  const shown = shownGoods(order.lines);
  const saved = sumRoubles([shown.saved, shown.coupon]);
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const items: Definition[] = [
    { term: formatCount(pieces, ['товар', 'товара', 'товаров']), value: formatExactMoney(shown.before) },
  ];
  const off = (term: string, amount: number) => {
    if (amount > 0) items.push({ term, value: MINUS + formatExactMoney(amount), tone: 'positive' });
  };
  off('Скидка', shown.saved);
  off(`Промокод ${order.coupon ?? ''}`, shown.coupon);
  for (const { name, price } of order.services) {
    items.push({ term: name, value: price === 0 ? 'бесплатно' : formatExactMoney(price) });
  }
  off('Бонусы', totals.bonus);
  off('Сертификаты', totals.certificates);
  items.push({ term: 'Итого', value: formatExactMoney(totals.toPay), tone: 'total' });
  return (
    <Card as="aside" aria-label="Сумма заказа">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Сумма
        </Heading>
        <DefinitionList kind="sums" items={items} />
        {saved > 0 && (
          <Text size={14} tone="positive">
            Вы экономите {formatExactMoney(saved)}
          </Text>
        )}
        {order.status.code === 'new' && (
          <Text size={14} tone="muted">
            Позвоним по&nbsp;номеру {formatPhone(order.customer.phone)}, если понадобится что-то уточнить.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
