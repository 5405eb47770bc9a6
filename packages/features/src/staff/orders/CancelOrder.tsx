import { stepsFrom } from '@siren/domain/orders';
import type { StaffOrder } from '@siren/domain/orders';
import { givenBack } from '@siren/domain/payments';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { meResource, useTell } from '../kit/index.ts';
import { CauseChoice } from './CauseChoice.tsx';
import { TellBuyer, useTellBuyer } from './tell/index.ts';
import { useCauses } from './useCauses.ts';
import type { OpenOrder } from './useOrder.ts';

type Cancelling = Pick<OpenOrder, 'step' | 'causes'>;

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

/** Leads out of the way an order that will not be: asks why, and says what comes back. */
export function CancelOrder({ shown, open }: { shown: StaffOrder; open: Cancelling }) {
  const { order } = shown;
  const { data: me } = useResource(meResource);
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no');
  const pickup = order.delivery.store !== null;
  const ways = stepsFrom({ status: order.status.code, pickup }, me?.permissions ?? []);
  if (!ways.includes('cancelled')) return null;
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking('yes')}>
        Отменить заказ…
      </Button>
      {asking !== 'no' && (
        <CancelDialog
          shown={shown}
          open={open}
          asking={asking === 'yes'}
          onAsk={(yes) => setAsking(yes ? 'yes' : 'done')}
        />
      )}
    </>
  );
}

interface CancelDialogProps {
  shown: StaffOrder;
  open: Cancelling;
  asking: boolean;
  onAsk(yes: boolean): void;
}

function CancelDialog({ shown, open, asking, onAsk }: CancelDialogProps) {
  const { order } = shown;
  const tell = useTell();
  const { tell: tellsBuyer, box } = useTellBuyer(shown.tells);
  const why = useCauses(open.causes);
  const back = backText(shown);

  async function cancel(): Promise<void> {
    if (why.chosen === null) throw new Error('no cause');
    try {
      await open.step({ to: 'cancelled', cause: why.chosen, tell: tellsBuyer });
    } catch (error) {
      // It may have been taken out of the reference meanwhile.
      why.readAgain();
      throw error;
    }
    tell.done(`Заказ № ${order.number} отменён`);
  }
  return (
    <AlertDialog
      open={asking}
      onOpenChange={onAsk}
      title={`Отменить заказ № ${order.number}?`}
      description={
        order.status.code === 'waiting'
          ? 'Товары под него не\u00a0отложены.'
          : 'Товары вернутся в\u00a0продажу.'
      }
      confirmLabel="Отменить заказ"
      cancelLabel="Оставить"
      tone="danger"
      describeError={(error) => (why.chosen === null ? 'Выберите причину.' : errorText(error))}
      onConfirm={cancel}
    >
      <Stack gap={3}>
        {back && <Text size={14}>Вернём клиенту: {back}.</Text>}
        <CauseChoice why={why} />
        <TellBuyer {...box} />
      </Stack>
    </AlertDialog>
  );
}
