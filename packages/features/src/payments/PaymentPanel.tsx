import type { Order } from '@siren/domain/orders';
import { awaitsMoney, isChangeable, payStage } from '@siren/domain/payments';
import { Card } from '@siren/ui/card';
import { formatDay, formatTime } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useZone } from '../info/index.ts';
import { CancelOrder } from './CancelOrder.tsx';
import * as css from './Payment.css.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PayOnline } from './PayOnline.tsx';
import { PaymentState } from './PaymentState.tsx';
import { useAnswer } from './useAnswer.ts';
import { usePayment } from './usePayment.ts';
import { Waiting } from './Waiting.tsx';

export interface PaymentPanelProps {
  order: Order;
  /** The order as it is after a press. */
  onOrder(next: Order): void;
  /** Reads the order anew. */
  read(): Promise<unknown>;
  /** When the bank's answer is asked for, ms after the time before. @default ANSWER_DELAYS_MS */
  delays?: readonly number[];
}

/** Where the order stands with its money, and what can be done about it: pay, wait, choose another way, cancel. */
export function PaymentPanel({ order, onOrder, read, delays }: PaymentPanelProps) {
  const payment = usePayment({ order, onOrder, onOutdated: () => void read() });
  const now = payStage(order);
  const wait = useAnswer(now.stage === 'waiting', read, delays);
  const asks = now.stage === 'unpaid' || now.stage === 'refused';
  return (
    <Card as="section" aria-label="Оплата">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          {order.totals.toPay > 0 && now.stage !== 'in_doubt' ? 'Оплата' : 'Подтверждение'}
        </Heading>
        {/* Heard by those who do not see the page change. */}
        <div role={now.stage === 'refused' ? 'alert' : 'status'}>
          <PaymentState order={order} now={now} tired={wait.tired} />
        </div>
        {now.stage === 'waiting' && (
          <Waiting order={order} pending={now.payment} wait={wait} payment={payment} />
        )}
        {asks && <PaymentForm order={order} payment={payment} />}
        {now.stage === 'agreed' && <PayOnline order={order} payment={payment} />}
        {isChangeable(order.status.code) && (
          <div className={css.foot}>
            <Deadline order={order} />
            <CancelOrder order={order} onOrder={onOrder} />
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** Until when the goods are kept for who has not paid, confirmed or proven who they are yet. */
function Deadline({ order }: { order: Order }) {
  const zone = useZone();
  const { status, totals, payType, keptUntil } = order;
  if (keptUntil === null) return <span />;
  const online = status.code === 'new' && awaitsMoney({ toPay: totals.toPay, payType: payType.code });
  return (
    <Text size={14} tone="muted">
      {online ? 'Ждём оплату до\u00a0' : 'Ждём подтверждения до\u00a0'}
      {formatDay(keptUntil, zone)}, {formatTime(keptUntil, zone)} по&nbsp;местному времени
    </Text>
  );
}
