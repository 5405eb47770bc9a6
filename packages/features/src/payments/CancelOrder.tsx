import type { Order } from '@siren/domain/orders';
import { Link } from '@siren/ui/link';
import { lazy, Suspense, useState } from 'react';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }));

export interface CancelOrderProps {
  order: Order;
  onOrder(next: Order): void;
}

/** Cancels the order after a question that says what comes back; its code is fetched when it is asked. */
export function CancelOrder({ order, onOrder }: CancelOrderProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Link dashed roomy render={<button type="button" onClick={ask} />}>
        Отменить заказ
      </Link>
      {asked && (
        <Suspense>
          <CancelDialog order={order} open={open} onOpenChange={setOpen} onOrder={onOrder} />
        </Suspense>
      )}
    </>
  );
}
