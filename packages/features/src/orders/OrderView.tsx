import { paths } from '@siren/contract/routes';
import { ANONYMOUS_EMAIL } from '@siren/domain/checkout';
import { multiplyRoubles } from '@siren/domain/money';
import type { Order } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import type { Definition } from '@siren/ui/definition-list';
import {
  formatCount,
  formatFullDate,
  formatMoney,
  formatPhone,
  formatReduction,
  formatWeekday,
} from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Split, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { StatusLine } from '@siren/ui/status-line';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import { orderSteps } from './orderSteps.ts';
import * as css from './OrderView.css.ts';

/** One order: how far it is, what is in it, where it goes, what it comes to. */
export function OrderView({ order }: { order: Order }) {
  const { customer, delivery } = order;
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>Заказ № {order.id}</Heading>
        <Text tone="muted">
          {order.status.name} · оформлен {formatFullDate(order.placedAt, 'Europe/Moscow')}
        </Text>
      </div>
      <Split
        side="summary"
        start={
          <Stack gap={6}>
            <StatusLine label="Ход заказа" steps={orderSteps(order)} />
            <Card as="section" aria-label="Состав заказа">
              <ul>
                {order.lines.map((line) => (
                  <OrderLine key={`${line.offer}:${line.finalPrice}`} line={line} />
                ))}
              </ul>
            </Card>
            <Card as="section" aria-label="Получение">
              <Stack gap={4}>
                <Heading level={2} size="panel">
                  Получение
                </Heading>
                <DefinitionList
                  kind="params"
                  items={present([
                    ['Город', delivery.city.name],
                    ['Адрес', delivery.address],
                    ['Дата', delivery.date && formatWeekday(delivery.date, 'UTC')],
                    ['Получатель', customer.name],
                    ['Телефон', formatPhone(customer.phone)],
                    ['E-mail', customer.email === ANONYMOUS_EMAIL ? null : customer.email],
                    ['Комментарий', customer.comment],
                    ['Оплата', order.payType.name],
                  ])}
                />
              </Stack>
            </Card>
          </Stack>
        }
        end={<OrderSum order={order} />}
      />
    </>
  );
}

/** Pairs whose value says something. */
const present = (pairs: readonly (readonly [string, string | null])[]): Definition[] =>
  pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []));

function OrderLine({ line }: { line: Order['lines'][number] }) {
  const { quantity, price, finalPrice } = line;
  return (
    <li className={css.line}>
      <GoodPicture image={line.image} sizes="72px" radius="m" />
      <div className={css.words}>
        <Link variant="quiet" render={<RouterLink to={paths.product(line.path)} />}>
          <Text as="span" weight="medium">
            {line.name}
          </Text>
        </Link>
        {line.options && (
          <Text size={14} tone="muted">
            {line.options}
          </Text>
        )}
        <Text size={14} tone="muted" numeric>
          {quantity}&nbsp;шт. по&nbsp;{formatMoney(finalPrice)}
        </Text>
      </div>
      <div className={css.sum}>
        <Price
          price={multiplyRoubles(finalPrice, quantity)}
          oldPrice={price > finalPrice ? multiplyRoubles(price, quantity) : null}
          size="row"
          align="end"
        />
      </div>
    </li>
  );
}

function OrderSum({ order }: { order: Order }) {
  const { totals } = order;
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const items: Definition[] = [
    { term: formatCount(pieces, ['товар', 'товара', 'товаров']), value: formatMoney(totals.goods) },
  ];
  const off = (term: string, amount: number) => {
    if (amount > 0) items.push({ term, value: formatReduction(amount), tone: 'positive' });
  };
  off(`Промокод ${order.coupon ?? ''}`, totals.discount);
  for (const { name, price } of order.services) {
    items.push({ term: name, value: price === 0 ? 'бесплатно' : formatMoney(price) });
  }
  off('Бонусы', totals.bonus);
  off('Сертификаты', totals.certificates);
  items.push({ term: 'Итого', value: formatMoney(totals.toPay), tone: 'total' });
  return (
    <Card as="aside" aria-label="Сумма заказа">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Сумма
        </Heading>
        <DefinitionList kind="sums" items={items} />
        <Text size={14} tone="muted">
          Позвоним по&nbsp;номеру {formatPhone(order.customer.phone)}, чтобы подтвердить заказ.
        </Text>
      </Stack>
    </Card>
  );
}
