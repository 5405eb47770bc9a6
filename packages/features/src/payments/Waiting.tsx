import type { Order } from '@siren/domain/orders';
import type { Payment } from '@siren/domain/payments';
import { Button } from '@siren/ui/button';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import * as css from './Payment.css.ts';
import { PaymentForm } from './PaymentForm.tsx';
import type { AnswerWait } from './useAnswer.ts';
import type { Paying } from './usePayment.ts';

interface WaitingProps {
  order: Order;
  /** What the bank has not answered to: the order itself may be agreed to be paid another way. */
  pending: Payment;
  wait: AnswerWait;
  payment: Paying;
}

/** The bank has not answered: ask once more, go back to its page, or pay another way. */
export function Waiting({ order, pending, wait, payment }: WaitingProps) {
  const [another, setAnother] = useState(false);
  return (
    <Stack gap={4}>
      <div className={css.buttons}>
        {wait.tired && (
          <Button variant="line" onClick={wait.again}>
            Проверить ещё раз
          </Button>
        )}
        {!another && (
          <>
            <Button
              variant="line"
              loading={payment.paying !== null}
              onClick={() => void payment.pay(pending.payType)}
            >
              Вернуться к&nbsp;оплате
            </Button>
            <Button variant="soft" onClick={() => setAnother(true)}>
              Другой способ
            </Button>
          </>
        )}
      </div>
      {another && <PaymentForm order={order} payment={payment} />}
    </Stack>
  );
}
