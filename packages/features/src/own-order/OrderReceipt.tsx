import { multiplyRoubles, sumRoubles } from '@siren/domain/money';
import type { Order } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, formatFullDate, MINUS } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import * as css from './OrderReceipt.css.ts';

function sumsOf({ totals, services, coupon, payments }: Order): Definition[] {
  const items: Definition[] = [{ term: 'Товары', value: formatExactMoney(totals.goods) }];
  const off = (term: string, amount: number) => {
    if (amount > 0) items.push({ term, value: MINUS + formatExactMoney(amount), tone: 'positive' });
  };
  off(`Промокод ${coupon ?? ''}`, totals.discount);
  for (const { key, name, price } of services)
    if (!items.some(({ term }) => term === name))
      items.push({ term: name || key, value: price === 0 ? 'бесплатно' : formatExactMoney(price) });
  off('Бонусы', totals.bonus);
  off('Сертификаты', totals.certificates);
  items.push({ term: 'Итого', value: formatExactMoney(totals.toPay), tone: 'total' });
  const paid = sumRoubles(payments.filter(({ status }) => status === 'paid').map(({ amount }) => amount));
  const back = sumRoubles(payments.filter(({ status }) => status === 'refunded').map(({ amount }) => amount));
  if (paid > 0) items.push({ term: 'Оплачено', value: formatExactMoney(paid) });
  if (back > 0) items.push({ term: 'Возвращено', value: formatExactMoney(back) });
  return items;
}

/** What was bought and what was paid, to keep or to print. */
export function OrderReceipt({ order }: { order: Order }) {
  return (
    <Card as="section" aria-label="Чек">
      <Stack gap={4}>
        <div className={css.head}>
          <Heading level={2} size="panel">
            Чек
          </Heading>
          <Button variant="line" size="s" onClick={() => window.print()}>
            Распечатать
          </Button>
        </div>
        <Text size={14} tone="muted">
          Заказ №&nbsp;{order.number} от&nbsp;{formatFullDate(order.placedAt, 'Europe/Moscow')},{' '}
          {order.payType.name}
        </Text>
        <ul className={css.lines}>
          {order.lines.map(({ offer, name, options, article, quantity, price }) => (
            <li key={`${offer}:${price}`} className={css.line}>
              <Text as="span" size={14}>
                {[name, options].filter(Boolean).join(', ')}, арт.&nbsp;{article}
              </Text>
              <Text as="span" size={14} numeric nowrap>
                {quantity}&nbsp;× {formatExactMoney(price)} ={' '}
                {formatExactMoney(multiplyRoubles(price, quantity))}
              </Text>
            </li>
          ))}
        </ul>
        <DefinitionList kind="sums" items={sumsOf(order)} />
      </Stack>
    </Card>
  );
}
