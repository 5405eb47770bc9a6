import { sumRoubles } from '@siren/domain/money';
import type { CartState, CartSummary } from '@siren/domain/cart';
import { CartSum } from '../cart/index.ts';
import type { ChosenDelivery } from '../cart/index.ts';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatExactMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { hindrance } from './hindrance.ts';
import { LateOrderProof } from './LateOrderProof.tsx';
import { LateOrderTrouble } from './LateOrderTrouble.tsx';
import * as css from './OrderSummary.css.ts';
import type { OrderProof, OrderTrouble } from './OrderTrouble.ts';
import { SumSaid } from './SumSaid.tsx';

export interface OrderSummaryProps {
  cart: CartState;
  summary: CartSummary;
  delivery: ChosenDelivery | null;
  /** What pays besides money, between the steps of the sum and its end. */
  means: ReactNode;
  /** Changes are on their way: the sum may still move. */
  pending: boolean;
  placing: boolean;
  /** Why nothing was ordered yet. */
  trouble: OrderTrouble | null;
  onOrder(): void;
  /** Leaves out what cannot be bought, and orders the rest. */
  onDrop(): void;
  /** Goes on with an order that asked for proof. */
  onProof(proof: OrderProof): void;
  /** Another code is typed. */
  onProofEdit(): void;
}

/** The sum in steps, what changed in it, and the button that orders. */
export function OrderSummary({
  cart,
  summary,
  delivery,
  means,
  pending,
  placing,
  trouble,
  onOrder,
  onDrop,
  onProof,
  onProofEdit,
}: OrderSummaryProps) {
  const { toPay } = summary.totals;
  const hindered = hindrance(summary);
  const saved = sumRoubles([summary.shown.saved, summary.shown.coupon]);
  const order = (
    <Button
      size="l"
      wide
      loading={placing}
      disabled={hindered !== null && !hindered.drops}
      onClick={hindered ? onDrop : onOrder}
    >
      {hindered?.drops ? 'Убрать и\u00a0оформить' : 'Оформить заказ'}
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
          <Price price={toPay} size="page" align="end" exact pending={pending} />
        </div>
        {saved > 0 && (
          <Text size={14} tone="positive">
            Вы экономите {formatExactMoney(saved)}
          </Text>
        )}
        {trouble && trouble.kind !== 'proof' && <LateOrderTrouble trouble={trouble} cart={cart} />}
        {hindered && (
          <Text size={14} tone="caution">
            {hindered.words}
          </Text>
        )}
        {trouble?.kind === 'proof' ? (
          <LateOrderProof {...trouble} placing={placing} onProof={onProof} onEdit={onProofEdit} />
        ) : (
          order
        )}
        <Text size={12} tone="muted">
          Сумма не&nbsp;изменится без&nbsp;вашего согласия: сколько показано здесь, столько и&nbsp;будет
          в&nbsp;заказе.
        </Text>
      </Stack>
    </Card>
  );
}
