import { cancelCauses, stepsFrom } from '@siren/domain/orders';
import type { CancelCause, OrderStatusCode, StaffOrder } from '@siren/domain/orders';
import { givenBack } from '@siren/domain/payments';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { meResource, useTell } from '../kit/index.ts';
import { causeWords } from './stepWords.ts';
import { TellBuyer, useTellBuyer } from './tell/index.ts';
import type { OpenOrder } from './useOrder.ts';

/** What goes back to the client, in one line; empty where nothing does. */
function backText({ order }: StaffOrder): string {
  const { money, bonus, certificates, coupon } = givenBack(order);
  return [
    ...(money > 0 ? [`деньги ${formatExactMoney(money)}`] : []),
    ...(bonus > 0 ? [`бонусы ${formatExactMoney(bonus)}`] : []),
    ...certificates.map(({ code, amount }) => `${formatExactMoney(amount)} на\u00a0сертификат ${code}`),
    ...(coupon ? [`использование промокода ${coupon}`] : []),
  ].join(', ');
}

/** Why an order is cancelled most often where it stands. */
function likelyCause(status: OrderStatusCode): CancelCause {
  if (status === 'ready') return 'not_fetched';
  return status === 'delivering' ? 'refused' : 'asked';
}

/** Leads out of the way an order that will not be: asks why, and says what comes back. */
export function CancelOrder({ shown, open }: { shown: StaffOrder; open: OpenOrder }) {
  const { order } = shown;
  const tell = useTell();
  const { data: me } = useResource(meResource);
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<CancelCause | null>(null);
  const { tell: tellsBuyer, box } = useTellBuyer(shown.tells);
  const pickup = order.delivery.store !== null;
  const ways = stepsFrom({ status: order.status.code, pickup }, me?.permissions ?? []);
  if (!ways.includes('cancelled')) return null;
  const back = backText(shown);
  const cause = chosen ?? likelyCause(order.status.code);

  async function cancel(): Promise<void> {
    await open.step({ to: 'cancelled', cause, tell: tellsBuyer });
    tell.done(`Заказ № ${order.number} отменён`);
  }
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking(true)}>
        Отменить заказ…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Отменить заказ № ${order.number}?`}
        description={
          order.status.code === 'waiting'
            ? 'Товары под него не\u00a0отложены.'
            : 'Товары вернутся в\u00a0продажу.'
        }
        confirmLabel="Отменить заказ"
        cancelLabel="Оставить"
        tone="danger"
        describeError={errorText}
        onConfirm={cancel}
      >
        <Stack gap={3}>
          {back && <Text size={14}>Вернём клиенту: {back}.</Text>}
          <RadioGroup
            label="Причина"
            value={cause}
            onValueChange={(value) => setChosen(cancelCauses.find((one) => one === value) ?? null)}
          >
            {cancelCauses.map((one) => (
              <Radio key={one} value={one}>
                {causeWords[one]}
              </Radio>
            ))}
          </RadioGroup>
          <TellBuyer {...box} />
        </Stack>
      </AlertDialog>
    </>
  );
}
