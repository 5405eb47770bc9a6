import { shownGoods, shownLine } from '@siren/domain/checkout';
import type { PricedLine } from '@siren/domain/checkout';
import { sumRoubles } from '@siren/domain/money';
import type { Order } from '@siren/domain/orders';
import type { Payment } from '@siren/domain/payments';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import { formatExactMoney, formatFullDate, MINUS } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useZone } from '../info/index.ts';
import { payTypesText } from '../regions/index.ts';
import * as css from './OrderReceipt.css.ts';

/** What was paid and what went back: the order's own money apart from what the bank took besides. */
function paymentsOf({ payments, owed }: Order): Definition[] {
  const items: Definition[] = [];
  const say = (term: string, of: readonly Payment[]) => {
    if (of.length > 0)
      items.push({ term, value: formatExactMoney(sumRoubles(of.map(({ amount }) => amount))) });
  };
  const back = payments.filter(({ status }) => status === 'refunded');
  const own = back.filter(({ reason }) => reason === 'cancelled');
  const parts = payments.filter(({ status, refunded }) => status === 'paid' && refunded > 0);
  say('Оплачено', [...payments.filter(({ status }) => status === 'paid'), ...own]);
  say('Возвращено', [...own, ...parts.map((part) => ({ ...part, amount: part.refunded }))]);
  const spare = back.filter(({ reason }) => reason !== 'cancelled' && reason !== 'amount');
  say('Лишний платёж возвращён', spare);
  // Its amount is what was asked for, not what the bank took.
  if (back.some(({ reason }) => reason === 'amount'))
    items.push({ term: 'Платёж на\u00a0другую сумму', value: 'возвращён' });
  if (owed > 0 && payments.some(({ status }) => status === 'paid'))
    items.push({ term: 'Осталось доплатить', value: formatExactMoney(owed) });
  return items;
}

function sumsOf(order: Order): Definition[] {
  const { totals, services, coupon } = order;
  const shown = shownGoods(order.lines);
  const items: Definition[] = [{ term: 'Товары', value: formatExactMoney(shown.before) }];
  const off = (term: string, amount: number) => {
    if (amount > 0) items.push({ term, value: MINUS + formatExactMoney(amount), tone: 'positive' });
  };
  off('Скидка', shown.saved);
  off(`Промокод ${coupon ?? ''}`, shown.coupon);
  for (const { key, name, price } of services)
    items.push({ term: name || key, value: price === 0 ? 'бесплатно' : formatExactMoney(price) });
  off('Бонусы', totals.bonus);
  off('Сертификаты', totals.certificates);
  items.push({ term: 'Итого', value: formatExactMoney(totals.toPay), tone: 'total' });
  return [...items, ...paymentsOf(order)];
}

/** What is struck comes first, as on the order. */
function Charged(line: PricedLine) {
  const { sum, before } = shownLine(line);
  return (
    <>
      {before !== null && (
        <>
          <VisuallyHidden>Прежняя цена </VisuallyHidden>
          <s className={css.before}>{formatExactMoney(before)}</s>{' '}
        </>
      )}
      {line.quantity}&nbsp;× {formatExactMoney(line.finalPrice)} = {formatExactMoney(sum)}
    </>
  );
}

/** What was bought and what was paid, to keep or to print. It is a receipt once the money is there. */
export function OrderReceipt({ order }: { order: Order }) {
  const zone = useZone();
  const title =
    (order.owed === 0 && order.payments.some(({ status }) => status === 'paid')) ||
    order.status.code === 'done'
      ? 'Чек'
      : 'Состав и\u00a0сумма';
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <div className={css.head}>
          <Heading level={2} size="panel">
            {title}
          </Heading>
          <Button variant="line" size="s" onClick={() => window.print()}>
            Распечатать
          </Button>
        </div>
        <Text size={14} tone="muted">
          Заказ №&nbsp;{order.number} от&nbsp;{formatFullDate(order.placedAt, zone)}, оплата{' '}
          {payTypesText([order.payType])}
        </Text>
        <ul className={css.lines}>
          {order.lines.map((line) => (
            <li key={`${line.offer}:${line.finalPrice}`} className={css.line}>
              <Text as="span" size={14}>
                {[line.name, line.options].filter(Boolean).join(', ')}, арт.&nbsp;{line.article}
              </Text>
              <Text as="span" size={14} numeric nowrap>
                <Charged {...line} />
              </Text>
            </li>
          ))}
        </ul>
        <DefinitionList kind="sums" items={sumsOf(order)} />
      </Stack>
    </Card>
  );
}
