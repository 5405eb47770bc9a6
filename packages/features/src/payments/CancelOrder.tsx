import type { Order } from '@siren/domain/orders';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { useCode } from '../code/index.ts';

const loadDialog = async () => (await import('./CancelDialog.tsx')).CancelDialog;

export interface CancelOrderProps {
  order: Order;
  onOrder(next: Order): void;
}

/** Cancels the order after a question that says what comes back; its code is fetched when it is asked. */
export function CancelOrder({ order, onOrder }: CancelOrderProps) {
  const [CancelDialog, fetchDialog] = useCode(loadDialog);
  const [open, setOpen] = useState(false);
  const ask = async () => {
    if (await fetchDialog()) setOpen(true);
  };
  return (
    <>
      <Link dashed render={<button type="button" onClick={() => void ask()} />}>
        Отменить заказ
      </Link>
      {CancelDialog && <CancelDialog order={order} open={open} onOpenChange={setOpen} onOrder={onOrder} />}
    </>
  );
}
