import type { Order } from '@siren/domain/orders';
import { givenBack } from '@siren/domain/payments';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { useApi } from '../api/index.ts';
import { useReloadInfo } from '../info/index.ts';
import { errorText } from '../notices/index.ts';
import * as css from './Payment.css.ts';
import { givenBackLines } from './paymentTexts.ts';

interface CancelDialogProps {
  order: Order;
  onOrder(next: Order): void;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Asks whether the order is to be cancelled, and says what comes back. */
export function CancelDialog({ order, open, onOpenChange, onOrder }: CancelDialogProps) {
  const api = useApi();
  const reloadInfo = useReloadInfo();
  const lines = givenBackLines(order, false);
  const cancel = async () => {
    onOrder(await api.call('/api/order/cancel', { id: order.id }));
    // Bonus, certificates and coupon can be used again, here and in other tabs. Without an answer the order is cancelled
    // all the same.
    void reloadInfo().catch(() => undefined);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Отменить заказ № ${order.id}?`}
      description={
        givenBack(order).money > 0
          ? 'Товары вернутся в\u00a0продажу, деньги\u00a0— вам.'
          : 'Товары вернутся в\u00a0продажу.'
      }
      confirmLabel="Отменить заказ"
      cancelLabel="Оставить"
      tone="danger"
      describeError={errorText}
      onConfirm={cancel}
    >
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>{line}.</li>
          ))}
        </ul>
      )}
    </AlertDialog>
  );
}
