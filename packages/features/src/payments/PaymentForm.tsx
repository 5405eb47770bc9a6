import type { Order } from '@siren/domain/orders';
import { INSTALMENTS, instalmentPlan } from '@siren/domain/payments';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { RadioCard, RadioGroup } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useInfo } from '../info/index.ts';
import * as css from './Payment.css.ts';
import { payLabel, receiptText } from './paymentTexts.ts';
import type { Paying } from './usePayment.ts';

interface PaymentFormProps {
  order: Order;
  payment: Paying;
}

/** How to pay, and the button with the sum. */
export function PaymentForm({ order, payment: { paying, failure, pay } }: PaymentFormProps) {
  const { payTypes, payType, owed } = order;
  // A shop that reaches nobody gives the receipt on paper.
  const sendsCodes = useInfo()?.sendsCodes ?? false;
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = payTypes.find(({ id }) => id === (picked ?? payType.id)) ?? payTypes[0];
  const label = payLabel(owed, chosen);
  return (
    <Stack gap={4}>
      {payTypes.length > 0 && (
        <RadioGroup
          label="Способ оплаты"
          layout="cards"
          value={chosen ? String(chosen.id) : null}
          disabled={paying !== null}
          onValueChange={(id) => setPicked(Number(id))}
        >
          {payTypes.map(({ id, name, description }) => (
            <RadioCard key={id} value={String(id)} description={description}>
              {name}
            </RadioCard>
          ))}
        </RadioGroup>
      )}
      {chosen?.code === 'instalments' && <Schedule order={order} />}
      {failure !== null && (
        <Callout tone="critical" role="alert">
          {failure}
        </Callout>
      )}
      <div className={css.action}>
        <Button size="l" loading={paying !== null} onClick={() => void pay(chosen?.id ?? payType.id)}>
          {label}
        </Button>
        {sendsCodes && (
          <Text size={14} tone="muted">
            Электронный чек придёт {receiptText(order)}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** The first payment is made at once, whenever that is: amounts are said here, dates by the bank. */
function Schedule({ order: { owed, placedAt } }: { order: Order }) {
  const plan = instalmentPlan(owed, placedAt.slice(0, 10));
  const [first, last] = [plan[0]?.amount ?? 0, plan.at(-1)?.amount ?? 0];
  return (
    <Text size={14} tone="muted" numeric>
      {INSTALMENTS}&nbsp;платежей раз в&nbsp;месяц, первый сегодня: по&nbsp;{formatExactMoney(first)}
      {last < first && <>, последние по&nbsp;{formatExactMoney(last)}</>}. Всего {formatExactMoney(owed)},
      без&nbsp;процентов.
    </Text>
  );
}
