import type { CartState, CartSummary } from '@siren/domain/cart';
import { sumRoubles } from '@siren/domain/money';
import { CartSum } from '../cart/index.ts';
import type { ChosenDelivery } from '../cart/index.ts';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { formatMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { differenceText } from './differenceText.ts';
import * as css from './OrderSummary.css.ts';
import { SumSaid } from './SumSaid.tsx';
import type { TotalChange } from './useOrder.ts';

export interface OrderSummaryProps {
  cart: CartState;
  summary: CartSummary;
  delivery: ChosenDelivery | null;
  /** What pays besides money, between the steps of the sum and its end. */
  means: ReactNode;
  /** Changes are on their way: the sum may still move. */
  pending: boolean;
  placing: boolean;
  /** The server's sum is another: nothing was ordered yet. */
  changed: TotalChange | null;
  onOrder(): void;
}

/** Why the order cannot be placed as the cart stands; null where it can. */
function hindrance({ selectedRows, problems }: CartSummary): string | null {
  if (selectedRows === 0) return 'Отметьте товары, которые хотите заказать.';
  if (problems.length > 0) return 'Не все товары можно заказать: посмотрите пометки в\u00a0списке.';
  return null;
}

/** One balance may make up for another: the same sum, and yet not what the buyer has seen. */
function changeTitle({ total, differences }: TotalChange): string {
  const more = sumRoubles(differences.map(({ amount }) => amount));
  const sum = formatMoney(total);
  return more === 0 && differences.length > 0
    ? `Сумма прежняя, ${sum}, но\u00a0платите вы её иначе.`
    : `Сумма изменилась: ${sum}.`;
}

/** The sum in steps, what changed in it, and the button that orders. */
export function OrderSummary({
  cart,
  summary,
  delivery,
  means,
  pending,
  placing,
  changed,
  onOrder,
}: OrderSummaryProps) {
  const { toPay } = summary.totals;
  const hindered = hindrance(summary);
  const order = (
    <Button size="l" wide loading={placing} disabled={hindered !== null} onClick={onOrder}>
      Оформить заказ
    </Button>
  );
  return (
    <Card as="aside" aria-label="Ваш заказ">
      <SumSaid totals={summary.totals} pending={pending} />
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Ваш заказ
        </Heading>
        <CartSum summary={summary} coupon={cart.coupon} delivery={delivery} />
        {means}
        <div className={css.total}>
          <Text as="span" size={18} weight="strong">
            Итого
          </Text>
          <Price price={toPay} size="page" align="end" pending={pending} />
        </div>
        {changed && (
          <Callout tone="caution" role="alert" title={changeTitle(changed)}>
            <ul className={css.reasons}>
              {changed.differences.map((difference) => {
                const text = differenceText(difference, cart);
                return <li key={text}>{text}</li>;
              })}
            </ul>
            Проверьте и&nbsp;нажмите «Оформить заказ» ещё раз.
          </Callout>
        )}
        {hindered && (
          <Text size={14} tone="caution">
            {hindered}
          </Text>
        )}
        {order}
        <Text size={12} tone="muted">
          Сумма не&nbsp;изменится без&nbsp;вашего согласия: сколько показано здесь, столько и&nbsp;будет
          в&nbsp;заказе.
        </Text>
      </Stack>
    </Card>
  );
}
